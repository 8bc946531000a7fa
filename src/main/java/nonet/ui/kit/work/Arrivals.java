package nonet.ui.kit.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import nonet.solve.Cancel;

/// Results of background work that the window has yet to show, in order. The window takes them in batches, at most one a
/// frame, so that it stays responsive however fast they arrive. Results are added from any thread; the other methods are
/// for the thread of the window, which creates this.
///
/// @param <T> the type of results
public final class Arrivals<T> {

    /// The size of a batch: what a table takes in a few milliseconds.
    static final int BATCH = 1000;

    private static final long WAIT_MILLIS = 5;

    private final LinkedBlockingQueue<T> waiting = new LinkedBlockingQueue<>();
    private final Thread window = Thread.currentThread();

    /// Adds a result.
    public void add(T result) {
        waiting.add(result);
    }

    /// Adds results.
    public void addAll(List<T> results) {
        waiting.addAll(results);
    }

    /// Takes the next results, at most a batch, for the window to show all at once.
    ///
    /// @return the results; empty if there are none yet
    public List<T> take() {
        List<T> batch = new ArrayList<>();
        waiting.drainTo(batch, BATCH);
        return batch;
    }

    /// Takes all results that are left after the work has ended: at most a batch, because it waited for [#untilLast].
    public List<T> takeLast() {
        List<T> rest = new ArrayList<>();
        waiting.drainTo(rest);
        return rest;
    }

    /// Waits until at most one batch is left. Called by the background work at its end. Returns at once on the thread of the
    /// window, which cannot wait for itself.
    ///
    /// @throws java.util.concurrent.CancellationException if canceled
    public void untilLast(Cancel cancel) throws InterruptedException {
        while (waiting.size() > BATCH && Thread.currentThread() != window) {
            cancel.check();
            Thread.sleep(WAIT_MILLIS);
        }
    }

    /// Drops what was not taken.
    public void clear() {
        waiting.clear();
    }
}
