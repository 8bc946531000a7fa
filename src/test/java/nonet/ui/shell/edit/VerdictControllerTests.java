package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.FailingTasks;
import org.junit.jupiter.api.Test;

class VerdictControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle SEVERAL =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void aCheckThatFailsIsSaidAndTheNextOneIsMade() {
        AtomicBoolean failing = new AtomicBoolean(true);
        VerdictController verdicts =
                new VerdictController(new FailingTasks(_ -> failing.get()), new Verdicts(new FastSolver()), () -> 0);

        verdicts.check(EASY);
        assertThat(verdicts.verdict.get()).isNull();
        assertThat(verdicts.failed.get()).isTrue();

        failing.set(false);
        verdicts.check(SEVERAL);
        assertThat(verdicts.verdict.get()).isInstanceOf(Verdict.SeveralSolutions.class);
        assertThat(verdicts.failed.get()).isFalse();
    }

    @Test
    void onlyTheGivensThatTheLastPuzzleDoesNotNeedAreKnown() {
        VerdictController verdicts =
                new VerdictController(new FailingTasks(_ -> false), new Verdicts(new FastSolver()), () -> 0);

        verdicts.check(EASY);
        assertThat(verdicts.redundant.get()).isNotNull();
        assertThat(verdicts.redundant.get()).isNotEmpty();

        verdicts.check(SEVERAL);
        assertThat(verdicts.redundant.get()).isNull();
    }
}
