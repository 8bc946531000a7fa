package nonet.trace;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A board that follows the events of a walk. It needs no engine: the events say everything.
public final class Replay {

    /// A board put aside; it is never changed, so copies of a replay share it.
    private record Saved(byte[] values, short[] candidates, CellSet guessed) {}

    private final CellSet givens;
    private final byte[] values;
    private final short[] candidates;
    private final Saved[] saved;
    private CellSet guessed;
    private int level;
    private int deepest;
    private long solutions;
    private @Nullable Entry last;

    /// Stands before the first event of a walk through this puzzle.
    public Replay(Puzzle puzzle) {
        givens = puzzle.givenCells();
        values = puzzle.values();
        candidates = new short[81];
        saved = new Saved[82];
        guessed = CellSet.NONE;
    }

    private Replay(Replay original) {
        givens = original.givens;
        values = original.values.clone();
        candidates = original.candidates.clone();
        saved = original.saved.clone();
        guessed = original.guessed;
        level = original.level;
        deepest = original.deepest;
        solutions = original.solutions;
        last = original.last;
    }

    /// Returns a second replay that stands at the same event and goes its own way from there.
    public Replay copy() {
        return new Replay(this);
    }

    /// Lets the event happen.
    public void apply(Entry entry) {
        last = entry;
        switch (entry.event()) {
            case Event.Refreshed(Cell upTo) -> refresh(upTo);
            case Event.Placed placed -> enter(placed.candidate(), placed.struck());
            case Event.Guessed guess -> {
                if (guess.ordinal() == 1) {
                    saved[guess.level()] = new Saved(values.clone(), candidates.clone(), guessed);
                } else {
                    restore(saved[guess.level()]);
                }
                level = guess.level();
                deepest = Math.max(deepest, level);
                enter(guess.candidate(), guess.struck());
                guessed = guessed.with(guess.candidate().cell());
            }
            case Event.Cleared(Cell cell) -> {
                values[cell.index()] = 0;
                guessed = guessed.without(cell);
                refresh(Cell.of(80));
            }
            case Event.Backtracked(int to) -> level = to;
            case Event.Found(long number) -> solutions = number;
            case Event.Contradicted ignored -> {}
            case Event.Exhausted ignored -> {}
        }
    }

    /// Returns the board as it stands.
    public Moment moment() {
        return new Moment(Grid.of(givens, values, candidates), guessed, last, solutions, deepest);
    }

    private void restore(Saved board) {
        System.arraycopy(board.values, 0, values, 0, 81);
        System.arraycopy(board.candidates, 0, candidates, 0, 81);
        guessed = board.guessed;
    }

    private void enter(Candidate candidate, CellSet struck) {
        int index = candidate.cell().index();
        values[index] = (byte) candidate.digit().value();
        candidates[index] = 0;
        for (Cell cell : struck) {
            candidates[cell.index()] &= (short) ~candidate.digit().mask();
        }
    }

    private void refresh(Cell upTo) {
        for (int index = 0; index <= upTo.index(); index++) {
            candidates[index] = values[index] == 0 ? (short) allowed(Cell.of(index)) : 0;
        }
    }

    private int allowed(Cell cell) {
        int taken = 0;
        for (Cell peer : cell.peers()) {
            taken |= 1 << values[peer.index()];
        }
        return ~(taken >> 1) & 0x1FF;
    }
}
