package nonet.explain.mark;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A sign in the picture of a deduction, besides roles and links.
public sealed interface Sign {

    /// A number beside a candidate: its place in a sequence, from 1.
    @SuppressWarnings("AvoidCommonTypeNames")
    record Number(Candidate candidate, int number) implements Sign {}

    /// A fine line from a candidate that is true in the line of reasoning to one that it rules out.
    record Exclusion(Candidate from, Candidate to) implements Sign {}

    /// A straight line from the middle of one cell to that of another.
    record Ray(Cell from, Cell to) implements Sign {}

    /// The digits that a row or column contains, at its end.
    record EdgeDigits(House line, DigitSet digits) implements Sign {}

    /// The digits that a house contains, on the lines of the board near the middle of some of its cells.
    record LinkDigits(House house, CellSet cells, DigitSet digits) implements Sign {}

    /// A fainter tint of a cell in the color of a role.
    record Shade(Cell cell, Role role) implements Sign {}

    /// A cross through a cell that cannot hold the digits of the pattern.
    record Crossed(Cell cell) implements Sign {}

    /// Hatching of a cell that belongs to the pattern as one of many.
    record Hatched(Cell cell) implements Sign {}

    /// A line through the places of a digit in a row or column, in the color of a role, between two of them.
    record CoverLine(Candidate from, Candidate to, Role role) implements Sign {

        /// The distance between lines of digits that share a row or a column of pencil marks, as part of a cell's side.
        private static final double APART = 0.05;

        /// Returns how far the line lies to the right of the digits, as part of a cell's side.
        public double right() {
            return isRow() ? 0 : (from.digit().ordinal() / 3 - 1) * APART;
        }

        /// Returns how far the line lies below the digits, as part of a cell's side.
        public double down() {
            return isRow() ? (from.digit().ordinal() % 3 - 1) * APART : 0;
        }

        private boolean isRow() {
            return from.cell().row() == to.cell().row();
        }
    }

    /// A line of text beside the board, the same in every language.
    record Caption(String text) implements Sign {}
}
