package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables of programs with few rows, few givens or none, and puzzles in notes.
class ProgramTextTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TWO_GIVENS = ".".repeat(12) + "4" + ".".repeat(40) + "3" + ".".repeat(27);

    private final Codecs codecs = Codecs.standard();

    /// The first row stands behind the name of the fact, the last one before its end.
    @Test
    void unknownsOfALogicProgramNeedFewGivens() {
        assertThat(puzzles(program(TWO_GIVENS, "_"))).containsExactly(TWO_GIVENS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"_", "0"})
    void aTableWithoutGivensIsNoPuzzle(String blank) {
        String empty = ".".repeat(81);
        PuzzleReading none = new PuzzleReading.Nothing(new Fault.NoPuzzle());
        assertThat(read(program(empty, blank))).isEqualTo(none);
        assertThat(read("class Board {\n  int[][] cells = {\n" + rows(empty, blank) + "\n  };\n}\n"))
                .isEqualTo(none);
    }

    @Test
    void aTableOfZerosWithFewNumbersIsNoPuzzle() {
        assertThat(read(program(TWO_GIVENS, "0"))).isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
    }

    /// All rows are counted, those that share their line with other brackets, too, and only this is told.
    @ParameterizedTest
    @ValueSource(ints = {7, 8, 10})
    void theRowsOfATableAreCounted(int rows) throws IOException {
        String cells = (PUZZLE + PUZZLE).substring(0, 9 * rows);
        for (String text : List.of(program(cells, "_"), program(cells, "0"))) {
            assertThat(read(text))
                    .isInstanceOfSatisfying(
                            PuzzleReading.Nothing.class,
                            refused -> assertThat(refused.why())
                                    .isInstanceOfSatisfying(
                                            Fault.BadHeight.class,
                                            height -> assertThat(height.rows()).isEqualTo(rows)));
            assertThat(faults(text)).singleElement().isInstanceOf(Fault.BadHeight.class);
        }
    }

    @Test
    void notesAroundIndentedPuzzlesAreNoFaults() throws IOException {
        String other = PUZZLE.replace('5', 'x').replace('3', '5').replace('x', '3');
        String notes = "done: the first one \"" + PUZZLE + "\"\nopen:\n   :0702:6:" + other
                + "::641:\n   too short, see above\ndone: nothing else\n";
        assertThat(puzzles(notes)).containsExactly(PUZZLE, other);
        assertThat(faults(notes)).isEmpty();
        assertThat(faults(notes + "1234567.\n")).containsExactly(new Fault.BadCount(6, 8, 8));
    }

    @Test
    void aDateAboveNotesIsNoFault() throws IOException {
        String notes = "20260124:\n\n  - tried (2940097)\n\n20260131:\n  - solved:\n    " + PUZZLE + "\n";
        assertThat(puzzles(notes)).containsExactly(PUZZLE);
        assertThat(faults(notes)).isEmpty();
    }

    private static String program(String cells, String blank) {
        return ":- import.\n\nproblem(1, [" + rows(cells, blank).strip() + "]).\n";
    }

    private static String rows(String cells, String blank) {
        return IntStream.range(0, cells.length() / 9)
                .mapToObj(row -> cells.substring(9 * row, 9 * row + 9))
                .map(row -> "    [" + String.join(",", row.replace(".", blank).split("")) + "]")
                .collect(Collectors.joining(",\n"));
    }

    private PuzzleReading read(String text) {
        return codecs.read(Source.of(text));
    }

    private List<String> puzzles(String text) {
        return read(text) instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }

    private static List<Fault> faults(String text) throws IOException {
        PuzzleStream stream =
                new PuzzleInput(Codecs::standard).open(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        PuzzleBlock block = new PuzzleBlock(10);
        List<Fault> faults = new ArrayList<>();
        while (stream.fill(block)) {
            block.misread().forEach(misread -> faults.add(misread.fault()));
        }
        return faults;
    }
}
