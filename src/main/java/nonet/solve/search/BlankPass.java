package nonet.solve.search;

/// One pass over the blanks in cell order, in search of those with a single candidate.
final class BlankPass {

    private final SnapshotBoard board;
    private int next;
    private int fewest;
    private int smallest;
    private boolean filled;

    BlankPass(SnapshotBoard board) {
        this.board = board;
    }

    void begin() {
        next = 0;
        fewest = Integer.MAX_VALUE;
        filled = false;
    }

    /// Returns the next blank to fill, which has a single candidate, or -1 at the end of the pass.
    int nextSingle() {
        while (next < 81) {
            int cell = next++;
            if (board.isBlank(cell)) {
                int size = Integer.bitCount(board.candidates[cell]);
                if (size == 1) {
                    filled = true;
                    return cell;
                }
                if (size < fewest) {
                    fewest = size;
                    smallest = cell;
                }
            }
        }
        return -1;
    }

    /// Tests whether the pass met a blank with a single candidate.
    boolean filled() {
        return filled;
    }

    /// Returns the first of the other blanks with the fewest candidates, as the pass met them.
    int smallest() {
        return smallest;
    }
}
