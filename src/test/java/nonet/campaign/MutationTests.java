package nonet.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nonet.Repetitions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Damaged documents of every format, through every door: a short run in each build, a long one in the campaign.
@Execution(ExecutionMode.CONCURRENT)
@Timeout(3600)
class MutationTests {

    private static final int SHORT_RUN = Repetitions.of(10, 200, 200);
    private static final long MINUTES = Long.getLong("campaign.minutes", 10);

    private final ReaderCheck readers = new ReaderCheck();

    @Test
    @Tag("sampled")
    void damagedDocumentsAreAnswered() throws IOException {
        List<byte[]> documents = Samples.documents();
        for (int run = 0; run < SHORT_RUN; run++) {
            check(documents, run, 3000);
        }
    }

    @Test
    @Tag("campaign")
    void damagedDocumentsWithoutABoundOnLengthAreAnswered() throws IOException {
        List<byte[]> documents = Samples.documents();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
        int run = 0;
        while (System.nanoTime() < end) {
            check(documents, run++, 300_000);
        }
        Findings.add(
                "mutation fuzz of all readers, " + MINUTES + " min",
                run,
                "no exception, linear time, rewritten the same");
    }

    private void check(List<byte[]> documents, int run, int longest) throws IOException {
        byte[] bytes = Mutations.of(documents, Seeds.of(run), longest);
        try {
            readers.check(bytes, run);
        } catch (AssertionError | StackOverflowError | OutOfMemoryError failed) {
            Path kept = Files.createTempFile("nonet-mutation-", ".txt");
            Files.write(kept, bytes);
            throw new AssertionError(
                    "run %d of seed %d, kept in %s: %s".formatted(run, Seeds.FIRST, kept, failed.getMessage()), failed);
        }
    }
}
