package nonet.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedWorkTests {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void resultsComeInTheOrderOfTheThings(int jobs) throws IOException {
        List<Integer> squares = new ArrayList<>();
        List<Integer> expected = new ArrayList<>();
        try (OrderedWork<Integer, Integer> work =
                new OrderedWork<>(jobs, (each, _) -> each * each, (square, _) -> squares.add(square))) {
            for (int i = 0; i < 10_000; i++) {
                expected.add(i * i);
                work.add(i);
            }
        }
        assertThat(squares).isEqualTo(expected);
    }

    /// The first piece of work waits for the second to begin.
    @Test
    void severalAreUnderWayAtOnce() throws IOException {
        CountDownLatch second = new CountDownLatch(1);
        List<String> done = new ArrayList<>();
        try (OrderedWork<String, String> work = new OrderedWork<>(
                2, (each, _) -> each.equals("first") ? await(second) : open(second), (each, _) -> done.add(each))) {
            work.add("first");
            work.add("second");
        }
        assertThat(done).containsExactly("waited", "opened");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSinkThatFailsEndsTheWork(int jobs) {
        assertThatThrownBy(() -> {
                    try (OrderedWork<Integer, Integer> work = new OrderedWork<>(jobs, (each, _) -> each, (each, _) -> {
                        throw new IOException("gone");
                    })) {
                        for (int i = 0; i < 1_000_000; i++) {
                            work.add(i);
                        }
                    }
                })
                .isInstanceOf(IOException.class)
                .hasMessage("gone");
    }

    /// As when the reader of a pipe has gone while hard puzzles wait to be rated.
    @Test
    void whatIsUnderWayWhenTheSinkFailsIsLeftUndone() {
        AtomicInteger done = new AtomicInteger();
        assertThatThrownBy(() -> {
                    try (OrderedWork<Integer, Integer> work = new OrderedWork<>(
                            2,
                            (each, _) -> {
                                sleep(each == 0 ? 0 : 20);
                                return done.incrementAndGet();
                            },
                            (each, _) -> {
                                throw new IOException("gone");
                            })) {
                        for (int i = 0; i < 400; i++) {
                            work.add(i);
                        }
                    }
                })
                .isInstanceOf(IOException.class);
        assertThat(done.get()).isLessThan(200);
    }

    /// Ten times the tenth of a second that a person is to wait at the most.
    @Test
    @Timeout(1)
    void whoIsInterruptedLeavesWhatIsUnderWayUndone() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicInteger taken = new AtomicInteger();
        Thread adding = Thread.ofPlatform().start(() -> {
            try (OrderedWork<Integer, Integer> work = new OrderedWork<>(
                    2,
                    (each, cancel) -> {
                        begun.countDown();
                        while (never.getCount() > 0 && !cancel.requested()) {
                            sleep(1);
                        }
                        return each;
                    },
                    (each, _) -> taken.incrementAndGet())) {
                for (int i = 0; i < 1_000_000; i++) {
                    work.add(i);
                }
            } catch (IOException interrupted) {
                thrown.set(interrupted);
            }
        });
        begun.await();
        adding.interrupt();
        adding.join();
        assertThat(thrown.get()).isInstanceOf(InterruptedIOException.class);
        assertThat(taken).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aDefectInTheWorkIsNotSwallowed(int jobs) {
        assertThatThrownBy(() -> {
                    try (OrderedWork<Integer, Integer> work =
                            new OrderedWork<>(jobs, (each, _) -> 1 / each, (_, _) -> {})) {
                        work.add(0);
                    }
                })
                .isInstanceOf(ArithmeticException.class);
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static String await(CountDownLatch latch) {
        try {
            latch.await();
            return "waited";
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static String open(CountDownLatch latch) {
        latch.countDown();
        return "opened";
    }
}
