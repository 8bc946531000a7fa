package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// An instance of a technique in a position: its facts and conclusions. Explanations and pictures are made from the
/// facts alone, so a deduction contains every cell, digit, house and link of the pattern, and nothing that depends on
/// the rest of the board. Two deductions are equal if their facts and conclusions are.
public sealed interface Deduction
        permits AlignedExclusion,
                AlsPatterns,
                Basics,
                Chain,
                Coloring,
                DeadlyPatterns,
                DualPattern,
                Exocet,
                Firework,
                FishPatterns,
                Forcing,
                ImpossiblePatterns,
                LastResorts,
                MultiSectorPatterns,
                RecordedDeduction,
                SingleDigitPatterns,
                SymmetricalPlacement,
                Whip,
                Wings {

    Technique technique();

    /// Returns the conclusions, at least one: placements first, then eliminations as ordered by [EliminationCollector].
    List<Conclusion> conclusions();

    /// Returns the digits of the pattern.
    DigitSet digits();

    /// Returns the truths and links that prove the conclusions, if the pattern is a [RankZeroSet]; several if its
    /// truths can be covered in several ways that eliminate different candidates; none for other patterns.
    default List<RankZeroSet> rankZeroSets() {
        return List.of();
    }

    /// Returns the sets of cells that identify the pattern, such as the base and the targets of an exocet: two
    /// instances of a technique with equal sets have the same pattern, whatever they conclude. Empty where nothing
    /// needs them.
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
