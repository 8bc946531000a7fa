package nonet.codec.container;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;

/// Jupyter notebooks: each cell and each output is a text of its own.
class NotebookTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String OTHER =
            "97..8....5..914....82....6.6...2...71..3.8..43...6...8.6....89....591..6....7..35";

    /// Returns a grid as numpy prints it.
    private static List<String> printed(String grid, String before) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            String cells = grid.substring(row * 9, row * 9 + 9).replace('.', '0');
            rows.add((row == 0 ? before + "[[" : "       [")
                    + String.join(" ", cells.split(""))
                    + (row < 8 ? "]" : "]]"));
        }
        return rows;
    }

    /// Returns a grid as an array in Python.
    private static List<String> array(String grid) {
        List<String> rows = new ArrayList<>(List.of("import numpy as np", "board = np.array(["));
        for (int row = 0; row < 9; row++) {
            String cells = grid.substring(row * 9, row * 9 + 9).replace('.', '0');
            rows.add("    [" + String.join(", ", cells.split("")) + "],");
        }
        rows.add("])");
        return rows;
    }

    private static PuzzleReading read(String text) {
        return Codecs.standard().read(Source.of(text));
    }

    private static List<String> puzzles(PuzzleReading reading) {
        return ((PuzzleReading.Puzzles) reading)
                .puzzles().stream().map(each -> each.puzzle().toString()).toList();
    }

    @Test
    void sourcesAndOutputsAreReadInTheOrderOfTheFile() {
        PuzzleReading reading = read(ContainerFiles.notebook(
                List.of(array(PUZZLE), List.of("ready"), List.of("print(other)"), printed(OTHER, ""))));

        assertThat(puzzles(reading)).containsExactly(PUZZLE, OTHER);
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) reading;
        assertThat(read.codec().id()).isEqualTo("ipynb");
        assertThat(read.puzzles()).extracting(each -> each.line()).containsExactly(14, 30);
    }

    @Test
    void repetitionsAndSolutionsInOutputsAreLeftOut() {
        PuzzleReading reading = read(ContainerFiles.notebook(
                List.of(array(PUZZLE), printed(PUZZLE, ""), List.of("solve(board)"), printed(SOLUTION, "array("))));

        assertThat(puzzles(reading)).containsExactly(PUZZLE);
        assertThat(((PuzzleReading.Puzzles) reading).notes())
                .containsExactly(
                        new ReadingNote(ReadingNote.Kind.SOLUTIONS, 0, 1),
                        new ReadingNote(ReadingNote.Kind.REPEATED, 0, 1));
    }

    @Test
    void aTextIsAlsoOneString() {
        String text = "{\"nbformat\":4,\"cells\":[{\"cell_type\":\"markdown\",\"source\":\"Solve\\n" + PUZZLE + "\"}]}";

        assertThat(puzzles(read(text))).containsExactly(PUZZLE);
    }

    @Test
    void plainTextAmongTheDataOfAnOutputIsRead() {
        String text = """
            {"cells": [{"cell_type": "code", "source": [], "outputs": [{"output_type": "execute_result",
            "data": {"text/html": ["<b>1</b>"], "text/plain": "'%s'"}}]}], "nbformat": 4}\
            """.formatted(PUZZLE);

        assertThat(puzzles(read(text))).containsExactly(PUZZLE);
    }

    @Test
    void aTableOfNumbersInAnOutputIsNoPuzzle() {
        List<String> counts = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            counts.add("1 2 3 4 5 6 7 8 9".substring(0, 2 * row + 1) + " 1".repeat(8 - row));
        }

        assertThat(read(ContainerFiles.notebook(List.of(List.of("count()"), counts))))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
    }

    @Test
    void aNotebookThatIsCutOffIsDamaged() {
        String text = ContainerFiles.notebook(List.of(array(PUZZLE), List.of()));
        String rest = text.substring(text.indexOf("\"nbformat\""));
        String cut = "{\n" + rest.replace("\n}\n", ",") + text.substring(1, text.length() - 60);

        assertThat(read(cut))
                .isInstanceOfSatisfying(
                        PuzzleReading.Nothing.class,
                        refused -> assertThat(refused.why()).isInstanceOf(Fault.BadSyntax.class));
    }
}
