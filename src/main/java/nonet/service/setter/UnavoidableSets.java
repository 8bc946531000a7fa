package nonet.service.setter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.solve.Cancel;

/// Searches the unavoidable sets of a solved grid: cells whose digits can be rearranged among them to another solved grid.
/// A puzzle with this solution has a given in each of them. Only minimal sets are found, which contain no other one.
///
/// The search changes one cell, and then the cells whose digits it takes: a changed cell gets a digit that another
/// changed cell of its row, its column and its box had. Example: 1 and 2 in r1c1, r1c4 against 2 and 1 in r2c1, r2c4.
public final class UnavoidableSets {

    /// The largest size that is searched for.
    public static final int LARGEST = 12;

    private final int[] digits = new int[81];

    /// The cell of each digit in each house: rows, columns, boxes.
    private final int[][] places = new int[27][9];

    private final int largest;
    private final Cancel cancel;
    private final Set<CellSet> found = new HashSet<>();

    /// The new digit of each changed cell; -1 while it is open.
    private final int[] changed = new int[81];

    /// The digits that changed cells have got in each house.
    private final int[] taken = new int[27];

    private final int[] members = new int[LARGEST];
    private final boolean[] isMember = new boolean[81];
    private int size;
    private int first;

    private UnavoidableSets(byte[] solution, int largest, Cancel cancel) {
        this.largest = largest;
        this.cancel = cancel;
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = solution[cell] - 1;
            places[Geometry.row(cell)][digits[cell]] = cell;
            places[Geometry.column(cell)][digits[cell]] = cell;
            places[Geometry.box(cell)][digits[cell]] = cell;
            changed[cell] = -1;
        }
    }

    /// Returns the minimal unavoidable sets, the smallest first.
    ///
    /// @param solution a solved grid
    /// @param largest the largest number of cells, at most [#LARGEST]
    /// @throws CancellationException if cancelled
    public static List<CellSet> of(Grid solution, int largest, Cancel cancel) {
        UnavoidableSets search = new UnavoidableSets(solution.values(), largest, cancel);
        for (search.first = 0; search.first < 81; search.first++) {
            search.add(search.first);
            search.extend();
            search.remove();
        }
        return minimal(search.found);
    }

    private static List<CellSet> minimal(Set<CellSet> all) {
        List<CellSet> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingInt(CellSet::size)
                .thenComparingInt(set -> set.first().index())
                .thenComparing(CellSet::toString));
        List<CellSet> minimal = new ArrayList<>();
        for (CellSet each : sorted) {
            if (minimal.stream().noneMatch(each::containsAll)) {
                minimal.add(each);
            }
        }
        return minimal;
    }

    private void add(int cell) {
        isMember[cell] = true;
        members[size++] = cell;
    }

    private void remove() {
        isMember[members[--size]] = false;
    }

    /// Gives a digit to the open cell with the fewest choices, and continues.
    private void extend() {
        cancel.check();
        int open = -1;
        int fewest = 10;
        for (int i = 0; i < size; i++) {
            if (changed[members[i]] < 0) {
                int choices = choices(members[i]);
                if (choices < fewest) {
                    fewest = choices;
                    open = members[i];
                }
            }
        }
        if (open < 0) {
            report();
            return;
        }
        for (int digit = 0; digit < 9; digit++) {
            if (fits(open, digit)) {
                int before = size;
                join(places[Geometry.row(open)][digit]);
                join(places[Geometry.column(open)][digit]);
                join(places[Geometry.box(open)][digit]);
                set(open, digit);
                if (isWithinReach()) {
                    extend();
                }
                unset(open, digit);
                while (size > before) {
                    remove();
                }
            }
        }
    }

    private void join(int cell) {
        if (!isMember[cell]) {
            add(cell);
        }
    }

    private void set(int cell, int digit) {
        changed[cell] = digit;
        taken[Geometry.row(cell)] |= 1 << digit;
        taken[Geometry.column(cell)] |= 1 << digit;
        taken[Geometry.box(cell)] |= 1 << digit;
    }

    private void unset(int cell, int digit) {
        changed[cell] = -1;
        taken[Geometry.row(cell)] &= ~(1 << digit);
        taken[Geometry.column(cell)] &= ~(1 << digit);
        taken[Geometry.box(cell)] &= ~(1 << digit);
    }

    private int choices(int cell) {
        int choices = 0;
        for (int digit = 0; digit < 9; digit++) {
            choices += fits(cell, digit) ? 1 : 0;
        }
        return choices;
    }

    /// Tests whether a cell can get a digit: those that lose it come after the first cell, and are not too many.
    private boolean fits(int cell, int digit) {
        if (digit == digits[cell]
                || ((taken[Geometry.row(cell)] | taken[Geometry.column(cell)] | taken[Geometry.box(cell)]) >> digit & 1)
                        != 0) {
            return false;
        }
        int inRow = places[Geometry.row(cell)][digit];
        int inColumn = places[Geometry.column(cell)][digit];
        int inBox = places[Geometry.box(cell)][digit];
        if (inRow < first || inColumn < first || inBox < first) {
            return false;
        }
        int more = (isMember[inRow] ? 0 : 1)
                + (isMember[inColumn] ? 0 : 1)
                + (isMember[inBox] || inBox == inRow || inBox == inColumn ? 0 : 1);
        return size + more <= largest;
    }

    /// Tests whether the houses with one changed cell can get another one: each further cell serves three of them.
    private boolean isWithinReach() {
        int once = 0;
        int twice = 0;
        for (int i = 0; i < size; i++) {
            int houses =
                    1 << Geometry.row(members[i]) | 1 << Geometry.column(members[i]) | 1 << Geometry.box(members[i]);
            twice |= once & houses;
            once |= houses;
        }
        return size + (Integer.bitCount(once & ~twice) + 2) / 3 <= largest;
    }

    private void report() {
        CellSet set = CellSet.NONE;
        for (int i = 0; i < size; i++) {
            set = set.with(Cell.of(members[i]));
        }
        found.add(set);
    }
}
