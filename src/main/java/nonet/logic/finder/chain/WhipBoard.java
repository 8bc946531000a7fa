package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The candidates of a position by its variables: the cells, and the digits of each row, column and box. One candidate of
/// each variable is true.
///
/// A candidate is cell * 9 + digit, and belongs to four variables. A set of variables has eight words, two for each kind.
/// A set of candidates has nine such sets, one for each place of a variable: the digits of a cell, or the cells of a
/// house. So the variables of which one candidate is left, or none, are counted for a word of variables at once.
final class WhipBoard {

    private static final int CANDIDATES = 729;

    /// The number of words of a set of variables.
    static final int VARIABLES = 8;

    /// The number of words of a set of candidates.
    static final int WORDS = 9 * VARIABLES;

    /// What each candidate sees.
    private static final long[][] SEEN = new long[CANDIDATES][WORDS];

    /// The variables of each candidate.
    private static final long[][] OWN = new long[CANDIDATES][VARIABLES];

    /// By word and bit of a variable and by place, its candidates.
    private static final short[] AT = new short[VARIABLES * Long.SIZE * 9];

    static {
        for (int variable = 0; variable < 324; variable++) {
            for (int place = 0; place < 9; place++) {
                int bit = variable % 81 % Long.SIZE;
                AT[(word(variable) * Long.SIZE + bit) * 9 + place] = (short) candidate(variable, place);
            }
        }
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            for (int kind = 0; kind < 4; kind++) {
                OWN[candidate][word(ofCandidate(candidate, kind))] |= bit(ofCandidate(candidate, kind));
            }
            for (int other = 0; other < CANDIDATES; other++) {
                if (sees(candidate, other)) {
                    add(other, SEEN[candidate]);
                }
            }
        }
    }

    private final long[] candidates = new long[WORDS];

    /// The variables that have candidates.
    private final long[] open = new long[VARIABLES];

    private final long[][] touched = new long[CANDIDATES][];

    WhipBoard(Position position) {
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                add(cell * 9 + digit, candidates);
            }
        }
        for (int word = 0; word < WORDS; word++) {
            open[word % VARIABLES] |= candidates[word];
        }
    }

    private static void add(int candidate, long[] set) {
        for (int kind = 0; kind < 4; kind++) {
            int variable = ofCandidate(candidate, kind);
            set[VARIABLES * place(candidate, kind) + word(variable)] |= bit(variable);
        }
    }

    /// Returns the number of a variable: 0 to 80 for a cell, and from there nine for each house.
    private static int ofCandidate(int candidate, int kind) {
        int cell = candidate / 9;
        int house = switch (kind) {
            case 1 -> Geometry.row(cell);
            case 2 -> Geometry.column(cell);
            default -> Geometry.box(cell);
        };
        return kind == 0 ? cell : 81 + 9 * house + candidate % 9;
    }

    private static int place(int candidate, int kind) {
        int cell = candidate / 9;
        return switch (kind) {
            case 0 -> candidate % 9;
            case 1 -> cell % 9;
            case 2 -> cell / 9;
            default -> Geometry.placeInBox(cell);
        };
    }

    private static int word(int variable) {
        return variable / 81 * 2 + (variable % 81 >>> 6);
    }

    private static long bit(int variable) {
        return 1L << variable % 81;
    }

    /// Returns the number of a variable.
    ///
    /// @param bit its place in the word
    static int variable(int word, int bit) {
        return word / 2 * 81 + (word % 2 << 6) + bit;
    }

    /// Returns the candidate at a place of a variable.
    private static int candidate(int variable, int place) {
        return variable < 81
                ? variable * 9 + place
                : Geometry.cell((variable - 81) / 9, place) * 9 + (variable - 81) % 9;
    }

    /// Tests whether two candidates cannot both be true.
    static boolean sees(int candidate, int other) {
        return candidate / 9 == other / 9
                ? candidate != other
                : candidate % 9 == other % 9 && Geometry.sees(candidate / 9, other / 9);
    }

    /// Returns what a candidate sees, as a set.
    static long[] seen(int candidate) {
        return SEEN[candidate];
    }

    /// Returns the four variables of a candidate, as a set.
    static long[] own(int candidate) {
        return OWN[candidate];
    }

    /// Returns the candidates of the position, as a set.
    long[] candidates() {
        return candidates;
    }

    /// Returns the variables that have candidates.
    long[] open() {
        return open;
    }

    /// Returns the variables that lose candidates if a candidate is true, its own among them.
    long[] touched(int candidate) {
        long[] known = touched[candidate];
        if (known == null) {
            known = new long[VARIABLES];
            for (int word = 0; word < WORDS; word++) {
                known[word % VARIABLES] |= candidates[word] & SEEN[candidate][word];
            }
            touched[candidate] = known;
        }
        return known;
    }

    /// Returns the first candidate of a variable in a set.
    ///
    /// @param at where the set begins
    /// @param word the word of the variable
    /// @param bit its place in the word
    static int first(long[] set, int at, int word, int bit) {
        int place = 0;
        while ((set[at + VARIABLES * place + word] >>> bit & 1) == 0) {
            place++;
        }
        return AT[(word * Long.SIZE + bit) * 9 + place];
    }

    /// Returns the candidates of a variable in the position.
    List<Integer> candidates(int variable) {
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < 9; place++) {
            if ((candidates[VARIABLES * place + word(variable)] & bit(variable)) != 0) {
                found.add(candidate(variable, place));
            }
        }
        return found;
    }

    static Candidate toCandidate(int candidate) {
        return new Candidate(Cell.of(candidate / 9), Digit.values()[candidate % 9]);
    }

    /// Returns a variable as the cell or house that has one true candidate.
    static Reason reason(int variable) {
        return variable < 81
                ? new Reason.InCell(Cell.of(variable))
                : new Reason.InHouse(House.all().get((variable - 81) / 9));
    }
}
