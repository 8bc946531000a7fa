package nonet.ui.race;

import java.util.OptionalLong;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import org.jspecify.annotations.Nullable;

/// The place where two racers diverge. Racers are named by their places among the racers.
sealed interface Divergence {

    /// Returns the pace at which one tick shows it on both boards.
    Pace pace();

    long tick();

    /// Returns the event of a racer at the place; empty for other racers, and for one that makes no such guess.
    OptionalLong event(int racer);

    /// The first event after which their boards hold different digits in a cell.
    record Digits(int one, int other, long event, Cell cell, int digit, int otherDigit) implements Divergence {

        @Override
        public Pace pace() {
            return Pace.EVENT;
        }

        @Override
        public long tick() {
            return event + 1;
        }

        @Override
        public OptionalLong event(int racer) {
            return racer == one || racer == other ? OptionalLong.of(event) : OptionalLong.empty();
        }
    }

    /// The first guess that differs.
    ///
    /// @param tick the number of the guess, from 1
    /// @param guess the guess of the first racer, or null if it makes no such guess
    /// @param otherGuess the guess of the other one, or null if it makes no such guess
    record Guesses(
            int one,
            int other,
            long tick,
            @Nullable Guess guess,
            @Nullable Guess otherGuess) implements Divergence {

        @Override
        public Pace pace() {
            return Pace.GUESS;
        }

        @Override
        public OptionalLong event(int racer) {
            Guess there = racer == one ? guess : racer == other ? otherGuess : null;
            return there == null ? OptionalLong.empty() : OptionalLong.of(there.event());
        }
    }

    /// A guess and its event.
    record Guess(Candidate candidate, long event) {}
}
