package nonet.rate.se.board;

import java.util.stream.IntStream;
import nonet.grid.CellSet;
import nonet.grid.Geometry;

/// The orders in which Sudoku Explainer goes through houses and cells, on which its ratings depend. Houses and places
/// have the numbers of [Geometry].
public final class SearchOrder {

    /// The first of the rows, of the columns and of the boxes.
    public static final int ROWS = 0;

    public static final int COLUMNS = 9;
    public static final int BOXES = 18;

    private static final int[] BOXES_ROWS_COLUMNS = houses(BOXES, ROWS, COLUMNS);
    private static final int[] BOXES_COLUMNS_ROWS = houses(BOXES, COLUMNS, ROWS);

    /// The box, the row and the column of a cell, and its places in them, from `cell * 3`.
    private static final int[] HOUSES = new int[243];

    private static final int[] PLACES = new int[243];

    /// The places of one house that lie in another, at `house * 27 + other`.
    private static final int[] CROSSING = new int[27 * 27];

    /// The 20 peers of a cell, at `cell * 20`: those in its box, the others in its row, the others in its column.
    private static final int[] PEERS = new int[81 * Geometry.PEER_COUNT];

    private static final int[][] SUBSETS = new int[10][];

    static {
        for (int cell = 0; cell < 81; cell++) {
            int[] houses = {Geometry.box(cell), Geometry.row(cell), Geometry.column(cell)};
            for (int kind = 0; kind < 3; kind++) {
                HOUSES[cell * 3 + kind] = houses[kind];
                PLACES[cell * 3 + kind] = Geometry.place(houses[kind], cell);
                for (int other : houses) {
                    CROSSING[houses[kind] * 27 + other] |= 1 << PLACES[cell * 3 + kind];
                }
            }
            listPeers(cell, houses);
        }
        for (int size = 0; size < SUBSETS.length; size++) {
            int bits = size;
            SUBSETS[size] = IntStream.range(0, 1 << 9)
                    .filter(mask -> Integer.bitCount(mask) == bits)
                    .toArray();
        }
    }

    private SearchOrder() {}

    private static void listPeers(int cell, int[] houses) {
        int count = cell * Geometry.PEER_COUNT;
        CellSet left = Geometry.peers(cell);
        for (int house : houses) {
            CellSet peers = left.and(Geometry.house(house));
            for (var peer : peers) {
                PEERS[count++] = peer.index();
            }
            left = left.minus(peers);
        }
    }

    private static int[] houses(int... firsts) {
        return IntStream.of(firsts)
                .flatMap(first -> IntStream.range(first, first + 9))
                .toArray();
    }

    /// Returns the house of a kind that holds a cell.
    ///
    /// @param kind 0 for the box, 1 for the row, 2 for the column
    public static int house(int cell, int kind) {
        return HOUSES[cell * 3 + kind];
    }

    /// Returns the place of a cell in its house of a kind.
    public static int place(int cell, int kind) {
        return PLACES[cell * 3 + kind];
    }

    /// Returns the first house that holds two cells, or -1.
    public static int sharedHouse(int one, int other) {
        for (int kind = 0; kind < 3; kind++) {
            if (house(one, kind) == house(other, kind)) {
                return house(one, kind);
            }
        }
        return -1;
    }

    /// Returns the places of a house that lie in another.
    public static int crossing(int house, int other) {
        return CROSSING[house * 27 + other];
    }

    /// Returns a peer of a cell: first those in its box, then the others in its row, then the others in its column.
    public static int peer(int cell, int index) {
        return PEERS[cell * Geometry.PEER_COUNT + index];
    }

    /// Returns all houses: boxes, rows, then columns. Not to be changed.
    public static int[] boxesRowsColumns() {
        return BOXES_ROWS_COLUMNS;
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
