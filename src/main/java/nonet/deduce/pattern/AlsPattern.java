package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Almost locked sets, each linked to the next by a restricted common: XZ rule, XY-wing and chain.
///
/// @param sets two sets for the XZ rule, three for the XY-wing, four or more for a chain
/// @param commons the restricted commons; two for two sets make the pattern doubly linked
public record AlsPattern(
        Technique technique, List<Als> sets, List<RestrictedCommon> commons, List<Conclusion> conclusions)
        implements Deduction {

    public AlsPattern {
        sets = List.copyOf(sets);
        commons = List.copyOf(commons);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the eliminated digits, by which such patterns are named.
    @Override
    public DigitSet digits() {
        return eliminated();
    }

    public boolean isDoublyLinked() {
        return sets.size() == 2 && commons.size() == 2;
    }

    /// A restricted common: a digit that cannot be in both of two sets, because all its places in one see all in the
    /// other.
    ///
    /// @param first the index of one set, from 0
    /// @param second the index of the other set
    public record RestrictedCommon(int first, int second, Digit digit) {}
}
