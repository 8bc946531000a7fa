package nonet.ui.kit.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import nonet.solve.Cancel;

/// What other threads make to be shown, in order. The window takes it in batches, at most one a frame, so that a producer
/// that is faster than the window keeps its results waiting and not the window. The producer adds from any thread; all else is
/// for the thread of the window, which creates it.
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

    /// Takes all results that are left, when the window hears of the end of the producer: at most a batch, as that has waited.
    public List<T> takeLast() {
        List<T> rest = new ArrayList<>();
        waiting.drainTo(rest);
        return rest;
    }

    /// Waits until no more than a batch is left. A producer calls this at its end, for as long as it works, the window has its
    /// frames. Work that the window does itself cannot wait for it.
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
