package nonet.solve.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.TestData;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FastSolverTests {

    private final Solver solver = new FastSolver();

    /// Each of them took hundreds of thousands or millions of guesses without restarts and conflict weights. A guess
    /// takes about a microsecond.
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
                "...3........5.....9.61.28.....43........5........1.4...............2.............",
                "...3........5.....9761.28.....43.......25........1.4........2......2.......8.....",
                "....3........4........9.7.....9........3......27.8..6......1.....................",
                "..1................54....2..75.......1........4....6..7..........................",
                "......3.2........93...2....1...............4.4............942.3...56..........9..",
                "98....45......3.6...........16..5............5..6.1........8.1...................",
            })
    void doesNotGetLost(String puzzle) {
        assertThat(solver.solve(Puzzle.of(puzzle), new Limit(2, 100_000), Cancel.NEVER))
                .isNotInstanceOf(Answer.Unknown.class);
    }

    @Test
    void countsManySolutionsAsDancingLinksDoes() {
        Puzzle puzzle = Puzzle.of(".8..1.5...697.4....1.63.92..2....6....1863...........9......8.3.......1.1.2......");

        assertThat(count(solver.solve(puzzle, Limit.ALL, Cancel.NEVER)))
                .isEqualTo(8881)
                .isEqualTo(count(StepEngine.DANCING_LINKS.solve(puzzle, Limit.ALL, Cancel.NEVER)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"17-clue", "newspaper-medium", "random-minimal", "top1465", "hardest-11plus"})
    void findsTheOnlySolutionOfEveryPuzzleIn(String collection) {
        assertThat(puzzles(collection)).allSatisfy(puzzle -> {
            Answer answer = solver.solve(puzzle, Limit.TWO, Cancel.NEVER);
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.Unique.class,
                            unique -> assertThat(unique.solution().isSolved()).isTrue());
        });
    }

    @Test
    void findsSeveralSolutionsOfEveryPuzzleThatHasThem() {
        assertThat(puzzles("several-solutions"))
                .allSatisfy(puzzle -> assertThat(solver.solve(puzzle, Limit.TWO, Cancel.NEVER))
                        .isInstanceOf(Answer.Several.class));
    }

    private static long count(Answer answer) {
        return answer instanceof Answer.Several several && several.all() ? several.count() : -1;
    }

    /// Returns every tenth puzzle of a collection.
    private static List<Puzzle> puzzles(String collection) {
        return TestData.lines("corpora/" + collection + ".txt").stream()
                .map(Puzzle::of)
                .toList();
    }
}
