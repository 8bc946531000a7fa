package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdditionSearchTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A solved grid without two digits in four rectangles that each can be filled in two ways.
    private static final String SOLVED =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private final FastSolver solver = new FastSolver();
    private final AdditionSearch search = new AdditionSearch(solver);

    @Test
    void twoSolutionsNeedOneDigit() {
        Additions additions = search.of(Puzzle.of(EASY.replace("195", "1.5").replace("6.", "..")), Cancel.NEVER);

        assertThat(additions.fewest()).isTrue();
        assertProper(EASY.replace("195", "1.5").replace("6.", ".."), additions);
    }

    @ParameterizedTest
    @CsvSource({
        // A given of a minimal puzzle taken away can be put back.
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.........., 1, true",
        // Sixteen givens need one more at least, and one is enough here.
        ".......................2.3......3.2...1.4......5....6..3......4.7..8...962...7..., 1, true",
    })
    void theFewestDigitsAreFound(String puzzle, int size, boolean fewest) {
        Additions additions = search.of(Puzzle.of(puzzle), Cancel.NEVER);

        assertThat(additions.digits()).hasSize(size);
        assertThat(additions.fewest()).isEqualTo(fewest);
        assertProper(puzzle, additions);
    }

    @Test
    void aSmallerSetThanTheFewestDoesNotExist() {
        // Without its digits 1 and 2 a solved grid has two solutions for each loop in which they can be exchanged.
        String puzzle = SOLVED.replace('1', '.').replace('2', '.');
        Additions additions = search.of(Puzzle.of(puzzle), Cancel.NEVER);

        assertProper(puzzle, additions);
        assertThat(additions.fewest()).isTrue();
        assertThat(proper(puzzle, additions.digits().size() - 1, 0)).isFalse();
    }

    @Test
    void manySolutionsGetEnoughGivens() {
        for (String puzzle :
                List.of(".".repeat(81), "12345678" + ".".repeat(73), EASY.substring(0, 40) + ".".repeat(41))) {
            Additions additions = search.of(Puzzle.of(puzzle), Cancel.NEVER);

            assertProper(puzzle, additions);
            for (Candidate spared : additions.digits()) {
                assertThat(solver.solve(with(puzzle, additions).with(spared.cell(), null), Limit.TWO, Cancel.NEVER))
                        .as("without %s", spared)
                        .isInstanceOf(Answer.Several.class);
            }
        }
        assertThat(search.of(Puzzle.EMPTY, Cancel.NEVER).fewest()).isFalse();
    }

    @Test
    void aProperPuzzleIsRefusedAndWhoCancelsGetsNothing() {
        assertThatThrownBy(() -> search.of(Puzzle.of(EASY), Cancel.NEVER)).isInstanceOf(IllegalArgumentException.class);
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> search.of(Puzzle.EMPTY, () -> true));
    }

    /// Tests whether so many digits more, in cells from `from` on, make the puzzle a proper one.
    private boolean proper(String puzzle, int more, int from) {
        if (more == 0) {
            return solver.solve(Puzzle.of(puzzle), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique;
        }
        for (int cell = from; cell < 81; cell++) {
            for (Digit digit : Digit.values()) {
                if (puzzle.charAt(cell) == '.'
                        && proper(puzzle.substring(0, cell) + digit + puzzle.substring(cell + 1), more - 1, cell + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void assertProper(String puzzle, Additions additions) {
        assertThat(additions.digits()).extracting(Candidate::cell).allMatch(cell -> isBlank(puzzle, cell));
        assertThat(solver.solve(with(puzzle, additions), Limit.TWO, Cancel.NEVER))
                .as("%s with %s", puzzle, additions)
                .isInstanceOf(Answer.Unique.class);
    }

    private static boolean isBlank(String puzzle, Cell cell) {
        return puzzle.charAt(cell.index()) == '.';
    }

    private static Puzzle with(String puzzle, Additions additions) {
        Puzzle with = Puzzle.of(puzzle);
        for (Candidate digit : additions.digits()) {
            with = with.with(digit.cell(), digit.digit());
        }
        return with;
    }
}
