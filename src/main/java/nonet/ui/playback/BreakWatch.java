package nonet.ui.playback;

import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.pseudocode.CodeListing;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.Trace;
import nonet.ui.playback.Breakpoints.Stop;
import org.jspecify.annotations.Nullable;

/// Follows a search event by event and detects the events at which a run stops.
final class BreakWatch {

    private final Breakpoints points;
    private final boolean bySteps;
    private final @Nullable Replay board;

    /// By line of the engine's pseudocode, whether a run stops there.
    private final boolean[] lines;

    private final @Nullable CodeListing listing;
    private long step;

    /// Creates a watch at the state after a recorded event.
    ///
    /// @param bySteps whether the step of a breakpoint is a counted step rather than an event
    /// @param listing the engine's pseudocode, if it has any
    /// @param at -1 for before the first event
    BreakWatch(Breakpoints points, boolean bySteps, Trace trace, @Nullable CodeListing listing, long at) {
        this.points = points;
        this.bySteps = bySteps;
        this.listing = points.lines().isEmpty() ? null : listing;
        lines = this.listing == null ? new boolean[0] : linesOf(this.listing);
        board = points.lost() == null ? null : trace.replayAfter(at);
        step = at < 0 ? 0 : Goal.number(trace.get(at), bySteps);
    }

    /// Advances by one event.
    ///
    /// @return whether a run stops after it
    boolean stopsAfter(Entry next) {
        boolean stops = switch (next.event()) {
            case Event.Found ignored -> stops(Stop.SOLUTION);
            case Event.Contradicted ignored -> stops(Stop.DEAD_END);
            case Event.Guessed guess ->
                stops(Stop.GUESS)
                        || points.level() != null && guess.level() == points.level()
                        || guess.candidate().cell().equals(points.filled());
            case Event.Placed placed -> placed.candidate().cell().equals(points.filled());
            case Event.Deduced(Deduction deduction) ->
                deduction.conclusions().stream().anyMatch(this::fills);
            case Event.Stuck ignored -> true;
            case Event.Refreshed ignored -> false;
            case Event.Narrowed ignored -> false;
            case Event.Shrunk ignored -> false;
            case Event.Cleared ignored -> false;
            case Event.Backtracked ignored -> false;
            case Event.Jumped ignored -> false;
            case Event.Exhausted ignored -> false;
        };
        long number = Goal.number(next, bySteps);
        stops |= points.step() != null && step < points.step() && number >= points.step();
        step = number;
        boolean loses = loses(next);
        return loses || stops || reachesLine(next);
    }

    private boolean[] linesOf(CodeListing code) {
        boolean[] stops = new boolean[code.lines().size()];
        for (int line = 0; line < stops.length; line++) {
            stops[line] = points.lines().contains(code.lines().get(line).id());
        }
        return stops;
    }

    private boolean stops(Stop kind) {
        return points.stops().contains(kind);
    }

    private boolean reachesLine(Entry next) {
        int line = listing == null ? -1 : listing.lineOf(next.event(), next.index());
        return line >= 0 && lines[line];
    }

    private boolean fills(Conclusion conclusion) {
        return conclusion instanceof Conclusion.Placement(Candidate placed)
                && placed.cell().equals(points.filled());
    }

    private boolean loses(Entry next) {
        Candidate lost = points.lost();
        if (board == null || lost == null) {
            return false;
        }
        boolean had = board.allows(lost);
        board.apply(next);
        return had && board.isBlank(lost.cell()) && !board.allows(lost);
    }
}
