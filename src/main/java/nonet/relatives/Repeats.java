package nonet.relatives;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nonet.grid.Puzzle;

/// Finds the puzzles of a list that are one puzzle in disguise. The canonical form is computed only where simple numbers,
/// which no disguise changes, agree.
public final class Repeats {

    private Repeats() {}

    /// Returns for each puzzle the index of the first one of its class, its own if there is none before. A puzzle without a
    /// canonical form is of one class with equal ones only.
    ///
    /// @param step called before each puzzle; what it throws ends the search
    public static int[] firsts(List<Puzzle> puzzles, Runnable step) {
        CanonicalForm forms = new CanonicalForm();
        int[] firsts = new int[puzzles.size()];
        Map<Long, Integer> bySignature = new HashMap<>();
        Map<String, Integer> byForm = new HashMap<>();
        for (int i = 0; i < firsts.length; i++) {
            step.run();
            firsts[i] = i;
            Puzzle puzzle = puzzles.get(i);
            Integer alike = bySignature.putIfAbsent(signature(puzzle), i);
            if (alike != null) {
                // The first one of a signature gets its form as soon as a second one is there.
                byForm.putIfAbsent(form(puzzles.get(alike), forms), alike);
                Integer first = byForm.putIfAbsent(form(puzzle, forms), i);
                firsts[i] = first == null ? i : first;
            }
        }
        return firsts;
    }

    /// Returns a test for puzzles of the class of another one. Not safe for several threads.
    public static Predicate<Puzzle> like(Puzzle wanted) {
        CanonicalForm forms = new CanonicalForm();
        long signature = signature(wanted);
        String form = form(wanted, forms);
        return puzzle -> signature(puzzle) == signature && form(puzzle, forms).equals(form);
    }

    private static String form(Puzzle puzzle, CanonicalForm forms) {
        return puzzle.isRestricted() || !puzzle.conflicts().isEmpty()
                ? puzzle.text()
                : forms.of(puzzle).text();
    }

    /// Returns a number that all disguises share: how often each digit occurs, and the numbers of givens of the lines of
    /// each band and stack.
    private static long signature(Puzzle puzzle) {
        byte[] cells = puzzle.values();
        int[] digits = new int[10];
        int[] rows = new int[9];
        int[] columns = new int[9];
        for (int cell = 0; cell < 81; cell++) {
            digits[cells[cell]]++;
            int given = cells[cell] == 0 ? 0 : 1;
            rows[cell / 9] += given;
            columns[cell % 9] += given;
        }
        Arrays.sort(digits, 1, 10);
        long across = lines(rows);
        long down = lines(columns);
        return Arrays.hashCode(digits) * 0x9E3779B97F4A7C15L + (across ^ down) + across * down;
    }

    private static long lines(int... counts) {
        long[] bands = new long[3];
        for (int band = 0; band < 3; band++) {
            Arrays.sort(counts, band * 3, band * 3 + 3);
            bands[band] = counts[band * 3] * 100L + counts[band * 3 + 1] * 10L + counts[band * 3 + 2];
        }
        Arrays.sort(bands);
        return bands[0] * 1_000_003L * 1_000_003L + bands[1] * 1_000_003L + bands[2] + 7;
    }
}
