package nonet.ui.kit.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import org.junit.jupiter.api.Test;

class ArrivalsTests {

    private static final int MANY = 10 * Arrivals.BATCH + 7;

    private final Arrivals<Integer> arrivals = new Arrivals<>();

    /// The producer ends when all but the last batch is taken.
    @Test
    void everythingIsTakenInOrderAndInBatches() {
        CompletableFuture<Void> producer = CompletableFuture.runAsync(() -> {
            for (int number = 0; number < MANY - 3; number++) {
                arrivals.add(number);
            }
            arrivals.addAll(List.of(MANY - 3, MANY - 2, MANY - 1));
            untilLast(Cancel.NEVER);
        });
        List<Integer> taken = new ArrayList<>();
        while (!producer.isDone()) {
            taken.addAll(batch());
        }
        producer.join();
        List<Integer> last = arrivals.takeLast();
        assertThat(last).hasSizeLessThanOrEqualTo(Arrivals.BATCH);
        taken.addAll(last);
        assertThat(taken).isEqualTo(IntStream.range(0, MANY).boxed().toList());
        assertThat(batch()).isEmpty();
    }

    @Test
    void aCancelledProducerDoesNotWait() {
        arrivals.addAll(IntStream.range(0, MANY).boxed().toList());
        CancelToken cancel = new CancelToken();
        CompletableFuture<Void> producer = CompletableFuture.runAsync(() -> untilLast(cancel));
        cancel.request();
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(producer::join)
                .withCauseInstanceOf(CancellationException.class);
        arrivals.clear();
        assertThat(batch()).isEmpty();
    }

    private List<Integer> batch() {
        List<Integer> batch = arrivals.take();
        assertThat(batch).hasSizeLessThanOrEqualTo(Arrivals.BATCH);
        return batch;
    }

    private void untilLast(Cancel cancel) {
        try {
            arrivals.untilLast(cancel);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
