package nonet.ui.workshop;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Sector;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.proof.DrawnChain;

/// A link or a set that can be added to a drawing.
sealed interface Suggestion {

    /// A chain with one more link.
    record Next(DrawnChain chain) implements Suggestion {}

    /// A cell, or a digit in a house, as a truth or a link.
    record OfSector(Sector sector) implements Suggestion {}

    /// Returns the sets of candidates that a cell takes part in.
    static List<Suggestion> sectors(Cell cell, Grid grid) {
        List<Suggestion> all = new ArrayList<>();
        if (!grid.candidates(cell).isEmpty()) {
            all.add(new OfSector(new Sector.OfCell(cell)));
        }
        for (Digit digit : grid.candidates(cell)) {
            for (House.Kind kind : House.Kind.values()) {
                all.add(new OfSector(new Sector.OfHouse(House.of(kind, cell), digit)));
            }
        }
        return all;
    }
}
