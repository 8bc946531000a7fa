package nonet.ui.playback;

import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.play.Breakpoints;
import nonet.play.Breakpoints.Stop;
import nonet.pseudocode.CodeListing;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Follows a search event by event and detects the events at which a run stops.
final class BreakpointMatcher {

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
    BreakpointMatcher(Breakpoints points, boolean bySteps, Trace trace, @Nullable CodeListing listing, long at) {
        this.points = points;
        this.bySteps = bySteps;
        this.listing = points.lines().isEmpty() ? null : listing;
        lines = this.listing == null ? new boolean[0] : linesOf(this.listing);
        board = points.lost() == null ? null : trace.replayAfterOrFirst(at);
        step = at < 0 ? 0 : Goal.number(trace.atOrAfter(at), bySteps);
    }

    /// Advances by one event.
    ///
    /// @return the breakpoints that stop a run after it, none of them if the engine is stuck; null if the run continues
    @Nullable
    Breakpoints reachedBy(Entry next) {
        Event event = next.event();
        Breakpoints reached = new Breakpoints(
                stops(event),
                event instanceof Event.Guessed guess
                                && Integer.valueOf(guess.level()).equals(points.level())
                        ? points.level()
                        : null,
                reaches(next) ? points.step() : null,
                points.filled() != null && fills(event) ? points.filled() : null,
                loses(next) ? points.lost() : null,
                lines(next));
        return reached.equals(Breakpoints.NONE) && !(event instanceof Event.Stuck) ? null : reached;
    }

    private Set<Stop> stops(Event event) {
        Stop kind = kind(event);
        return kind != null && points.stops().contains(kind) ? Set.of(kind) : Set.of();
    }

    private boolean reaches(Entry next) {
        long before = step;
        step = Goal.number(next, bySteps);
        return points.step() != null && before < points.step() && step >= points.step();
    }

    private Set<String> lines(Entry next) {
        int line = listing == null ? -1 : listing.lineOf(next.event(), next.index());
        return listing != null && line >= 0 && lines[line]
                ? Set.of(listing.lines().get(line).id())
                : Set.of();
    }

    private static @Nullable Stop kind(Event event) {
        return switch (event) {
            case Event.Found ignored -> Stop.SOLUTION;
            case Event.Contradicted ignored -> Stop.DEAD_END;
            case Event.Guessed ignored -> Stop.GUESS;
            case Event.Placed ignored -> null;
            case Event.Deduced ignored -> null;
            case Event.Stuck ignored -> null;
            case Event.Refreshed ignored -> null;
            case Event.Narrowed ignored -> null;
            case Event.Shrunk ignored -> null;
            case Event.Cleared ignored -> null;
            case Event.Backtracked ignored -> null;
            case Event.Jumped ignored -> null;
            case Event.Exhausted ignored -> null;
        };
    }

    private boolean fills(Event event) {
        return switch (event) {
            case Event.Guessed guess -> guess.candidate().cell().equals(points.filled());
            case Event.Placed placed -> placed.candidate().cell().equals(points.filled());
            case Event.Deduced(Deduction deduction) ->
                deduction.conclusions().stream().anyMatch(this::fills);
            default -> false;
        };
    }

    private boolean[] linesOf(CodeListing code) {
        boolean[] stops = new boolean[code.lines().size()];
        for (int line = 0; line < stops.length; line++) {
            stops[line] = points.lines().contains(code.lines().get(line).id());
        }
        return stops;
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
