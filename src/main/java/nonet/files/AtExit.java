package nonet.files;

/// Cleanup work in case the program is terminated, by Ctrl+C for example.
public final class AtExit implements AutoCloseable {

    private final Thread hook;

    /// @param work runs if the program ends before this is closed; short, on a separate thread
    public AtExit(Runnable work) {
        hook = hook(work);
    }

    /// Runs work whenever the program ends.
    ///
    /// @param work short, on a separate thread
    public static void run(Runnable work) {
        hook(work);
    }

    private static Thread hook(Runnable work) {
        Thread hook = Thread.ofPlatform().name("at-exit").unstarted(work);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException endsAlready) {
            // The shutdown cannot be delayed any further, and there is no channel left to report a failure.
        }
        return hook;
    }

    /// Tests whether the program is ending: its exit code is settled, and cleanup that called `System.exit` would wait for
    /// itself.
    public static boolean isUnderway() {
        Thread probe = new Thread();
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException endsAlready) {
            return true;
        }
    }

    /// Cancels the cleanup.
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException endsAlready) {
            // The cleanup is already running.
        }
    }
}
