package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The smallest covers of digits where some rows and columns cross, which fill the cells there exactly, and what they
/// eliminate. A cover is its rows in the upper half of an int and its columns in the lower.
final class LineCovers {

    private final Position position;
    private final DigitColumns columns;
    private final int rows;
    private final int chosen;

    LineCovers(Position position, DigitColumns columns, int rows, int chosen) {
        this.position = position;
        this.columns = columns;
        this.rows = rows;
        this.chosen = chosen;
    }

    /// Returns the locked set; null if it eliminates nothing, as most do.
    @Nullable
    MultiSectorSet set() {
        int[][] covers = new int[9][];
        boolean eliminates = false;
        for (int digit = 0; digit < 9; digit++) {
            covers[digit] = smallest(digit);
            for (int cover : covers[digit]) {
                eliminates |= eliminates(digit, cover);
            }
        }
        return eliminates ? set(covers, conclusions(covers)) : null;
    }

    /// Returns the smallest covers of a digit, those with rows or columns alone first.
    private int[] smallest(int digit) {
        int[] covers = new int[1 << Integer.bitCount(rows)];
        int fewest = 9;
        int count = 0;
        for (int left = rows; left >= 0; left = left == 0 ? -1 : left - 1 & rows) {
            int cover = (rows & ~left) << 9 | columns.of(digit, left) & chosen;
            int size = Integer.bitCount(cover);
            count = size < fewest ? 0 : count;
            fewest = Math.min(size, fewest);
            if (size == fewest) {
                covers[count++] = cover;
            }
        }
        return mixedLast(covers, count);
    }

    private static int[] mixedLast(int[] covers, int count) {
        int[] sorted = new int[count];
        int filled = 0;
        for (boolean mixed : new boolean[] {false, true}) {
            for (int i = 0; i < count; i++) {
                if (isMixed(covers[i]) == mixed) {
                    sorted[filled++] = covers[i];
                }
            }
        }
        return sorted;
    }

    private static boolean isMixed(int cover) {
        return cover >>> 9 != 0 && (cover & 0x1FF) != 0;
    }

    private boolean eliminates(int digit, int cover) {
        for (int row = 0; row < 9; row++) {
            if (lost(digit, cover, row) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Returns the columns in which a row loses a digit.
    private int lost(int digit, int cover, int row) {
        int inColumns = cover & 0x1FF;
        boolean across = (rows >>> row & 1) != 0;
        boolean covered = (cover >>> 9 + row & 1) != 0;
        int lost = covered ? 0x1FF & ~chosen | inColumns : across ? 0 : inColumns;
        return lost & position.places(row, digit);
    }

    private EliminationCollector conclusions(int[][] covers) {
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit = 0; digit < 9; digit++) {
            for (int cover : covers[digit]) {
                for (int row = 0; row < 9; row++) {
                    for (int column : Bits.of(lost(digit, cover, row))) {
                        conclusions.eliminate(digit, CellSet.NONE.with(Cell.of(9 * row + column)));
                    }
                }
            }
        }
        return conclusions;
    }

    private MultiSectorSet set(int[][] covers, EliminationCollector conclusions) {
        List<List<List<Sector>>> choices = new ArrayList<>();
        int digits = 0;
        for (Digit digit : Digit.values()) {
            int[] own = covers[digit.ordinal()];
            digits |= own[0] == 0 ? 0 : digit.mask();
            choices.add(Arrays.stream(own)
                    .mapToObj(cover -> Sector.of(DigitSet.of(digit), lines(cover >>> 9, cover & 0x1FF)))
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
            lines.add(House.at(line));
        }
        return lines;
    }

    /// The columns in which a digit is a candidate, for each digit and each set of rows of a position. Sets are nine bits.
    static final class DigitColumns {

        private static final int SETS = 1 << 9;

        private final short[] columns = new short[9 * SETS];

        DigitColumns(Position position) {
            for (int digit = 0; digit < 9; digit++) {
                for (int rows = 1; rows < SETS; rows++) {
                    int last = Integer.numberOfTrailingZeros(rows);
                    columns[digit * SETS + rows] = (short) (of(digit, rows & rows - 1) | position.places(last, digit));
                }
            }
        }

        int of(int digit, int rows) {
            return columns[digit * SETS + rows];
        }
    }
}
