package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.deduce.exotic.AlignedExclusion;
import nonet.deduce.exotic.AlmostLockedCandidates;
import nonet.deduce.exotic.BivalueOddagon;
import nonet.deduce.exotic.BranchedWWing;
import nonet.deduce.exotic.Exocet;
import nonet.deduce.exotic.Firework;
import nonet.deduce.exotic.IntersectionPair;
import nonet.deduce.exotic.MultiSectorSet;
import nonet.deduce.exotic.OddLoop;
import nonet.deduce.exotic.SkLoop;
import nonet.deduce.exotic.SymmetricalPlacement;
import nonet.deduce.exotic.TridagonPattern;
import nonet.deduce.exotic.Whip;
import nonet.deduce.pattern.AlsPattern;
import nonet.deduce.pattern.BentSet;
import nonet.deduce.pattern.BruteForce;
import nonet.deduce.pattern.Bug;
import nonet.deduce.pattern.Chain;
import nonet.deduce.pattern.Coloring;
import nonet.deduce.pattern.DeathBlossom;
import nonet.deduce.pattern.DualPattern;
import nonet.deduce.pattern.EmptyRectangle;
import nonet.deduce.pattern.Fish;
import nonet.deduce.pattern.Forcing;
import nonet.deduce.pattern.KrakenFish;
import nonet.deduce.pattern.LockedCandidates;
import nonet.deduce.pattern.Single;
import nonet.deduce.pattern.Subset;
import nonet.deduce.pattern.SueDeCoq;
import nonet.deduce.pattern.Template;
import nonet.deduce.pattern.Uniqueness;
import nonet.deduce.pattern.WWing;
import nonet.deduce.pattern.Wing;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// An instance of a technique in a position: its facts and conclusions. Explanations and pictures are made from the
/// facts alone, so a deduction contains every cell, digit, house and link of the pattern, and nothing that depends on
/// the rest of the board. Two deductions are equal if their facts and conclusions are.
public sealed interface Deduction
        permits AlmostLockedCandidates,
                AlsPattern,
                BentSet,
                BivalueOddagon,
                BruteForce,
                Bug,
                Chain,
                Coloring,
                DeathBlossom,
                EmptyRectangle,
                Exocet,
                Fish,
                Forcing,
                KrakenFish,
                LockedCandidates,
                MultiSectorSet,
                RecordedDeduction,
                Single,
                SkLoop,
                Subset,
                SueDeCoq,
                Template,
                TridagonPattern,
                DualPattern,
                Uniqueness,
                WWing,
                Whip,
                AlignedExclusion,
                BranchedWWing,
                Firework,
                IntersectionPair,
                OddLoop,
                SymmetricalPlacement,
                Wing {

    Technique technique();

    /// Returns the conclusions, at least one: placements first, then eliminations as ordered by [Conclusions].
    List<Conclusion> conclusions();

    /// Returns the digits of the pattern.
    DigitSet digits();

    /// Returns the truths and links that prove the conclusions, if the pattern is a [RankZeroSet]; several if its truths
    /// can be covered in several ways that eliminate different candidates; none for other patterns.
    default List<RankZeroSet> rankZeroSets() {
        return List.of();
    }

    /// Returns the sets of cells that identify the pattern, such as the base and the targets of an exocet: two instances
    /// of a technique with equal sets have the same pattern, whatever they conclude. Empty where nothing needs them.
    default Set<CellSet> patternCells() {
        return Set.of();
    }

    /// Returns the eliminated digits.
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
