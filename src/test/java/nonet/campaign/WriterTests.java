package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import nonet.codec.RandomDocuments;
import nonet.codec.ReadBackCheck;
import nonet.codec.api.Codec;
import nonet.play.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Random documents in every format, read back by the reader that recognizes formats: 2,000 and more, for as long as
/// the campaign's minutes.
@Tag("campaign")
@Timeout(7200)
class WriterTests {

    private static final int FEWEST = 2_000;
    private static final long MINUTES = Long.getLong("campaign.minutes", 10);

    @Test
    void whatIsWrittenIsReadBackOrRefused() {
        ReadBackCheck readers = new ReadBackCheck();
        List<Codec> formats = readers.formats();
        Set<String> written = new HashSet<>();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
        long refused = 0;
        int run = 0;
        for (; run < FEWEST || System.nanoTime() < end; run++) {
            Document document = RandomDocuments.of(Seeds.of(run));
            for (Codec format : formats) {
                try {
                    if (readers.check(format, document)) {
                        written.add(format.id());
                    } else {
                        refused++;
                    }
                } catch (AssertionError failed) {
                    throw new AssertionError(
                            "run %d of seed %d as %s: %s".formatted(run, Seeds.FIRST, format.id(), failed.getMessage()),
                            failed);
                }
            }
        }
        assertThat(written).hasSize(formats.size());
        Findings.add(
                "random documents in " + formats.size() + " formats, read back, " + MINUTES + " min",
                (long) run * formats.size(),
                "the same came back, or the losses were told; %,d refused".formatted(refused));
    }
}
