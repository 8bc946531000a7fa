package nonet.ui.board.frame;

import java.util.HashMap;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.ReplayState;
import org.jspecify.annotations.Nullable;

/// The highlights of a search that is watched: the cell of the event, the cells that make a dead end, and the
/// candidates that were just lost.
public final class SearchHighlights {

    private SearchHighlights() {}

    /// Returns the highlights of a moment.
    ///
    /// @param before the moment one event earlier
    /// @param next the event that follows; null if it is not known
    /// @param marks the marks of the deduction that led here
    public static Highlights of(ReplayState before, ReplayState shown, @Nullable Entry next, Marks marks) {
        return new Highlights(
                cellOf(shown.entry()), wrong(shown), lost(before, shown.grid()), marks, cellOf(next), true);
    }

    /// Returns the highlights of a moment on a board without pencil marks.
    public static Highlights ofDigits(ReplayState shown) {
        return new Highlights(cellOf(shown.entry()), wrong(shown), Map.of(), Marks.NONE, null, true);
    }

    private static CellSet wrong(ReplayState shown) {
        return Highlights.conflicts(shown.grid()).or(dead(shown.grid(), shown.entry()));
    }

    /// Returns the candidates that cells blank before and after have lost in between.
    private static Map<Cell, DigitSet> lost(ReplayState before, Grid after) {
        Map<Cell, DigitSet> lost = new HashMap<>();
        for (Cell cell : before.grid().blanks().and(after.blanks())) {
            DigitSet gone = before.grid().candidates(cell).minus(after.candidates(cell));
            if (!gone.isEmpty()) {
                lost.put(cell, gone);
            }
        }
        return lost;
    }

    /// Returns the cells that make the event a dead end, in addition to digits that occur twice.
    private static CellSet dead(Grid grid, @Nullable Entry entry) {
        return entry != null && entry.event() instanceof Event.Contradicted(Contradiction why)
                ? switch (why) {
                    case Contradiction.NoCandidate(Cell cell) -> CellSet.of(cell);
                    case Contradiction.LastLost(Candidate last, House house, boolean ignored) ->
                        holding(grid, last.digit(), house).with(last.cell());
                    case Contradiction.Clash ignored -> CellSet.NONE;
                    case Contradiction.NoPlace(Digit ignored, House house) ->
                        house.cellSet().and(grid.blanks());
                    case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) -> taking(grid, digits, ply);
                }
                : CellSet.NONE;
    }

    private static CellSet holding(Grid grid, Digit digit, House house) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : house.cells()) {
            cells = digit == grid.digit(cell) ? cells.with(cell) : cells;
        }
        return cells;
    }

    /// Returns the blanks of the line that can take one of the digits.
    private static CellSet taking(Grid grid, DigitSet digits, Narrowing.Ply ply) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : ply.house().cellSet().and(grid.blanks())) {
            cells = (grid.candidates(cell).mask() & digits.mask()) == 0 ? cells : cells.with(cell);
        }
        return cells;
    }

    /// Returns the cell that the event is about, or null if it is about none.
    private static @Nullable Cell cellOf(@Nullable Entry entry) {
        return entry == null
                ? null
                : switch (entry.event()) {
                    case Event.Placed placed -> placed.candidate().cell();
                    case Event.Guessed guess -> guess.candidate().cell();
                    case Event.Cleared(Cell cell) -> cell;
                    case Event.Narrowed narrowed -> narrowed.cell();
                    case Event.Contradicted(Contradiction why) -> cellOf(why);
                    case Event.Deduced(Deduction deduction) -> cellOf(deduction);
                    case Event.Stuck ignored -> null;
                    case Event.Shrunk ignored -> null;
                    case Event.Refreshed ignored -> null;
                    case Event.Backtracked ignored -> null;
                    case Event.Jumped ignored -> null;
                    case Event.Found ignored -> null;
                    case Event.Exhausted ignored -> null;
                };
    }

    private static @Nullable Cell cellOf(Deduction deduction) {
        return deduction.conclusions().getFirst() instanceof Conclusion.Placement(Candidate placed)
                ? placed.cell()
                : null;
    }

    private static @Nullable Cell cellOf(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash clash -> clash.entered().cell();
            case Contradiction.NoCandidate(Cell cell) -> cell;
            case Contradiction.LastLost lost -> lost.last().cell();
            case Contradiction.NoPlace ignored -> null;
            case Contradiction.TooFewCells ignored -> null;
        };
    }
}
