package nonet.files;

/// Cleanup work in case the program is terminated, by Ctrl+C for example.
public final class AtExit implements AutoCloseable {

    private final Thread hook;

    /// @param work runs if the program ends before this is closed; short, on a separate thread
    public AtExit(Runnable work) {
        hook = Thread.ofPlatform().name("at-exit").unstarted(work);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException endsAlready) {
            // The shutdown cannot be delayed any further, and there is no channel left to report a failure.
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
