package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A bivalue universal grave: without the extra candidates every blank cell would have two candidates and every digit
/// two places in every house. Such a grid has several solutions or none, so one of the extra candidates is true.
///
/// @param extras the extra candidates, by cell
/// @param guardians what follows from that; [Guardians.LastCell] for BUG+1
public record Bug(Technique technique, List<Candidate> extras, Guardians guardians, List<Conclusion> conclusions)
        implements Deduction {

    public Bug {
        extras = List.copyOf(extras);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits of the extra candidates.
    @Override
    public DigitSet digits() {
        return DigitSet.of(extras.stream().map(Candidate::digit).toArray(Digit[]::new));
    }
}
