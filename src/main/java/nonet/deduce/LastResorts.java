package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Techniques of last resort: templates and brute force.
public sealed interface LastResorts extends Deduction {

    /// What all templates of a digit, the ways to place it in all houses, have in common: cells in all of them hold the
    /// digit, cells in none lose it.
    ///
    /// @param templates the number of templates, at least 1
    record Template(Technique technique, Digit digit, int templates, List<Conclusion> conclusions)
            implements LastResorts {

        public Template {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(digit);
        }
    }

    /// A digit taken from the solution, because no technique applies.
    record BruteForce(Candidate candidate) implements LastResorts {

        @Override
        public Technique technique() {
            return Technique.BRUTE_FORCE;
        }

        @Override
        public List<Conclusion> conclusions() {
            return Conclusion.place(candidate);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(candidate.digit());
        }
    }
}
