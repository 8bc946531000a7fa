package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The candidates that prevent a deadly pattern, one of which is therefore true.
public sealed interface Guardians {

    /// Only one cell has other candidates, so it holds none of the pattern's digits.
    record LastCell() implements Guardians {}

    /// The only other candidates have one digit, which is therefore in one of these cells.
    record ExtraDigit(Digit digit, CellSet cells) implements Guardians {}

    /// The other candidates act as one cell of a naked subset of a house.
    ///
    /// @param cells the other cells of the subset
    /// @param digits the digits of the subset
    record ExtraSubset(House house, CellSet cells, DigitSet digits) implements Guardians {}

    /// Digits of the pattern have no other places in a house.
    record StrongLinks(List<Link> links) implements Guardians {
        public StrongLinks {
            links = List.copyOf(links);
        }
    }

    /// One of some candidates is true.
    ///
    /// @param sides the two houses whose other candidates they are, for a rectangle; none for a universal grave
    record OneOf(List<Candidate> candidates, List<House> sides) implements Guardians {
        public OneOf {
            candidates = List.copyOf(candidates);
            sides = List.copyOf(sides);
        }
    }
}
