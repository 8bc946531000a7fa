package nonet.solve.search;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.trace.Choice;

/// The exact cover matrix of sudoku as circular lists, linked in four directions, in arrays of numbers.
///
/// Node 0 is the root, the nodes 1 to 324 are the columns: the cells, then a digit in each row, in each column and in
/// each box. After them come four nodes for each candidate in the order of its index: its row of the matrix.
final class CoverMatrix {

    static final int ROOT = 0;

    private static final int COLUMNS = 324;
    private static final int NODES = 1 + COLUMNS + 4 * 729;

    private final int[] left = new int[NODES];
    private final int[] right = new int[NODES];
    private final int[] up = new int[NODES];
    private final int[] down = new int[NODES];
    private final int[] column = new int[NODES];
    private final int[] size = new int[1 + COLUMNS];

    CoverMatrix() {
        for (int head = 0; head <= COLUMNS; head++) {
            left[head] = head == 0 ? COLUMNS : head - 1;
            right[head] = head == COLUMNS ? 0 : head + 1;
            up[head] = head;
            down[head] = head;
            column[head] = head;
        }
        for (Cell cell : Cell.all()) {
            for (Digit digit : Digit.values()) {
                link(new Candidate(cell, digit));
            }
        }
    }

    private void link(Candidate candidate) {
        int first = row(candidate.index());
        Cell cell = candidate.cell();
        column[first] = 1 + cell.index();
        for (House.Kind kind : House.Kind.values()) {
            int house = House.of(kind, cell).index();
            column[first + 1 + kind.ordinal()] =
                    82 + house * 9 + candidate.digit().ordinal();
        }
        for (int place = 0; place < 4; place++) {
            int node = first + place;
            int head = column[node];
            left[node] = first + (place + 3) % 4;
            right[node] = first + (place + 1) % 4;
            up[node] = up[head];
            down[node] = head;
            down[up[head]] = node;
            up[head] = node;
            size[head]++;
        }
    }

    /// Returns the first node of the candidate's row.
    private static int row(int candidate) {
        return 1 + COLUMNS + 4 * candidate;
    }

    /// Returns the candidate whose row the node is in.
    private static Candidate candidate(int node) {
        int index = (node - 1 - COLUMNS) / 4;
        return Candidate.at(index);
    }

    /// Returns the choice of a column: the candidates of a cell, or the places of a digit in a house.
    static Choice choice(int head) {
        return head <= 81 ? new Choice.Candidates() : new Choice.Places(House.at((head - 82) / 9));
    }

    /// Returns the digit of a column for a digit in a house.
    static Digit digit(int head) {
        return Digit.at((head - 82) % 9);
    }

    /// Returns the column that a candidate is chosen from.
    static int head(Choice choice, Candidate candidate) {
        return switch (choice) {
            case Choice.Candidates() -> 1 + candidate.cell().index();
            case Choice.Places(House house) ->
                82 + house.index() * 9 + candidate.digit().ordinal();
        };
    }

    /// Tests whether a column is not covered.
    boolean isOpen(int head) {
        return right[left[head]] == head;
    }

    /// Returns the leftmost of the columns with the fewest rows, or the root if all are covered.
    int smallest() {
        int smallest = right[ROOT];
        for (int head = smallest; head != ROOT; head = right[head]) {
            smallest = size[head] < size[smallest] ? head : smallest;
        }
        return smallest;
    }

    /// Returns the number of rows of a column.
    int size(int head) {
        return size[head];
    }

    /// Returns the candidates of a column's rows, from top to bottom.
    List<Candidate> candidates(int head) {
        List<Candidate> candidates = new ArrayList<>(size[head]);
        for (int node = down[head]; node != head; node = down[node]) {
            candidates.add(candidate(node));
        }
        return candidates;
    }

    /// Tests whether a candidate's row is still in the matrix: its cell is not covered, and no other cover removed the
    /// row from the cell's list.
    boolean holds(int candidate) {
        int node = row(candidate);
        int head = column[node];
        return right[left[head]] == head && down[up[node]] == node;
    }

    /// Removes a candidate's row from the matrix permanently. Must be called before any row is chosen.
    void remove(int candidate) {
        int first = row(candidate);
        for (int node = first; node < first + 4; node++) {
            down[up[node]] = down[node];
            up[down[node]] = up[node];
            size[column[node]]--;
        }
    }

    /// Covers all columns of a candidate's row.
    void choose(int candidate) {
        int first = row(candidate);
        for (int node = first; node < first + 4; node++) {
            cover(column[node]);
        }
    }

    /// Undoes [#choose].
    void release(int candidate) {
        int first = row(candidate);
        for (int node = first + 3; node >= first; node--) {
            uncover(column[node]);
        }
    }

    private void cover(int head) {
        right[left[head]] = right[head];
        left[right[head]] = left[head];
        for (int row = down[head]; row != head; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[column[node]]--;
            }
        }
    }

    private void uncover(int head) {
        for (int row = up[head]; row != head; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[column[node]]++;
                down[up[node]] = node;
                up[down[node]] = node;
            }
        }
        right[left[head]] = head;
        left[right[head]] = head;
    }
}
