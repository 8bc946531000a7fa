package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusions;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.deduce.exotic.MultiSectorSet;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Bits;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The smallest covers of digits where some rows and columns cross, which fill the cells there exactly, and what they
/// eliminate. A cover is its rows in the upper half of an int and its columns in the lower.
final class LineCovers {

    private final Position position;
    private final int rows;
    private final int chosen;

    LineCovers(Position position, int rows, int chosen) {
        this.position = position;
        this.rows = rows;
        this.chosen = chosen;
    }

    /// Returns the locked set; null if it eliminates nothing.
    @Nullable
    MultiSectorSet set() {
        List<List<Integer>> covers = new ArrayList<>();
        Conclusions conclusions = new Conclusions();
        for (int digit = 0; digit < 9; digit++) {
            List<Integer> smallest = smallest(digit);
            covers.add(smallest);
            for (int cover : smallest) {
                eliminate(digit, cover >>> 9, cover & 0x1FF, conclusions);
            }
        }
        return conclusions.isEmpty() ? null : set(covers, conclusions);
    }

    /// Returns the smallest covers of a digit, those with rows or columns alone first.
    private List<Integer> smallest(int digit) {
        List<Integer> smallest = new ArrayList<>();
        int fewest = 9;
        for (int left = rows; ; left = left - 1 & rows) {
            int cover = (rows & ~left) << 9 | columns(digit, left) & chosen;
            int size = Integer.bitCount(cover);
            if (size < fewest) {
                smallest.clear();
                fewest = size;
            }
            if (size == fewest) {
                smallest.add(cover);
            }
            if (left == 0) {
                break;
            }
        }
        smallest.sort(Comparator.comparing(cover -> cover >>> 9 != 0 && (cover & 0x1FF) != 0));
        return smallest;
    }

    /// Returns the columns where a digit is a candidate in one of these rows.
    private int columns(int digit, int inRows) {
        int columns = 0;
        for (int row : Bits.of(inRows)) {
            columns |= position.places(row, digit);
        }
        return columns;
    }

    private void eliminate(int digit, int inRows, int inColumns, Conclusions conclusions) {
        for (int row = 0; row < 9; row++) {
            boolean across = (rows >>> row & 1) != 0;
            boolean covered = (inRows >>> row & 1) != 0;
            int lost = covered ? 0x1FF & ~chosen | inColumns : across ? 0 : inColumns;
            for (int column : Bits.of(lost & position.places(row, digit))) {
                conclusions.eliminate(digit, CellSet.of(Cell.of(9 * row + column)));
            }
        }
    }

    private MultiSectorSet set(List<List<Integer>> covers, Conclusions conclusions) {
        List<List<List<Sector>>> choices = new ArrayList<>();
        int digits = 0;
        for (Digit digit : Digit.values()) {
            List<Integer> own = covers.get(digit.ordinal());
            digits |= own.getFirst() == 0 ? 0 : digit.mask();
            choices.add(own.stream()
                    .map(cover -> Sector.of(DigitSet.of(digit), lines(cover >>> 9, cover & 0x1FF)))
                    .toList());
        }
        CellSet cells = CellSet.NONE;
        for (int row : Bits.of(rows)) {
            for (int column : Bits.of(chosen)) {
                int cell = 9 * row + column;
                cells = position.mask(cell) == 0 ? cells : cells.with(Cell.of(cell));
            }
        }
        return new MultiSectorSet(
                Technique.MSLS,
                lines(rows, 0),
                lines(0, chosen),
                cells,
                new DigitSet(digits),
                RankZeroSet.of(Sector.of(cells), choices),
                conclusions.toList());
    }

    private static List<House> lines(int inRows, int inColumns) {
        List<House> lines = new ArrayList<>();
        for (int line : Bits.of(inRows | inColumns << 9)) {
            lines.add(House.all().get(line));
        }
        return lines;
    }
}
