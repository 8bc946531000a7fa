package nonet.ui.board.mark;

import nonet.grid.Digit;

/// The place of a pencil mark within its cell, one of nine as on a number pad of a telephone.
///
/// @param side the width and height of the place
public record MarkPlace(double left, double top, double side) {

    /// The margin around the nine places, as a part of the cell's size.
    private static final double MARGIN = 0.04;

    public static MarkPlace of(Digit digit, double cellSide) {
        double margin = cellSide * MARGIN;
        double side = (cellSide - 2 * margin) / 3;
        return new MarkPlace(
                margin + digit.ordinal() % 3 * side, margin + Math.floorDiv(digit.ordinal(), 3) * side, side);
    }

    /// Returns the digit whose place is at a point of the cell, or next to it.
    public static Digit at(double x, double y, double cellSide) {
        return Digit.at(third(y / cellSide) * 3 + third(x / cellSide));
    }

    public double middle() {
        return top + side / 2;
    }

    private static int third(double part) {
        return Math.clamp((long) Math.floor((part - MARGIN) / (1 - 2 * MARGIN) * 3), 0, 2);
    }
}
