package nonet.solve;

import java.util.ArrayList;
import java.util.List;

/// Cancellation token, as held by the side that cancels. It tells those who wait that they need not wait any longer.
/// Safe for use by several threads.
public final class CancelToken implements Cancel {

    /// An action that was registered with a token.
    @FunctionalInterface
    public interface Registration extends AutoCloseable {

        /// Removes the action; it may still be running on the thread that cancels.
        @Override
        void close();
    }

    private final List<Runnable> actions = new ArrayList<>();
    private volatile boolean requested;

    @Override
    public boolean requested() {
        return requested;
    }

    /// Requests cancellation, and runs the registered actions on this thread. Further calls do nothing.
    public void request() {
        List<Runnable> told;
        synchronized (actions) {
            requested = true;
            told = List.copyOf(actions);
            actions.clear();
        }
        told.forEach(Runnable::run);
    }

    /// Registers an action that runs once when cancellation is requested, or at once when it is requested already.
    public Registration whenRequested(Runnable action) {
        // An object of its own, so that the same action can be registered twice.
        Runnable own = action::run;
        synchronized (actions) {
            if (!requested) {
                actions.add(own);
                return () -> remove(own);
            }
        }
        action.run();
        return () -> {};
    }

    private void remove(Runnable action) {
        synchronized (actions) {
            actions.remove(action);
        }
    }
}
