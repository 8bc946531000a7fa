package nonet.trace;

import java.util.Optional;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// The state of a search after one of its events.
///
/// @param guessed the cells whose digits were guessed
/// @param entry the event, or null before the first one
/// @param solutions the number of solutions found so far
/// @param deepest the highest guess level reached so far
/// @param guesses the number of guesses made so far
/// @param contradictions the number of dead ends reached so far
public record ReplayState(
        Grid grid,
        CellSet guessed,
        @Nullable Entry entry,
        long solutions,
        int deepest,
        long guesses,
        long contradictions) {

    /// Returns the index of the event in its trace, or -1 before the first one.
    public long index() {
        return entry == null ? -1 : entry.index();
    }

    /// Returns the number of steps, 0 before the first event.
    public long step() {
        return entry == null ? 0 : entry.step();
    }

    /// Returns the number of open guesses.
    public int level() {
        return entry == null ? 0 : entry.level();
    }

    /// Returns the blank cell to look at first: the first one with a single candidate, otherwise the first one with the
    /// fewest.
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
