package nonet.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;

/// The grid of a regression line: 81 cells, `.` for a blank, `+` before a digit that is not a given.
final class RegressionGrid {

    private RegressionGrid() {}

    /// Parses the values and computes the plain candidates.
    static Optional<Grid> parse(String text) {
        byte[] values = new byte[81];
        CellSet givens = CellSet.NONE;
        int cell = 0;
        boolean placed = false;
        for (char character : text.toCharArray()) {
            if (character == '+' && !placed) {
                placed = true;
                continue;
            }
            boolean blank = !placed && (character == '.' || character == '0');
            if (cell == 81 || !blank && (character < '1' || character > '9')) {
                return Optional.empty();
            }
            if (!blank) {
                values[cell] = (byte) (character - '0');
                givens = placed ? givens : givens.with(Cell.of(cell));
            }
            cell++;
            placed = false;
        }
        return cell == 81 && !placed ? Optional.of(Grid.of(givens, values)) : Optional.empty();
    }

    static String print(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            Digit digit = grid.digit(cell);
            text.append(digit == null ? "." : grid.givens().contains(cell) ? digit.toString() : "+" + digit);
        }
        return text.toString();
    }

    /// Returns the candidates that the digits on the board allow and the grid lacks, by cell.
    static List<Candidate> deleted(Grid grid) {
        Grid plain = Grid.of(grid.givens(), grid.values());
        List<Candidate> deleted = new ArrayList<>();
        for (Cell cell : Cell.all()) {
            for (Digit digit : plain.candidates(cell).minus(grid.candidates(cell))) {
                deleted.add(new Candidate(cell, digit));
            }
        }
        return deleted;
    }
}
