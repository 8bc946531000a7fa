package nonet.deduce;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;

/// A set of candidates of which exactly one is true: all candidates of a blank cell, or a digit in a house where it is
/// missing.
public sealed interface Sector {

    /// The candidates of a cell.
    record OfCell(Cell cell) implements Sector {}

    /// The candidates of a digit in a house.
    record OfHouse(House house, Digit digit) implements Sector {}

    /// Returns the sectors of cells.
    static List<Sector> of(CellSet cells) {
        List<Sector> sectors = new ArrayList<>();
        cells.forEach(cell -> sectors.add(new OfCell(cell)));
        return List.copyOf(sectors);
    }

    /// Returns the sectors of digits in one house.
    static List<Sector> of(DigitSet digits, House house) {
        return of(digits, List.of(house));
    }

    /// Returns the sectors of digits in houses.
    static List<Sector> of(DigitSet digits, List<House> houses) {
        List<Sector> sectors = new ArrayList<>();
        for (Digit digit : digits) {
            houses.forEach(house -> sectors.add(new OfHouse(house, digit)));
        }
        return List.copyOf(sectors);
    }

    /// Returns the cells of the candidates with a digit.
    default CellSet places(Digit digit, Grid grid) {
        return switch (this) {
            case OfCell(Cell cell) -> grid.candidates(cell).contains(digit) ? CellSet.of(cell) : CellSet.NONE;
            case OfHouse(House house, Digit own) -> own == digit ? places(house, digit, grid) : CellSet.NONE;
        };
    }

    /// Returns the digits of the candidates.
    default DigitSet digits(Grid grid) {
        return switch (this) {
            case OfCell(Cell cell) -> grid.candidates(cell);
            case OfHouse(House _, Digit digit) -> DigitSet.of(digit);
        };
    }

    private static CellSet places(House house, Digit digit, Grid grid) {
        CellSet places = CellSet.NONE;
        for (Cell cell : house.cells()) {
            places = grid.candidates(cell).contains(digit) ? places.with(cell) : places;
        }
        return places;
    }
}
