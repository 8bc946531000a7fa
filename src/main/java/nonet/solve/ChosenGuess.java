package nonet.solve;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.trace.Choice;
import nonet.trace.Event;

/// A guess that a person chose for a search: what the search guesses at its first new choice from an event on. It lapses if
/// that choice is not open to it: the cell is filled, or does not have the candidate.
///
/// @param from the index of the first event that may be this guess, at least 0
/// @param choice the alternatives; places in a house only with an engine that covers conditions
/// @param order the alternatives that are tried first, in this order, at least one; the others follow in the engine's order
public record ChosenGuess(long from, Choice choice, List<Candidate> order) {

    private static final Pattern TEXT =
            Pattern.compile("(?:([^=]+)=([1-9]{1,9})|([1-9])([^=]+)=([^=@]+))(?:@(\\d{1,18}))?");

    public ChosenGuess {
        order = List.copyOf(order);
        if (from < 0 || order.isEmpty()) {
            throw new IllegalArgumentException("no guess");
        }
    }

    /// Creates a guess in a cell.
    ///
    /// @param digits the digits that are tried first, in this order
    public static ChosenGuess in(Cell cell, List<Digit> digits, long from) {
        return new ChosenGuess(
                from,
                new Choice.Candidates(),
                digits.stream().map(digit -> new Candidate(cell, digit)).toList());
    }

    /// Returns the candidate that is tried first.
    public Candidate first() {
        return order.getFirst();
    }

    /// Returns the guess as text: `r7c7=53` for a cell and its digits, `5b7=r7c1,r8c2` for a digit and its places in a house.
    public String notation() {
        return switch (choice) {
            case Choice.Candidates _ ->
                order.stream().map(each -> each.digit().toString()).collect(joining("", first().cell() + "=", ""));
            case Choice.Places(House house) ->
                order.stream()
                        .map(each -> each.cell().toString())
                        .collect(joining(",", first().digit() + Names.of(house) + "=", ""));
        };
    }

    /// Reads a guess as [#notation] writes it, with the event from which on it may be made, such as `r7c7=53@41`; without one it
    /// may be made from the first event on.
    ///
    /// @return empty if the text is no guess
    public static Optional<ChosenGuess> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long from = matcher.group(6) == null ? 0 : Long.parseLong(matcher.group(6));
        if (matcher.group(1) != null) {
            List<Digit> digits = matcher.group(2)
                    .chars()
                    .distinct()
                    .mapToObj(digit -> Digit.of(digit - '0'))
                    .toList();
            return Names.cell(matcher.group(1)).map(cell -> in(cell, digits, from));
        }
        Digit digit = Digit.of(matcher.group(3).charAt(0) - '0');
        List<Cell> cells = Stream.of(matcher.group(5).split(",", -1))
                .flatMap(name -> Names.cell(name).stream())
                .distinct()
                .toList();
        boolean named = cells.size() == matcher.group(5).split(",", -1).length;
        return Names.house(matcher.group(4))
                .filter(house -> named && house.cells().containsAll(cells))
                .map(house -> new ChosenGuess(
                        from,
                        new Choice.Places(house),
                        cells.stream().map(cell -> new Candidate(cell, digit)).toList()));
    }

    /// Tests whether a guess of the search is this one.
    public boolean isMadeBy(Event.Guessed guess) {
        return guess.turn() == Event.Turn.FIRST
                && guess.candidate().equals(first())
                && guess.choice().equals(choice);
    }

    /// Returns the alternatives of the engine in the order chosen.
    ///
    /// @param open the alternatives that are open, in the engine's order
    /// @return an empty list if there is no choice: the first of the order is not open, or nothing else is
    List<Candidate> sorted(List<Candidate> open) {
        if (open.size() < 2 || !open.contains(first())) {
            return List.of();
        }
        List<Candidate> sorted = new ArrayList<>(order);
        sorted.retainAll(open);
        for (Candidate each : open) {
            if (!sorted.contains(each)) {
                sorted.add(each);
            }
        }
        return sorted;
    }
}
