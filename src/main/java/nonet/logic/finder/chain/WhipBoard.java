package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;

/// The candidates of a position, numbered by cell and digit, and its variables: the blank cells, and the digits that
/// are missing in a row, column or box. One candidate of each variable is true.
///
/// A set of variables has a bit for each. A set of candidates has several words for each word of variables, the first
/// with the first candidates of these variables, the next with the second ones, and so on; a candidate is in four
/// variables. So the variables of which one candidate is left, or none, are counted for a word of variables at once.
/// Variables with many candidates come first, so few words are needed.
///
/// What is left of a position after some placements is such a set, followed by the set of variables without a placed
/// candidate and that of variables which lost no candidate. Each placement removes its own bits from all three.
final class WhipBoard {

    private static final int KINDS = 4;
    private static final int MOST_CANDIDATES = 9;

    private final int size;

    /// The candidates as cell * 9 + digit.
    private final int[] candidates;

    /// The variables: 0 to 80 for a cell, and from there nine for each house.
    private final int[] variables;

    private final int words;

    /// By word of variables, the first of its words in a set of candidates; at the end, the size of the set.
    private final int[] starts;

    /// By word of a set of candidates and bit, the candidate.
    private final short[] at;

    /// By candidate and kind of variable, the word and the bit of the candidate in a set.
    private final short[] wordOf;

    private final long[] bitOf;

    private final long[] all;

    /// By candidate, what its placement removes: the candidates that it sees, its own variables, and those that it
    /// touches.
    private final long[][] removed;

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
        starts = starts(position);
        at = new short[starts[words] * Long.SIZE];
        wordOf = new short[size * KINDS];
        bitOf = new long[size * KINDS];
        all = new long[starts[words] + 2 * words];
        removed = new long[size][all.length];
        int[] kinds = new int[size];
        for (int number = 0; number < variables.length; number++) {
            int variable = variables[number];
            all[unplaced(number >>> 6)] |= 1L << number;
            all[untouched(number >>> 6)] |= 1L << number;
            int index = 0;
            for (int place : Bits.of(places(position, variable))) {
                int candidate = numbers[candidate(variable, place)];
                int slot = candidate * KINDS + kinds[candidate]++;
                int word = starts[number >>> 6] + index++;
                at[word * Long.SIZE + number % Long.SIZE] = (short) candidate;
                wordOf[slot] = (short) word;
                bitOf[slot] = 1L << number;
                removed[candidate][unplaced(number >>> 6)] |= 1L << number;
                all[wordOf[slot]] |= bitOf[slot];
            }
        }
        for (int candidate = 0; candidate < size; candidate++) {
            see(position, candidate, numbers);
        }
    }

    private static int[] variables(Position position) {
        int[] variables = new int[81 + 27 * 9];
        int count = 0;
        for (int candidates = MOST_CANDIDATES; candidates > 0; candidates--) {
            for (int variable = 0; variable < variables.length; variable++) {
                if (Integer.bitCount(places(position, variable)) == candidates) {
                    variables[count++] = variable;
                }
            }
        }
        return Arrays.copyOf(variables, count);
    }

    private int[] starts(Position position) {
        int[] found = new int[words + 1];
        for (int word = 0; word < words; word++) {
            found[word + 1] = found[word] + Integer.bitCount(places(position, variables[word * Long.SIZE]));
        }
        return found;
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
        long[] own = removed[candidate];
        for (int word = 0; word < words; word++) {
            for (int i = starts[word]; i < starts[word + 1]; i++) {
                own[untouched(word)] |= own[i];
            }
        }
    }

    private void see(int candidate, int other) {
        for (int slot = other * KINDS; slot < other * KINDS + KINDS; slot++) {
            removed[candidate][wordOf[slot]] |= bitOf[slot];
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

    /// Returns the first word of a set of candidates for a word of variables.
    int start(int word) {
        return starts[word];
    }

    /// Returns a word of the variables.
    long open(int word) {
        return all[unplaced(word)];
    }

    /// Returns the index of a word of the variables without a placed candidate.
    int unplaced(int word) {
        return starts[words] + word;
    }

    /// Returns the index of a word of the variables that lost no candidate.
    int untouched(int word) {
        return starts[words] + words + word;
    }

    /// Returns the candidates before the first placement.
    long[] all() {
        return all;
    }

    /// Returns what the placement of a candidate removes.
    long[] removed(int candidate) {
        return removed[candidate];
    }

    int cell(int candidate) {
        return candidates[candidate] / 9;
    }

    int digit(int candidate) {
        return candidates[candidate] % 9;
    }

    /// Tests whether two candidates cannot both be true.
    boolean sees(int candidate, int other) {
        return has(removed[candidate], other);
    }

    /// Tests whether a candidate is in a set.
    boolean has(long[] set, int candidate) {
        int slot = candidate * KINDS;
        return (set[wordOf[slot]] & bitOf[slot]) != 0;
    }

    /// Returns the first candidate of a variable that is in a set, which contains one at least.
    int first(long[] set, int variable) {
        int word = starts[variable >>> 6];
        while ((set[word] >>> variable & 1) == 0) {
            word++;
        }
        return at(word, variable % Long.SIZE);
    }

    /// Places a candidate.
    ///
    /// @param before the candidates before
    /// @param after the candidates after, which this sets
    void place(long[] before, int candidate, long[] after) {
        long[] own = removed[candidate];
        for (int word = 0; word < untouched(0); word++) {
            after[word] = before[word] & ~own[word];
        }
        for (int word = untouched(0); word < after.length; word++) {
            after[word] = ~own[word];
        }
    }

    /// Finds the variables of which one candidate is left in a set, those that the last placement touched.
    void singles(long[] set, long[] singles) {
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int i = starts[word]; i < starts[word + 1]; i++) {
                two |= one & set[i];
                one |= set[i];
            }
            singles[word] = one & ~two & set[unplaced(word)] & ~set[untouched(word)];
        }
    }

    /// Returns the candidate of a bit of a word of a set.
    int at(int word, int bit) {
        return at[word * Long.SIZE + bit];
    }

    /// Returns the candidates of a variable.
    List<Integer> candidates(int variable) {
        List<Integer> found = new ArrayList<>();
        for (int i = starts[variable >>> 6]; i < starts[(variable >>> 6) + 1]; i++) {
            if ((all[i] >>> variable & 1) != 0) {
                found.add(at(i, variable % Long.SIZE));
            }
        }
        return found;
    }

    Candidate candidate(int number) {
        return Candidate.of(cell(number), digit(number));
    }

    /// Returns a variable as the cell or house that has one true candidate.
    Reason reason(int number) {
        int variable = variables[number];
        return variable < 81 ? new Reason.InCell(Cell.of(variable)) : new Reason.InHouse(House.at((variable - 81) / 9));
    }
}
