package nonet.photo;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Quad;

/// The reading of a grid, upright.
///
/// @param outline the outline of the grid in the picture; its first corner is the top left of the upright grid
/// @param crossings the ten by ten crossings of the grid's lines in the picture, row by row of the upright grid
/// @param turn by how many quarters the picture is to be turned clockwise to stand upright
/// @param choices what each cell may hold
/// @param puzzle the digits that were read, repaired where the rules of sudoku demanded it
/// @param doubtful the cells to check
/// @param solutions the number of solutions, up to 2
public record GridReading(
        Quad outline,
        List<ImagePoint> crossings,
        int turn,
        List<CellReading> choices,
        Puzzle puzzle,
        CellSet doubtful,
        int solutions) {

    public GridReading {
        crossings = List.copyOf(crossings);
        choices = List.copyOf(choices);
    }

    /// Tests whether the reading needs no check: one solution, and no doubtful cell.
    public boolean isSure() {
        return solutions == 1 && doubtful.isEmpty();
    }

    /// Tests whether the grid is filled, as a printed solution is.
    public boolean isFull() {
        return puzzle.clues() == 81;
    }

    /// Tests whether the grid is filled and holds the digits of another one, up to a few that may be misread.
    boolean solves(GridReading other) {
        byte[] digits = puzzle.values();
        byte[] givens = other.puzzle.values();
        int same = 0;
        for (int cell = 0; cell < 81; cell++) {
            same += givens[cell] != 0 && givens[cell] == digits[cell] ? 1 : 0;
        }
        return isFull() && !other.isFull() && same * 10 >= other.puzzle.clues() * 9;
    }

    public CellReading choice(Cell cell) {
        return choices.get(cell.index());
    }

    /// Returns the outline of a cell in the picture.
    public Quad outline(Cell cell) {
        int corner = cell.index() / 9 * 10 + cell.index() % 9;
        return new Quad(
                crossings.get(corner),
                crossings.get(corner + 1),
                crossings.get(corner + 11),
                crossings.get(corner + 10));
    }

    /// Returns the number of cells whose small marks were left out.
    public int marks() {
        return (int) choices.stream().filter(CellReading::hasMarks).count();
    }
}
