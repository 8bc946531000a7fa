package nonet.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Checks proofs as plainly as can be: by unit propagation over all clauses, which know nothing of sudoku.
final class UnitPropagation {

    private final List<int[]> clauses;

    private UnitPropagation(Formula formula) {
        clauses = new ArrayList<>(formula.clauses());
    }

    /// Returns the number of the first line that is wrong, counted from 1; 0 if the proof is right.
    static int firstWrongLine(Formula formula, List<Proof.Line> lines) {
        UnitPropagation known = new UnitPropagation(formula);
        for (int i = 0; i < lines.size(); i++) {
            Proof.Line line = lines.get(i);
            if (line.deleted() ? !known.delete(line.literals()) : !known.follows(line.literals())) {
                return i + 1;
            }
            if (!line.deleted()) {
                known.clauses.add(line.literals());
            }
        }
        return lines.isEmpty() || lines.getLast().literals().length > 0 ? lines.size() + 1 : 0;
    }

    private boolean delete(int[] literals) {
        int[] sorted = sorted(literals);
        for (int i = clauses.size() - 1; i >= 0; i--) {
            if (Arrays.equals(sorted(clauses.get(i)), sorted)) {
                clauses.remove(i);
                return true;
            }
        }
        return false;
    }

    private static int[] sorted(int[] literals) {
        return Arrays.stream(literals).sorted().toArray();
    }

    /// Tests whether a clause is left without any literal once all literals of this one are false.
    private boolean follows(int[] clause) {
        boolean[] isFalse = new boolean[2 * Formula.VARIABLES + 1];
        for (int literal : clause) {
            isFalse[Formula.VARIABLES + literal] = true;
        }
        for (boolean more = true; more; ) {
            more = false;
            for (int[] each : clauses) {
                int open = 0;
                int last = 0;
                for (int i = 0; i < each.length && open < 2; i++) {
                    // A clause with a true literal is left alone.
                    open = isFalse[Formula.VARIABLES - each[i]] ? 2 : open;
                    if (!isFalse[Formula.VARIABLES + each[i]]) {
                        last = each[i];
                        open++;
                    }
                }
                if (open == 0) {
                    return true;
                }
                if (open == 1) {
                    isFalse[Formula.VARIABLES - last] = true;
                    more = true;
                }
            }
        }
        return false;
    }
}
