package nonet.solve.search;

import nonet.grid.Cell;

/// The 20 peers of each cell as plain numbers, for the loops that run after every digit.
final class Peers {

    private static final int[][] PEERS = create();

    private Peers() {}

    /// Returns the indexes of the cell's peers in ascending order; must not be modified.
    static int[] of(int cell) {
        return PEERS[cell];
    }

    private static int[][] create() {
        int[][] peers = new int[81][20];
        for (Cell cell : Cell.all()) {
            int count = 0;
            for (Cell peer : cell.peers()) {
                peers[cell.index()][count++] = peer.index();
            }
        }
        return peers;
    }
}
