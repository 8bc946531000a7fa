package nonet.solve;

import java.util.random.RandomGenerator;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;

/// Draws puzzles with no, one and many solutions: some cells of a shuffled solved grid, at times with one digit changed.
final class RandomPuzzles {

    private RandomPuzzles() {}

    static Puzzle next(RandomGenerator random) {
        byte[] solved = solved(random);
        byte[] givens = new byte[81];
        int clues = random.nextInt(28, 45);
        for (int left = clues; left > 0; ) {
            int cell = random.nextInt(81);
            left -= givens[cell] == 0 ? 1 : 0;
            givens[cell] = solved[cell];
        }
        Puzzle puzzle = Puzzle.of(givens);
        return random.nextInt(3) > 0
                ? puzzle
                : puzzle.with(Cell.of(random.nextInt(81)), Digit.of(random.nextInt(1, 10)));
    }

    /// Draws a puzzle of 22 givens, with one solution or more: searches for it need guesses.
    static Puzzle sparse(RandomGenerator random) {
        byte[] givens = solved(random);
        for (int left = 81 - 22; left > 0; ) {
            int cell = random.nextInt(81);
            left -= givens[cell] == 0 ? 0 : 1;
            givens[cell] = 0;
        }
        return Puzzle.of(givens);
    }

    static byte[] solved(RandomGenerator random) {
        int[] digits = shuffled(9, random);
        int[] rows = lines(random);
        int[] columns = lines(random);
        byte[] values = new byte[81];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int shift = rows[row] % 3 * 3 + rows[row] / 3;
                values[9 * row + column] = (byte) (digits[(shift + columns[column]) % 9] + 1);
            }
        }
        return values;
    }

    /// Returns the numbers 0 to 8, shuffled among the lines of each three and the threes among each other.
    private static int[] lines(RandomGenerator random) {
        int[] lines = new int[9];
        int[] threes = shuffled(3, random);
        for (int three = 0; three < 3; three++) {
            int[] inside = shuffled(3, random);
            for (int line = 0; line < 3; line++) {
                lines[3 * three + line] = 3 * threes[three] + inside[line];
            }
        }
        return lines;
    }

    private static int[] shuffled(int size, RandomGenerator random) {
        int[] numbers = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            numbers[i] = numbers[other];
            numbers[other] = i;
        }
        return numbers;
    }
}
