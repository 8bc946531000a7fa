package nonet.deduce;

import java.util.List;
import nonet.grid.DigitSet;

/// Two instances of one pattern that share all but a part, taken together: a Siamese fish (one base, two covers), a dual
/// 2-string kite, a dual empty rectangle.
///
/// @param technique of the whole: for a Siamese fish that of its halves, for the others the dual's own
/// @param conclusions what both halves say
public record DualPattern(Technique technique, Deduction first, Deduction second, List<Conclusion> conclusions)
        implements Deduction {

    public DualPattern {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return new DigitSet(first.digits().mask() | second.digits().mask());
    }
}
