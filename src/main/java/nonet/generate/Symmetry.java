package nonet.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import nonet.grid.Cell;
import nonet.grid.CellSet;

/// The symmetry of a puzzle's givens.
public enum Symmetry {
    NONE(List.of()),
    /// Symmetric under rotation by 180 degrees.
    ROTATIONAL(List.of(Symmetry::halfTurn)),
    /// Symmetric under rotation by 90 degrees.
    ROTATIONAL_90(List.of(Symmetry::quarterTurn)),
    /// Symmetric about the diagonal from the upper left to the lower right.
    DIAGONAL(List.of(Symmetry::transposed)),
    /// Symmetric about the diagonal from the lower left to the upper right.
    ANTI_DIAGONAL(List.of(cell -> transposed(halfTurn(cell)))),
    /// Symmetric about the horizontal axis: the upper half and the lower half.
    HORIZONTAL(List.of(cell -> Cell.at(10 - cell.row(), cell.column()))),
    /// Symmetric about the vertical axis: the left half and the right half.
    VERTICAL(List.of(cell -> Cell.at(cell.row(), 10 - cell.column()))),
    /// Symmetric about both diagonals.
    BOTH_DIAGONALS(List.of(Symmetry::transposed, Symmetry::halfTurn)),
    /// Symmetric about the horizontal and the vertical axis.
    BOTH_AXES(List.of(cell -> Cell.at(10 - cell.row(), cell.column()), Symmetry::halfTurn)),
    /// All of these at once.
    FULL(List.of(Symmetry::quarterTurn, Symmetry::transposed));

    private final List<UnaryOperator<Cell>> maps;

    /// @param maps rotations and reflections; applied repeatedly, each leads through whole orbits
    Symmetry(List<UnaryOperator<Cell>> maps) {
        this.maps = maps;
    }

    /// Returns the cells split into orbits, each of 1 to 8 cells that hold givens all together or not at all.
    public List<CellSet> orbits() {
        List<CellSet> orbits = new ArrayList<>();
        CellSet seen = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            if (!seen.contains(cell)) {
                CellSet orbit = orbit(cell);
                seen = seen.or(orbit);
                orbits.add(orbit);
            }
        }
        return List.copyOf(orbits);
    }

    /// Returns the cells that the set lacks to be symmetric; none if it is.
    public CellSet missingFrom(CellSet cells) {
        CellSet missing = CellSet.NONE;
        for (CellSet orbit : orbits()) {
            if (orbit.intersects(cells)) {
                missing = missing.or(orbit.minus(cells));
            }
        }
        return missing;
    }

    private CellSet orbit(Cell cell) {
        CellSet before = CellSet.NONE;
        CellSet orbit = CellSet.of(cell);
        while (!orbit.equals(before)) {
            before = orbit;
            for (Cell each : before) {
                for (UnaryOperator<Cell> map : maps) {
                    orbit = orbit.with(map.apply(each));
                }
            }
        }
        return orbit;
    }

    private static Cell halfTurn(Cell cell) {
        return Cell.at(10 - cell.row(), 10 - cell.column());
    }

    private static Cell quarterTurn(Cell cell) {
        return Cell.at(cell.column(), 10 - cell.row());
    }

    private static Cell transposed(Cell cell) {
        return Cell.at(cell.column(), cell.row());
    }
}
