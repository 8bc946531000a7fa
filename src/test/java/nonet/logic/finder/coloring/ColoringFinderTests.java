package nonet.logic.finder.coloring;

import static nonet.grid.House.Kind.ROW;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import nonet.deduce.Coloring;
import nonet.deduce.Coloring.ColorFinding;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.logic.finder.Board;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class ColoringFinderTests {

    @Test
    void eachBridgeHasItsOwnConclusions() {
        // r1c1 sees r9c1 and r1c5 sees r9c5: an X-wing, as two bridges between two clusters.
        Board board = new Board().only(ROW, 1, 1, "r1c1", "r1c5").only(ROW, 9, 1, "r9c1", "r9c5");
        List<Deduction> found = new ArrayList<>();
        new LogicalSolver(List.of(ColoringFinder.TYPE), LogicOptions.of(List.of()))
                .find(
                        Position.of(board.grid()),
                        EnumSet.of(Technique.MULTI_COLORS_1),
                        deduction -> !found.add(deduction),
                        Cancel.NEVER);

        assertThat(found).hasSize(1);
        Coloring coloring = (Coloring) found.getFirst();
        assertThat(((ColorFinding.Bridges) coloring.finding())
                        .bridges().stream()
                                .map(each -> each.one() + " " + each.other() + " " + each.house() + ": " + each.gone()))
                .containsExactly(
                        "r1c5=1 r9c5=1 column 5: [r2c1=1, r3c1=1, r4c1=1, r5c1=1, r6c1=1, r7c1=1, r8c1=1]",
                        "r1c1=1 r9c1=1 column 1: [r2c5=1, r3c5=1, r4c5=1, r5c5=1, r6c5=1, r7c5=1, r8c5=1]");
        assertThat(coloring.conclusions()).hasSize(14);
    }
}
