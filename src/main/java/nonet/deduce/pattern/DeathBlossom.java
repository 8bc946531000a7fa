package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A death blossom: a stem cell with a petal, an almost locked set, for each of its candidates. Whichever digit the
/// stem holds, one petal loses it and so contains the digit that all petals share.
public record DeathBlossom(Technique technique, Cell stem, List<Petal> petals, List<Conclusion> conclusions)
        implements Deduction {

    public DeathBlossom {
        petals = List.copyOf(petals);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the eliminated digits.
    @Override
    public DigitSet digits() {
        return eliminated();
    }

    /// The set that loses a digit if the stem holds it.
    public record Petal(Digit digit, Als als) {}
}
