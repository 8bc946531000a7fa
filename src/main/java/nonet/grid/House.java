package nonet.grid;

import java.util.ArrayList;
import java.util.List;

/// One of the 27 houses: nine rows, nine columns, nine boxes.
public final class House {

    /// The three shapes of a house.
    public enum Kind {
        ROW,
        COLUMN,
        BOX
    }

    private static final List<House> ALL = createAll();

    private final Kind kind;
    private final int number;
    private final List<Cell> cells;
    private final CellSet cellSet;

    private House(Kind kind, int number) {
        this.kind = kind;
        this.number = number;
        this.cells = Cell.all().stream()
                .filter(cell -> numberOf(kind, cell) == number)
                .toList();
        this.cellSet = CellSet.of(cells);
    }

    /// Returns the row, column or box with this number, 1 to 9.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static House of(Kind kind, int number) {
        return ALL.get(kind.ordinal() * 9 + number - 1);
    }

    /// Returns the house of this kind that holds the cell.
    public static House of(Kind kind, Cell cell) {
        return of(kind, numberOf(kind, cell));
    }

    /// Returns the house with this index in the list of all houses, 0 to 26.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static House at(int index) {
        return ALL.get(index);
    }

    /// Returns all 27 houses: the rows, the columns, then the boxes.
    public static List<House> all() {
        return ALL;
    }

    public Kind kind() {
        return kind;
    }

    /// Returns the number among the houses of its kind, 1 to 9.
    public int number() {
        return number;
    }

    /// Returns the index in the list of all houses, 0 to 26.
    public int index() {
        return kind.ordinal() * 9 + number - 1;
    }

    /// Returns the nine cells in the order of their index.
    public List<Cell> cells() {
        return cells;
    }

    public CellSet cellSet() {
        return cellSet;
    }

    /// Returns the usual name, such as `row 3`.
    @Override
    public String toString() {
        return switch (kind) {
            case ROW -> "row " + number;
            case COLUMN -> "column " + number;
            case BOX -> "box " + number;
        };
    }

    private static int numberOf(Kind kind, Cell cell) {
        return switch (kind) {
            case ROW -> cell.row();
            case COLUMN -> cell.column();
            case BOX -> cell.box();
        };
    }

    private static List<House> createAll() {
        List<House> houses = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (int number = 1; number <= 9; number++) {
                houses.add(new House(kind, number));
            }
        }
        return List.copyOf(houses);
    }
}
