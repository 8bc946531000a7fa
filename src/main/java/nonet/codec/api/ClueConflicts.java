package nonet.codec.api;

import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Puzzle;

/// Distinguishes puzzles with a mistake from other tables of nine by nine numbers.
public final class ClueConflicts {

    /// The largest number of conflicting cells that a wrong digit or two explain.
    private static final int MISTAKE = 8;

    private ClueConflicts() {}

    /// Tests whether too many givens conflict for the puzzle to be a real one with a mistake.
    public static boolean isNonsense(Puzzle puzzle) {
        int cells = cells(puzzle);
        return cells > MISTAKE && cells * 3 > puzzle.clues();
    }

    /// Tests whether the grid is full and its digits conflict nearly everywhere.
    public static boolean isTable(Puzzle puzzle) {
        return puzzle.clues() >= 60 && cells(puzzle) * 4 >= puzzle.clues() * 3;
    }

    /// Tests whether the givens are free of conflicts and as many as a puzzle needs.
    public static boolean isSound(Puzzle puzzle) {
        return puzzle.clues() >= Puzzle.FEWEST_CLUES && puzzle.conflicts().isEmpty();
    }

    /// Returns the number of cells whose digit occurs twice in one of their houses.
    private static int cells(Puzzle puzzle) {
        CellSet clashing = CellSet.NONE;
        for (Conflict conflict : puzzle.conflicts()) {
            clashing = clashing.or(conflict.cells());
        }
        return clashing.size();
    }
}
