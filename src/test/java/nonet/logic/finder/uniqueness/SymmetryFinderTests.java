package nonet.logic.finder.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Family;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.SymmetricalPlacement.Kind;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.mark.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SymmetryFinderTests {

    private static final String HALF_TURN =
            "5......3.89.5..7....3128..9.59.1...6..6...2..2...9.14.1..3698....7..4.13.8......4";

    @TestFactory
    Stream<DynamicTest> findsTheSameOnATurnedBoard() {
        return Samples.ownCases().stream()
                .map(text -> TechniqueCase.parse(text).orElseThrow())
                .filter(line -> line.code().equals("0650"))
                .map(line -> DynamicTest.dynamicTest(line.toString(), () -> {
                    for (Kind turn : List.of(Kind.QUARTER_TURN, Kind.DIAGONAL)) {
                        assertThat(conclusions(turned(line.grid(), turn)))
                                .isEqualTo(conclusions(line.grid()).stream()
                                        .map(each -> new Candidate(turn.image(each.cell()), each.digit()))
                                        .collect(Collectors.toSet()));
                    }
                }));
    }

    @Test
    void theDigitsInTheMiddleOfAHalfTurnAreNotExchanged() {
        SymmetricalPlacement found = find(Grid.of(Puzzle.of(HALF_TURN))).getFirst();

        assertThat(found.kind()).isEqualTo(Kind.HALF_TURN);
        assertThat(found.digits().toString()).contains("7");
        assertThat(found.kind().fixed()).isEqualTo(CellSet.of(Cell.at(5, 5)));
        assertThat(Explainer.marks(found, Grid.of(Puzzle.of(HALF_TURN))).signs())
                .containsExactly(new Sign.Caption("1\u21949, 2\u21946, 3\u21948, 4\u21945, 7"));
    }

    /// What is known of a cell holds for its image too.
    @Test
    void mirrorsMissingCandidates() {
        Position start = Position.of(Grid.of(Puzzle.of(HALF_TURN)));
        Position next = start.after(find(start.grid()).getFirst().conclusions());
        assertThat(find(next.grid())).isEmpty();
        Cell cell = next.grid().blanks().without(Cell.at(5, 5)).first();
        Digit digit = next.grid().candidates(cell).first();

        assertThat(conclusions(next.after(List.of(new Conclusion.Elimination(new Candidate(cell, digit))))
                        .grid()))
                .containsExactly(new Candidate(
                        Kind.HALF_TURN.image(cell),
                        find(start.grid()).getFirst().image(digit)));
    }

    @Test
    void isOffForAPuzzleWithSeveralSolutions() {
        LogicalSolver solver = Samples.solver();
        Puzzle several = Puzzle.of("5" + ".".repeat(79) + "4");

        assertThat(solver.with(solver.options().withOff(Set.of()))
                        .soundFor(several, new FastSolver(), Cancel.NEVER)
                        .options()
                        .on())
                .noneMatch(each -> each.family() == Family.SYMMETRY || each.family() == Family.UNIQUENESS)
                .contains(Technique.WHIP);
    }

    private static Set<Candidate> conclusions(Grid grid) {
        return find(grid).stream()
                .flatMap(each -> each.conclusions().stream())
                .map(Conclusion::candidate)
                .collect(Collectors.toSet());
    }

    private static List<SymmetricalPlacement> find(Grid grid) {
        List<SymmetricalPlacement> found = new ArrayList<>();
        new LogicalSolver(List.of(SymmetryFinder.TYPE), Samples.options())
                .find(
                        Position.of(grid),
                        Set.of(Technique.GURTH_SYMMETRICAL_PLACEMENT),
                        deduction -> !found.add((SymmetricalPlacement) deduction),
                        Cancel.NEVER);
        return found;
    }

    private static Grid turned(Grid grid, Kind turn) {
        byte[] values = new byte[81];
        short[] candidates = new short[81];
        CellSet givens = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            int to = turn.image(cell).index();
            Digit digit = grid.digit(cell);
            values[to] = (byte) (digit == null ? 0 : digit.value());
            candidates[to] = (short) grid.candidates(cell).mask();
            givens = grid.givens().contains(cell) ? givens.with(turn.image(cell)) : givens;
        }
        return Grid.of(givens, values, candidates);
    }
}
