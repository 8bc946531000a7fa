package nonet.deduce;

import java.util.List;
import nonet.grid.DigitSet;

/// A technique found at work in a position: the facts, and what follows from them. Words and pictures are made from the
/// facts alone, so a record holds every cell, digit, house and link that a person has to look at, and nothing that
/// depends on the rest of the board. Two deductions are equal when they say the same with the same facts.
public sealed interface Deduction
        permits AlsPattern,
                BentSet,
                BruteForce,
                Bug,
                Chain,
                Coloring,
                DeathBlossom,
                EmptyRectangle,
                Fish,
                Forcing,
                KrakenFish,
                LockedCandidates,
                RecordedDeduction,
                Single,
                Subset,
                SueDeCoq,
                Template,
                DualPattern,
                Uniqueness,
                WWing,
                Wing {

    Technique technique();

    /// Returns what follows, never nothing: placements first, then eliminations as [Conclusions] orders them.
    List<Conclusion> conclusions();

    /// Returns the digits that make the pattern.
    DigitSet digits();

    /// Returns the digits that the eliminations take away.
    default DigitSet eliminated() {
        int mask = 0;
        for (Conclusion conclusion : conclusions()) {
            mask |= conclusion instanceof Conclusion.Elimination(var candidate)
                    ? candidate.digit().mask()
                    : 0;
        }
        return new DigitSet(mask);
    }
}
