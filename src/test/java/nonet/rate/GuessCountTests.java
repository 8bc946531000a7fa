package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.rate.GuessCount.Guesses;
import nonet.relatives.Isomorphism;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class GuessCountTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARD =
            Puzzle.of("1.......2.9.4...5...6...7...5.9.3.......7.......8...4.7.....62..4...9.8...2.....1");

    /// After singles, each cell with two candidates decides all others by singles, whichever of them is tried first: the
    /// right digit takes one guess, and the wrong one two.
    private static final Puzzle XY =
            Puzzle.of("....7..3..7.6....51.....8............5..34.1632.......9.6..21...........8....147.");

    private final FastSolver fast = new FastSolver();
    private final GuessCount count = new GuessCount(fast);

    @Test
    void singlesNeedNoGuess() {
        assertThat(count.of(EASY, Cancel.NEVER)).isEqualTo(new Guesses(0, 0, 0));
        Puzzle solved = Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        assertThat(count.of(solved, Cancel.NEVER)).isEqualTo(new Guesses(0, 0, 0));
    }

    @Test
    void onlyPuzzlesWithOneSolutionAreMeasured() {
        assertThat(count.of(TWELVE, Cancel.NEVER)).isNull();
        assertThat(count.of(Puzzle.of("55" + ".".repeat(79)), Cancel.NEVER)).isNull();
    }

    @Test
    void oneChoiceOfTwoTakesOneGuessOrTwo() {
        Guesses guesses = Objects.requireNonNull(count.of(XY, Cancel.NEVER));
        assertThat(guesses.least()).isEqualTo(1);
        assertThat(guesses.most()).isEqualTo(2);
        assertThat(guesses.median()).isEqualTo(1);
    }

    @Test
    void theMedianIsTheSameEachTime() {
        Guesses guesses = Objects.requireNonNull(count.of(HARD, Cancel.NEVER));
        assertThat(new GuessCount(fast).of(HARD, Cancel.NEVER)).isEqualTo(guesses);
        assertThat(guesses.least()).isPositive().isLessThanOrEqualTo(guesses.median());
        assertThat(guesses.most()).isGreaterThan(guesses.median());
        assertThat(count.guesses(HARD, Cancel.NEVER)).isBetween(guesses.least(), guesses.most());
    }

    @Test
    void anOrderIsTheSamePuzzleWrittenInAnotherWay() {
        Random random = new Random(7);
        short[] fewer = TWELVE.candidates();
        fewer[2] &= (short) (fewer[2] - 1);
        for (Puzzle puzzle : new Puzzle[] {EASY, HARD, TWELVE.restrictedTo(fewer)}) {
            long solutions = solutions(puzzle);
            assertThat(Stream.generate(() -> Isomorphism.random(random).of(puzzle))
                            .limit(20))
                    .allSatisfy(other -> {
                        assertThat(other.clues()).isEqualTo(puzzle.clues());
                        assertThat(solutions(other)).isEqualTo(solutions);
                        assertThat(candidates(other)).isEqualTo(candidates(puzzle));
                    })
                    .anySatisfy(other -> assertThat(other).isNotEqualTo(puzzle));
        }
    }

    private long solutions(Puzzle puzzle) {
        return switch (fast.solve(puzzle, Limit.solutions(100), Cancel.NEVER)) {
            case Answer.None _ -> 0;
            case Answer.Unique _ -> 1;
            case Answer.Several several -> several.count();
            case Answer.Unknown unknown -> unknown.found();
        };
    }

    private static int candidates(Puzzle puzzle) {
        int count = 0;
        for (short mask : puzzle.candidates()) {
            count += Integer.bitCount(mask);
        }
        return count;
    }
}
