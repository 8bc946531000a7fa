package nonet.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.trace.Choice;
import nonet.trace.Event;

/// A guess that a person chose for a search: what the search guesses at its first new choice from an event on. It lapses if
/// that choice is not open to it: the cell is filled, or does not have the candidate.
///
/// @param from the index of the first event that may be this guess, at least 0
/// @param choice the alternatives; places in a house only with an engine that covers conditions
/// @param order the alternatives that are tried first, in this order, at least one; the others follow in the engine's order
public record ChosenGuess(long from, Choice choice, List<Candidate> order) {

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

    /// Returns the guess as text: `r7c7=53` for a cell and its digits, `r7c1=5, r7c4=5` for the places of a digit.
    public String notation() {
        return choice instanceof Choice.Candidates
                ? first().cell() + "="
                        + order.stream().map(each -> each.digit().toString()).collect(Collectors.joining())
                : order.stream().map(Candidate::toString).collect(Collectors.joining(", "));
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
