package nonet.trace.atlas;

import java.util.Arrays;

/// The numbers of guesses, dead ends and solutions by level. A dead end or a solution without a guess is at level 0.
public final class DepthProfile {

    private final long[] guesses;
    private final long[] deadEnds;
    private final long[] solutions;

    DepthProfile(long[] guesses, long[] deadEnds, long[] solutions) {
        int levels = guesses.length;
        while (levels > 1 && guesses[levels - 1] + deadEnds[levels - 1] + solutions[levels - 1] == 0) {
            levels--;
        }
        this.guesses = Arrays.copyOf(guesses, levels);
        this.deadEnds = Arrays.copyOf(deadEnds, levels);
        this.solutions = Arrays.copyOf(solutions, levels);
    }

    /// Returns the number of levels, at least 1.
    public int levels() {
        return guesses.length;
    }

    public long guesses(int level) {
        return guesses[level];
    }

    public long deadEnds(int level) {
        return deadEnds[level];
    }

    public long solutions(int level) {
        return solutions[level];
    }

    /// Returns the largest number of all.
    public long largest() {
        long largest = 0;
        for (int level = 0; level < levels(); level++) {
            largest = Math.max(largest, Math.max(guesses[level], Math.max(deadEnds[level], solutions[level])));
        }
        return largest;
    }
}
