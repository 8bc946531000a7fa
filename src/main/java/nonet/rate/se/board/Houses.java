package nonet.rate.se.board;

import java.util.Arrays;
import nonet.grid.Cell;
import nonet.grid.Geometry;

/// Numbering of houses and cells. Houses 0 to 8 are the boxes, 9 to 17 the rows, 18 to 26 the columns. The places in a
/// house run from 0 to 8: row by row in a box, from left to right in a row, from top to bottom in a column.
public final class Houses {

    public static final int BOX = 0;
    public static final int ROW = 1;
    public static final int COLUMN = 2;

    /// The house of each kind that holds a cell, at `cell * 3 + kind`.
    private static final int[] OF = new int[243];

    /// The place of a cell in its house of each kind, at `cell * 3 + kind`.
    private static final int[] PLACE = new int[243];

    /// The cells of a house, at `house * 9 + place`.
    private static final int[] CELLS = new int[243];

    /// The places of one house that lie in another, at `house * 27 + other`.
    private static final int[] CROSSING = new int[27 * 27];

    /// The 20 peers of a cell, at `cell * 20`: those in its box, the others in its row, the others in its column.
    private static final int[] PEERS = new int[81 * Geometry.PEER_COUNT];

    /// All houses: boxes, columns, then rows.
    private static final int[] BOXES_COLUMNS_ROWS = {
        0, 1, 2, 3, 4, 5, 6, 7, 8, 18, 19, 20, 21, 22, 23, 24, 25, 26, 9, 10, 11, 12, 13, 14, 15, 16, 17
    };

    private static final int[][] SUBSETS = new int[10][];

    static {
        for (Cell cell : Cell.all()) {
            int index = cell.index();
            put(index, BOX, cell.box() - 1, cell.placeInBox() - 1);
            put(index, ROW, 9 + cell.row() - 1, cell.column() - 1);
            put(index, COLUMN, 18 + cell.column() - 1, cell.row() - 1);
        }
        for (int cell = 0; cell < 81; cell++) {
            listPeers(cell);
            for (int kind = 0; kind < 3; kind++) {
                for (int other = 0; other < 3; other++) {
                    CROSSING[OF[cell * 3 + kind] * 27 + OF[cell * 3 + other]] |= 1 << PLACE[cell * 3 + kind];
                }
            }
        }
        for (int size = 0; size < SUBSETS.length; size++) {
            SUBSETS[size] = subsetsOfNine(size);
        }
    }

    private Houses() {}

    private static void put(int cell, int kind, int house, int place) {
        OF[cell * 3 + kind] = house;
        PLACE[cell * 3 + kind] = place;
        CELLS[house * 9 + place] = cell;
    }

    private static void listPeers(int cell) {
        int count = 0;
        for (int kind = 0; kind < 3; kind++) {
            for (int place = 0; place < 9; place++) {
                int peer = CELLS[OF[cell * 3 + kind] * 9 + place];
                if (peer != cell && !isListed(peer, cell, count)) {
                    PEERS[cell * Geometry.PEER_COUNT + count++] = peer;
                }
            }
        }
    }

    private static boolean isListed(int peer, int cell, int count) {
        for (int i = 0; i < count; i++) {
            if (PEERS[cell * Geometry.PEER_COUNT + i] == peer) {
                return true;
            }
        }
        return false;
    }

    private static int[] subsetsOfNine(int size) {
        int[] subsets = new int[126];
        int count = 0;
        for (int mask = 0; mask < 1 << 9; mask++) {
            if (Integer.bitCount(mask) == size) {
                subsets[count++] = mask;
            }
        }
        return Arrays.copyOf(subsets, count);
    }

    /// Returns the house of a kind that holds a cell.
    public static int house(int cell, int kind) {
        return OF[cell * 3 + kind];
    }

    /// Returns the place of a cell in its house of a kind.
    public static int place(int cell, int kind) {
        return PLACE[cell * 3 + kind];
    }

    /// Returns the cell at a place of a house.
    public static int cell(int house, int place) {
        return CELLS[house * 9 + place];
    }

    /// Returns the places of a house that lie in another.
    public static int crossing(int house, int other) {
        return CROSSING[house * 27 + other];
    }

    /// Returns a peer of a cell: first those in its box, then the others in its row, then the others in its column.
    public static int peer(int cell, int index) {
        return PEERS[cell * Geometry.PEER_COUNT + index];
    }

    /// Returns all houses: boxes, columns, then rows. Not to be changed.
    public static int[] boxesColumnsRows() {
        return BOXES_COLUMNS_ROWS;
    }

    /// Returns the subsets of nine elements with this size as masks, in the order of their value. Not to be changed.
    public static int[] subsets(int size) {
        return SUBSETS[size];
    }
}
