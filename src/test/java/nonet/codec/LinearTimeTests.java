package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Reading takes time in proportion to the length of a text, whatever the text is: ten times as much of anything takes
/// no more than fifteen times as long, or else no time worth mentioning.
@ResourceLock("processor")
final class LinearTimeTests {

    private static final int SHORT = 5_000;
    private static final int LONG = 50_000;
    private static final long BRIEF = 200_000_000;
    private static final int MOST = 15;
    private static final int TRIES = 3;
    private static final String GRID =
            "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n";
    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Codecs CODECS = Codecs.standard();

    /// What a text begins with, what is repeated, and what it ends with.
    private record Shape(String begin, String piece, String end) {

        String text(int length) {
            return begin + piece.repeat(length / piece.length()) + end;
        }

        String name() {
            return (begin.lines().findFirst().orElse("") + " [" + piece + "] " + end)
                    .replace("\t", "\\t")
                    .replace("\n", "\\n");
        }
    }

    @TestFactory
    Stream<DynamicTest> tenTimesTheTextTakesNoMoreThanFifteenTimesAsLong() {
        List<Shape> shapes = new ArrayList<>();
        for (String piece : List.of(
                "\t",
                "\u00A0",
                " ",
                "5",
                ".",
                "-",
                "|",
                "\"",
                "'",
                "`",
                "[",
                "{",
                "<",
                "(",
                ",",
                ";",
                "#",
                "\\",
                "!",
                "+",
                ":",
                "&",
                "=",
                "\r",
                "\n",
                "5 ",
                "| ",
                "[]",
                "[],",
                "{}",
                "()",
                "<>",
                "<a>",
                "<b>\n",
                "\"\"",
                "' ",
                "-|",
                "- ",
                "1,",
                ",,",
                "/**/",
                "/*",
                "(*",
                "--",
                "//",
                "\"\\",
                "''",
                "\"\"\"",
                "[5],",
                "f(1,2,3).",
                "&#1",
                "[b]",
                "]]",
                "|-",
                "# ",
                "\\n",
                "5\n",
                "1 2 3 4 5 6 7 8 9\n",
                "|-|-|-|-|-|-|-|-|-|\n",
                ".........\n",
                "[1,2,3,4,5,6,7,8,9],",
                "\u001B[",
                "1|",
                "u1 ")) {
            shapes.add(new Shape("", piece, ""));
            shapes.add(new Shape("|-", piece, "x"));
            shapes.add(new Shape(LINE + " ", piece, "x"));
            shapes.add(new Shape(GRID, piece, "\n....8..79"));
            shapes.add(new Shape("int b[9][9] = {", piece, "x;"));
            shapes.add(new Shape("{\"a\":[", piece, "]}"));
            shapes.add(new Shape("<html><br>", piece, "x"));
            shapes.add(new Shape("+1" + LINE + ":", piece, "x"));
        }
        return shapes.stream().map(shape -> DynamicTest.dynamicTest(shape.name(), () -> measure(shape)));
    }

    private static void measure(Shape shape) {
        long shorter = 0;
        long longer = 0;
        for (int i = 0; i < TRIES; i++) {
            longer = time(shape.text(LONG));
            if (longer < BRIEF) {
                return;
            }
            shorter = time(shape.text(SHORT));
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
