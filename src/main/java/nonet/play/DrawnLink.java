package nonet.play;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;

/// A link that the user has drawn from one candidate to another.
///
/// @param strong whether it is drawn as a strong link, rather than as a weak one
public record DrawnLink(Candidate from, Candidate to, boolean strong) {

    public DrawnLink {
        if (from.equals(to)) {
            throw new IllegalArgumentException("a link from " + from + " to itself");
        }
    }

    /// Tests whether both ends are pencil marks of a board.
    public boolean isOn(Grid grid) {
        return grid.candidates(from.cell()).contains(from.digit())
                && grid.candidates(to.cell()).contains(to.digit());
    }

    /// Tests whether the pencil marks of a board make this a link: a weak one if the ends cannot both be true, a strong
    /// one if one of them must be, as the only two of a cell or the only two places of a digit in a house. Blanks
    /// without pencil marks may hold any digit.
    public boolean holdsOn(Grid grid) {
        boolean sameCell = from.cell().equals(to.cell());
        if (!strong) {
            return sameCell || from.digit() == to.digit() && from.cell().peers().contains(to.cell());
        }
        if (sameCell) {
            return grid.candidates(from.cell()).size() == 2;
        }
        CellSet ends = CellSet.of(from.cell(), to.cell());
        return from.digit() == to.digit()
                && House.all().stream()
                        .filter(house -> house.cellSet().and(ends).equals(ends))
                        .anyMatch(house -> places(grid, house).equals(ends));
    }

    /// Returns the blanks of a house that can hold the digit.
    private CellSet places(Grid grid, House house) {
        CellSet places = CellSet.NONE;
        for (Cell cell : house.cellSet().and(grid.blanks())) {
            DigitSet marks = grid.candidates(cell);
            places = marks.isEmpty() || marks.contains(from.digit()) ? places.with(cell) : places;
        }
        return places;
    }

    /// Tests whether a link has the same ends, in either direction.
    boolean joins(DrawnLink other) {
        return from.equals(other.from) && to.equals(other.to) || from.equals(other.to) && to.equals(other.from);
    }
}
