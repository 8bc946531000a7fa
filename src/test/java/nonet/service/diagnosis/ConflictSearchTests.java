package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConflictSearchTests {

    private static final List<String> PUZZLES = List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");

    private final FastSolver solver = new FastSolver();
    private final ConflictSearch search = new ConflictSearch(solver, StepEngine.SINGLES);

    @Test
    void reportsARowWithoutRoomForADigitWithOnlyThoseDigits() {
        // Row 1 misses only the 9, which stands below its last blank; the 5 and 6 are innocent.
        Puzzle puzzle = Puzzle.of("12345678." + ".".repeat(27) + "..5.6...." + ".".repeat(27) + "........9");

        ConflictingClues clash = search.of(puzzle, Cancel.NEVER);

        assertThat(clash.puzzle()).hasToString("12345678." + ".".repeat(63) + "........9");
        assertThat(clash.cells()).isEqualTo(clash.puzzle().givenCells());
        assertThat(clash.whole()).isTrue();
        assertThat(clash.proof().get(clash.proof().size() - 1).event()).isEqualTo(new Event.Exhausted(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void takingAnyOneAwayLeavesASolution(int number) {
        SplittableRandom random = new SplittableRandom(number);
        for (Puzzle puzzle : unsolvable(Puzzle.of(PUZZLES.get(number)), 20, random)) {
            ConflictingClues clash = search.of(puzzle, Cancel.NEVER);

            assertThat(solver.solve(clash.puzzle(), Limit.TWO, Cancel.NEVER))
                    .as("the clashing digits of %s", puzzle)
                    .isEqualTo(new Answer.None());
            for (Cell cell : clash.cells()) {
                assertThat(puzzle.given(cell)).isEqualTo(clash.puzzle().given(cell));
                assertThat(solver.solve(clash.puzzle().with(cell, null), Limit.TWO, Cancel.NEVER))
                        .as("those of %s without %s", puzzle, cell)
                        .isNotEqualTo(new Answer.None());
            }
            assertThat(search.of(puzzle, Cancel.NEVER).cells()).isEqualTo(clash.cells());
        }
    }

    @Test
    void theProofEndsInAContradictionOrIsMarkedAsTruncated() {
        for (Puzzle puzzle : unsolvable(Puzzle.of(PUZZLES.get(3)), 30, new SplittableRandom(5))) {
            ConflictingClues clash = search.of(puzzle, Cancel.NEVER);

            Event last = clash.proof().get(clash.proof().size() - 1).event();
            assertThat(last.equals(new Event.Exhausted(0)))
                    .as(puzzle.toString())
                    .isEqualTo(clash.whole());
        }
    }

    @Test
    void aPuzzleWithASolutionHasNone() {
        assertThatThrownBy(() -> search.of(Puzzle.of(PUZZLES.getFirst()), Cancel.NEVER))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// Returns puzzles to which a digit was added that their solution does not have.
    private List<Puzzle> unsolvable(Puzzle puzzle, int count, SplittableRandom random) {
        Grid grid = Grid.of(puzzle);
        List<Puzzle> all = new ArrayList<>();
        while (all.size() < count) {
            Cell cell = Cell.of(random.nextInt(81));
            Digit digit = Digit.of(1 + random.nextInt(9));
            Puzzle with = puzzle.with(cell, digit);
            if (grid.candidates(cell).contains(digit)
                    && solver.solve(with, Limit.TWO, Cancel.NEVER) instanceof Answer.None) {
                all.add(with);
            }
        }
        return all;
    }
}
