package nonet.service.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import nonet.solve.CancelToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class PipelineTests {

    /// Ten times the tenth of a second within which a cancelled run has to return.
    private static final long SOON_NANOS = 1_000_000_000;

    private static final int MANY = 1_000_000;

    private static final class Slot {
        private int number;
        private long square;
    }

    private final CancelToken cancel = new CancelToken();
    private final AtomicInteger read = new AtomicInteger();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void resultsComeInTheOrderOfTheSource(int jobs) throws IOException {
        List<Long> squares = new ArrayList<>();
        run(jobs, 3 * jobs, 10_000, slot -> squares.add(slot.square));
        assertThat(squares)
                .isEqualTo(
                        IntStream.range(0, 10_000).mapToObj(i -> (long) i * i).toList());
    }

    @Test
    void severalSlotsAreUnderWayAtOnce() throws IOException {
        CountDownLatch second = new CountDownLatch(1);
        List<Integer> done = new ArrayList<>();
        pipeline(2, 2)
                .run(
                        source(2),
                        () -> (slot, _) -> {
                            if (slot.number == 0) {
                                await(second);
                            } else {
                                second.countDown();
                            }
                        },
                        slot -> done.add(slot.number),
                        cancel);
        assertThat(done).containsExactly(0, 1);
    }

    @Test
    void noMoreIsReadThanTheRingHolds() {
        assertThatThrownBy(() -> run(3, 12, MANY, slot -> {
                    park(100);
                    cancel.request();
                }))
                .isInstanceOf(CancellationException.class);
        // One slot is free again when the sink has taken it.
        assertThat(read.get()).isLessThanOrEqualTo(13);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSinkThatFailsEndsTheRun(int jobs) {
        AtomicInteger taken = new AtomicInteger();
        assertThatThrownBy(() -> run(jobs, 4 * jobs, MANY, _ -> {
                    taken.incrementAndGet();
                    throw new IOException("gone");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("gone");
        assertThat(taken).hasValue(1);
        assertThat(read.get()).isLessThan(MANY);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void passesOnEverythingBeforeAFailureOfTheSource(int jobs) {
        List<Integer> taken = new ArrayList<>();
        assertThatThrownBy(() -> pipeline(jobs, 4 * jobs)
                        .run(
                                slot -> {
                                    slot.number = read.getAndIncrement();
                                    if (slot.number == 20) {
                                        throw new IOException("unreadable");
                                    }
                                    return true;
                                },
                                () -> (_, _) -> park(1),
                                slot -> taken.add(slot.number),
                                cancel))
                .isInstanceOf(IOException.class)
                .hasMessage("unreadable");
        assertThat(taken).isEqualTo(IntStream.range(0, 20).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aDefectInTheWorkIsNotSwallowed(int jobs) {
        assertThatThrownBy(() -> pipeline(jobs, jobs)
                        .run(source(MANY), () -> (slot, _) -> slot.square = 1 / slot.number, _ -> {}, cancel))
                .isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aRunThatIsCancelledAtARandomMomentReturnsSoonAndCallsTheSinkNoMore(int jobs) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 10; round++) {
            CancelToken token = new CancelToken();
            List<Integer> taken = new ArrayList<>();
            AtomicInteger next = new AtomicInteger();
            AtomicLong asked = cancelAfter(random.nextInt(30_000_000), token);
            assertThatThrownBy(() -> new Pipeline<>(jobs, 5 * jobs, Slot::new)
                            .run(
                                    slot -> {
                                        slot.number = next.getAndIncrement();
                                        return true;
                                    },
                                    () -> (_, halt) -> {
                                        park(1);
                                        halt.check();
                                    },
                                    slot -> taken.add(slot.number),
                                    token))
                    .as("seed %d, round %d", seed, round)
                    .isInstanceOf(CancellationException.class);
            assertThat(System.nanoTime() - asked.get()).isLessThan(SOON_NANOS);
            List<Integer> then = List.copyOf(taken);
            park(5);
            assertThat(taken)
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(then)
                    .isEqualTo(IntStream.range(0, then.size()).boxed().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSourceThatBlocksForEverHoldsUpNoCancellation(int jobs) throws IOException {
        try (PipedOutputStream silent = new PipedOutputStream();
                PipedInputStream pipe = new PipedInputStream(silent)) {
            AtomicLong asked = cancelAfter(50_000_000, cancel);
            assertThatThrownBy(
                            () -> pipeline(jobs, jobs).run(_ -> pipe.read() >= 0, () -> (_, _) -> {}, _ -> {}, cancel))
                    .isInstanceOf(CancellationException.class);
            assertThat(System.nanoTime() - asked.get()).isLessThan(SOON_NANOS);
        }
    }

    @Test
    void anInterruptOfTheCallerCancels() throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        CountDownLatch begun = new CountDownLatch(1);
        Thread caller = Thread.ofPlatform().start(() -> {
            try {
                run(2, 4, MANY, _ -> {
                    begun.countDown();
                    park(1);
                });
            } catch (IOException | CancellationException stopped) {
                thrown.set(Thread.currentThread().isInterrupted() ? stopped : new AssertionError("flag is lost"));
            }
        });
        begun.await();
        caller.interrupt();
        caller.join();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
    }

    @Test
    void aRunThatHasHandedOnEverythingIsWholeEvenIfCancelledThen() throws IOException {
        run(2, 4, 10, slot -> {
            if (slot.number == 9) {
                park(50);
            }
        });
        cancel.request();
        assertThat(read.get()).isGreaterThanOrEqualTo(10);
    }

    @Test
    void theSinkHearsWhenNothingIsReady() throws IOException {
        List<String> heard = new ArrayList<>();
        pipeline(1, 4)
                .run(
                        source(2),
                        () -> (_, _) -> {},
                        new Pipeline.Sink<>() {
                            @Override
                            public void take(Slot slot) {
                                heard.add("take " + slot.number);
                            }

                            @Override
                            public void idle() {
                                heard.add("idle");
                            }
                        },
                        cancel);
        assertThat(heard).containsExactly("take 0", "idle", "take 1", "idle");
    }

    @Test
    void pausedWorkContinuesWhenResumedAndStopsWhenCancelled() throws Exception {
        PauseGate gate = new PauseGate();
        gate.pause();
        AtomicInteger worked = new AtomicInteger();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread runner = Thread.ofPlatform().start(() -> {
            try {
                pipeline(2, 4)
                        .run(
                                source(MANY),
                                () -> (_, halt) -> {
                                    gate.pass(halt);
                                    if (worked.incrementAndGet() == 100) {
                                        gate.pause();
                                    }
                                },
                                _ -> {},
                                cancel);
            } catch (IOException | CancellationException stopped) {
                thrown.set(stopped);
            }
        });
        park(50);
        assertThat(worked).hasValue(0);
        gate.resume();
        until(() -> worked.get() >= 100);
        park(50);
        assertThat(worked.get()).isLessThanOrEqualTo(102);
        long asked = System.nanoTime();
        cancel.request();
        runner.join();
        assertThat(System.nanoTime() - asked).isLessThan(SOON_NANOS);
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
    }

    private static Pipeline<Slot> pipeline(int jobs, int slots) {
        return new Pipeline<>(jobs, slots, Slot::new);
    }

    private Pipeline.Source<Slot> source(int count) {
        return slot -> {
            slot.number = read.getAndIncrement();
            return slot.number < count;
        };
    }

    private void run(int jobs, int slots, int count, Pipeline.Sink<Slot> sink) throws IOException {
        pipeline(jobs, slots)
                .run(source(count), () -> (slot, _) -> slot.square = (long) slot.number * slot.number, sink, cancel);
    }

    /// Returns where the moment of the request will be.
    private static AtomicLong cancelAfter(long nanos, CancelToken token) {
        AtomicLong asked = new AtomicLong();
        Thread.ofPlatform().daemon().start(() -> {
            LockSupport.parkNanos(nanos);
            asked.set(System.nanoTime());
            token.request();
        });
        return asked;
    }

    private interface Condition {
        boolean holds();
    }

    private static void until(Condition condition) {
        while (!condition.holds()) {
            park(1);
        }
    }

    private static void park(int millis) {
        LockSupport.parkNanos(millis * 1_000_000L);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
