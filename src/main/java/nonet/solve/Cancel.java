package nonet.solve;

import java.util.concurrent.CancellationException;

/// Cancellation token, as seen by the work that it cancels. Work asks often, and throws [CancellationException] once
/// cancellation is requested, so that no part of a result passes for the whole.
@FunctionalInterface
public interface Cancel {

    /// A token that is never requested to cancel.
    Cancel NEVER = () -> false;

    /// Tests whether cancellation is requested. Cheap, and safe from any thread.
    boolean requested();

    /// Returns if work is to go on.
    ///
    /// @throws CancellationException when cancellation is requested or the thread is interrupted
    default void check() {
        if (requested() || Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }
}
