package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The candidates of a position, numbered by cell and digit, and its variables: the blank cells, and the digits that are
/// missing in a row, column or box. One candidate of each variable is true.
///
/// A set of variables has a bit for each. A set of candidates has nine words for each word of variables: a candidate is
/// in four variables, each time at its place there, which is a digit of the cell or a cell of the house. So the
/// variables of which one candidate is left, or none, are counted for a word of variables at once.
final class WhipBoard {

    private static final int KINDS = 4;

    /// The number of places of a variable.
    static final int PLACES = 9;

    private final int size;

    /// The candidates as cell * 9 + digit.
    private final int[] candidates;

    /// The variables: 0 to 80 for a cell, and from there nine for each house.
    private final int[] variables;

    private final int words;

    /// By variable and place, the candidate.
    private final short[] at;

    /// By candidate and kind of variable, the word and the bit of the candidate in a set.
    private final short[] wordOf;

    private final long[] bitOf;

    private final long[] all;
    private final long[] open;
    private final long[][] seen;
    private final long[][] own;
    private final long[][] touched;

    WhipBoard(Position position) {
        int[] numbers = new int[729];
        int[] found = new int[729];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                numbers[cell * 9 + digit] = count;
                found[count++] = cell * 9 + digit;
            }
        }
        size = count;
        candidates = found;
        variables = variables(position);
        words = (variables.length + Long.SIZE - 1) / Long.SIZE;
        at = new short[variables.length * PLACES];
        wordOf = new short[size * KINDS];
        bitOf = new long[size * KINDS];
        own = new long[size][words];
        all = new long[words * PLACES];
        open = new long[words];
        int[] kinds = new int[size];
        for (int number = 0; number < variables.length; number++) {
            int variable = variables[number];
            open[number >>> 6] |= 1L << number;
            for (int place : Bits.of(places(position, variable))) {
                int candidate = numbers[candidate(variable, place)];
                int slot = candidate * KINDS + kinds[candidate]++;
                at[number * PLACES + place] = (short) candidate;
                wordOf[slot] = (short) ((number >>> 6) * PLACES + place);
                bitOf[slot] = 1L << number;
                own[candidate][number >>> 6] |= 1L << number;
                all[wordOf[slot]] |= bitOf[slot];
            }
        }
        seen = new long[size][words * PLACES];
        touched = new long[size][words];
        for (int candidate = 0; candidate < size; candidate++) {
            see(position, candidate, numbers);
        }
    }

    private static int[] variables(Position position) {
        int[] variables = new int[81 + 27 * 9];
        int count = 0;
        for (int variable = 0; variable < variables.length; variable++) {
            if (places(position, variable) != 0) {
                variables[count++] = variable;
            }
        }
        return Arrays.copyOf(variables, count);
    }

    private static int places(Position position, int variable) {
        return variable < 81 ? position.mask(variable) : position.places((variable - 81) / 9, (variable - 81) % 9);
    }

    /// Returns the candidate at a place of a variable, as cell * 9 + digit.
    private static int candidate(int variable, int place) {
        return variable < 81
                ? variable * 9 + place
                : Geometry.cell((variable - 81) / 9, place) * 9 + (variable - 81) % 9;
    }

    private void see(Position position, int candidate, int[] numbers) {
        int cell = cell(candidate);
        int digit = digit(candidate);
        for (int other : Bits.of(position.mask(cell) & ~(1 << digit))) {
            see(candidate, numbers[cell * 9 + other]);
        }
        position.cells(digit).and(Geometry.peers(cell)).forEachIndex(peer -> see(candidate, numbers[peer * 9 + digit]));
        for (int word = 0; word < words; word++) {
            for (int place = 0; place < PLACES; place++) {
                touched[candidate][word] |= seen[candidate][word * PLACES + place];
            }
        }
    }

    private void see(int candidate, int other) {
        for (int slot = other * KINDS; slot < other * KINDS + KINDS; slot++) {
            seen[candidate][wordOf[slot]] |= bitOf[slot];
        }
    }

    /// Returns the number of candidates.
    int size() {
        return size;
    }

    /// Returns the number of words of a set of variables.
    int words() {
        return words;
    }

    /// Returns all candidates, as a set.
    long[] all() {
        return all;
    }

    /// Returns all variables, as a set.
    long[] open() {
        return open;
    }

    /// Returns the candidates that a candidate sees, as a set.
    long[] seen(int candidate) {
        return seen[candidate];
    }

    /// Returns the four variables of a candidate, as a set.
    long[] own(int candidate) {
        return own[candidate];
    }

    /// Returns the variables that lose candidates if a candidate is true, as a set.
    long[] touched(int candidate) {
        return touched[candidate];
    }

    int cell(int candidate) {
        return candidates[candidate] / 9;
    }

    int digit(int candidate) {
        return candidates[candidate] % 9;
    }

    /// Tests whether two candidates cannot both be true.
    boolean sees(int candidate, int other) {
        int slot = other * KINDS;
        return (seen[candidate][wordOf[slot]] & bitOf[slot]) != 0;
    }

    /// Returns the candidate at a place of a variable.
    int at(int variable, int place) {
        return at[variable * PLACES + place];
    }

    /// Returns the candidates of a variable.
    List<Integer> candidates(int variable) {
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < PLACES; place++) {
            if ((all[(variable >>> 6) * PLACES + place] >>> variable & 1) != 0) {
                found.add((int) at[variable * PLACES + place]);
            }
        }
        return found;
    }

    Candidate candidate(int number) {
        return new Candidate(Cell.of(cell(number)), Digit.values()[digit(number)]);
    }

    /// Returns a variable as the cell or house that has one true candidate.
    Reason reason(int number) {
        int variable = variables[number];
        return variable < 81
                ? new Reason.InCell(Cell.of(variable))
                : new Reason.InHouse(House.all().get((variable - 81) / 9));
    }
}
