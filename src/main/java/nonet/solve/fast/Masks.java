package nonet.solve.fast;

import nonet.grid.Cell;

/// Constant sets of cells as bits of bands.
final class Masks {

    private static final int[][] PEERS = createPeers();
    private static final int BOX = 0b111 * 0x40201;

    private Masks() {}

    /// Returns the peers of the cell in the three bands; not to be changed.
    static int[] peers(int cell) {
        return PEERS[cell];
    }

    /// Returns the box, within its band, of a single cell.
    static int boxes(int cell) {
        return BOX << Integer.numberOfTrailingZeros(cell) % 9 / 3 * 3;
    }

    private static int[][] createPeers() {
        int[][] peers = new int[81][3];
        for (Cell cell : Cell.all()) {
            for (Cell peer : cell.peers()) {
                peers[cell.index()][peer.index() / 27] |= 1 << peer.index() % 27;
            }
        }
        return peers;
    }
}
