package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Two cells with the same two candidates, and a strong link of one of the two digits between places that see them: one
/// of the cells holds the other digit.
///
/// @param link the strong link; its first end sees `first`, its other end `second`
/// @param shared the digit that one of the two cells must hold
public record WWing(Technique technique, Cell first, Cell second, Link link, Digit shared, List<Conclusion> conclusions)
        implements Deduction {

    public WWing {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return link.from().digits().with(shared);
    }
}
