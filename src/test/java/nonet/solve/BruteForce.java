package nonet.solve;

import nonet.grid.Cell;
import nonet.grid.Puzzle;

/// Counts solutions in the most naive way there is, and so shares nothing with any engine.
final class BruteForce {

    /// The cells in the row, the column or the box of each cell.
    private static final int[][] SEEN =
            Cell.all().stream().map(BruteForce::seen).toArray(int[][]::new);

    private BruteForce() {}

    static long count(Puzzle puzzle) {
        return count(puzzle, Long.MAX_VALUE);
    }

    /// Counts up to `most` solutions.
    static long count(Puzzle puzzle, long most) {
        byte[] values = puzzle.values();
        String candidates = puzzle.candidateText();
        for (Cell cell : Cell.all()) {
            if (values[cell.index()] != 0 && !fits(values, candidates, cell)) {
                return 0;
            }
        }
        return count(values, candidates, most);
    }

    private static long count(byte[] values, String candidates, long most) {
        int blank = -1;
        int fewest = 10;
        for (int index = 0; index < 81; index++) {
            int choices = values[index] == 0 ? choices(values, candidates, index) : 10;
            blank = choices < fewest ? index : blank;
            fewest = Math.min(fewest, choices);
        }
        if (blank < 0) {
            return 1;
        }
        long count = 0;
        for (byte digit = 1; digit <= 9 && count < most; digit++) {
            values[blank] = digit;
            count += fits(values, candidates, Cell.of(blank)) ? count(values, candidates, most - count) : 0;
        }
        values[blank] = 0;
        return count;
    }

    private static int choices(byte[] values, String candidates, int index) {
        int choices = 0;
        for (byte digit = 1; digit <= 9; digit++) {
            values[index] = digit;
            choices += fits(values, candidates, Cell.of(index)) ? 1 : 0;
        }
        values[index] = 0;
        return choices;
    }

    private static boolean fits(byte[] values, String candidates, Cell cell) {
        for (int other : SEEN[cell.index()]) {
            if (values[other] == values[cell.index()]) {
                return false;
            }
        }
        return candidates.indexOf('0' + values[cell.index()], 9 * cell.index(), 9 * cell.index() + 9) >= 0;
    }

    private static int[] seen(Cell cell) {
        return Cell.all().stream()
                .filter(other -> other != cell
                        && (cell.row() == other.row() || cell.column() == other.column() || cell.box() == other.box()))
                .mapToInt(Cell::index)
                .toArray();
    }
}
