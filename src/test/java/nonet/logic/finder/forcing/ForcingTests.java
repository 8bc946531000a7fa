package nonet.logic.finder.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Literal;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Hard puzzles are solved by reasoning alone, and the branches of forcing chains and nets have no gaps.
@Execution(ExecutionMode.CONCURRENT)
class ForcingTests {

    private static final int PUZZLES = 12;

    /// One of this many of these puzzles is solved.
    private static final int EACH = Repetitions.of(4, 1, 1);

    private static final LogicalSolver SOLVER =
            new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving());

    @TestFactory
    @Tag("sampled")
    Stream<DynamicTest> hardPuzzlesAreSolvedWithoutBruteForce() {
        List<Puzzle> hard = Samples.hard();
        return Stream.iterate(0, place -> place < hard.size(), place -> place + EACH * (hard.size() / PUZZLES))
                .map(hard::get)
                .map(puzzle -> DynamicTest.dynamicTest(puzzle.toString(), () -> comesOut(puzzle)));
    }

    private static void comesOut(Puzzle puzzle) {
        Grid solution = Samples.solution(puzzle);
        List<Step> path = SOLVER.path(Position.of(Grid.of(puzzle)), Cancel.NEVER);
        for (Step step : path) {
            assertThat(step.deduction().technique()).isNotEqualTo(Technique.BRUTE_FORCE);
            for (Conclusion each : step.deduction().conclusions()) {
                boolean right = solution.digit(each.candidate().cell())
                        == each.candidate().digit();
                assertThat(right)
                        .as(step.deduction() + " in " + step.before().grid())
                        .isEqualTo(each instanceof Conclusion.Placement);
            }
            if (step.deduction() instanceof Forcing forcing) {
                holds(forcing, Set.of(), step.before());
            }
        }
        assertThat(path.getLast().after().grid().values()).isEqualTo(solution.values());
    }

    /// Tests that each implication rests on earlier ones, and that the branches contain what the verdict needs.
    ///
    /// @param around what holds on the board where the deduction was made
    private static void holds(Forcing forcing, Set<Literal> around, Position position) {
        for (Forcing.Branch branch : forcing.branches()) {
            Set<Literal> said = new HashSet<>(around);
            said.add(branch.assumption());
            for (Forcing.Implication implication : branch.implications()) {
                assertThat(said).as(forcing.toString()).containsAll(implication.because());
                assertThat(implication.literal()).as(forcing.toString()).isNotEqualTo(branch.assumption());
                if (implication.reason() instanceof Reason.ByDeduction(Deduction inner)) {
                    holds((Forcing) inner, said, position);
                } else {
                    assertThat(implication.because()).as(implication.toString()).isNotEmpty();
                }
                said.add(implication.literal());
            }
            assertThat(said).as(forcing.toString()).containsAll(needed(forcing, position));
        }
    }

    private static List<Literal> needed(Forcing forcing, Position position) {
        return switch (forcing.verdict()) {
            case Forcing.Verdict.Agreed(List<Literal> literals) -> literals;
            case Forcing.Verdict.Clash(var node) -> List.of(new Literal(node, true), new Literal(node, false));
            case Forcing.Verdict.NoDigit(Cell cell) -> off(CellSet.of(cell), DigitSet.ALL, position);
            case Forcing.Verdict.NoPlace(House house, Digit digit) ->
                off(house.cellSet(), DigitSet.of(digit), position);
            case Forcing.Verdict.Twice twice -> List.of(Literal.on(twice.one()), Literal.on(twice.other()));
            case Forcing.Verdict.TwoDigits two ->
                List.of(
                        Literal.on(new Candidate(two.cell(), two.one())),
                        Literal.on(new Candidate(two.cell(), two.other())));
        };
    }

    /// Returns statements that these digits are false in these cells, for each candidate.
    private static List<Literal> off(CellSet cells, DigitSet digits, Position position) {
        List<Literal> off = new ArrayList<>();
        for (Cell cell : cells) {
            for (Digit digit : digits) {
                if (position.has(cell.index(), digit.ordinal())) {
                    off.add(Literal.off(new Candidate(cell, digit)));
                }
            }
        }
        return off;
    }
}
