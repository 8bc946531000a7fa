package nonet.trace;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The trace text of the shrinking search: that of the classic search with step numbers, and what was narrowed.
final class ShrinkingText implements TraceText {

    @Override
    public Optional<String> line(Entry entry) {
        return switch (entry.event()) {
            case Event.Guessed guess -> Optional.of(numbered(entry.step(), ClassicText.guessed(guess)));
            case Event.Contradicted(Contradiction why) ->
                ClassicText.contradicted(why).map(line -> numbered(stepOf(why, entry), line));
            // Parsing is the first step. An invalid puzzle has its message already.
            case Event.Exhausted(long solutions) ->
                solutions == 0 && entry.step() == 1
                        ? Optional.empty()
                        : Optional.of(numbered(entry.step(), ClassicText.exhausted(solutions)));
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing.Ply by) ->
                Optional.of(String.format(
                        Locale.ROOT,
                        "%s: %s shrunken to  %s worked by %s-ply%d.",
                        ClassicText.name(cell),
                        list(before),
                        list(after),
                        kind(by.house()),
                        by.number()));
            case Event.Shrunk(Narrowing by) -> Optional.of(numbered(entry.step(), shrunk(by)));
            case Event.Narrowed _,
                    Event.Refreshed _,
                    Event.Placed _,
                    Event.Deduced _,
                    Event.Stuck _,
                    Event.Cleared _,
                    Event.Backtracked _,
                    Event.Jumped _,
                    Event.Found _ -> Optional.empty();
        };
    }

    private static String numbered(long step, String line) {
        return step + ") " + line;
    }

    /// Returns the step to print. A failing pass over the blank cells is not counted: it belongs to the step of the
    /// next guess, but prints the number of the step before.
    private static long stepOf(Contradiction why, Entry entry) {
        return why instanceof Contradiction.LastLost lost && !lost.guessed() ? entry.step() - 1 : entry.step();
    }

    private static String shrunk(Narrowing by) {
        return switch (by) {
            case Narrowing.Group(House house) -> words(house) + " shrunken by group";
            case Narrowing.Ply(House line, int number, int box) ->
                String.format(
                        Locale.ROOT,
                        "%s shrunken ply-%d by %s %d",
                        words(line),
                        number,
                        line.kind() == House.Kind.ROW ? "blk" : "vblk",
                        box);
            case Narrowing.Nogood _ -> "shrunken by nogood";
        };
    }

    private static String words(House house) {
        return kind(house) + " " + house.number();
    }

    private static String kind(House house) {
        return switch (house.kind()) {
            case ROW -> "row";
            case COLUMN -> "col";
            case BOX -> "blk";
        };
    }

    private static String list(DigitSet digits) {
        return StreamSupport.stream(digits.spliterator(), false)
                .map(Digit::toString)
                .collect(joining(" "));
    }
}
