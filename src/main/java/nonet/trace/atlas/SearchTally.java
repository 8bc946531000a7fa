package nonet.trace.atlas;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Counts along a trace, which may still grow on another thread. For one thread at a time.
public final class SearchTally {

    private static final int LEVELS = 84;
    private static final List<Cell> CELLS = Cell.all();

    private final Trace trace;
    private final CellSet givens;
    private Replay replay;
    private long from;
    private long next;
    private long steps;
    private final long[] guesses = new long[LEVELS];
    private final long[] deadEnds = new long[LEVELS];
    private final long[] solutions = new long[LEVELS];
    private final long[][] cells = new long[Heat.Measure.values().length][81];
    private final long[] failed = new long[729];

    /// The open guesses by level, and whether a solution was found below them.
    private final @Nullable Candidate[] open = new @Nullable Candidate[LEVELS];

    private final boolean[] solved = new boolean[LEVELS];
    private int top;

    /// The event since which a cell has been filled, or -1.
    private final long[] since = new long[81];

    public SearchTally(Trace trace) {
        this.trace = trace;
        givens = trace.puzzle().givenCells();
        replay = new Replay(trace.puzzle());
        begin(0);
    }

    /// Counts more events. Those that the trace has dropped meanwhile are left out.
    ///
    /// @param most the largest number of events to count
    /// @return whether there are more
    public boolean advance(int most) {
        long size = trace.size();
        for (long end = Math.min(size, next + most); next < end; next++) {
            Entry entry = trace.atOrAfter(next);
            if (entry.index() > next) {
                skip();
                return true;
            }
            add(entry);
        }
        return next < size;
    }

    /// Continues with the first event whose board is known.
    private void skip() {
        replay = trace.replayAfterOrFirst(next);
        long first = replay.state().index();
        from = next == 0 ? first + 1 : from;
        begin(first + 1);
    }

    private void begin(long event) {
        next = event;
        top = 0;
        for (Cell cell : CELLS) {
            since[cell.index()] = replay.isBlank(cell) ? -1 : event;
        }
    }

    private void add(Entry entry) {
        replay.apply(entry);
        steps = entry.step();
        switch (entry.event()) {
            case Event.Guessed guess -> {
                close(guess.level() - 1);
                guesses[guess.level()]++;
                cells[Heat.Measure.GUESSED.ordinal()][guess.candidate().cell().index()]++;
                top = guess.level();
                open[top] = guess.candidate();
                solved[top] = false;
            }
            case Event.Contradicted(Contradiction why) -> {
                deadEnds[entry.level()]++;
                why.cells().forEachIndex(index -> cells[Heat.Measure.DEAD_ENDS.ordinal()][index]++);
            }
            case Event.Found _ -> {
                solutions[entry.level()]++;
                for (int level = 1; level <= top; level++) {
                    solved[level] = true;
                }
            }
            case Event.Backtracked(int level) -> close(level);
            case Event.Jumped(int level) -> close(level);
            case Event.Exhausted _ -> close(0);
            case Event.Refreshed _,
                    Event.Placed _,
                    Event.Deduced _,
                    Event.Stuck _,
                    Event.Narrowed _,
                    Event.Shrunk _,
                    Event.Cleared _ -> {}
        }
        for (Cell cell : CELLS) {
            int index = cell.index();
            boolean blank = replay.isBlank(cell);
            if (blank != since[index] < 0) {
                if (blank) {
                    stood(cell, entry.index());
                }
                since[index] = blank ? -1 : entry.index();
            }
        }
    }

    private void close(int level) {
        for (; top > level; top--) {
            Candidate guess = open[top];
            if (guess != null && !solved[top]) {
                failed[guess.index()]++;
                cells[Heat.Measure.FAILED.ordinal()][guess.cell().index()]++;
            }
        }
    }

    private void stood(Cell cell, long until) {
        if (!givens.contains(cell)) {
            cells[Heat.Measure.FILLED.ordinal()][cell.index()] += until - since[cell.index()];
        }
    }

    /// Returns the numbers counted so far.
    public SearchSummary summary() {
        long[][] heat = new long[cells.length][];
        for (int i = 0; i < heat.length; i++) {
            heat[i] = cells[i].clone();
        }
        for (Cell cell : CELLS) {
            if (since[cell.index()] >= 0 && !givens.contains(cell)) {
                heat[Heat.Measure.FILLED.ordinal()][cell.index()] += next - since[cell.index()];
            }
        }
        return new SearchSummary(
                from, next - from, steps, new DepthProfile(guesses, deadEnds, solutions), new Heat(heat, failed));
    }
}
