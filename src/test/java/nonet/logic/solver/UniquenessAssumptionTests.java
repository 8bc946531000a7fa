package nonet.logic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.deduce.Family;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

/// Uniqueness techniques are used only where the givens alone have one solution.
class UniquenessAssumptionTests {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private final LogicalSolver solver = Samples.solver();
    private final Solver fast = new FastSolver();

    @Test
    void candidatesThatMakeTheSolutionUniqueDoNotMakeDeadlyPatternsFalse() {
        Puzzle givens = Puzzle.of(SOLUTION.replace('5', '.').replace('3', '.'));
        Puzzle sukaku = givens;
        String candidates = givens.candidateText();
        for (int cell = 0; cell < 81; cell++) {
            if (SOLUTION.charAt(cell) == '5') {
                candidates = candidates.substring(0, 9 * cell) + "....5...." + candidates.substring(9 * cell + 9);
            }
        }
        sukaku = givens.restrictedTo(candidates);

        assertThat(fast.solve(givens, Limit.TWO, Cancel.NEVER)).isInstanceOf(Answer.Several.class);
        assertThat(fast.solve(sukaku, Limit.TWO, Cancel.NEVER)).isInstanceOf(Answer.Unique.class);
        assertThat(usesUniqueness(solver.soundFor(sukaku, fast, Cancel.NEVER))).isFalse();
        assertThat(usesUniqueness(solver.soundFor(givens, fast, Cancel.NEVER))).isFalse();
    }

    @Test
    void aPuzzleThatItsGivensDecideKeepsThem() {
        Puzzle proper = Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        String candidates = proper.candidateText();
        int lost = candidates.indexOf('1', 18);
        Puzzle later = proper.restrictedTo(candidates.substring(0, lost) + "." + candidates.substring(lost + 1));

        assertThat(solver.soundFor(proper, fast, Cancel.NEVER)).isSameAs(solver);
        assertThat(later.isRestricted()).isTrue();
        assertThat(solver.soundFor(later, fast, Cancel.NEVER)).isSameAs(solver);
    }

    private static boolean usesUniqueness(LogicalSolver solver) {
        return solver.options().on().stream().anyMatch(technique -> technique.family() == Family.UNIQUENESS);
    }
}
