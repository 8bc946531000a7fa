package nonet.codec.api;

import nonet.grid.Puzzle;

/// Distinguishes puzzles with a mistake from other tables of nine by nine numbers.
public final class ClueConflicts {

    /// The largest number of conflicting cells that a wrong digit or two explain.
    private static final int MISTAKE = 8;

    private ClueConflicts() {}

    /// Tests whether too many givens conflict for the puzzle to be a real one with a mistake.
    public static boolean isNonsense(Puzzle puzzle) {
        int cells = puzzle.clashing().size();
        return cells > MISTAKE && cells * 3 > puzzle.clues();
    }

    /// Tests whether the grid is full and its digits conflict nearly everywhere.
    public static boolean isTable(Puzzle puzzle) {
        return puzzle.clues() >= 60 && puzzle.clashing().size() * 4 >= puzzle.clues() * 3;
    }

    /// Tests whether the givens are free of conflicts and as many as a puzzle needs.
    public static boolean isSound(Puzzle puzzle) {
        return puzzle.clues() >= Puzzle.FEWEST_CLUES && puzzle.conflicts().isEmpty();
    }
}
