package nonet.deduce;

import java.util.List;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// What all ways to place a digit nine times, beside those of the other digits, have in common: cells in all of them are
/// placed, cells in none lose it.
///
/// @param templates how many ways there are, at least 1
public record Template(Technique technique, Digit digit, int templates, List<Conclusion> conclusions)
        implements Deduction {

    public Template {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }
}
