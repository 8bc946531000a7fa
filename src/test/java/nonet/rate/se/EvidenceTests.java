package nonet.rate.se;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.text.Consequence;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// What the recorded steps rest on holds on the board before each of them, and leads to what they conclude.
@Tag("sampled")
@Execution(ExecutionMode.CONCURRENT)
class EvidenceTests {

    private final Explainer explainer = new Explainer(new Words(Locale.US));
    private int nested;

    @Test
    void evidenceHoldsOnTheBoard() {
        Set<Technique> met = EnumSet.noneOf(Technique.class);
        for (String file : ReferenceRatings.STEP_FILES) {
            Puzzle puzzle = ReferenceRatings.puzzle(file);
            Grid grid = Grid.of(puzzle);
            for (SeStep step : ReferenceRatings.rated().get(file).steps()) {
                met.add(step.deduction().technique());
                check(step, step.deduction(), grid, file);
                grid = after(grid, step);
            }
        }
        assertThat(nested).isGreaterThan(20);
        assertThat(met)
                .contains(
                        Technique.FULL_HOUSE,
                        Technique.NAKED_SINGLE,
                        Technique.POINTING,
                        Technique.CLAIMING,
                        Technique.HIDDEN_TRIPLE,
                        Technique.SWORDFISH,
                        Technique.XYZ_WING,
                        Technique.ALIGNED_PAIR_EXCLUSION,
                        Technique.UNIQUENESS_1,
                        Technique.CONTINUOUS_NICE_LOOP,
                        Technique.DISCONTINUOUS_NICE_LOOP,
                        Technique.FORCING_NET_CONTRADICTION,
                        Technique.FORCING_NET_VERITY);
    }

    private static Grid after(Grid before, SeStep step) {
        Grid grid = before;
        for (Candidate candidate : step.eliminated()) {
            grid = grid.remove(candidate);
        }
        return step.placed() == null ? grid : grid.place(step.placed());
    }

    private void check(SeStep step, Deduction deduction, Grid grid, String file) {
        String what = file + " " + step;
        if (step.placed() == null) {
            assertThat(deduction.conclusions())
                    .as(what)
                    .extracting(Conclusion::candidate)
                    .containsExactlyInAnyOrderElementsOf(step.eliminated());
        } else {
            assertThat(deduction.conclusions()).as(what).containsExactly(new Conclusion.Placement(step.placed()));
        }
        Explanation explanation = explainer.explain(deduction, grid);
        assertThat(explanation.sentences()).as(what).isNotEmpty();
        assertThat(explanation.marks().candidates().keySet())
                .as(what)
                .allMatch(candidate -> grid.candidates(candidate.cell()).contains(candidate.digit()));
        explanation.sentences().forEach(sentence -> checkProofs(sentence, what));
        if (deduction instanceof AlignedExclusion aligned) {
            check(step, aligned, what);
        } else {
            check(deduction, grid, what);
        }
    }

    /// Checks the deductions within a net, each on the board that its explanation shows.
    private void checkProofs(Sentence sentence, String what) {
        for (Consequence consequence : sentence.consequences()) {
            Consequence.Proof proof = consequence.proof();
            if (proof != null) {
                nested++;
                String within = what + " " + consequence.text();
                assertThat(proof.deduction().conclusions())
                        .as(within)
                        .extracting(each -> each.candidate().cell())
                        .contains(consequence.node().cells().first());
                check(proof.deduction(), proof.board(), within);
                Explanation inner = explainer.explain(proof.deduction(), proof.board());
                inner.sentences().forEach(each -> checkProofs(each, within));
            }
        }
    }

    private static void check(Deduction deduction, Grid grid, String what) {
        switch (deduction) {
            case Chain chain ->
                chain.path()
                        .links()
                        .forEach(link -> assertThat(holds(link, grid)).as(what).isTrue());
            case Forcing forcing -> forcing.branches().forEach(branch -> check(branch, forcing, what));
            case Subset subset -> assertThat(isSubset(subset, grid)).as(what).isTrue();
            default -> {}
        }
    }

    /// Tests whether a link holds on a board, apart from what the board lacks for a weak one.
    private static boolean holds(Link link, Grid grid) {
        Cell from = link.from().cells().first();
        Cell to = link.to().cells().first();
        return switch (link.reason()) {
            case Reason.InCell(Cell cell) ->
                from == cell
                        && to == cell
                        && (!link.isStrong() || grid.candidates(cell).size() == 2);
            case Reason.InHouse(var house) ->
                house.cellSet().contains(from)
                        && house.cellSet().contains(to)
                        && link.from().digit() == link.to().digit()
                        && (!link.isStrong()
                                || house.cells().stream()
                                                .filter(cell -> grid.candidates(cell)
                                                        .contains(link.from().digit()))
                                                .count()
                                        == 2);
            default -> false;
        };
    }

    /// Checks that each implication rests on earlier ones, and that the branch comes to the verdict.
    private static void check(Forcing.Branch branch, Forcing forcing, String what) {
        Set<Literal> known = new HashSet<>(List.of(branch.assumption()));
        for (Forcing.Implication implication : branch.implications()) {
            assertThat(implication.because()).as(what).isNotEmpty();
            assertThat(known).as(what).containsAll(implication.because());
            known.add(implication.literal());
        }
        switch (forcing.verdict()) {
            case Forcing.Verdict.Agreed(List<Literal> literals) ->
                assertThat(known).as(what).containsAll(literals);
            case Forcing.Verdict.Clash(var node) ->
                assertThat(known).as(what).contains(new Literal(node, true), new Literal(node, false));
            default -> throw new AssertionError(what);
        }
    }

    private static boolean isSubset(Subset subset, Grid grid) {
        CellSet house = subset.houses().getFirst().cellSet();
        return subset.isHidden()
                ? house.minus(subset.cells()).and(grid.blanks()).equals(CellSet.NONE)
                        || allWithout(house.minus(subset.cells()), subset.digits(), grid)
                : allWithout(subset.cells(), DigitSet.ALL.minus(subset.digits()), grid)
                        && house.containsAll(subset.cells());
    }

    private static boolean allWithout(CellSet cells, DigitSet digits, Grid grid) {
        for (Cell cell : cells) {
            for (var digit : digits) {
                if (grid.candidates(cell).contains(digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void check(SeStep step, AlignedExclusion aligned, String what) {
        assertThat(aligned.cells()).as(what).hasSizeBetween(2, 3);
        assertThat(aligned.excluders().size()).as(what).isGreaterThan(1);
        for (Candidate candidate : step.eliminated()) {
            assertThat(aligned.cells()).as(what).contains(candidate.cell());
        }
        for (Cell cell : aligned.cells()) {
            assertThat(cell.peers().containsAll(aligned.excluders())).as(what).isTrue();
        }
    }
}
