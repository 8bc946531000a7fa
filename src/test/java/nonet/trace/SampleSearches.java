package nonet.trace;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;

/// Searches of all engines, as the entries of their traces.
public final class SampleSearches {

    /// Takes every engine thousands of events.
    public static final Puzzle HARD =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");

    /// Has twelve solutions.
    public static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /// Has several solutions, and each engine guesses soon.
    public static final Puzzle SEVERAL =
            Puzzle.of("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2.59..");

    public static final Puzzle SPARSE = Puzzle.of("8" + ".".repeat(80));
    public static final Puzzle CLASH = Puzzle.of("1......1." + ".".repeat(72));
    public static final Puzzle SOLVED =
            Puzzle.of("812753649943682175675491283154237896369845721287169534521974368438526917796318452");
    public static final List<Puzzle> PUZZLES = List.of(HARD, TWELVE, SPARSE, CLASH, SOLVED, Puzzle.EMPTY);

    private SampleSearches() {}

    public static Stream<StepSolver> engines() {
        return Stream.of(
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.CELL_ORDER,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS,
                StepEngine.LEARNING);
    }

    /// Passes the first entries of a search to the listener and returns its cursor.
    public static SearchCursor tell(StepSolver engine, Puzzle puzzle, long most, Consumer<Entry> listener) {
        SearchCursor cursor = engine.cursor(puzzle);
        for (long index = 0; index < most; index++) {
            Event event = cursor.next(Cancel.NEVER);
            if (event == null) {
                break;
            }
            listener.accept(new Entry(index, cursor.steps(), cursor.level(), event));
        }
        return cursor;
    }
}
