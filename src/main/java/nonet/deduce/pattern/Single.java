package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// A digit that can be placed: full house, naked single or hidden single.
///
/// @param house the house where it is the last blank cell or the only place of the digit, null for a naked single
public record Single(
        Technique technique, Candidate candidate, @Nullable House house) implements Deduction {

    @Override
    public List<Conclusion> conclusions() {
        return Conclusions.place(candidate);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(candidate.digit());
    }
}
