package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class TemplatesTests {

    private static final long SEED = 12;

    @Test
    void deletableCandidatesAreInNoTemplate() {
        Random random = new Random(SEED);
        LogicalSolver solver =
                new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving());
        int deletable = 0;
        for (int i = 0; i < 20; i++) {
            List<Step> path = solver.path(Position.of(Grid.of(Samples.draw(random))), Cancel.NEVER);
            for (int step = 0; step < path.size(); step += 7) {
                Position position = path.get(step).before();
                for (Digit digit : Digit.values()) {
                    CellSet expected = position.cells(digit).minus(union(position, digit, 0, CellSet.NONE));
                    deletable += expected.size();
                    assertThat(Templates.of(position).deletable(digit.ordinal()))
                            .as("seed " + SEED + ", " + digit + " in " + position.grid())
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(deletable).isPositive();
    }

    @Test
    void nothingIsDeletableWithoutAnyTemplate() {
        short[] masks = new short[81];
        for (Cell cell : Cell.all()) {
            masks[cell.index()] = (short) (cell.row() == 3 ? 0x1FE : 0x1FF);
        }
        Position position = Position.of(Grid.of(CellSet.NONE, new byte[81], masks));
        assertThat(Templates.of(position).isDeletable(0)).isFalse();
    }

    /// Returns the union of all templates, enumerated row by row.
    private static CellSet union(Position position, Digit digit, int row, CellSet above) {
        if (row == 9) {
            return above;
        }
        CellSet union = CellSet.NONE;
        boolean placed = true;
        for (int column = 0; column < 9; column++) {
            Cell cell = Cell.of(row * 9 + column);
            if (position.has(cell.index(), digit.ordinal())) {
                placed = false;
                if (cell.peers().and(above).isEmpty()) {
                    union = union.or(union(position, digit, row + 1, above.with(cell)));
                }
            }
        }
        return placed ? union(position, digit, row + 1, above) : union;
    }
}
