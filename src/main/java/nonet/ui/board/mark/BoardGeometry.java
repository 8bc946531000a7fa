package nonet.ui.board.mark;

import nonet.grid.Cell;
import org.jspecify.annotations.Nullable;

/// The layout of a board. All lengths are whole numbers of screen pixels, so that every line is crisp and all cells
/// have the same size; methods that return `double` use the units of the scene.
///
/// @param scale screen pixels a unit of the scene, such as 1.5
/// @param left where the outer line begins
/// @param top where the outer line begins
/// @param band the width of the band of row labels and the height of that of column labels, 0 without labels
/// @param cell the width and height of a cell
/// @param thin the line between cells of one box
/// @param thick the line around boxes
public record BoardGeometry(double scale, int left, int top, int band, int cell, int thin, int thick) {

    /// Returns the largest board that fits into an area, in its middle.
    public static BoardGeometry fit(double width, double height, boolean labels, double scale) {
        int wide = (int) Math.floor(width * scale + 1e-6);
        int high = (int) Math.floor(height * scale + 1e-6);
        int space = Math.max(0, Math.min(wide, high));
        int band = labels ? (int) Math.round(Math.clamp(space / 26.0, 15 * scale, 28 * scale)) : 0;
        int thin = Math.max(1, (int) Math.floor(scale));
        int thick = Math.max((int) Math.round(2 * scale), (space + 150) / 300);
        int cell = Math.max(1, (space - band - 4 * thick - 6 * thin) / 9);
        int side = 9 * cell + 6 * thin + 4 * thick;
        int left = Math.max(0, (wide - band - side) / 2) + band;
        int top = Math.max(0, (high - band - side) / 2) + band;
        return new BoardGeometry(scale, left, top, band, cell, thin, thick);
    }

    /// Returns the width and height with the outer lines.
    public double side() {
        return units(9 * cell + 6 * thin + 4 * thick);
    }

    /// Returns where the cells of a row or column begin, from the outer edge of the board.
    ///
    /// @param number the row or column, 1 to 9
    public double start(int number) {
        return units(startPixel(number - 1));
    }

    /// Returns the width and height of a cell.
    public double cellSide() {
        return units(cell);
    }

    /// Returns the width and height of a box within its lines.
    public double boxSide() {
        return units(3 * cell + 2 * thin);
    }

    public double units(double pixels) {
        return pixels / scale;
    }

    /// Returns the length rounded to a whole number of pixels.
    public double snap(double length) {
        return Math.round(length * scale) / scale;
    }

    /// Returns the cell at a point that is given from the outer edge of the board, or null outside it.
    @Nullable
    public Cell cellAt(double x, double y) {
        if (x < 0 || y < 0 || x >= side() || y >= side()) {
            return null;
        }
        return Cell.at(number(y), number(x));
    }

    private int startPixel(int place) {
        return thick + place * (cell + thin) + place / 3 * (thick - thin);
    }

    private int number(double position) {
        int number = 9;
        while (number > 1 && position * scale < startPixel(number - 1) - thin / 2.0) {
            number--;
        }
        return number;
    }
}
