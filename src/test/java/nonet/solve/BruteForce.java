package nonet.solve;

import nonet.grid.Cell;
import nonet.grid.Puzzle;

/// Counts solutions in the most naive way there is, and so shares nothing with any engine.
final class BruteForce {

    private BruteForce() {}

    static long count(Puzzle puzzle) {
        byte[] values = puzzle.values();
        for (Cell cell : Cell.all()) {
            if (values[cell.index()] != 0 && !fits(values, cell)) {
                return 0;
            }
        }
        return count(values, 0);
    }

    private static long count(byte[] values, int index) {
        if (index == 81) {
            return 1;
        }
        if (values[index] != 0) {
            return count(values, index + 1);
        }
        long count = 0;
        for (byte digit = 1; digit <= 9; digit++) {
            values[index] = digit;
            count += fits(values, Cell.of(index)) ? count(values, index + 1) : 0;
        }
        values[index] = 0;
        return count;
    }

    private static boolean fits(byte[] values, Cell cell) {
        for (Cell other : Cell.all()) {
            boolean inSameHouse =
                    cell.row() == other.row() || cell.column() == other.column() || cell.box() == other.box();
            if (other != cell && inSameHouse && values[other.index()] == values[cell.index()]) {
                return false;
            }
        }
        return true;
    }
}
