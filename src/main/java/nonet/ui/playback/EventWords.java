package nonet.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.TraceText;
import nonet.ui.kit.Messages;

/// The texts of events.
public final class EventWords {

    private final Messages messages;
    private final Explainer explainer;

    public EventWords(Messages messages) {
        this.messages = messages;
        this.explainer = new Explainer(new Words(messages::locale));
    }

    /// Returns one short line for an event.
    public String of(Event event) {
        return switch (event) {
            case Event.Refreshed ignored -> messages.get("event.refreshed");
            case Event.Placed(Candidate placed, Cause cause, CellSet ignored) ->
                switch (cause) {
                    case Cause.OnlyCandidate() -> messages.get("event.only-candidate", placed.cell(), placed.digit());
                    case Cause.OnlyPlace(House house) ->
                        messages.get("event.only-place", placed.cell(), placed.digit(), of(house));
                };
            case Event.Guessed guess -> of(guess);
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing.Nogood nogood) ->
                messages.get(
                        nogood.learned() ? "event.learned" : "event.nogood",
                        cell,
                        before.minus(after),
                        of(nogood),
                        nogood.candidates().size());
            case Event.Narrowed narrowed ->
                messages.get("event.narrowed", narrowed.cell(), narrowed.before(), narrowed.after(), of(narrowed.by()));
            case Event.Deduced(Deduction deduction) ->
                messages.get(
                        "event.deduced",
                        explainer.conclusions(deduction),
                        explainer.words().of(deduction.technique()));
            case Event.Stuck() -> messages.get("event.stuck");
            case Event.Shrunk(Narrowing by) -> messages.get("event.shrunk", of(by));
            case Event.Contradicted(Contradiction why) -> of(why);
            case Event.Cleared(Cell cell) -> messages.get("event.cleared", cell);
            case Event.Backtracked(int level) -> messages.get("event.backtracked", level + 1, level);
            case Event.Jumped(int level) -> messages.get("event.jumped", level);
            case Event.Found(long number) -> messages.get("event.found", number);
            case Event.Exhausted(long solutions) -> messages.get("event.exhausted", solutions);
        };
    }

    /// Returns all there is to say of an event in one line, however long.
    String whole(Event event) {
        return event instanceof Event.Deduced(Deduction deduction) ? explainer.line(deduction) : of(event);
    }

    /// Returns the lines of the trace as the window lists them: the number, the guess level as an indent, and the event in
    /// words. Steps of human logic are written in full.
    ///
    /// @param bySteps whether counted steps are numbered rather than events
    public TraceText lines(boolean bySteps) {
        return entry -> Optional.of("%7d  %s%s"
                .formatted(Goal.number(entry, bySteps), "  ".repeat(Math.max(0, entry.level())), whole(entry.event())));
    }

    private String of(Event.Guessed guess) {
        Cell cell = guess.candidate().cell();
        Digit digit = guess.candidate().digit();
        return switch (guess.choice()) {
            case Choice.Candidates() -> messages.get("event.guess", cell, digit, guess.ordinal(), guess.of());
            case Choice.Places(House house) ->
                messages.get("event.guess-place", cell, digit, guess.ordinal(), guess.of(), of(house));
        };
    }

    private String of(Narrowing by) {
        return switch (by) {
            case Narrowing.Group(House house) -> messages.get("narrowing.group", of(house));
            case Narrowing.Ply(House house, int number, int box) ->
                messages.get("narrowing.ply", of(house), number, box);
            case Narrowing.Nogood nogood -> messages.get("narrowing.nogood", of(nogood));
        };
    }

    private static String of(Narrowing.Nogood nogood) {
        return nogood.candidates().stream()
                .map(candidate -> candidate.cell() + "=" + candidate.digit())
                .collect(Collectors.joining(", "));
    }

    /// Returns what stopped a run; empty for no breakpoints.
    ///
    /// @param reached the breakpoints that were reached
    public String of(Breakpoints reached) {
        List<String> all = new ArrayList<>();
        for (Breakpoints.Stop stop : Breakpoints.Stop.values()) {
            if (reached.stops().contains(stop)) {
                all.add(messages.get(
                        switch (stop) {
                            case SOLUTION -> "break.solution";
                            case GUESS -> "break.guess";
                            case DEAD_END -> "break.dead-end";
                        }));
            }
        }
        if (reached.level() != null) {
            all.add(messages.get("break.at-level", reached.level()));
        }
        if (reached.step() != null) {
            all.add(messages.get("break.at-step", reached.step()));
        }
        if (reached.filled() != null) {
            all.add(messages.get("break.at-filled", reached.filled()));
        }
        Candidate lost = reached.lost();
        if (lost != null) {
            all.add(messages.get("break.at-lost", lost.cell(), lost.digit()));
        }
        if (!reached.lines().isEmpty()) {
            all.add(messages.get("break.at-line"));
        }
        return String.join(", ", all);
    }

    /// Returns the sentence on a contradiction.
    public String of(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash(Candidate entered, House house) ->
                messages.get("event.clash", entered.cell(), entered.digit(), of(house));
            case Contradiction.NoCandidate(Cell cell) -> messages.get("event.no-candidate", cell);
            case Contradiction.NoPlace(Digit digit, House house) -> messages.get("event.no-place", digit, of(house));
            case Contradiction.LastLost(Candidate last, House house, boolean ignored) ->
                messages.get("event.last-lost", last.cell(), last.digit(), of(house));
            case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) ->
                messages.get("event.too-few-cells", digits, of(ply.house()));
        };
    }

    /// Returns the sentence on a digit that occurs twice.
    public String of(Conflict conflict) {
        return messages.get(
                "conflict",
                conflict.digit(),
                of(conflict.house()),
                conflict.cells().toString());
    }

    /// Returns the name of a house, such as `row 3`.
    public String of(House house) {
        return switch (house.kind()) {
            case ROW -> messages.get("house.row", house.number());
            case COLUMN -> messages.get("house.column", house.number());
            case BOX -> messages.get("house.box", house.number());
        };
    }
}
