package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;

/// A digit taken from the solution, because no technique applies.
public record BruteForce(Candidate candidate) implements Deduction {

    @Override
    public Technique technique() {
        return Technique.BRUTE_FORCE;
    }

    @Override
    public List<Conclusion> conclusions() {
        return Conclusions.place(candidate);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(candidate.digit());
    }
}
