package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.codec.Codecs;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

/// SudoCue's `.sdx` by its content alone.
final class SudoCueProgressTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Codecs CODECS = Codecs.standard();

    @Test
    void singleDigitsAreGivensWhereMarksWereNotUpdated() {
        PuzzleReading reading = CODECS.read(Source.of(rows(cell -> "123456789")));
        assertThat(reading).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.codec().id()).isEqualTo("sdx");
            assertThat(read.puzzles().getFirst().document().puzzle()).isEqualTo(PUZZLE);
        });
    }

    @Test
    void marksThatLagBehindInOneCornerLoseNoDigit() {
        Grid grid = Grid.of(PUZZLE);
        String text = rows(cell -> cell.row() < 4
                        ? grid.candidates(cell) + "5"
                        : grid.candidates(cell).toString())
                .replaceAll("5(\\d*)5", "5$1");
        PuzzleReading reading = CODECS.read(Source.of(text));
        assertThat(reading)
                .isInstanceOfSatisfying(
                        PuzzleReading.Puzzles.class,
                        read -> assertThat(read.puzzles()
                                        .getFirst()
                                        .document()
                                        .puzzle()
                                        .givenCells())
                                .containsAll(PUZZLE.givenCells()));
    }

    @Test
    void fullPencilMarksStayPencilMarks() {
        Grid grid = Grid.of(PUZZLE);
        PuzzleReading reading =
                CODECS.read(Source.of(rows(cell -> grid.candidates(cell).toString())));
        assertThat(reading).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.codec().id()).isEqualTo("pm");
            assertThat(read.puzzles().getFirst().document().puzzle()).isEqualTo(PUZZLE);
        });
    }

    private static String rows(java.util.function.Function<Cell, String> marks) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            var given = PUZZLE.given(cell);
            text.append(given == null ? marks.apply(cell) : given.toString()).append(cell.column() < 9 ? ' ' : '\n');
        }
        return text.toString();
    }
}
