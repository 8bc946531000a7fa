package nonet.grid;

/// The geometry of the board in primitive types. Cells are 0 to 80, houses 0 to 26 as [House#index()], a place in a
/// house is 0 to 8 in the order of its cells, and a set of cells is the two halves of a [CellSet].
public final class Geometry {

    /// The number of peers of a cell.
    public static final int PEER_COUNT = 20;

    private static final int[] BOX = new int[81];
    private static final int[] PLACE_IN_BOX = new int[81];
    private static final byte[] CELLS = new byte[27 * 9];
    private static final long[] HOUSE_LO = new long[27];
    private static final long[] HOUSE_HI = new long[27];
    private static final long[] PEERS_LO = new long[81];
    private static final long[] PEERS_HI = new long[81];
    private static final byte[] PEERS = new byte[81 * PEER_COUNT];

    static {
        for (House house : House.all()) {
            for (int place = 0; place < 9; place++) {
                CELLS[house.index() * 9 + place] =
                        (byte) house.cells().get(place).index();
            }
            HOUSE_LO[house.index()] = house.cellSet().lo();
            HOUSE_HI[house.index()] = house.cellSet().hi();
        }
        for (Cell cell : Cell.all()) {
            BOX[cell.index()] = 17 + cell.box();
            PLACE_IN_BOX[cell.index()] = cell.placeInBox() - 1;
            PEERS_LO[cell.index()] = cell.peers().lo();
            PEERS_HI[cell.index()] = cell.peers().hi();
            int count = cell.index() * PEER_COUNT;
            for (Cell peer : cell.peers()) {
                PEERS[count++] = (byte) peer.index();
            }
        }
    }

    private Geometry() {}

    /// Returns the house index of the cell's row, 0 to 8.
    public static int row(int cell) {
        return cell / 9;
    }

    /// Returns the house index of the cell's column, 9 to 17.
    public static int column(int cell) {
        return 9 + cell % 9;
    }

    /// Returns the house index of the cell's box, 18 to 26.
    public static int box(int cell) {
        return BOX[cell];
    }

    /// Returns the cell at a place of a house.
    public static int cell(int house, int place) {
        return CELLS[house * 9 + place];
    }

    /// Returns the place of the cell in its box.
    public static int placeInBox(int cell) {
        return PLACE_IN_BOX[cell];
    }

    /// Returns the place of a cell in a house that contains it.
    public static int place(int house, int cell) {
        return house < 9 ? cell % 9 : house < 18 ? cell / 9 : PLACE_IN_BOX[cell];
    }

    public static long houseLo(int house) {
        return HOUSE_LO[house];
    }

    public static long houseHi(int house) {
        return HOUSE_HI[house];
    }

    public static long peersLo(int cell) {
        return PEERS_LO[cell];
    }

    public static long peersHi(int cell) {
        return PEERS_HI[cell];
    }

    /// Returns one of the 20 peers of a cell.
    ///
    /// @param index 0 to 19, in the order of the cells
    public static int peer(int cell, int index) {
        return PEERS[cell * PEER_COUNT + index];
    }

    /// Returns a house that contains both cells, preferably a line, or -1 if they do not see each other.
    public static int sharedHouse(int cell, int other) {
        return row(cell) == row(other)
                ? row(cell)
                : column(cell) == column(other) ? column(cell) : box(cell) == box(other) ? box(cell) : -1;
    }

    /// Returns the bit of the cell in the low half of a set, 0 for the cells of the high half.
    public static long bitLo(int cell) {
        return cell < 64 ? 1L << cell : 0;
    }

    /// Returns the bit of the cell in the high half of a set, 0 for the cells of the low half.
    public static long bitHi(int cell) {
        return cell < 64 ? 0 : 1L << cell - 64;
    }

    /// Returns the cells at some places of a house.
    ///
    /// @param places a bit for each place, bit 0 for the first
    public static CellSet cells(int house, int places) {
        CellSet cells = CellSet.NONE;
        for (int place : Bits.of(places)) {
            cells = cells.with(Cell.of(cell(house, place)));
        }
        return cells;
    }

    /// Returns the cells of a house.
    public static CellSet house(int house) {
        return new CellSet(HOUSE_LO[house], HOUSE_HI[house]);
    }

    /// Returns the peers of a cell.
    public static CellSet peers(int cell) {
        return new CellSet(PEERS_LO[cell], PEERS_HI[cell]);
    }

    /// Tests whether two cells see each other.
    public static boolean sees(int cell, int other) {
        return (PEERS_LO[cell] & bitLo(other) | PEERS_HI[cell] & bitHi(other)) != 0;
    }

    /// Returns the common peers of some cells.
    public static CellSet commonPeers(CellSet cells) {
        long lo = -1L;
        long hi = 0x1FFFF;
        for (Cell cell : cells) {
            lo &= PEERS_LO[cell.index()];
            hi &= PEERS_HI[cell.index()];
        }
        return new CellSet(lo, hi);
    }

    /// Returns the cells that see one of some cells.
    public static CellSet seeing(CellSet cells) {
        long lo = 0;
        long hi = 0;
        for (Cell cell : cells) {
            lo |= PEERS_LO[cell.index()];
            hi |= PEERS_HI[cell.index()];
        }
        return new CellSet(lo, hi);
    }
}
