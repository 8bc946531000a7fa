package nonet.service;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import nonet.solve.Cancel;

/// Makes numbered things on several threads and hands them on in the order of their numbers, in constant memory.
final class InOrder {

    /// Makes one thing after the other, for one thread at a time.
    @FunctionalInterface
    interface Maker<T> {

        /// Makes the thing of this number, the same whatever was made before. What it returns once it is to stop is of no
        /// interest.
        T make(long number, Cancel cancel);
    }

    /// Takes things in order, on the thread that waits for them.
    @FunctionalInterface
    interface Sink<T> {

        /// Returns whether the next thing is wanted.
        boolean take(T thing) throws IOException;
    }

    /// How many things a thread may be ahead of the one that takes them.
    private static final int AHEAD = 16;

    private InOrder() {}

    /// Makes the things from 0 to `count` - 1, and fewer when the sink has had enough or the wish to stop comes.
    ///
    /// @param jobs how many threads make them, at least 1
    /// @param makers makes a maker for each thread
    /// @throws IOException when the sink does
    static <T> void make(long count, int jobs, Supplier<Maker<T>> makers, Sink<T> sink, Cancel cancel)
            throws IOException {
        if (jobs == 1) {
            Maker<T> maker = makers.get();
            boolean wanted = true;
            for (long number = 0; number < count && wanted && !cancel.requested(); number++) {
                T thing = maker.make(number, cancel);
                wanted = !cancel.requested() && sink.take(thing);
            }
            return;
        }
        AtomicBoolean enough = new AtomicBoolean();
        Cancel halt = () -> enough.get() || cancel.requested();
        Queue<Maker<T>> idle = new ConcurrentLinkedQueue<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(
                jobs, Thread.ofPlatform().daemon().name("maker-", 1).factory())) {
            try {
                Deque<Future<T>> ahead = new ArrayDeque<>();
                boolean wanted = true;
                for (long next = 0; wanted && (next < count || !ahead.isEmpty()); ) {
                    if (next < count && ahead.size() < AHEAD * jobs) {
                        long number = next++;
                        ahead.add(threads.submit(() -> make(number, idle, makers, halt)));
                    } else {
                        T thing = await(ahead.remove());
                        wanted = !cancel.requested() && sink.take(thing);
                    }
                }
            } finally {
                enough.set(true);
                threads.shutdownNow();
            }
        }
    }

    private static <T> T make(long number, Queue<Maker<T>> idle, Supplier<Maker<T>> makers, Cancel cancel) {
        Maker<T> free = idle.poll();
        Maker<T> maker = free == null ? makers.get() : free;
        T thing = maker.make(number, cancel);
        idle.add(maker);
        return thing;
    }

    private static <T> T await(Future<T> future) throws IOException {
        try {
            return future.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a maker failed", broken.getCause());
        }
    }
}
