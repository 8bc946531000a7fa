package nonet.sat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Puzzle;

/// A sudoku as a propositional formula in conjunctive normal form.
///
/// There is one variable for each candidate, true if the candidate is the digit of its cell. A literal is the number of
/// its variable, negative if the variable is negated. The clauses come in this order:
///
/// 1. each cell has a digit: 81 clauses,
/// 2. no cell has two digits: 2,916 clauses,
/// 3. each house has a place for each digit: 243 clauses,
/// 4. no house has two places for a digit: 8,748 clauses,
/// 5. the givens, by cell, one clause of one literal each,
/// 6. the excluded candidates, by cell and digit, one clause of one literal each,
/// 7. what was [added][#with].
///
/// Source of the encoding: Inês Lynce and Joël Ouaknine, Sudoku as a SAT problem, 2006 (the extended encoding).
public final class Formula {

    /// The number of variables.
    public static final int VARIABLES = 729;

    private static final List<int[]> RULES = rules();

    private final List<int[]> clauses;

    private Formula(List<int[]> clauses) {
        this.clauses = Collections.unmodifiableList(clauses);
    }

    /// Returns the formula that is satisfied by the solutions of a puzzle, and by nothing else.
    public static Formula of(Puzzle puzzle) {
        List<int[]> clauses = new ArrayList<>(RULES);
        for (Cell cell : Cell.all()) {
            Digit given = puzzle.given(cell);
            if (given != null) {
                clauses.add(new int[] {variable(new Candidate(cell, given))});
            }
        }
        short[] excluded = puzzle.exclusions();
        for (int candidate = 0; candidate < VARIABLES; candidate++) {
            if ((excluded[candidate / 9] & 1 << candidate % 9) != 0) {
                clauses.add(new int[] {-(candidate + 1)});
            }
        }
        return new Formula(clauses);
    }

    /// Returns the variable of a candidate: 81(row - 1) + 9(column - 1) + digit, each from 1 to 9.
    public static int variable(Candidate candidate) {
        return candidate.index() + 1;
    }

    /// Returns the formula with one more clause.
    public Formula with(int... clause) {
        List<int[]> more = new ArrayList<>(clauses);
        more.add(clause.clone());
        return new Formula(more);
    }

    /// Returns the clauses in their order, not to be changed.
    public List<int[]> clauses() {
        return clauses;
    }

    /// Writes the formula in the DIMACS format.
    ///
    /// @param comments lines above it, without `c`
    public void writeTo(OutputStream out, List<String> comments) throws IOException {
        Writer text = Proof.text(out);
        for (String comment : comments) {
            text.write("c " + comment + "\n");
        }
        text.write("p cnf " + VARIABLES + " " + clauses.size() + "\n");
        for (int[] clause : clauses) {
            Proof.write(text, clause);
        }
        text.flush();
    }

    private static List<int[]> rules() {
        List<int[]> rules = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            rules.add(digits(cell));
        }
        for (int cell = 0; cell < 81; cell++) {
            addNoTwo(rules, digits(cell));
        }
        List<int[]> places = IntStream.range(0, 27 * 9)
                .mapToObj(each -> places(each / 9, each % 9))
                .toList();
        rules.addAll(places);
        places.forEach(each -> addNoTwo(rules, each));
        return List.copyOf(rules);
    }

    private static int[] digits(int cell) {
        return IntStream.range(0, 9).map(i -> 9 * cell + i + 1).toArray();
    }

    private static int[] places(int house, int digit) {
        return IntStream.range(0, 9)
                .map(i -> 9 * Geometry.cell(house, i) + digit + 1)
                .toArray();
    }

    private static void addNoTwo(List<int[]> rules, int[] literals) {
        for (int i = 0; i < literals.length; i++) {
            for (int j = i + 1; j < literals.length; j++) {
                rules.add(new int[] {-literals[i], -literals[j]});
            }
        }
    }
}
