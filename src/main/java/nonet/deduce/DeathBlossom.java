package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A stem cell with a petal, an almost locked set, for each of its candidates: whichever digit the stem holds, a petal
/// loses it and holds the digit that all petals share.
public record DeathBlossom(Technique technique, Cell stem, List<Petal> petals, List<Conclusion> conclusions)
        implements Deduction {

    public DeathBlossom {
        petals = List.copyOf(petals);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits that go.
    @Override
    public DigitSet digits() {
        return eliminated();
    }

    /// The set that loses a digit when the stem holds it.
    public record Petal(Digit digit, Als als) {}
}
