package nonet.deduce.pattern;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A W-wing: two cells with the same two candidates see the two ends of a strong link of one digit, so one of the cells
/// holds the other digit.
///
/// @param link the strong link; `first` sees its first end, `second` its other end
/// @param shared the digit that one of the two cells holds
public record WWing(Technique technique, Cell first, Cell second, Link link, Digit shared, List<Conclusion> conclusions)
        implements Deduction {

    public WWing {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return link.from().digits().with(shared);
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(first, second));
    }
}
