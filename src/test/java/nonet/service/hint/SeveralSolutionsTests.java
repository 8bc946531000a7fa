package nonet.service.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.play.Document;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Each technique that rests on there being one solution is silent in a puzzle with several, in a position where its
/// pattern is there: some givens of a case have become digits that the user entered.
class SeveralSolutionsTests {

    private static final Set<Technique> NEED_ONE_SOLUTION = EnumSet.of(
            Technique.UNIQUENESS_1,
            Technique.UNIQUENESS_2,
            Technique.UNIQUENESS_3,
            Technique.UNIQUENESS_4,
            Technique.UNIQUENESS_5,
            Technique.UNIQUENESS_6,
            Technique.HIDDEN_RECTANGLE,
            Technique.AVOIDABLE_RECTANGLE_1,
            Technique.AVOIDABLE_RECTANGLE_2,
            Technique.UNIQUE_LOOP_1,
            Technique.UNIQUE_LOOP_2,
            Technique.UNIQUE_LOOP_3,
            Technique.UNIQUE_LOOP_4,
            Technique.BUG_PLUS_1,
            Technique.BUG_TYPE_2,
            Technique.BUG_TYPE_3,
            Technique.BUG_TYPE_4,
            Technique.BUG_PLUS_N,
            Technique.EXTENDED_RECTANGLE_1,
            Technique.EXTENDED_RECTANGLE_2,
            Technique.EXTENDED_RECTANGLE_3,
            Technique.EXTENDED_RECTANGLE_4,
            Technique.RECTANGLE_GUARDIANS,
            Technique.GURTH_SYMMETRICAL_PLACEMENT);

    private static final FastSolver FAST = new FastSolver();
    private static final LogicalSolver SOLVER =
            new LogicalSolver(StandardFinders.all(), Profile.modern().forSolving());

    @TestFactory
    Stream<DynamicTest> whatNeedsOneSolutionIsOff() {
        return NEED_ONE_SOLUTION.stream()
                .map(technique -> DynamicTest.dynamicTest(technique.id(), () -> {
                    Grid grid = line(technique).grid();
                    Hints hints = new Hints(SOLVER, only(technique), FAST);
                    Document proper = document(grid, givens(grid));
                    Document several = document(grid, fewer(grid));

                    assertThat(finds(technique, Hints.position(several))).isTrue();
                    assertThat(hints.next(proper, Cancel.NEVER)).isInstanceOf(HintResult.Found.class);
                    assertThat(hints.all(proper, Cancel.NEVER)).isInstanceOf(HintResult.All.class);
                    assertThat(hints.next(several, Cancel.NEVER)).isEqualTo(new HintResult.Stuck());
                    assertThat(hints.all(several, Cancel.NEVER)).isEqualTo(new HintResult.Stuck());
                    assertThat(hints.path(several, _ -> {}, Cancel.NEVER)).isEqualTo(new HintResult.Stuck());
                }));
    }

    private static TechniqueCase line(Technique technique) {
        return Stream.concat(Samples.ownCases().stream(), Samples.cases().stream())
                .map(text -> TechniqueCase.parse(text).orElseThrow())
                .filter(line -> line.code().equals(technique.code()) && !line.isFailCase())
                .findFirst()
                .orElseThrow();
    }

    private static Profile only(Technique technique) {
        List<Weight> weights = new ArrayList<>();
        for (Technique each : Technique.values()) {
            weights.add(new Weight(each, each.ordinal(), Level.HARD, 100, each == technique, each == technique));
        }
        return Profile.modern().with(Weights.of(weights));
    }

    private static boolean finds(Technique technique, Position position) {
        return SOLVER.find(position, Set.of(technique), _ -> true, Cancel.NEVER);
    }

    private static Document document(Grid grid, Puzzle puzzle) {
        short[] marks = new short[81];
        for (Cell cell : grid.blanks()) {
            marks[cell.index()] = (short) grid.candidates(cell).mask();
        }
        return new Document("", puzzle, Grid.of(puzzle.givenCells(), grid.values(), marks));
    }

    private static Puzzle givens(Grid grid) {
        Puzzle puzzle = Puzzle.EMPTY;
        for (Cell cell : grid.givens()) {
            Digit digit = grid.digit(cell);
            puzzle = puzzle.with(cell, digit);
        }
        return puzzle;
    }

    /// Returns the givens without as many as it takes to have several solutions. Cells that symmetries of the square
    /// carry into each other are removed together, which leaves the rest symmetrical.
    private static Puzzle fewer(Grid grid) {
        Puzzle puzzle = givens(grid);
        for (Cell cell : grid.givens()) {
            if (!(FAST.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Several)) {
                for (Cell each : orbit(cell)) {
                    puzzle = puzzle.with(each, null);
                }
            }
        }
        return puzzle;
    }

    private static Set<Cell> orbit(Cell cell) {
        Set<Cell> orbit = new LinkedHashSet<>();
        Deque<Cell> open = new ArrayDeque<>(List.of(cell));
        while (!open.isEmpty()) {
            Cell next = open.pop();
            if (orbit.add(next)) {
                Stream.of(SymmetricalPlacement.Kind.values())
                        .map(kind -> kind.image(next))
                        .forEach(open::push);
            }
        }
        return orbit;
    }
}
