package nonet.trace;

import java.util.Optional;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// A search as it stood after one of its events.
///
/// @param guessed the cells whose digit was entered on trial
/// @param entry the event, or null before the first one
/// @param solutions how many solutions had been found
/// @param deepest the highest guess level reached up to then
public record Moment(Grid grid, CellSet guessed, @Nullable Entry entry, long solutions, int deepest) {

    /// Returns the place of the event in its trace, or -1 before the first one.
    public long index() {
        return entry == null ? -1 : entry.index();
    }

    /// Returns the counted steps made, 0 before the first event.
    public long step() {
        return entry == null ? 0 : entry.step();
    }

    /// Returns how many guesses were open.
    public int level() {
        return entry == null ? 0 : entry.level();
    }

    /// Returns the blank that deserves the first look, if there is a blank: the first one with a single candidate, else
    /// the first one with the fewest.
    public Optional<Cell> foremost() {
        @Nullable Cell foremost = null;
        int fewest = Integer.MAX_VALUE;
        for (Cell cell : grid.blanks()) {
            int size = grid.candidates(cell).size();
            if (size == 1) {
                return Optional.of(cell);
            }
            if (size < fewest) {
                foremost = cell;
                fewest = size;
            }
        }
        return Optional.ofNullable(foremost);
    }
}
