package nonet.solve;

import java.util.concurrent.CancellationException;

/// Cancellation token, as seen by the work that it cancels. Work polls it often, and throws [CancellationException]
/// once cancellation is requested, so that a partial result is never taken for a complete one.
@FunctionalInterface
public interface Cancel {

    /// A token that never requests cancellation.
    Cancel NEVER = () -> false;

    /// Tests whether cancellation is requested. Cheap, and safe from any thread.
    boolean requested();

    /// Returns if work may continue.
    ///
    /// @throws CancellationException if cancellation is requested or the thread is interrupted
    default void check() {
        if (requested() || Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }
}
