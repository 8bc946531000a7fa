package nonet.service.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.service.reason.MoveExplainer.Truth;
import nonet.service.reason.SeededMoves.Case;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MoveExplainerTests {

    private static final Document EASY = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    private static MoveAnswer explain(Document before, String move) {
        return SeededMoves.EXPLAINER.explain(before, PlayerMove.of(move), Cancel.NEVER);
    }

    @Test
    @Tag("repeated")
    void truthIsThatOfAllSolutions() {
        for (int seed = 0; seed < Repetitions.of(6, 400); seed++) {
            SeededMoves moves = new SeededMoves(seed);
            moves.nextPuzzle();
            for (int i = 0; i < 50; i++) {
                Case each = moves.next();
                assertThat(SeededMoves.EXPLAINER.truth(each.before(), each.move(), Cancel.NEVER))
                        .as(
                                "seed %d, move %d: %s on %s",
                                seed, i, each.move(), each.before().puzzle())
                        .isEqualTo(truth(each.move().conclusions(), each.solutions()));
            }
        }
    }

    /// A wrong part makes a move wrong; an undecided one makes it undecided.
    private static Truth truth(List<Conclusion> move, List<Grid> solutions) {
        List<Truth> parts = move.stream()
                .map(each -> {
                    long agreeing = solutions.stream()
                            .filter(grid -> agrees(each, grid))
                            .count();
                    return agreeing == 0 ? Truth.WRONG : agreeing == solutions.size() ? Truth.RIGHT : Truth.UNDECIDED;
                })
                .toList();
        return parts.contains(Truth.WRONG)
                ? Truth.WRONG
                : parts.contains(Truth.UNDECIDED) ? Truth.UNDECIDED : Truth.RIGHT;
    }

    private static boolean agrees(Conclusion conclusion, Grid solution) {
        Candidate candidate = conclusion.candidate();
        return (solution.digit(candidate.cell()) == candidate.digit()) == conclusion instanceof Conclusion.Placement;
    }

    @Test
    @Tag("repeated")
    void shownStepsHaveTheMoveAsTheirConclusionAndAreTrue() {
        for (int seed = 0; seed < Repetitions.of(4, 100); seed++) {
            SeededMoves moves = new SeededMoves(1000 + seed);
            moves.nextPuzzle();
            for (int i = 0; i < 3; i++) {
                Case each = moves.next();
                MoveAnswer answer = SeededMoves.EXPLAINER.explain(each.before(), each.move(), Cancel.NEVER);
                List<Step> steps = switch (answer) {
                    case MoveAnswer.Shown(Step step, boolean _) -> {
                        assertThat(new HashSet<>(step.deduction().conclusions()))
                                .as("seed %d, move %d: %s", seed, i, each.move())
                                .containsAll(each.move().conclusions());
                        yield List.of(step);
                    }
                    case MoveAnswer.Takes(List<Step> several, boolean _) -> {
                        assertThat(each.move().conclusions())
                                .as("seed %d, move %d: %s", seed, i, each.move())
                                .allMatch(one ->
                                        holds(one, several.getLast().after().grid()));
                        yield several;
                    }
                    default -> List.of();
                };
                assertThat(steps)
                        .allMatch(step -> step.deduction().conclusions().stream()
                                .allMatch(one -> each.solutions().stream().allMatch(grid -> agrees(one, grid))));
            }
        }
    }

    private static boolean holds(Conclusion conclusion, Grid grid) {
        Candidate candidate = conclusion.candidate();
        return conclusion instanceof Conclusion.Placement
                ? grid.digit(candidate.cell()) == candidate.digit()
                : !grid.candidates(candidate.cell()).contains(candidate.digit());
    }

    @Test
    void theSimplestTechniqueComesFirst() {
        assertThat(explain(EASY, "r5c5=5"))
                .isInstanceOfSatisfying(
                        MoveAnswer.Shown.class,
                        shown ->
                                assertThat(shown.step().deduction().technique()).isEqualTo(Technique.NAKED_SINGLE));
    }

    @Test
    void aFewSinglesComeBeforeAForcingChain() {
        assertThat(explain(EASY, "r1c3=4"))
                .isInstanceOfSatisfying(
                        MoveAnswer.Takes.class,
                        takes -> assertThat(takes.steps())
                                .extracting(step -> step.deduction().technique())
                                .isSubsetOf(Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE, Technique.FULL_HOUSE));
    }

    @Test
    void aWrongMoveLeadsToAContradiction() {
        assertThat(explain(EASY, "r1c3<>24")).isInstanceOfSatisfying(MoveAnswer.Wrong.class, wrong -> {
            assertThat(wrong.wrong()).isEqualTo(PlayerMove.of("r1c3<>4").conclusions());
            assertThat(wrong.argument()).isPresent();
        });
    }

    @Test
    void aDigitThatAHouseHasAlreadyNeedsNoContradiction() {
        assertThat(explain(EASY, "r1c3=5"))
                .isEqualTo(new MoveAnswer.Clash(
                        PlayerMove.of("r1c3=5").conclusions().getFirst(), House.of(House.Kind.ROW, 1)));
    }

    @Test
    void whatDigitsSayNeedsNoStep() {
        assertThat(explain(EASY, "r1c3<>5")).isEqualTo(new MoveAnswer.Plain());
        assertThat(explain(EASY, "r1c1=5")).isEqualTo(new MoveAnswer.Plain());
        assertThat(explain(EASY, "r1c1=6"))
                .isEqualTo(new MoveAnswer.Occupied(
                        PlayerMove.of("r1c1=6").conclusions().getFirst()));
    }

    @Test
    void textsOfMovesAreRead() {
        assertThat(Stream.of("r4c5=3", "r4c57<>38", "r4c5,r6c1!=3", "R1C1<>1; r2c2<>2")
                        .map(PlayerMove::of)
                        .map(PlayerMove::toString))
                .containsExactly("r4c5=3", "r4c5<>3 r4c5<>8 r4c7<>3 r4c7<>8", "r4c5<>3 r6c1<>3", "r1c1<>1 r2c2<>2");
    }
}
