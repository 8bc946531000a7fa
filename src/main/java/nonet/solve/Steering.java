package nonet.solve;

import java.util.List;
import java.util.function.Function;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// The chosen guesses of one search. They are made in their order, each at most once.
public final class Steering {

    private final List<ChosenGuess> chosen;
    private int next;

    /// The index of the event that the search makes; not counted if no guess is chosen.
    private long event = -1;

    /// @param chosen the guesses, by event
    public Steering(List<ChosenGuess> chosen) {
        this.chosen = chosen;
    }

    /// Takes over how far the steering of another search is.
    ///
    /// @param other one with the same guesses as far as they were made or have lapsed
    /// @param upcoming the index of the event that the search makes next
    public void goOnFrom(Steering other, long upcoming) {
        next = other.next;
        event = upcoming - 1;
    }

    /// Tests whether there are chosen guesses, so that the events of the search have to be counted. Searches ask once: without
    /// guesses to count costs the fastest ones 4 % of their time.
    public boolean isNeeded() {
        return !chosen.isEmpty();
    }

    /// Counts the event that the search is about to make.
    public void count() {
        event++;
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
        return next < chosen.size() && chosen.get(next).from() <= event ? chosen.get(next) : null;
    }
}
