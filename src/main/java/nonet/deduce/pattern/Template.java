package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// What all templates of a digit, the ways to place it in all houses, have in common: cells in all of them hold the
/// digit, cells in none lose it.
///
/// @param templates the number of templates, at least 1
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
