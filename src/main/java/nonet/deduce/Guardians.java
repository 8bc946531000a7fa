package nonet.deduce;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// What keeps a deadly pattern from coming true, and so carries a deduction from uniqueness.
public sealed interface Guardians {

    /// One cell alone has other candidates, so it does not hold the pattern's digits.
    record LastCell() implements Guardians {}

    /// The only other candidates are of one digit, so it stands in one of these cells.
    record ExtraDigit(Digit digit, CellSet cells) implements Guardians {}

    /// The other candidates act as one cell and make a naked subset with cells of a house.
    ///
    /// @param cells the rest of the subset
    /// @param digits of the whole subset
    record ExtraSubset(House house, CellSet cells, DigitSet digits) implements Guardians {}

    /// Digits of the pattern have no other places in a house than its cells.
    record StrongLinks(List<Link> links) implements Guardians {
        public StrongLinks {
            links = List.copyOf(links);
        }
    }
}
