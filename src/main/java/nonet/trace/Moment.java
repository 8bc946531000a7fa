package nonet.trace;

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
}
