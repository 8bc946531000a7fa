package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.text.MarksText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Layouts in which people paste one and the same puzzle.
final class PastedTextTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ROWS = PUZZLE.replaceAll("(.{9})", "$1\n");
    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    Stream<DynamicTest> layouts() {
        return Stream.of(
                        PUZZLE.replace('.', '-'),
                        PUZZLE.replace('.', ' '),
                        PUZZLE.replace('.', 'X') + "   my puzzle, rated 7.2",
                        "0001f2 " + PUZZLE.replace('.', '0') + "  7.2",
                        ROWS.replace('.', ' ').replaceAll(" +\n", "\n"),
                        ROWS.replace('.', '-'),
                        ROWS.replace(".", "- ").replaceAll("([1-9])", "$1 "),
                        ROWS.replaceAll("(?m)^", "> "),
                        ROWS.replaceAll("(?m)^", "\t"),
                        ROWS.replace("\n", "\n\n"),
                        ROWS.replace("\n", "\r\n"),
                        "Number 12, rated 7.2:\n\n" + ROWS + "\nhave fun",
                        "int[][] grid = {\n"
                                + ROWS.replace('.', '0')
                                        .replaceAll("(\\d)(?=\\d)", "$1, ")
                                        .replaceAll("(?m)^(.+)$", "  {$1},")
                                + "};",
                        ROWS.replaceAll("(\\S{3})(\\S{3})(\\S{3})", "\u2502$1\u2502$2\u2502$3\u2502"),
                        "| "
                                + String.join(
                                        " |\n| ",
                                        ROWS.replaceAll("(\\S)(?=\\S)", "$1 | ").split("\n")) + " |")
                .map(text -> DynamicTest.dynamicTest(text.lines().findFirst().orElse(""), () -> {
                    assertThat(CODECS.read(Source.of(text))).isInstanceOf(PuzzleReading.Puzzles.class);
                    assertThat(puzzles(text)).containsExactly(PUZZLE);
                }));
    }

    @Test
    void theThreePastesOfSimpleSudokuAreOneDocument() {
        String marks = new MarksGrid(PUZZLE.replaceFirst("\\.", "4")).text();
        String text = ROWS + "\n" + ROWS.replaceFirst("\\.", "4") + "\n" + marks;
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) CODECS.read(Source.of(text));
        assertThat(read.puzzles()).hasSize(1);
        assertThat(read.puzzles().getFirst().document().puzzle()).hasToString(PUZZLE);
        assertThat(read.puzzles().getFirst().document().entered().size()).isEqualTo(1);
        assertThat(read.puzzles().getFirst().document().hasMarks()).isTrue();
    }

    @Test
    void reportsAGridOfEightRowsAndReadsTheNext() {
        String short1 = ROWS.substring(10) + "\n" + ROWS;
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) CODECS.read(Source.of(short1));
        assertThat(puzzles(short1)).containsExactly(PUZZLE);
        assertThat(read.faults()).containsExactly(new Fault.BadHeight(1, 1, 8));
        assertThat(CODECS.read(Source.of(ROWS.substring(10))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.BadHeight(1, 1, 8)));
    }

    @Test
    void reportsAnOverlongLineAndReadsTheOthers() {
        for (int times : new int[] {2, 8, 13, 100}) {
            String text = PUZZLE + "\n" + PUZZLE.repeat(times) + "\n" + PUZZLE;
            PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) CODECS.read(Source.of(text));
            assertThat(puzzles(text)).containsExactly(PUZZLE, PUZZLE);
            int length = 81 * times;
            assertThat(read.faults()).containsExactly(new Fault.BadCount(2, length, length));
        }
    }

    @Test
    void largerSudokusAreRefusedBySize() {
        assertThat(CODECS.read(Source.of("1..G".repeat(64))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.OtherSize(1, 1, 16)));
    }

    /// A grid of marks of what the digits allow.
    private record MarksGrid(String cells) {
        String text() {
            DocumentBuilder builder = new DocumentBuilder();
            for (int i = 0; i < 81; i++) {
                builder.given(i, cells.charAt(i) == '.' ? 0 : cells.charAt(i) - '0');
            }
            return MarksText.of(builder.document(""));
        }
    }

    private static List<String> puzzles(String text) {
        return CODECS.read(Source.of(text)) instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }
}
