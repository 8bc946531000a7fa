package nonet.relatives;

import nonet.grid.CellSet;
import nonet.grid.Puzzle;

/// Finds the canonical form of puzzles, grids and patterns: the least text of 81 digits, 0 for a blank, into which any
/// [Isomorphism] turns them. Two of them are equivalent exactly if their forms are equal. Not safe for several threads;
/// it keeps its arrays from one search to the next.
public final class CanonicalForm {

    /// A canonical form and what leads to it.
    ///
    /// @param text 81 digits, 0 for a blank; of a pattern, 1 for a given
    /// @param automorphisms the number of ways to move lines, with digits to fit, that leave the puzzle as it is, at
    ///     least 1; digits that do not occur are not counted
    /// @param isomorphism turns the puzzle into its form
    public record Canonical(String text, long automorphisms, Isomorphism isomorphism) {}

    private final GridSearch grids = new GridSearch();
    private final PuzzleSearch puzzles = new PuzzleSearch(false);
    private final PuzzleSearch patterns = new PuzzleSearch(true);

    /// Returns the form of a puzzle or a grid.
    ///
    /// @throws IllegalArgumentException if the puzzle is restricted, or if a digit occurs twice in a house
    public Canonical of(Puzzle puzzle) {
        if (puzzle.isRestricted()) {
            throw new IllegalArgumentException("a restricted puzzle");
        }
        if (!puzzle.conflicts().isEmpty()) {
            throw new IllegalArgumentException("a digit occurs twice in a house");
        }
        byte[] values = puzzle.values();
        LeastText least = isFull(values) ? grids.of(values) : puzzles.of(values);
        return new Canonical(least.text(), least.ways(), least.isomorphism(values));
    }

    /// Returns the form of a pattern, the cells that hold a given whatever its digit.
    public Canonical of(CellSet cells) {
        byte[] values = new byte[81];
        cells.forEach(cell -> values[cell.index()] = 1);
        LeastText least = patterns.of(values);
        return new Canonical(least.text(), least.ways(), least.lines());
    }

    private static boolean isFull(byte[] values) {
        for (byte value : values) {
            if (value == 0) {
                return false;
            }
        }
        return true;
    }
}
