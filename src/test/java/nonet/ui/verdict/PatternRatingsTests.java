package nonet.ui.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import nonet.grid.Puzzle;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.Tasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
final class PatternRatingsTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle WHIPS =
            Puzzle.of("..3.5...9...7..12.7.9...4....1.6...45..3.....8.7...3...1..9...66....12.......8...");
    private static final Puzzle BEYOND =
            Puzzle.of("9876.....5.....96..4.......3...5.21....2..6.3...1.3.95...31..2.....6935......21..");

    private final Messages messages = new Messages(Locale.US, "nonet.log");

    private PatternRatings about(Puzzle puzzle, Tasks tasks) {
        PatternRatings ratings = new PatternRatings(messages, tasks, new CspRater(new FastSolver()));
        ratings.about(puzzle);
        return ratings;
    }

    private PatternRatings rated(Puzzle puzzle) {
        PatternRatings ratings = about(puzzle, new InlineTasks());
        ratings.rate();
        return ratings;
    }

    @Test
    void theCostIsSaidBefore() {
        assertThat(about(EASY, new InlineTasks()).state.get().sentence())
                .endsWith("This takes from a moment to a minute.");
    }

    @Test
    void eachScaleHasASentence() {
        PatternRatings ratings = rated(WHIPS);
        assertThat(ratings.sentences())
                .containsExactly(
                        "T&E 1: candidates must be tried, with singles as their consequences.",
                        "W 5: with singles, whips of length up to 5 solve the puzzle.",
                        "gW 4: with singles, g-whips of length up to 4 solve the puzzle.",
                        "B 5: with singles, braids of length up to 5 solve the puzzle.");
        assertThat(ratings.state.get().phase()).isEqualTo(Phase.ENDED);
        assertThat(ratings.state.get().sentence()).isEmpty();
        assertThat(rated(EASY).sentences())
                .startsWith("T&E 0: singles alone solve the puzzle.", "W 0: singles alone solve the puzzle.");
    }

    @Test
    void aPuzzleBeyondWhipsSaysSo() {
        assertThat(rated(BEYOND).sentences())
                .startsWith(
                        "T&E 3: candidates must be tried, and others during these trials, 3 deep.",
                        "W none: whips of any length do not solve the puzzle.");
        PatternRatings stopped = about(EASY, new InlineTasks());
        stopped.results.set(Map.of(CspScale.B, new CspResult.Stopped(7)));
        assertThat(stopped.sentences()).containsExactly("B at least 7: the rating took too long and was stopped.");
    }

    @Test
    void givensWithSeveralSolutionsAreNotRated() {
        PatternRatings ratings = rated(Puzzle.of("5" + ".".repeat(80)));
        assertThat(ratings.sentences()).isEmpty();
        assertThat(ratings.state.get().sentence())
                .isEqualTo("The givens alone do not have exactly one solution, so they are not rated.");
    }

    @Test
    void aRatingCanBeCancelledAndForgotten() {
        PatternRatings ratings = about(WHIPS, new InlineTasks(PatternRatings.QUEUE));
        ratings.rate();
        assertThat(ratings.state.get().isUnderWay()).isTrue();
        assertThat(ratings.state.get().sentence()).isEqualTo("Rating by trials (T&E)…");
        ratings.cancel();
        assertThat(ratings.state.get().isUnderWay()).isFalse();
        assertThat(ratings.state.get().sentence()).isEqualTo("The rating was cancelled.");

        PatternRatings other = rated(WHIPS);
        other.about(WHIPS);
        assertThat(other.results.get()).hasSize(4);
        other.about(EASY);
        assertThat(other.results.get()).isEmpty();
        assertThat(other.state.get().phase()).isEqualTo(Phase.IDLE);
    }

    @Test
    void aFailureIsSaid() {
        PatternRatings ratings = about(WHIPS, new FailingTasks(_ -> true));
        ratings.rate();
        assertThat(ratings.state.get().failed()).isTrue();
        assertThat(ratings.state.get().sentence())
                .isEqualTo("The puzzle could not be rated; see nonet.log (Help > Report a problem).");
    }
}
