package nonet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SudokuTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    Path folder;

    @Test
    void solvesAndCounts() {
        assertThat(Sudoku.of(EASY).solution()).contains(SOLVED);
        assertThat(Sudoku.of(EASY).count(10)).isEqualTo(1);
        Sudoku empty = Sudoku.of(".".repeat(81));
        assertThat(empty.solution()).isEmpty();
        assertThat(empty.count(25)).isEqualTo(25);
        Sudoku impossible = Sudoku.of("55" + ".".repeat(79));
        assertThat(impossible.solution()).isEmpty();
        assertThat(impossible.count(1)).isZero();
        assertThat(impossible.difficulty()).isEmpty();
    }

    @Test
    void ratesAsTheCommandDoes() {
        assertThat(Sudoku.of(EASY).difficulty()).contains(new Difficulty("easy", 204, "naked-single"));
    }

    @Test
    void explainsTheNextStep() {
        Hint hint =
                Sudoku.of(SOLVED.replaceFirst("5", ".")).hint(Locale.ENGLISH).orElseThrow();
        assertThat(hint.technique()).isEqualTo("full-house");
        assertThat(hint.notation()).isEqualTo("Full House: r1c1=5");
        assertThat(hint.placements()).containsExactly(new Hint.Placement(1, 1, 5));
        assertThat(hint.eliminations()).isEmpty();
        assertThat(hint.sentences()).isNotEmpty();
        assertThat(Sudoku.of(SOLVED).hint(Locale.ENGLISH)).isEmpty();
        assertThat(Sudoku.of(SOLVED).hints(Locale.ENGLISH)).isEmpty();
    }

    @Test
    void saysInOneSentenceWhatIsWrong() throws IOException {
        assertThatThrownBy(() -> Sudoku.of("123")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Sudoku.of(EASY).count(0)).isInstanceOf(IllegalArgumentException.class);
        Path text = Files.writeString(folder.resolve("text.txt"), "no puzzle\n");
        assertThatThrownBy(() -> SudokuFiles.read(text))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("text.txt");
        assertThatThrownBy(() -> SudokuFiles.read(folder.resolve("missing")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("missing");
        assertThatThrownBy(() -> SudokuFiles.write(List.of(Sudoku.of(EASY)), "hsol", text))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(text).hasContent("no puzzle\n");
    }

    @Test
    void writesWhatItReads() throws IOException {
        List<Sudoku> puzzles = List.of(Sudoku.of(EASY), Sudoku.of(SOLVED));
        for (String format : List.of("line", "opensudoku", "sdm")) {
            Path file = folder.resolve("puzzles." + format);
            SudokuFiles.write(puzzles, format, file);
            assertThat(SudokuFiles.read(file)).extracting(Sudoku::line).containsExactly(EASY, SOLVED);
        }
    }

    @Test
    void anInterruptEndsASearch() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Sudoku.of(".".repeat(81)).count(Integer.MAX_VALUE))
                    .isInstanceOf(CancellationException.class);
        } finally {
            Thread.interrupted();
        }
    }
}
