package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import nonet.codec.AdversarialTexts;
import nonet.codec.AdversarialTexts.Shape;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Texts of 10 kB, 100 kB and 1 MB, read as whatever they are and as each format: ten times the length takes at most
/// fifteen times as long.
@Tag("campaign")
class ReaderTimeTests {

    private static final int[] LENGTHS = {10_000, 100_000, 1_000_000};
    private static final long BRIEF = 300_000_000;
    private static final int MOST = 15;
    private static final int TRIES = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Codecs CODECS = Codecs.standard();

    /// Something that reads.
    private interface Reading {
        void read(Source source);
    }

    @Test
    void timeGrowsWithTheLength() {
        long runs = 0;
        for (Shape shape : AdversarialTexts.shapes()) {
            check(shape, "any format", CODECS::read);
            runs++;
            for (Codec codec : CODECS.all()) {
                if (codec.reads()) {
                    check(shape, codec.id(), codec::read);
                    runs++;
                }
            }
        }
        Findings.add("texts of 10 kB, 100 kB and 1 MB in each format", runs, "time grows with the length alone");
    }

    private static void check(Shape shape, String format, Reading reading) {
        for (int i = 1; i < LENGTHS.length; i++) {
            long shorter = 0;
            long longer = Long.MAX_VALUE;
            for (int tries = 0; tries < TRIES && longer > BRIEF && longer > MOST * shorter; tries++) {
                shorter = time(reading, shape.text(LENGTHS[i - 1]));
                longer = time(reading, shape.text(LENGTHS[i]));
            }
            assertThat(longer <= BRIEF || longer <= MOST * shorter)
                    .describedAs(
                            "%s as %s, %d characters: %d ns, a tenth %d ns",
                            shape.name(), format, LENGTHS[i], longer, shorter)
                    .isTrue();
        }
    }

    private static long time(Reading reading, String text) {
        Source source = Source.of(text);
        long start = THREADS.getCurrentThreadCpuTime();
        reading.read(source);
        return THREADS.getCurrentThreadCpuTime() - start;
    }
}
