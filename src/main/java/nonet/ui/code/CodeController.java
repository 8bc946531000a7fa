package nonet.ui.code;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.play.Breakpoints;
import nonet.pseudocode.CodeListing;
import nonet.pseudocode.LineCounts;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.playback.Playback;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Finds the line of the engine's pseudocode that the shown event belongs to, counts how often each line was reached,
/// and sets breakpoints at lines.
public final class CodeController {

    /// The code as it is shown.
    ///
    /// @param lines no lines for an engine without pseudocode, such as that of a trace from a file
    /// @param lit the index of the shown event's line, -1 if there is none
    /// @param event the shown event; null before the first one
    public record Code(List<Row> lines, int lit, @Nullable Event event, Values values) {}

    /// A line with how often it was reached up to the shown event.
    ///
    /// @param attempts how often a technique was tried; null for other lines
    /// @param outcome the outcome of a technique in the shown step
    /// @param lit whether the shown event belongs to the line
    /// @param stops whether a run stops at the line
    public record Row(
            CodeListing.Line line,
            long reached,
            LineCounts.@Nullable Attempts attempts,
            Outcome outcome,
            boolean lit,
            boolean stops) {}

    /// The outcome of a technique in the shown step of human logic.
    public enum Outcome {
        NONE,
        IN_VAIN,
        FOUND,
        NOT_TRIED
    }

    /// The values that matter at the shown event.
    ///
    /// @param guesses the cells of the open guesses, with their digits in the grid
    /// @param candidates the number of candidates left in the blanks
    public record Values(Grid grid, CellSet guesses, int depth, int candidates) {}

    public final ReadOnlyObjectWrapper<Code> code;

    /// Whether the code is seen; it is brought up to date only then.
    public final BooleanProperty shown = new SimpleBooleanProperty();

    private final Playback playback;
    private final ShownSearch search;

    public CodeController(Playback playback) {
        this.playback = playback;
        this.search = playback.search;
        code = new ReadOnlyObjectWrapper<>(new Code(List.of(), -1, null, values(search.moment())));
        search.listed.subscribe(this::update);
        search.lines.subscribe(this::update);
        playback.engine.subscribe(this::update);
        playback.breakpoints.subscribe(this::update);
        shown.subscribe(this::update);
    }

    /// Sets a breakpoint at a line, or removes it. Lines that no event belongs to have none.
    public void toggleBreakpoint(CodeListing.Line line) {
        if (!line.id().isEmpty()) {
            Breakpoints points = playback.breakpoints.get();
            Set<String> lines = new HashSet<>(points.lines());
            if (!lines.remove(line.id())) {
                lines.add(line.id());
            }
            playback.breakpoints.set(points.withLines(lines));
        }
    }

    private void update() {
        if (shown.get()) {
            ReplayState moment = search.listed.get();
            LineCounts counts = search.lines.get();
            boolean begun = search.tree.get() != null;
            if (counts != null) {
                show(counts.listing(), counts.upTo(moment.index()), moment);
            } else if (begun) {
                code.set(new Code(List.of(), -1, null, values(moment)));
            } else {
                // The code of the search that would begin.
                CodeListing.of(playback.engine.get(), search.puzzle())
                        .ifPresent(listing ->
                                show(listing, new long[listing.lines().size()], moment));
            }
        }
    }

    private void show(CodeListing listing, long[] reached, ReplayState moment) {
        Entry entry = moment.entry();
        Event event = entry == null ? null : entry.event();
        int lit = event == null ? -1 : listing.lineOf(event, moment.index());
        Set<String> stops = playback.breakpoints.get().lines();
        List<Row> rows = IntStream.range(0, reached.length)
                .mapToObj(i -> {
                    CodeListing.Line line = listing.lines().get(i);
                    return new Row(
                            line,
                            reached[i],
                            line.technique() == null ? null : LineCounts.attempts(listing, i, reached),
                            line.technique() == null ? Outcome.NONE : outcome(event, i, lit),
                            i == lit,
                            stops.contains(line.id()));
                })
                .toList();
        code.set(new Code(rows, lit, event, values(moment)));
    }

    private static Outcome outcome(@Nullable Event event, int line, int lit) {
        return switch (event) {
            case Event.Deduced _ when line == lit -> Outcome.FOUND;
            case Event.Deduced _ -> line < lit ? Outcome.IN_VAIN : Outcome.NOT_TRIED;
            case Event.Guessed guess when guess.turn() == Event.Turn.FIRST -> Outcome.IN_VAIN;
            case Event.Stuck _ -> Outcome.IN_VAIN;
            case null, default -> Outcome.NONE;
        };
    }

    private static Values values(ReplayState moment) {
        int candidates = 0;
        for (Cell cell : moment.grid().blanks()) {
            candidates += moment.grid().candidates(cell).size();
        }
        return new Values(moment.grid(), moment.guessed(), moment.entry() == null ? 0 : moment.level(), candidates);
    }
}
