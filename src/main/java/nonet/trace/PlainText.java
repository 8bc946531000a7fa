package nonet.trace;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A plain English trace text: one line for every event with its step, indented by the number of open guesses.
final class PlainText implements TraceText {

    @Override
    public Optional<String> line(Entry entry) {
        int indent = entry.event() instanceof Event.Guessed ? entry.level() - 1 : entry.level();
        return Optional.of(
                String.format(Locale.ROOT, "%-5d %s%s", entry.step(), "  ".repeat(indent), words(entry.event())));
    }

    private static String words(Event event) {
        return switch (event) {
            case Event.Refreshed(Cell last) ->
                last.index() == 80 ? "candidates computed" : "candidates computed up to " + last;
            case Event.Placed(Candidate candidate, Cause cause, CellSet _) -> words(candidate) + ", " + words(cause);
            case Event.Guessed guess ->
                guess.of() == 1
                        ? "guess " + words(guess.candidate())
                        : String.format(
                                Locale.ROOT,
                                "guess %s (%d of %d)",
                                words(guess.candidate()),
                                guess.ordinal(),
                                guess.of());
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing.Nogood nogood) ->
                String.format(
                        Locale.ROOT,
                        "%s <> %s, %s %s",
                        cell,
                        before.minus(after),
                        nogood.learned() ? "learned: not all of" : "known: not all of",
                        nogood.candidates().stream().map(PlainText::words).collect(Collectors.joining(", ")));
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing by) ->
                String.format(Locale.ROOT, "%s: %s narrowed to %s by %s", cell, before, after, words(by));
            case Event.Deduced(Deduction deduction) -> words(deduction);
            case Event.Stuck() -> "no technique helps";
            case Event.Shrunk(Narrowing by) -> "single candidate by " + words(by);
            case Event.Contradicted(Contradiction why) -> "dead end: " + words(why);
            case Event.Cleared(Cell cell) -> cell + " cleared";
            case Event.Backtracked(int level) -> "back to level " + level;
            case Event.Jumped(int level) -> "jump back to level " + level;
            case Event.Found(long number) -> "solution " + number;
            case Event.Exhausted(long solutions) ->
                solutions == 0 ? "no solution" : String.format(Locale.ROOT, "no more solutions (%d found)", solutions);
        };
    }

    private static String words(Candidate candidate) {
        return candidate.cell() + " = " + candidate.digit();
    }

    private static String words(Deduction deduction) {
        String conclusions = deduction.conclusions().stream()
                .map(conclusion -> switch (conclusion) {
                    case Conclusion.Placement(Candidate placed) -> words(placed);
                    case Conclusion.Elimination(Candidate gone) -> gone.cell() + " <> " + gone.digit();
                })
                .collect(Collectors.joining(", "));
        return deduction.technique().id() + ": " + conclusions;
    }

    private static String words(Cause cause) {
        return switch (cause) {
            case Cause.OnlyCandidate() -> "the only candidate";
            case Cause.OnlyPlace(House house) -> "the only place in " + house;
            case Cause.Unstated() -> "no reason given";
        };
    }

    private static String words(Narrowing by) {
        return switch (by) {
            case Narrowing.Group(House house) -> house.toString();
            case Narrowing.Ply(House line, int number, int box) ->
                String.format(Locale.ROOT, "%s, ply %d of box %d", line, number, box);
            case Narrowing.Nogood _ -> "nogood";
        };
    }

    private static String words(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash(Candidate entered, House house) ->
                String.format(Locale.ROOT, "%s has a %s besides %s", house, entered.digit(), entered.cell());
            case Contradiction.NoCandidate(Cell cell) -> cell + " has no candidate left";
            case Contradiction.NoPlace(Digit digit, House house) ->
                String.format(Locale.ROOT, "%s has no place left for %s", house, digit);
            case Contradiction.LastLost(Candidate last, House house, boolean _) ->
                String.format(
                        Locale.ROOT,
                        "%s has no candidate left, its last one %s stands in %s",
                        last.cell(),
                        last.digit(),
                        house);
            case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) ->
                String.format(Locale.ROOT, "too few cells for %s in %s", digits, words(ply));
        };
    }
}
