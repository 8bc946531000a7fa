package nonet.logic.finder.chain;

import java.util.stream.IntStream;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The candidates of a position, numbered by cell and digit, and its variables: the blank cells, and the digits that are
/// missing in a house. One candidate of each variable is true. Immutable.
final class WhipBoard {

    private static final int VARIABLES = 81 + 27 * 9;

    private final int size;
    private final int words;
    private final int[] cells;
    private final int[] digits;
    private final int[][] variables = new int[VARIABLES][];
    private final int[][] of;
    private final long[][] seen;
    private final int[][] touched;

    WhipBoard(Position position) {
        int[] numbers = new int[729];
        cells = new int[729];
        digits = new int[729];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                numbers[cell * 9 + digit] = count;
                cells[count] = cell;
                digits[count] = digit;
                count++;
            }
        }
        size = count;
        words = (count + 63) / 64;
        of = new int[size][];
        seen = new long[size][words];
        touched = new int[size][];
        makeVariables(position, numbers);
        for (int candidate = 0; candidate < size; candidate++) {
            link(candidate);
        }
        for (int candidate = 0; candidate < size; candidate++) {
            touched[candidate] = touchedBy(candidate);
        }
    }

    private void makeVariables(Position position, int[] numbers) {
        for (int cell = 0; cell < 81; cell++) {
            variables[cell] = new int[Integer.bitCount(position.mask(cell))];
            int count = 0;
            for (int digit : Bits.of(position.mask(cell))) {
                variables[cell][count++] = numbers[cell * 9 + digit];
            }
        }
        for (int variable = 81; variable < VARIABLES; variable++) {
            int house = (variable - 81) / 9;
            int digit = (variable - 81) % 9;
            int places = position.places(house, digit);
            variables[variable] = new int[Integer.bitCount(places)];
            int count = 0;
            for (int place : Bits.of(places)) {
                variables[variable][count++] = numbers[Geometry.cell(house, place) * 9 + digit];
            }
        }
    }

    private void link(int candidate) {
        int cell = cells[candidate];
        int digit = digits[candidate];
        of[candidate] = new int[] {
            cell,
            81 + Geometry.row(cell) * 9 + digit,
            81 + Geometry.column(cell) * 9 + digit,
            81 + Geometry.box(cell) * 9 + digit
        };
        for (int variable : of[candidate]) {
            for (int other : variables[variable]) {
                if (other != candidate) {
                    seen[candidate][other >>> 6] |= 1L << other;
                }
            }
        }
    }

    /// Returns the variables that lose a candidate if this one is true, without its own.
    private int[] touchedBy(int candidate) {
        boolean[] marked = new boolean[VARIABLES];
        for (int own : of[candidate]) {
            for (int other : variables[own]) {
                for (int variable : of[other]) {
                    marked[variable] = true;
                }
            }
        }
        for (int own : of[candidate]) {
            marked[own] = false;
        }
        return IntStream.range(0, VARIABLES)
                .filter(variable -> marked[variable])
                .toArray();
    }

    /// Returns the number of candidates.
    int size() {
        return size;
    }

    /// Returns the number of words of a set of candidates.
    int words() {
        return words;
    }

    int cell(int candidate) {
        return cells[candidate];
    }

    int digit(int candidate) {
        return digits[candidate];
    }

    /// Returns the candidates of a variable.
    int[] candidates(int variable) {
        return variables[variable];
    }

    /// Returns the candidates that a candidate sees, as a set.
    long[] seen(int candidate) {
        return seen[candidate];
    }

    /// Tests whether two candidates cannot both be true.
    boolean sees(int candidate, int other) {
        return (seen[candidate][other >>> 6] >>> other & 1) != 0;
    }

    /// Returns the variables that lose candidates if a candidate is true, without its own four.
    int[] touched(int candidate) {
        return touched[candidate];
    }

    Candidate candidate(int number) {
        return new Candidate(Cell.of(cells[number]), Digit.values()[digits[number]]);
    }

    /// Returns a variable as the cell or house that has one true candidate.
    static Reason reason(int variable) {
        return variable < 81
                ? new Reason.InCell(Cell.of(variable))
                : new Reason.InHouse(House.all().get((variable - 81) / 9));
    }

    /// Returns how many rounds of singles lead to a contradiction if a candidate is true. A whip needs as many cells and
    /// houses at least, since each round rests on the one before.
    ///
    /// @return 0 if there is no contradiction, so that no whip refutes the candidate
    int rounds(int target) {
        long[] off = new long[words];
        int[] queue = new int[size];
        long[] on = new long[words];
        int end = 0;
        queue[end++] = target;
        on[target >>> 6] |= 1L << target;
        int round = 0;
        int endOfRound = 0;
        for (int next = 0; next < end; next++) {
            if (next == endOfRound) {
                round++;
                endOfRound = end;
                rule(queue, next, end, off);
            }
            int placed = queue[next];
            for (int variable : touched[placed]) {
                int left = left(variable, off);
                if (left == NONE) {
                    return round;
                }
                if (left >= 0 && (on[left >>> 6] >>> left & 1) == 0) {
                    on[left >>> 6] |= 1L << left;
                    queue[end++] = left;
                }
            }
        }
        return 0;
    }

    /// Rules out what some candidates see.
    private void rule(int[] candidates, int from, int to, long[] off) {
        for (int i = from; i < to; i++) {
            for (int word = 0; word < words; word++) {
                off[word] |= seen[candidates[i]][word];
            }
        }
    }

    /// No candidate is left.
    static final int NONE = -1;

    /// Several candidates are left.
    static final int SEVERAL = -2;

    /// Returns the only candidate of a variable outside a set, [#NONE] or [#SEVERAL]. A variable without candidates has
    /// its digit, so nothing is asked of it.
    int left(int variable, long[] off) {
        int only = NONE;
        for (int candidate : variables[variable]) {
            if ((off[candidate >>> 6] >>> candidate & 1) == 0) {
                if (only != NONE) {
                    return SEVERAL;
                }
                only = candidate;
            }
        }
        return only;
    }
}
