package nonet.solve;

import java.util.List;
import java.util.function.Function;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// The chosen guesses of one search. They are made in their order, each at most once.
public final class Steering {

    private final List<ChosenGuess> chosen;
    private int next;
    private long events;

    /// @param chosen the guesses, by event
    public Steering(List<ChosenGuess> chosen) {
        this.chosen = chosen;
    }

    /// Counts an event that the search has made.
    public void count() {
        events++;
    }

    /// Tests whether the time of a chosen guess has come.
    public boolean isDue() {
        return due() != null;
    }

    /// Returns the alternatives of a new choice: those of the chosen guess whose time has come, or the engine's own.
    ///
    /// @param own the choice of the engine
    /// @param open returns the open alternatives of a chosen guess, in the engine's order
    public Alternatives choose(Alternatives own, Function<ChosenGuess, List<Candidate>> open) {
        for (ChosenGuess due = due(); due != null; due = due()) {
            next++;
            List<Candidate> sorted = due.sorted(open.apply(due));
            if (!sorted.isEmpty()) {
                return new Alternatives(due.choice(), sorted);
            }
        }
        return own;
    }

    private @Nullable ChosenGuess due() {
        return next < chosen.size() && chosen.get(next).from() <= events ? chosen.get(next) : null;
    }
}
