package nonet.service.pipeline;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;

/// Ordered parallel work in constant memory: slots are filled from a source, worked on by a fixed pool of threads, and
/// drained in the order in which they were filled.
///
/// The slots form a ring and are reused. Each worker takes the next free one, fills it while no other reads, works on
/// it, and drains all slots that are next in sequence unless another worker is draining. A slow source, slow work and a
/// slow sink therefore hold up the others: the ring gives back-pressure.
///
/// @param <S> the type of slots
public final class Pipeline<S> {

    /// Fills slots, one after the other, though not always on the same thread.
    @FunctionalInterface
    public interface Source<S> {

        /// Fills a slot with the next content.
        ///
        /// @return false at the end
        boolean fill(S slot) throws IOException;
    }

    /// Works on slots, on one thread.
    @FunctionalInterface
    public interface Work<S> {

        /// Works on a slot.
        ///
        /// @param cancel requests to stop because of a cancellation or a failure elsewhere
        /// @throws CancellationException if stopped
        void on(S slot, CancelToken cancel);
    }

    /// Receives slots in sequence, one after the other, though not always on the same thread.
    @FunctionalInterface
    public interface Sink<S> {

        /// Receives a finished slot, before it is reused.
        void take(S slot) throws IOException;

        /// Called when the next slot in sequence is not ready, which is a good time to flush.
        default void idle() throws IOException {}
    }

    private final int jobs;
    private final List<S> ring;
    private final boolean[] ready;
    private final CancelToken halt = new CancelToken();

    /// Counted down when all threads have ended, or when the run is halted and the sink is called no more. The calling
    /// thread waits for it; only threads that wait to fill a slot wait for the monitor, and one of them is notified.
    private final CountDownLatch over = new CountDownLatch(1);

    private long filled;
    private long drained;
    private boolean filling;
    private boolean draining;
    private boolean exhausted;
    private int working;
    private @Nullable Throwable brokenSource;
    private @Nullable Throwable failure;

    /// @param jobs the number of working threads, at least 1
    /// @param slots the largest number of slots in progress, at least as many as jobs
    public Pipeline(int jobs, int slots, Supplier<S> slot) {
        if (jobs < 1 || slots < jobs) {
            throw new IllegalArgumentException(jobs + " jobs on " + slots + " slots");
        }
        this.jobs = jobs;
        this.ring = Stream.generate(slot).limit(slots).toList();
        this.ready = new boolean[slots];
    }

    /// Runs to the end of the source. Must be called at most once. Afterward the sink is not called any more.
    ///
    /// If the source fails, everything before is processed first. If anything else fails, or if the run is cancelled,
    /// slots in progress are dropped; a source that blocks is abandoned.
    ///
    /// @param work creates the work of a thread
    /// @throws CancellationException if cancelled, or when the calling thread is interrupted
    /// @throws IOException if the source or the sink fails
    public void run(Source<S> source, Supplier<? extends Work<S>> work, Sink<S> sink, CancelToken cancel)
            throws IOException {
        working = jobs;
        try (var _ = cancel.whenRequested(halt::request);
                var _ = halt.whenRequested(this::wake)) {
            for (int job = 1; job <= jobs; job++) {
                Thread.ofPlatform().daemon().name("pipeline-" + job).start(() -> work(source, work, sink));
            }
            await();
        }
        finish();
    }

    private void await() {
        boolean interrupted = false;
        while (over.getCount() > 0) {
            try {
                over.await();
            } catch (InterruptedException stop) {
                interrupted = true;
                halt.request();
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void finish() throws IOException {
        boolean whole = exhausted && drained == filled;
        @Nullable Throwable end = failure != null ? failure : whole ? brokenSource : new CancellationException();
        if (end == null) {
            return;
        }
        switch (end) {
            case IOException broken -> throw broken;
            case RuntimeException bug -> throw bug;
            case Error grave -> throw grave;
            case Throwable impossible -> throw new IllegalStateException(impossible);
        }
    }

    private void work(Source<S> source, Supplier<? extends Work<S>> work, Sink<S> sink) {
        try {
            Work<S> own = work.get();
            for (long number = fill(source); number >= 0; number = fill(source)) {
                own.on(slot(number), halt);
                drain(number, sink);
            }
        } catch (IOException | RuntimeException | Error broken) {
            fail(broken);
        } finally {
            synchronized (this) {
                if (--working == 0) {
                    over.countDown();
                }
            }
        }
    }

    private S slot(long number) {
        return ring.get((int) (number % ring.size()));
    }

    /// Fills the next slot.
    ///
    /// @return its number, or -1 at the end of the source
    private long fill(Source<S> source) {
        if (!beginToFill()) {
            return -1;
        }
        boolean more = false;
        try {
            more = source.fill(slot(filled));
        } catch (IOException | RuntimeException | Error broken) {
            brokenSource = broken;
        }
        synchronized (this) {
            filling = false;
            if (halt.requested()) {
                return -1;
            }
            exhausted = !more;
            if (exhausted) {
                notifyAll();
                return -1;
            }
            notify();
            return filled++;
        }
    }

    private synchronized boolean beginToFill() {
        while (!halt.requested() && !exhausted && (filling || filled - drained == ring.size())) {
            try {
                wait();
            } catch (InterruptedException stop) {
                halt.request();
            }
        }
        filling = !halt.requested() && !exhausted;
        return filling;
    }

    /// Drains all slots that are next in sequence, unless another thread does.
    private void drain(long number, Sink<S> sink) throws IOException {
        if (!beginToDrain(number)) {
            return;
        }
        try {
            while (isNextReady()) {
                sink.take(slot(drained));
                if (free()) {
                    sink.idle();
                }
            }
        } catch (IOException | RuntimeException | Error broken) {
            endDraining();
            throw broken;
        }
    }

    private synchronized boolean beginToDrain(long number) {
        ready[(int) (number % ready.length)] = true;
        boolean begins = !draining && number == drained;
        draining |= begins;
        return begins;
    }

    private synchronized boolean isNextReady() {
        if (!ready[(int) (drained % ready.length)] || halt.requested()) {
            endDraining();
        }
        return draining;
    }

    /// Frees the slot that was drained.
    ///
    /// @return whether the next one is not ready
    private synchronized boolean free() {
        ready[(int) (drained % ready.length)] = false;
        drained++;
        notify();
        return !ready[(int) (drained % ready.length)];
    }

    private synchronized void endDraining() {
        draining = false;
        if (halt.requested()) {
            over.countDown();
        }
    }

    private void fail(Throwable broken) {
        synchronized (this) {
            boolean dropped = broken instanceof CancellationException && halt.requested();
            failure = failure == null && !dropped ? broken : failure;
        }
        halt.request();
    }

    private synchronized void wake() {
        notifyAll();
        if (!draining) {
            over.countDown();
        }
    }
}
