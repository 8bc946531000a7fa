package nonet.rate.se.board;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.grid.Puzzle;

/// The values and candidates during a rating, as bit masks. Digits run from 0 to 8 here; a candidate has the index
/// `cell * 9 + digit`. The arrays are there to be read; only the methods keep them in step.
public final class RatingBoard {

    /// The candidates of each cell; a filled cell has none.
    public final int[] candidates = new int[81];

    /// The places of a digit in a house, at `house * 9 + digit`.
    public final int[] places = new int[243];

    /// The places of the open cells of each house.
    public final int[] open = new int[27];

    /// The digits with exactly one place in each house.
    public final int[] hiddenSingles = new int[27];

    /// The number of cells that hold each digit.
    public final int[] placed = new int[9];

    private int openCells = 81;

    private RatingBoard() {}

    /// Returns a board without candidates, to be filled by [#copy].
    public static RatingBoard empty() {
        return new RatingBoard();
    }

    /// Returns the board of a puzzle, with the candidates that its givens leave.
    public static RatingBoard of(Puzzle puzzle) {
        RatingBoard board = new RatingBoard();
        Arrays.fill(board.candidates, 0x1FF);
        Arrays.fill(board.places, 0x1FF);
        Arrays.fill(board.open, 0x1FF);
        byte[] values = puzzle.values();
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] != 0) {
                board.place(cell, values[cell] - 1);
            }
        }
        return board;
    }

    /// Makes this board equal to another.
    public void copy(RatingBoard other) {
        System.arraycopy(other.candidates, 0, candidates, 0, 81);
        System.arraycopy(other.places, 0, places, 0, 243);
        System.arraycopy(other.open, 0, open, 0, 27);
        System.arraycopy(other.hiddenSingles, 0, hiddenSingles, 0, 27);
        System.arraycopy(other.placed, 0, placed, 0, 9);
        openCells = other.openCells;
    }

    /// Tests whether every cell holds a digit.
    public boolean isSolved() {
        return openCells == 0;
    }

    /// Tests whether a digit is a candidate of a cell.
    public boolean has(int cell, int digit) {
        return (candidates[cell] >>> digit & 1) != 0;
    }

    /// Returns the number of candidates of a cell.
    public int count(int cell) {
        return Integer.bitCount(candidates[cell]);
    }

    /// Returns the places of a digit in a house.
    public int places(int house, int digit) {
        return places[house * 9 + digit];
    }

    /// Returns how many cells of a house are open.
    public int openCells(int house) {
        return Integer.bitCount(open[house]);
    }

    /// Removes a candidate if it is there.
    public void remove(int cell, int digit) {
        if (has(cell, digit)) {
            candidates[cell] &= ~(1 << digit);
            for (int kind = 0; kind < 3; kind++) {
                int house = SearchOrder.house(cell, kind);
                int left = places[house * 9 + digit] &= ~(1 << SearchOrder.place(cell, kind));
                if ((left & (left - 1)) == 0) {
                    int bit = 1 << digit;
                    hiddenSingles[house] = left == 0 ? hiddenSingles[house] & ~bit : hiddenSingles[house] | bit;
                }
            }
        }
    }

    /// Removes the candidates of a mask from a cell.
    void removeAll(int cell, int digits) {
        for (int left = digits & candidates[cell]; left != 0; left &= left - 1) {
            remove(cell, Integer.numberOfTrailingZeros(left));
        }
    }

    /// Sets a value; the peers of the cell lose the digit.
    void place(int cell, int digit) {
        removeAll(cell, 0x1FF);
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            remove(SearchOrder.peer(cell, i), digit);
        }
        for (int kind = 0; kind < 3; kind++) {
            open[SearchOrder.house(cell, kind)] &= ~(1 << SearchOrder.place(cell, kind));
        }
        placed[digit]++;
        openCells--;
    }
}
