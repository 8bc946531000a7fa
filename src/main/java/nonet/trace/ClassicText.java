package nonet.trace;

import java.util.Locale;
import java.util.Optional;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.House;

/// The trace text of the classic search, without the empty lines after a guess.
final class ClassicText implements TraceText {

    @Override
    public Optional<String> line(Entry entry) {
        return switch (entry.event()) {
            case Event.Guessed guess -> Optional.of(guessed(guess));
            case Event.Contradicted(Contradiction why) -> contradicted(why);
            // A puzzle that is invalid before the first step has its message already.
            case Event.Exhausted(long solutions) ->
                solutions == 0 && entry.step() == 0 ? Optional.empty() : Optional.of(exhausted(solutions));
            case Event.Refreshed _,
                    Event.Placed _,
                    Event.Deduced _,
                    Event.Stuck _,
                    Event.Narrowed _,
                    Event.Shrunk _,
                    Event.Cleared _,
                    Event.Backtracked _,
                    Event.Jumped _,
                    Event.Found _ -> Optional.empty();
        };
    }

    static String guessed(Event.Guessed guess) {
        String word = switch (guess.turn()) {
            case FIRST -> "Guess";
            case FORWARD -> "Forward guess";
            case UPWARD -> "Upward guess";
        };
        return String.format(
                Locale.ROOT,
                "%s %s level %d at %d out of %d",
                word,
                name(guess.candidate().cell()),
                guess.level(),
                guess.ordinal(),
                guess.of());
    }

    static Optional<String> contradicted(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash(Candidate entered, House house) ->
                Optional.of(String.format(Locale.ROOT, "%s is in %s before!", entered.digit(), name(house)));
            case Contradiction.NoCandidate(Cell cell) ->
                Optional.of(String.format(Locale.ROOT, "Candidates for %s went wrong", name(cell)));
            case Contradiction.LastLost(Candidate last, House house, boolean _) ->
                Optional.of(String.format(
                        Locale.ROOT, "shrinking %s from %s went wrong", last.digit(), name(last.cell(), house)));
            case Contradiction.NoPlace _, Contradiction.TooFewCells _ -> Optional.empty();
        };
    }

    static String exhausted(long solutions) {
        return solutions == 0
                ? "Quiz is invalid."
                : String.format(Locale.ROOT, "No more solution (solution sum is %d).", solutions);
    }

    static String name(Cell cell) {
        return "[" + cell.row() + "," + cell.column() + "]";
    }

    /// Returns the name of a cell within a house; cells of a box are named by their place in it.
    private static String name(Cell cell, House house) {
        return house.kind() == House.Kind.BOX ? "blk[" + cell.box() + "," + cell.placeInBox() + "]" : name(cell);
    }

    private static String name(House house) {
        String kind = switch (house.kind()) {
            case ROW -> "row";
            case COLUMN -> "col";
            case BOX -> "block";
        };
        return kind + " " + house.number();
    }
}
