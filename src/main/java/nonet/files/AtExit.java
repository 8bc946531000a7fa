package nonet.files;

/// What has to be done should the program be told to end meanwhile, by Ctrl+C for example.
public final class AtExit implements AutoCloseable {

    private final Thread hook;

    /// @param work is done when the program ends before this is closed; short, on a thread of its own
    public AtExit(Runnable work) {
        hook = Thread.ofPlatform().name("at-exit").unstarted(work);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException endsAlready) {
            // Whoever works until the very end finishes or leaves the work undone; nobody can be told any more.
        }
    }

    /// From here on nothing has to be done.
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException endsAlready) {
            // It is being done.
        }
    }
}
