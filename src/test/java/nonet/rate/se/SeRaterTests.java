package nonet.rate.se;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.rate.se.SeResult.Rated;
import nonet.rate.se.SeResult.Stopped;
import nonet.rate.se.SeResult.Unrated;
import nonet.rate.se.SeResult.Why;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SeRaterTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /// Rated 9.6: needs chains inside dynamic nets.
    private static final Puzzle HARD = ReferenceRatings.puzzle("9.6-01.tsv");

    private final SeRater rater = new SeRater(new FastSolver());

    @Test
    void aTurnedPuzzleIsSolvedToo() {
        for (String file : List.of("7.1-01.tsv", "8.4-01.tsv", "9.0-01.tsv")) {
            Puzzle puzzle = ReferenceRatings.puzzle(file);
            byte[] turned = new byte[81];
            for (Cell cell : Cell.all()) {
                Digit given = puzzle.given(cell);
                turned[(cell.column() - 1) * 9 + 9 - cell.row()] = (byte) (given == null ? 0 : given.value());
            }
            SeRating rating = ((Rated) rater.rate(Puzzle.of(turned), Cancel.NEVER)).rating();
            assertThat(rating.er()).as(file).isLessThan(200).isGreaterThanOrEqualTo(rating.ep());
            assertThat(rating.ep()).as(file).isGreaterThanOrEqualTo(rating.ed());
        }
    }

    @Test
    void onlyPuzzlesWithOneSolutionToFindAreRated() {
        Puzzle solved = Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        Puzzle without = EASY.with(Cell.at(1, 3), Digit.FIVE);
        short[] fewer = EASY.candidates();
        fewer[2] &= (short) (fewer[2] - 1);

        assertThat(List.of(without, Puzzle.EMPTY, solved, EASY.restrictedTo(fewer)))
                .extracting(puzzle -> rater.rate(puzzle, Cancel.NEVER))
                .containsExactly(
                        new Unrated(Why.NO_SOLUTION),
                        new Unrated(Why.SEVERAL_SOLUTIONS),
                        new Unrated(Why.ALREADY_SOLVED),
                        new Unrated(Why.CANDIDATES_GIVEN));
        assertThat(rater.rate(EASY, Cancel.NEVER)).isEqualTo(new Rated(new SeRating(12, 12, 12), List.of()));
    }

    @Test
    void aBoundOfEffortGivesALowerBound() {
        assertThat(IntStream.range(1, 7)
                        .mapToObj(digits ->
                                rater.withBudget((long) Math.pow(10, digits)).rate(HARD, Cancel.NEVER)))
                .containsExactly(
                        new Stopped(75),
                        new Stopped(75),
                        new Stopped(75),
                        new Stopped(84),
                        new Stopped(92),
                        new Rated(new SeRating(96, 96, 34), List.of()));
        assertThat(rater.withBudget(10).rate(EASY, Cancel.NEVER)).isInstanceOf(Rated.class);
    }

    @Test
    void aRatingCanBeCancelledAnywhere() {
        for (int after : new int[] {1, 30, 1000, 20_000}) {
            AtomicInteger asked = new AtomicInteger();
            assertThatExceptionOfType(CancellationException.class)
                    .isThrownBy(() -> rater.rate(HARD, () -> asked.incrementAndGet() > after));
            assertThat(asked).hasValue(after + 1);
        }
    }

    /// A user should wait for 100 ms at most; the bound is ten times as wide, and of processor time.
    @Test
    void aRatingAsksOftenWhetherItIsCancelled() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long[] gaps = {threads.getCurrentThreadCpuTime(), 0};
        rater.rate(HARD, () -> {
            long now = threads.getCurrentThreadCpuTime();
            gaps[1] = Math.max(gaps[1], now - gaps[0]);
            gaps[0] = now;
            return false;
        });
        assertThat(gaps[1]).isPositive().isLessThan(1_000_000_000);
    }

    @Test
    void ratingsAreWrittenWithATenth() {
        SeRating rating = new SeRating(105, 71, 12);
        assertThat(rating).hasToString("10.5/7.1/1.2");
        assertThat(rating.isPearl()).isFalse();
        assertThat(new SeRating(90, 90, 71).isPearl()).isTrue();
        assertThat(new SeRating(90, 90, 71).isDiamond()).isFalse();
        assertThat(new SeRating(90, 90, 90).isDiamond()).isTrue();
    }
}
