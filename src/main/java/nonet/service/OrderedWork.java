package nonet.service;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Does a piece of work for each of many things on several threads, and hands on the results in the order of the things
/// as soon as they are there. A bounded number is under way, so memory stays the same however many there are.
///
/// One thread adds and closes. With one job everything happens on it.
public final class OrderedWork<T, R> implements AutoCloseable {

    /// Does a piece of work.
    public interface Work<T, R> {

        /// @param cancel whether nobody wants the result any more, because something has failed
        R on(T thing, Cancel cancel);
    }

    /// Takes results, one at a time.
    public interface Sink<R> {

        /// @param pause whether the next result is not there yet, so that what was written should be shown
        void take(R result, boolean pause) throws IOException;
    }

    private static final int WAITING_A_JOB = 256;

    private final Work<T, R> work;
    private final Sink<R> sink;
    private final @Nullable ExecutorService workers;
    private final BlockingQueue<Future<Optional<R>>> underWay;
    private final Future<Optional<R>> end = CompletableFuture.completedFuture(Optional.empty());
    private final Thread printer;
    private volatile @Nullable Throwable failure;
    private boolean told;

    /// @param jobs how many threads work, at least 1
    public OrderedWork(int jobs, Work<T, R> work, Sink<R> sink) {
        this.work = work;
        this.sink = sink;
        this.workers = jobs == 1
                ? null
                : Executors.newFixedThreadPool(
                        jobs, Thread.ofPlatform().daemon().name("work-", 1).factory());
        this.underWay = new ArrayBlockingQueue<>(jobs * WAITING_A_JOB);
        this.printer = Thread.ofPlatform().daemon().name("in-order").unstarted(this::handOn);
        if (jobs > 1) {
            printer.start();
        }
    }

    /// Adds a thing. Waits while too many are under way.
    ///
    /// @throws IOException when the sink fails, or has failed; an [InterruptedIOException] when the thread is interrupted
    public void add(T thing) throws IOException {
        if (workers == null) {
            sink.take(work.on(thing, Cancel.NEVER), true);
            return;
        }
        Cancel cancel = () -> failure != null;
        FutureTask<Optional<R>> task =
                new FutureTask<>(() -> cancel.requested() ? Optional.empty() : Optional.of(work.on(thing, cancel)));
        put(task);
        workers.execute(task);
        check();
    }

    /// Waits until everything is handed on.
    ///
    /// @throws IOException when the sink fails, or has failed; an [InterruptedIOException] when the thread is interrupted
    @Override
    public void close() throws IOException {
        if (workers == null) {
            return;
        }
        put(end);
        join();
        workers.shutdownNow();
        check();
    }

    private void put(Future<Optional<R>> future) {
        try {
            underWay.put(future);
        } catch (InterruptedException interrupted) {
            abandon(interrupted);
        }
    }

    private void join() {
        try {
            printer.join();
        } catch (InterruptedException interrupted) {
            abandon(interrupted);
        }
    }

    /// Leaves everything undone, because nobody waits for it any more.
    private void abandon(InterruptedException interrupted) {
        failure = failure == null ? interrupted : failure;
        printer.interrupt();
        Thread.currentThread().interrupt();
    }

    /// Throws what failed, once.
    private void check() throws IOException {
        if (told) {
            return;
        }
        told = failure != null;
        switch (failure) {
            case null -> {}
            case IOException broken -> throw broken;
            case RuntimeException wrong -> throw wrong;
            case Error grave -> throw grave;
            case InterruptedException ignored -> throw new InterruptedIOException();
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    /// Hands on results until the mark of the end. After a failure it only empties the queue, so that nobody waits.
    private void handOn() {
        boolean goes = true;
        while (goes) {
            try {
                Future<Optional<R>> first = underWay.take();
                goes = first != end;
                Optional<R> result = first.get();
                if (result.isPresent() && failure == null) {
                    Future<Optional<R>> next = underWay.peek();
                    sink.take(result.get(), next == null || !next.isDone());
                }
            } catch (ExecutionException failed) {
                failure = failed.getCause();
            } catch (IOException | RuntimeException | Error failed) {
                failure = failed;
            } catch (InterruptedException interrupted) {
                failure = interrupted;
                return;
            }
        }
    }
}
