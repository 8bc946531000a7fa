package nonet.trace.atlas;

import java.util.stream.LongStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;

/// How much of a search took place in each cell.
public final class Heat {

    /// What is counted in a cell.
    public enum Measure {
        /// How often a digit was guessed there.
        GUESSED,
        /// How often a dead end showed there.
        DEAD_ENDS,
        /// For how many events a digit stood there; not counted for givens.
        FILLED,
        /// How many guesses there failed.
        FAILED
    }

    private final long[][] cells;
    private final long[] candidates;

    /// @param cells the numbers of each measure by cell
    /// @param candidates the numbers of failed guesses by candidate
    Heat(long[][] cells, long[] candidates) {
        this.cells = new long[cells.length][];
        for (int i = 0; i < cells.length; i++) {
            this.cells[i] = cells[i].clone();
        }
        this.candidates = candidates.clone();
    }

    /// Returns the number of a cell.
    public long of(Measure measure, Cell cell) {
        return cells[measure.ordinal()][cell.index()];
    }

    /// Returns how often a guess of the candidate failed.
    public long failed(Candidate candidate) {
        return candidates[candidate.index()];
    }

    /// Returns the largest number of a cell.
    public long largest(Measure measure) {
        return LongStream.of(cells[measure.ordinal()]).max().orElse(0);
    }
}
