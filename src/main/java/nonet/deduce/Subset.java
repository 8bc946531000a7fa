package nonet.deduce;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// As many cells of a house as digits: naked when the cells have no other candidates, hidden when the digits have no
/// other places, locked when the cells of a naked one share a second house that loses candidates too.
///
/// @param houses the house, for a locked one both
public record Subset(
        Technique technique, List<House> houses, CellSet cells, DigitSet digits, List<Conclusion> conclusions)
        implements Deduction {

    public Subset {
        houses = List.copyOf(houses);
        conclusions = List.copyOf(conclusions);
    }

    public boolean isHidden() {
        return switch (technique) {
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUADRUPLE -> true;
            default -> false;
        };
    }
}
