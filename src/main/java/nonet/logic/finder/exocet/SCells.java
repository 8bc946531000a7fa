package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.Geometry;

/// The 18 cells of three cross-lines outside a band. A set of them has 18 bits, six for each cross-line, in the order of
/// the lines that cross them.
///
/// Lines are rows if `byRows`, as is the band; cross-lines are then columns. Otherwise rows and columns change places.
final class SCells {

    private static final int LINE = 0b111111;
    private static final int CROSSING = 0b000001_000001_000001;

    private final int[] cells = new int[18];
    private final int[] houses = new int[9];

    /// @param band the band, 0 to 2
    /// @param crossLines three places in a line, each in another box
    SCells(boolean byRows, int band, int... crossLines) {
        for (int cross = 0; cross < 3; cross++) {
            houses[cross] = byRows ? 9 + crossLines[cross] : crossLines[cross];
        }
        for (int i = 0; i < 6; i++) {
            int line = i < 3 * band ? i : i + 3;
            houses[3 + i] = byRows ? line : 9 + line;
            for (int cross = 0; cross < 3; cross++) {
                cells[cross * 6 + i] = cell(byRows, line, crossLines[cross]);
            }
        }
    }

    /// Returns the cell at a place of a line.
    static int cell(boolean byRows, int line, int place) {
        return byRows ? line * 9 + place : place * 9 + line;
    }

    int cell(int bit) {
        return cells[bit];
    }

    /// Returns the set of one cell; empty if it is none of these cells.
    int bits(int cell) {
        int set = 0;
        for (int bit = 0; bit < 18; bit++) {
            set |= cells[bit] == cell ? 1 << bit : 0;
        }
        return set;
    }

    /// Returns the index of a house: a cross-line for 0 to 2, a line that crosses them for 3 to 8.
    int house(int line) {
        return houses[line];
    }

    /// Tests whether both have the same three cross-lines, in any order.
    boolean hasCrossLinesOf(SCells other) {
        return cellSet((1 << 18) - 1).equals(other.cellSet((1 << 18) - 1));
    }

    /// Returns the cells that have a digit, as a candidate or placed.
    ///
    /// @param masks the candidates by cell, and the digit of a filled cell
    int places(int[] masks, int digit) {
        int set = 0;
        for (int bit = 0; bit < 18; bit++) {
            set |= (masks[cells[bit]] >>> digit & 1) << bit;
        }
        return set;
    }

    CellSet cellSet(int set) {
        CellSet found = CellSet.NONE;
        for (int bit = 0; bit < 18; bit++) {
            if ((set >>> bit & 1) != 0) {
                found = found.or(one(cells[bit]));
            }
        }
        return found;
    }

    static CellSet one(int cell) {
        return new CellSet(Geometry.bitLo(cell), Geometry.bitHi(cell));
    }

    /// Returns the part of a set in a cross-line, as six bits.
    static int part(int set, int cross) {
        return set >>> 6 * cross & LINE;
    }

    /// Returns the fewest lines that hold a set: 0 to 3.
    static int linesNeeded(int set) {
        int first = part(set, 0);
        int second = part(set, 1);
        int third = part(set, 2);
        int crossLines = Math.min(first, 1) + Math.min(second, 1) + Math.min(third, 1);
        int lines = Integer.bitCount(first | second | third);
        int fewest = Math.min(crossLines, lines);
        boolean oneOfEach = Integer.bitCount(first | second) == 1
                || Integer.bitCount(first | third) == 1
                || Integer.bitCount(second | third) == 1;
        return fewest == 3 && oneOfEach ? 2 : fewest;
    }

    /// Returns the smallest choices of lines that hold a set, as [#house(int)] numbers them.
    static List<List<Integer>> covers(int set) {
        int needed = linesNeeded(set);
        List<List<Integer>> covers = new ArrayList<>();
        for (int one = 0; one < 9; one++) {
            if (needed == 1 && (set & ~line(one)) == 0) {
                covers.add(List.of(one));
            }
            for (int other = one + 1; needed == 2 && other < 9; other++) {
                if ((set & ~line(one) & ~line(other)) == 0) {
                    covers.add(List.of(one, other));
                }
            }
        }
        return covers;
    }

    private static int line(int line) {
        return line < 3 ? LINE << 6 * line : CROSSING << line - 3;
    }
}
