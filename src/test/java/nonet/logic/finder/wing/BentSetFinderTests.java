package nonet.logic.finder.wing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class BentSetFinderTests {

    /// An empty board whose only narrow cells are r1c1 = 1234, r1c2 = 14, r1c9 = 24 and r2c3 = 34: 1 and 2 stay in row 1,
    /// 3 in box 1, and 4 is in all of them.
    @Test
    void fourCellsWithOneUnrestrictedDigitAreAWxyzWing() {
        assertThat(found(0b1111, 0b1001, 0b1010, 0b1100))
                .containsExactly("WXYZ-Wing: 1/2/3/4 in r1c129,r2c3 => r1c3<>4");
    }

    @Test
    void twoUnrestrictedDigitsEliminateNothing() {
        assertThat(found(0b1111, 0b1001, 0b1010, 0b1010)).isEmpty();
    }

    private static List<String> found(int corner, int inBox, int inLine, int below) {
        short[] masks = new short[81];
        for (Cell cell : Cell.all()) {
            masks[cell.index()] = 0x1FF;
        }
        masks[Cell.at(1, 1).index()] = (short) corner;
        masks[Cell.at(1, 2).index()] = (short) inBox;
        masks[Cell.at(1, 9).index()] = (short) inLine;
        masks[Cell.at(2, 3).index()] = (short) below;
        Position position = Position.of(Grid.of(CellSet.NONE, new byte[81], masks));
        List<String> lines = new ArrayList<>();
        Explainer explainer = new Explainer(new Words(Locale.ENGLISH));
        new LogicalSolver(List.of(BentSetFinder.TYPE), Samples.options())
                .find(
                        position,
                        Set.of(Technique.WXYZ_WING),
                        deduction -> {
                            lines.add(explainer.line(deduction));
                            return false;
                        },
                        Cancel.NEVER);
        return lines;
    }
}
