package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.stream.Stream;
import nonet.codec.api.Source;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Reading takes time in proportion to the length of a text, whatever the text is: ten times as much of anything takes
/// no more than fifteen times as long, or else no time worth mentioning.
@ResourceLock("processor")
final class LinearTimeTests {

    private static final int SHORT = 1_500;
    private static final int LONG = 15_000;
    private static final long BRIEF = 200_000_000;
    private static final int MOST = 15;
    private static final int TRIES = 5;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    @Tag("full")
    Stream<DynamicTest> tenTimesTheTextTakesNoMoreThanFifteenTimesAsLong() {
        return AdversarialTexts.shapes().stream()
                .map(shape -> DynamicTest.dynamicTest(shape.name(), () -> measure(shape)));
    }

    /// Compares the least times of several tries: what else the machine does only adds to a time.
    private static void measure(AdversarialTexts.Shape shape) {
        long shorter = Long.MAX_VALUE;
        long longer = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            longer = Math.min(longer, time(shape.text(LONG)));
            if (longer < BRIEF) {
                return;
            }
            shorter = Math.min(shorter, time(shape.text(SHORT)));
            if (longer <= MOST * shorter) {
                return;
            }
        }
        assertThat(longer / 1_000_000)
                .describedAs("milliseconds; a tenth of the text takes %d", shorter / 1_000_000)
                .isLessThanOrEqualTo(MOST * shorter / 1_000_000);
    }

    private static long time(String text) {
        Source source = Source.of(text);
        long start = THREADS.getCurrentThreadCpuTime();
        CODECS.read(source);
        return THREADS.getCurrentThreadCpuTime() - start;
    }
}
