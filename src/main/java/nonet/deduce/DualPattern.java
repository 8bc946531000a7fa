package nonet.deduce;

import java.util.List;
import nonet.grid.DigitSet;

/// Two instances of a pattern that have most of their facts in common, reported as one: a Siamese fish (one base, two
/// covers), a dual 2-string kite, or a dual empty rectangle.
///
/// @param technique the technique of the halves for a Siamese fish, otherwise that of the dual
/// @param conclusions the conclusions of both
public record DualPattern(Technique technique, Deduction first, Deduction second, List<Conclusion> conclusions)
        implements Deduction {

    public DualPattern {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return first.digits().or(second.digits());
    }
}
