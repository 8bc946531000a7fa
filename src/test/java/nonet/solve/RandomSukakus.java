package nonet.solve;

import java.util.random.RandomGenerator;
import nonet.grid.Puzzle;

/// Draws puzzles whose candidates say more than their givens, with no, one and several solutions: the digits of a solved
/// grid among others, at times with two digits that may change places, or without some of the digits.
public final class RandomSukakus {

    private RandomSukakus() {}

    /// Returns 81 masks of candidates, and as givens some of the cells that have one candidate.
    public static Puzzle next(RandomGenerator random) {
        byte[] solved = RandomPuzzles.solved(random);
        double share = 0.08 + 0.14 * random.nextDouble();
        int exchanged = random.nextBoolean() ? 0b11 << random.nextInt(8) : 0;
        boolean givens = random.nextInt(3) == 0;
        byte[] given = new byte[81];
        short[] candidates = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            int mask = 1 << solved[cell] - 1;
            mask |= (mask & exchanged) == 0 ? 0 : exchanged;
            for (int digit = 0; digit < 9; digit++) {
                mask |= random.nextDouble() < share ? 1 << digit : 0;
            }
            if (givens && random.nextInt(10) == 0) {
                given[cell] = solved[cell];
                mask = 1 << solved[cell] - 1;
            }
            candidates[cell] = (short) mask;
        }
        for (int lost = random.nextInt(3) == 0 ? 2 : 0; lost > 0; lost--) {
            int cell = random.nextInt(81);
            candidates[cell] &= (short) (given[cell] == 0 ? ~(1 << solved[cell] - 1) : -1);
        }
        return Puzzle.of(given).restrictedTo(candidates);
    }
}
