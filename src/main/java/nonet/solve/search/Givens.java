package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Conflict;
import nonet.grid.Puzzle;
import nonet.trace.Contradiction;
import org.jspecify.annotations.Nullable;

/// What a search asks about the givens before it begins.
final class Givens {

    private Givens() {}

    /// Returns the first given that stands in its house already, or null when the givens respect the rules.
    static Contradiction.@Nullable Clash clash(Puzzle puzzle) {
        List<Conflict> conflicts = puzzle.conflicts();
        if (conflicts.isEmpty()) {
            return null;
        }
        Conflict conflict = conflicts.getFirst();
        Cell second = conflict.cells().without(conflict.cells().first()).first();
        return new Contradiction.Clash(new Candidate(second, conflict.digit()), conflict.house());
    }
}
