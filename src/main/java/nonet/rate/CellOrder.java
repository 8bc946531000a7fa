package nonet.rate;

import java.util.Random;
import nonet.grid.Puzzle;

/// A way to write down a puzzle: the new place of each cell, and the new digit for each digit.
final class CellOrder {

    /// The new place of each cell.
    private final int[] places = new int[81];

    /// The digit for each digit, from 0 to 8.
    private final int[] digits;

    private CellOrder(int[] rows, int[] columns, boolean transposed, int[] digits) {
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            places[cell] = transposed ? column * 9 + row : row * 9 + column;
        }
        this.digits = digits;
    }

    static CellOrder random(Random random) {
        return new CellOrder(lines(random), lines(random), random.nextBoolean(), shuffled(9, random));
    }

    /// Returns an order of nine lines that keeps those of a band together.
    private static int[] lines(Random random) {
        int[] lines = new int[9];
        int[] bands = shuffled(3, random);
        for (int band = 0; band < 3; band++) {
            int[] within = shuffled(3, random);
            for (int line = 0; line < 3; line++) {
                lines[band * 3 + line] = bands[band] * 3 + within[line];
            }
        }
        return lines;
    }

    private static int[] shuffled(int count, Random random) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }

    /// Returns a puzzle in this order.
    Puzzle of(Puzzle puzzle) {
        byte[] values = puzzle.values();
        short[] candidates = puzzle.candidates();
        byte[] written = new byte[81];
        short[] allowed = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            written[places[cell]] = (byte) (values[cell] == 0 ? 0 : digits[values[cell] - 1] + 1);
            for (int digit = 0; digit < 9; digit++) {
                allowed[places[cell]] |= (short) ((candidates[cell] >>> digit & 1) << digits[digit]);
            }
        }
        Puzzle other = Puzzle.of(written);
        return puzzle.isRestricted() ? other.restrictedTo(allowed) : other;
    }
}
