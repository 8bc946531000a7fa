package nonet.deduce;

import java.util.List;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Almost locked sets in a row, each joined to the next by a restricted common: XZ-rule, XY-wing, chain.
///
/// @param sets two for the XZ-rule, three for the XY-wing
/// @param commons what joins neighbors; the XZ-rule with two of them is doubly linked
public record AlsPattern(
        Technique technique, List<Als> sets, List<RestrictedCommon> commons, List<Conclusion> conclusions)
        implements Deduction {

    public AlsPattern {
        sets = List.copyOf(sets);
        commons = List.copyOf(commons);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits that go: it is these that people name such a pattern by.
    @Override
    public DigitSet digits() {
        return eliminated();
    }

    public boolean isDoublyLinked() {
        return sets.size() == 2 && commons.size() == 2;
    }

    /// A digit that cannot stand in both of two sets, as each place in one sees every place in the other.
    ///
    /// @param first the place of one in the list of sets, from 0
    /// @param second the place of the other
    public record RestrictedCommon(int first, int second, Digit digit) {}
}
