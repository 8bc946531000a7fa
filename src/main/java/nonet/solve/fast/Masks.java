package nonet.solve.fast;

import nonet.grid.Cell;

/// Sets of cells as bits. The *upper* half of a set holds bands 1 and 2, the cells 0 to 53, in one word, the *lower* half
/// band 3, the cells 54 to 80, in another; bits are numbered like cells, row by row, so each row is a field of nine bits.
///
/// The bit of the first and the last cell of each row:
///
/// ```text
///           upper                          lower
///  band 1   row 1    0 ..  8      band 3   row 7    0 ..  8
///           row 2    9 .. 17               row 8    9 .. 17
///           row 3   18 .. 26               row 9   18 .. 26
///  band 2   row 4   27 .. 35
///           row 5   36 .. 44
///           row 6   45 .. 53
/// ```
final class Masks {

    static final int UPPER_CELLS = 54;

    /// All cells of a half.
    static final long ALL_UPPER = (1L << UPPER_CELLS) - 1;

    static final long ALL_LOWER = (1L << 27) - 1;

    /// The first cell of each row of a half. Multiplied with nine bits, the lower one repeats them in all three rows.
    static final long ROWS_LOWER = 0x40201;

    static final long ROWS_UPPER = ROWS_LOWER | ROWS_LOWER << 27;

    private static final long[] PEERS_UPPER = new long[81];
    private static final long[] PEERS_LOWER = new long[81];

    static {
        for (Cell cell : Cell.all()) {
            for (Cell peer : cell.peers()) {
                PEERS_UPPER[cell.index()] |= upper(peer.index());
                PEERS_LOWER[cell.index()] |= lower(peer.index());
            }
        }
    }

    private Masks() {}

    /// Returns the upper half of the set of one cell: the cell or nothing.
    static long upper(int cell) {
        return cell < UPPER_CELLS ? 1L << cell : 0;
    }

    static long lower(int cell) {
        return cell < UPPER_CELLS ? 0 : 1L << cell - UPPER_CELLS;
    }

    static long upperPeers(int cell) {
        return PEERS_UPPER[cell];
    }

    static long lowerPeers(int cell) {
        return PEERS_LOWER[cell];
    }

    /// Returns all ones if there are cells, otherwise 0, without a branch: a set of cells is not negative as a number.
    static int onesIfAny(long cells) {
        return (int) (-cells >> 63);
    }

    /// Returns all cells of the rows that have a cell in this half.
    ///
    /// Adding eight ones to a field carries into its ninth bit if one of its first eight is set; that ninth bit, moved
    /// behind the field and with the first one taken from it, becomes nine ones.
    static long rowsOf(long cells, long rows) {
        long last = rows << 8;
        long rest = last - rows;
        long met = ((cells & rest) + rest | cells) & last;
        return (met << 1) - (met >>> 8);
    }

    /// Returns the cells that are alone in their row, for a half that has a cell in every row.
    ///
    /// Without its first cell, a field is even. All ones but the lowest, added to it, carry into the next field exactly if
    /// another cell is left, and the carry, moved down a field and taken from itself, becomes nine ones.
    static long alone(long cells, long rows) {
        long withoutTheFirst = cells & cells - rows;
        long carries = withoutTheFirst + 0x1FE * rows & rows << 9;
        return cells & ~(carries - (carries >>> 9));
    }
}
