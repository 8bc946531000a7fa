package nonet.logic.finder.wing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Firework;
import nonet.deduce.Firework.Burst;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Firework triples and quadruples.
///
/// Pattern: a digit is a firework at a pivot with two wings, one in the pivot's row and one in its column, both outside
/// its box, if it has no other places there outside the box. Without the wings both row and column would have it inside
/// the box, so where they cross; hence the digit is in the pivot or in a wing. Triple: three digits with the same pivot
/// and wings. Quadruple: the opposite corner of the rectangle is a second pivot with the same wings, and each pivot has
/// two of the digits. Other digits are eliminated from these cells.
///
/// Example: 1, 3 and 5 have no place in row 2 outside box 1 but r2c4, nor in column 1 but r8c1; so r2c1, r2c4 and r8c1
/// hold 1, 3 and 5.
///
/// Found by shye in the New Sudoku Players' Forum; see "Fireworks" on SudokuWiki.
public final class FireworkFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(FireworkFinder::new, Technique.FIREWORK_TRIPLE, Technique.FIREWORK_QUADRUPLE);

    private FireworkFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (wants(Technique.FIREWORK_TRIPLE)) {
            forEachCorner(3, this::triple);
        }
        if (wants(Technique.FIREWORK_QUADRUPLE)) {
            forEachCorner(2, this::quadruple);
        }
    }

    /// A pivot with its wings.
    private interface Corner {

        void take(int pivot, int inRow, int inColumn);
    }

    /// @param digits the number of digits that are fireworks at the pivot
    private void forEachCorner(int digits, Corner corner) {
        int[] narrow = narrow();
        for (int pivot = 0; pivot < 81; pivot++) {
            int inBoth = narrow[third(pivot, Geometry.row(pivot))] & narrow[third(pivot, Geometry.column(pivot))];
            if (position.value(pivot) == 0 && Integer.bitCount(inBoth) >= digits) {
                forEachWing(pivot, corner);
            }
        }
    }

    private void forEachWing(int pivot, Corner corner) {
        for (int inRow : wings(pivot, Geometry.row(pivot))) {
            for (int inColumn : wings(pivot, Geometry.column(pivot))) {
                corner.take(pivot, inRow, inColumn);
            }
        }
    }

    /// Returns, by third of a line, the digits that are missing in the line and have at most one place outside it.
    private int[] narrow() {
        int[] narrow = new int[18 * 3];
        for (int third = 0; third < narrow.length; third++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(third / 3, digit);
                int outside = places & ~(0b111 << third % 3 * 3);
                narrow[third] |= places != 0 && (outside & outside - 1) == 0 ? 1 << digit : 0;
            }
        }
        return narrow;
    }

    private static int third(int pivot, int line) {
        return 3 * line + Geometry.place(line, pivot) / 3;
    }

    private int[] wings(int pivot, int line) {
        int[] found = new int[9];
        int count = 0;
        for (int place = 0; place < 9; place++) {
            int cell = Geometry.cell(line, place);
            if (position.value(cell) == 0 && Geometry.box(cell) != Geometry.box(pivot)) {
                found[count++] = cell;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void triple(int pivot, int inRow, int inColumn) {
        CellSet cells = CellSet.of(Cell.of(pivot), Cell.of(inRow), Cell.of(inColumn));
        for (int digits : subsets(bursting(pivot, inRow, inColumn), 3)) {
            List<Burst> bursts = List.of(new Burst(Cell.of(pivot), new DigitSet(digits)));
            report(Technique.FIREWORK_TRIPLE, bursts, inRow, inColumn, digits, cells);
        }
    }

    private void quadruple(int pivot, int inRow, int inColumn) {
        int opposite = Geometry.cell(Geometry.row(inColumn), inRow % 9);
        if (opposite < pivot || position.value(opposite) != 0) {
            return;
        }
        int here = bursting(pivot, inRow, inColumn);
        int there = bursting(opposite, inColumn, inRow);
        CellSet cells = CellSet.of(Cell.of(pivot), Cell.of(inRow), Cell.of(inColumn), Cell.of(opposite));
        for (int first : subsets(here, 2)) {
            for (int second : subsets(there & ~first, 2)) {
                List<Burst> bursts = List.of(
                        new Burst(Cell.of(pivot), new DigitSet(first)),
                        new Burst(Cell.of(opposite), new DigitSet(second)));
                report(Technique.FIREWORK_QUADRUPLE, bursts, inRow, inColumn, first | second, cells);
            }
        }
    }

    /// Returns the digits that are fireworks at a pivot with these wings.
    private int bursting(int pivot, int inRow, int inColumn) {
        int found = 0;
        for (int digit = 0; digit < 9; digit++) {
            if (isOnly(pivot, inRow, Geometry.row(pivot), digit)
                    && isOnly(pivot, inColumn, Geometry.column(pivot), digit)) {
                found |= 1 << digit;
            }
        }
        return found;
    }

    /// Tests whether a digit is missing in a line of the pivot and has no place there outside its box but the wing.
    private boolean isOnly(int pivot, int wing, int line, int digit) {
        int places = position.places(line, digit);
        int box = 0b111 << Geometry.place(line, pivot) / 3 * 3;
        return places != 0 && (places & ~box & ~(1 << Geometry.place(line, wing))) == 0;
    }

    private static List<Integer> subsets(int digits, int size) {
        List<Integer> found = new ArrayList<>();
        if (Integer.bitCount(digits) >= size) {
            for (int subset = digits; subset != 0; subset = subset - 1 & digits) {
                if (Integer.bitCount(subset) == size) {
                    found.add(subset);
                }
            }
        }
        return found;
    }

    private void report(Technique technique, List<Burst> bursts, int inRow, int inColumn, int digits, CellSet cells) {
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(0x1FF & ~digits)) {
            conclusions.eliminate(digit, cells.and(position.cells(digit)));
        }
        if (!conclusions.isEmpty()) {
            report(new Firework(technique, bursts, List.of(Cell.of(inRow), Cell.of(inColumn)), conclusions.toList()));
        }
    }
}
