package nonet.solve;

import java.util.ArrayList;
import java.util.List;

/// Cancellation token, as held by the canceller. It notifies waiting threads, so that they need not wait any longer.
/// Safe for use by several threads.
public final class CancelToken implements Cancel {

    /// An action that was registered with a token.
    @FunctionalInterface
    public interface Registration extends AutoCloseable {

        /// Removes the action; it may still be running on the thread that cancels.
        @Override
        void close();
    }

    /// A registered action. Each registration is a separate object, so that one action can be registered twice.
    private final class Registered implements Registration {

        final Runnable action;

        Registered(Runnable action) {
            this.action = action;
        }

        @Override
        public void close() {
            synchronized (registered) {
                registered.remove(this);
            }
        }
    }

    private final List<Registered> registered = new ArrayList<>();
    private volatile boolean requested;

    @Override
    public boolean requested() {
        return requested;
    }

    /// Requests cancellation, and runs the registered actions on this thread. Further calls do nothing.
    public void request() {
        List<Registered> told;
        synchronized (registered) {
            requested = true;
            told = List.copyOf(registered);
            registered.clear();
        }
        told.forEach(each -> each.action.run());
    }

    /// Registers an action that runs once when cancellation is requested, or at once if it is requested already.
    public Registration whenRequested(Runnable action) {
        synchronized (registered) {
            if (!requested) {
                Registered registration = new Registered(action);
                registered.add(registration);
                return registration;
            }
        }
        action.run();
        return () -> {};
    }
}
