package nonet.ui.board.mark;

import nonet.grid.Digit;

/// The place of a pencil mark within its cell, one of nine as on a number pad of a telephone.
///
/// @param side the width and height of the place
public record MarkPlace(double left, double top, double side) {

    /// The margin around the nine places, as a part of the cell's size.
    private static final double MARGIN = 0.04;

    /// The part of a cell that its pencil marks keep beside corner marks.
    public static final double INNER = 0.62;

    /// The side of a corner mark's place, as a part of the cell's size.
    private static final double CORNER = 0.3;

    /// The places of corner marks, numbered row by row, in the order in which they are filled.
    private static final String CORNER_ORDER = "026817354";

    public static MarkPlace of(Digit digit, double cellSide) {
        double margin = cellSide * MARGIN;
        double side = (cellSide - 2 * margin) / 3;
        return new MarkPlace(
                margin + digit.ordinal() % 3 * side, margin + Math.floorDiv(digit.ordinal(), 3) * side, side);
    }

    /// Returns the place of a pencil mark in a cell that has corner marks as well: nearer to the middle.
    public static MarkPlace inner(Digit digit, double cellSide) {
        MarkPlace place = of(digit, cellSide * INNER);
        double inset = cellSide * (1 - INNER) / 2;
        return new MarkPlace(place.left + inset, place.top + inset, place.side);
    }

    /// Returns the place of a corner mark: the corners first, then the sides, the middle last.
    ///
    /// @param order its position among the corner marks of the cell, from 0
    public static MarkPlace corner(int order, double cellSide) {
        double side = cellSide * CORNER;
        int place = CORNER_ORDER.charAt(order) - '0';
        double stride = (cellSide - side) / 2;
        return new MarkPlace(place % 3 * stride, Math.floorDiv(place, 3) * stride, side);
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
