package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// PDF documents whose pages take endless work, and damaged ones: each page is drawn or refused in bounded time.
@Tag("campaign")
class PdfBombTests {

    private static final int RUNS = Seeds.times(100);

    /// Three times what a page may take, because the threads that were left behind take a part of the processor.
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private Duration longest = Duration.ZERO;
    private int drawn;

    @Test
    void endlessPagesAreRefused() throws IOException {
        Map<String, byte[]> bombs = PdfBombs.all(Seeds.of(0));
        for (Map.Entry<String, byte[]> bomb : bombs.entrySet()) {
            System.out.printf("%s: %s%n", bomb.getKey(), check(bomb.getValue(), bomb.getKey()));
        }
        Findings.add(
                "PDF pages of endless work",
                bombs.size(),
                "%d drawn, the others refused with a sentence, after %.1f s at most"
                        .formatted(drawn, longest.toMillis() / 1e3));
    }

    @Test
    void randomAndDamagedPagesAreAnswered() throws IOException {
        for (int run = 0; run < RUNS; run++) {
            Random random = Seeds.of(run);
            byte[] file = PdfBombs.random(random);
            check(
                    random.nextBoolean() ? file : PictureMutations.of(List.of(file), random),
                    "run %d of seed %d".formatted(run, Seeds.FIRST));
        }
        Findings.add(
                "PDF pages of random operators, half of them damaged (%d drawn)".formatted(drawn),
                RUNS,
                "drawn or refused, after %.1f s at most".formatted(longest.toMillis() / 1e3));
    }

    /// Returns the time for counting the pages and drawing the first one.
    private Duration check(byte[] bytes, String what) throws IOException {
        long start = System.nanoTime();
        try {
            PictureFile file = new PictureFile(bytes);
            assertThat(file.pages(Cancel.NEVER)).isPositive();
            drawn += file.page(0, Cancel.NEVER) instanceof PictureFile.Page.Decoded ? 1 : 0;
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            longest = time.compareTo(longest) > 0 ? time : longest;
            assertThat(time).isLessThan(LONGEST);
            return time;
        } catch (AssertionError | RuntimeException | StackOverflowError | OutOfMemoryError failed) {
            Path kept = Files.createTempFile("nonet-page-", ".pdf");
            Files.write(kept, bytes);
            throw new AssertionError(what + ", kept in " + kept, failed);
        }
    }
}
