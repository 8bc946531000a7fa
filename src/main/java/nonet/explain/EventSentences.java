package nonet.explain;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.deduce.Sector;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.solve.GuessReason;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;

/// The events of a search in words.
public final class EventSentences {

    /// The most runners-up of a guess that are all named; of more, the first.
    private static final int MOST_NAMED = 6;

    private static final int FIRST_NAMED = 3;

    private final Words words;
    private final Explainer explainer;

    public EventSentences(Words words) {
        this.words = words;
        this.explainer = new Explainer(words);
    }

    /// Returns one short line for an event.
    public String of(Event event) {
        return switch (event) {
            case Event.Refreshed _ -> words.get("event.refreshed");
            case Event.Placed(Candidate placed, Cause cause, CellSet _) ->
                switch (cause) {
                    case Cause.OnlyCandidate() -> words.get("event.only-candidate", placed.cell(), placed.digit());
                    case Cause.OnlyPlace(House house) ->
                        words.get("event.only-place", placed.cell(), placed.digit(), house);
                    case Cause.Unstated() -> words.get("event.placed", placed.cell(), placed.digit());
                };
            case Event.Guessed guess -> of(guess);
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing.Nogood nogood) ->
                words.get(
                        nogood.learned() ? "event.learned" : "event.nogood",
                        cell,
                        before.minus(after).toString(),
                        of(nogood),
                        nogood.candidates().size());
            case Event.Narrowed narrowed ->
                words.get(
                        "event.narrowed",
                        narrowed.cell(),
                        narrowed.before().toString(),
                        narrowed.after().toString(),
                        of(narrowed.by()));
            case Event.Deduced(Deduction deduction) ->
                words.get("event.deduced", explainer.conclusions(deduction), deduction.technique());
            case Event.Stuck() -> words.get("event.stuck");
            case Event.Shrunk(Narrowing by) -> words.get("event.shrunk", of(by));
            case Event.Contradicted(Contradiction why) -> of(why);
            case Event.Cleared(Cell cell) -> words.get("event.cleared", cell);
            case Event.Backtracked(int level) -> words.get("event.backtracked", level + 1, level);
            case Event.Jumped(int level) -> words.get("event.jumped", level);
            case Event.Found(long number) -> words.get("event.found", number);
            case Event.Exhausted(long solutions) -> words.get("event.exhausted", solutions);
        };
    }

    /// Returns all there is to say of an event in one line, however long.
    public String whole(Event event) {
        return event instanceof Event.Deduced(Deduction deduction) ? explainer.line(deduction) : of(event);
    }

    /// Returns the sentence on why a search made a guess.
    public String of(GuessReason reason) {
        return switch (reason) {
            case GuessReason.FirstBlank(Cell cell) -> words.get("guess.first-blank", cell);
            case GuessReason.Fewest(Sector chosen, int size, List<Sector> runnersUp, int theirs) ->
                words.get(
                        theirs == size ? "guess.fewest-tied" : "guess.fewest-alone",
                        words.sectors(List.of(chosen)),
                        size,
                        runnersUp.size(),
                        runnersUp.isEmpty() ? "" : words.sectors(named(runnersUp)),
                        theirs);
            case GuessReason.CountedBefore(GuessReason.Fewest counted) ->
                words.get("guess.counted-before", of(counted));
            case GuessReason.Chosen(GuessReason own) -> words.get("guess.chosen", of(own));
            case GuessReason.Alternative(int ordinal, int of) -> words.get("guess.alternative", ordinal, of);
        };
    }

    /// Returns the sentence on a contradiction.
    public String of(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash(Candidate entered, House house) ->
                words.get("event.clash", entered.cell(), entered.digit(), house);
            case Contradiction.NoCandidate(Cell cell) -> words.get("event.no-candidate", cell);
            case Contradiction.NoPlace(Digit digit, House house) -> words.get("event.no-place", digit, house);
            case Contradiction.LastLost(Candidate last, House house, boolean _) ->
                words.get("event.last-lost", last.cell(), last.digit(), house);
            case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) ->
                words.get("event.too-few-cells", digits.toString(), ply.house());
        };
    }

    /// Returns the sentence on a digit that occurs twice.
    public String of(Conflict conflict) {
        return words.get(
                "event.conflict",
                conflict.digit(),
                conflict.house(),
                conflict.cells().toString());
    }

    private static List<Sector> named(List<Sector> runnersUp) {
        return runnersUp.size() > MOST_NAMED ? runnersUp.subList(0, FIRST_NAMED) : runnersUp;
    }

    private String of(Event.Guessed guess) {
        Cell cell = guess.candidate().cell();
        Digit digit = guess.candidate().digit();
        return switch (guess.choice()) {
            case Choice.Candidates() -> words.get("event.guess", cell, digit, guess.ordinal(), guess.of());
            case Choice.Places(House house) ->
                words.get("event.guess-place", cell, digit, guess.ordinal(), guess.of(), house);
        };
    }

    private String of(Narrowing by) {
        return switch (by) {
            case Narrowing.Group(House house) -> words.get("narrowing.group", house);
            case Narrowing.Ply(House house, int number, int box) -> words.get("narrowing.ply", house, number, box);
            case Narrowing.Nogood nogood -> words.get("narrowing.nogood", of(nogood));
        };
    }

    private static String of(Narrowing.Nogood nogood) {
        return nogood.candidates().stream()
                .map(candidate -> candidate.cell() + "=" + candidate.digit())
                .collect(Collectors.joining(", "));
    }
}
