package nonet.codec.api;

import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Puzzle;

/// Tells puzzles with a mistake from other numbers that happen to stand in nine rows of nine.
public final class ClueConflicts {

    /// A wrong digit or two clash with no more cells than these.
    private static final int MISTAKE = 8;

    private ClueConflicts() {}

    /// Tells whether so many givens clash that no mistake explains it.
    public static boolean isNonsense(Puzzle puzzle) {
        int cells = cells(puzzle);
        return cells > MISTAKE && cells * 3 > puzzle.clues();
    }

    /// Tells whether it is a full table whose digits clash nearly everywhere.
    public static boolean isTable(Puzzle puzzle) {
        return puzzle.clues() >= 60 && cells(puzzle) * 4 >= puzzle.clues() * 3;
    }

    /// Tells whether no givens clash and there are as many as a puzzle has.
    public static boolean isSound(Puzzle puzzle) {
        return puzzle.clues() >= 17 && puzzle.conflicts().isEmpty();
    }

    /// Returns how many cells hold a digit that one of their houses has twice.
    private static int cells(Puzzle puzzle) {
        CellSet clashing = CellSet.NONE;
        for (Conflict conflict : puzzle.conflicts()) {
            clashing = clashing.or(conflict.cells());
        }
        return clashing.size();
    }
}
