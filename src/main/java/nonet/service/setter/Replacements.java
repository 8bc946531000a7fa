package nonet.service.setter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// The givens that can replace a single given of a proper puzzle, which keeps one solution or gets another one.
public final class Replacements {

    private Replacements() {}

    /// Returns for each given the candidates that keep the puzzle proper in its place; in the same cell or another one.
    ///
    /// @param puzzle a puzzle with one solution
    /// @param limit the largest number of solutions that are listed without a given
    /// @throws CancellationException if cancelled
    public static Map<Candidate, List<Candidate>> of(Puzzle puzzle, int limit, Cancel cancel) {
        Map<Candidate, List<Candidate>> replacements = new LinkedHashMap<>();
        for (Cell cell : puzzle.givenCells()) {
            var digit = puzzle.given(cell);
            if (digit != null) {
                Candidate given = new Candidate(cell, digit);
                replacements.put(given, replacing(puzzle, given, limit, cancel));
            }
        }
        return replacements;
    }

    private static List<Candidate> replacing(Puzzle puzzle, Candidate given, int limit, Cancel cancel) {
        Puzzle without = puzzle.with(given.cell(), null);
        TrueCandidates counted = TrueCandidates.of(without, limit, cancel);
        return counted.single().stream()
                .filter(each -> !each.equals(given) && without.given(each.cell()) == null)
                .toList();
    }
}
