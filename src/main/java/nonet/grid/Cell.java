package nonet.grid;

import java.util.ArrayList;
import java.util.List;

/// One of the 81 cells. Rows and columns count from 1 at the top left; the index runs row by row from 0 to 80.
public final class Cell implements Comparable<Cell> {

    private static final List<Cell> ALL = createAll();
    private static final CellSet[] PEERS = createPeers();

    private final int index;

    private Cell(int index) {
        this.index = index;
    }

    /// Returns the cell with this index, 0 to 80.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Cell of(int index) {
        return ALL.get(index);
    }

    /// Returns the cell in a row and a column, both 1 to 9.
    ///
    /// @throws IllegalArgumentException if either is out of range
    public static Cell at(int row, int column) {
        if (row < 1 || row > 9 || column < 1 || column > 9) {
            throw new IllegalArgumentException("no cell in row " + row + ", column " + column);
        }
        return ALL.get((row - 1) * 9 + column - 1);
    }

    /// Returns all 81 cells in the order of their index.
    public static List<Cell> all() {
        return ALL;
    }

    public int index() {
        return index;
    }

    /// Returns the row, 1 to 9.
    public int row() {
        return index / 9 + 1;
    }

    /// Returns the column, 1 to 9.
    public int column() {
        return index % 9 + 1;
    }

    /// Returns the box, 1 to 9, counted row by row.
    public int box() {
        return index / 27 * 3 + index % 9 / 3 + 1;
    }

    /// Returns the position inside the box, 1 to 9, counted row by row.
    public int placeInBox() {
        return index / 9 % 3 * 3 + index % 3 + 1;
    }

    /// Returns the 20 other cells of the cell's row, column and box.
    public CellSet peers() {
        return PEERS[index];
    }

    @Override
    public int compareTo(Cell other) {
        return Integer.compare(index, other.index);
    }

    /// Returns the usual name, such as `r3c5`.
    @Override
    public String toString() {
        return "r" + row() + "c" + column();
    }

    private static List<Cell> createAll() {
        List<Cell> cells = new ArrayList<>();
        for (int index = 0; index < 81; index++) {
            cells.add(new Cell(index));
        }
        return List.copyOf(cells);
    }

    private static CellSet[] createPeers() {
        CellSet[] peers = new CellSet[81];
        for (Cell cell : ALL) {
            CellSet seen = CellSet.NONE;
            for (Cell other : ALL) {
                boolean sharesHouse =
                        cell.row() == other.row() || cell.column() == other.column() || cell.box() == other.box();
                if (sharesHouse && cell != other) {
                    seen = seen.with(other);
                }
            }
            peers[cell.index] = seen;
        }
        return peers;
    }
}
