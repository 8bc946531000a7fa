package nonet.service.pipeline;

import nonet.solve.CancelToken;

/// A gate at which work waits while it is paused. Safe for use by several threads.
public final class PauseGate {

    private volatile boolean closed;

    /// Makes work wait from its next pass on.
    public void pause() {
        closed = true;
    }

    /// Resumes the work.
    public synchronized void resume() {
        closed = false;
        notifyAll();
    }

    /// Waits while the gate is closed.
    ///
    /// @throws CancellationException if the work is cancelled, or its thread interrupted
    public void pass(CancelToken cancel) {
        if (closed) {
            try (var _ = cancel.whenRequested(this::wake)) {
                await(cancel);
            }
        }
        cancel.check();
    }

    private synchronized void await(CancelToken cancel) {
        try {
            while (closed && !cancel.requested()) {
                wait();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void wake() {
        notifyAll();
    }
}
