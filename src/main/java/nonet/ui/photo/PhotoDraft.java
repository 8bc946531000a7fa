package nonet.ui.photo;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.photo.CellReading;
import nonet.photo.GridReading;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// A reading with the user's corrections.
///
/// @param puzzle the digits, with corrections
/// @param doubts the cells that are still to be checked
/// @param solutions the number of solutions, up to 2
public record PhotoDraft(GridReading reading, Puzzle puzzle, CellSet doubts, int solutions) {

    /// Returns the reading as it is.
    public static PhotoDraft of(GridReading reading) {
        return new PhotoDraft(reading, reading.puzzle(), reading.doubtful(), reading.solutions());
    }

    /// Returns the draft with another digit in a cell, 0 for a blank. The cell is checked then.
    PhotoDraft with(Cell cell, int digit) {
        Puzzle corrected = puzzle.with(cell, digit == 0 ? null : Digit.of(digit));
        int count = new FastSolver().counter().count(corrected, 2, Cancel.NEVER);
        return new PhotoDraft(reading, corrected, doubts.without(cell), count);
    }

    /// Returns the draft in which a cell is right as it is.
    PhotoDraft accepted(Cell cell) {
        return new PhotoDraft(reading, puzzle, doubts.without(cell), solutions);
    }

    /// Returns the digit of a cell, 0 for a blank.
    int digit(Cell cell) {
        Digit digit = puzzle.given(cell);
        return digit == null ? 0 : digit.value();
    }

    /// Returns what a cell may hold instead, 0 for a blank.
    int alternative(Cell cell) {
        CellReading choice = reading.choice(cell);
        return choice.first() == digit(cell) ? choice.second() : choice.first();
    }
}
