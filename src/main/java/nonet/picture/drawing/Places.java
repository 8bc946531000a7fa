package nonet.picture.drawing;

import nonet.deduce.Node;
import nonet.grid.Cell;
import nonet.grid.Digit;

/// The places of everything on a drawn board.
///
/// @param left the left edge of the outer line
/// @param top the top edge of the outer line
/// @param side the width and height including the outer lines
record Places(double left, double top, double side) {

    /// The fraction of a cell's size that is kept free around its nine pencil marks.
    private static final double MARGIN = 0.04;

    double thick() {
        return Math.max(side / 220, 0.9);
    }

    double thin() {
        return Math.max(side / 800, 0.35);
    }

    double cell() {
        return (side - thick()) / 9;
    }

    /// Returns the beginning of a row, 1 to 10, in the middle of the line before it.
    double row(int number) {
        return top + thick() / 2 + (number - 1) * cell();
    }

    /// Returns the beginning of a column, 1 to 10, in the middle of the line before it.
    double column(int number) {
        return left + thick() / 2 + (number - 1) * cell();
    }

    Point middle(Cell cell) {
        return new Point(column(cell.column()) + cell() / 2, row(cell.row()) + cell() / 2);
    }

    double markSide() {
        return cell() * (1 - 2 * MARGIN) / 3;
    }

    /// Returns the center of a pencil mark, one of nine arranged as on the number pad of a telephone.
    Point middle(Cell cell, Digit digit) {
        double step = markSide();
        return middle(cell).plus(new Point((digit.ordinal() % 3 - 1) * step, (digit.ordinal() / 3 - 1) * step));
    }

    /// Returns the center of all pencil marks of a node.
    Point middle(Node node) {
        Point sum = new Point(0, 0);
        for (Cell cell : node.cells()) {
            sum = sum.plus(middle(cell, node.digit()));
        }
        return sum.times(1.0 / node.cells().size());
    }
}
