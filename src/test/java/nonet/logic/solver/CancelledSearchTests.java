package nonet.logic.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.finder.basic.BruteForceFinder;
import nonet.logic.position.Position;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.SearchCursor;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.trace.Event;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every search for steps ends when it is cancelled, before the first finder and inside one.
class CancelledSearchTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    private static final Position POSITION = Position.of(Grid.of(PUZZLE));
    private static final Set<Technique> NETS = Set.of(Technique.FORCING_NET_VERITY);
    private static final LogicalSolver SOLVER = Samples.solver();

    @TestFactory
    Stream<DynamicTest> everySearchEndsWhenCancelled() {
        Map<String, Consumer<Cancel>> searches = Map.of(
                "next", cancel -> SOLVER.next(POSITION, cancel),
                "path", cancel -> SOLVER.path(POSITION, cancel),
                "find", cancel -> SOLVER.find(POSITION, _ -> false, cancel),
                "find some", cancel -> SOLVER.find(POSITION, NETS, _ -> false, cancel),
                "all", cancel -> SOLVER.all(POSITION, NETS, cancel),
                "first", cancel -> SOLVER.first(POSITION, _ -> false, cancel),
                "first of some", cancel -> SOLVER.first(POSITION, NETS, _ -> false, cancel),
                "cursor", CancelledSearchTests::firstStep,
                "brute force", cancel -> bruteForce().next(POSITION, cancel));
        return searches.entrySet().stream()
                .flatMap(search -> Stream.of(0, 1)
                        .map(polls -> DynamicTest.dynamicTest(search.getKey() + " at poll " + polls, () -> {
                            AtomicInteger left = new AtomicInteger(polls);
                            assertThatThrownBy(() -> search.getValue().accept(() -> left.getAndDecrement() <= 0))
                                    .isInstanceOf(CancellationException.class);
                        })));
    }

    private static void firstStep(Cancel cancel) {
        SearchCursor cursor = new LogicSearch(SOLVER, new FastSolver(), false).cursor(PUZZLE);
        cursor.next(Cancel.NEVER);
        cursor.next(cancel);
    }

    /// A cancelled cursor stays where it is.
    @Test
    void aCancelledCursorGoesOn() {
        LogicSearch search = new LogicSearch(SOLVER, new FastSolver(), false);
        SearchCursor once = search.cursor(PUZZLE);
        SearchCursor twice = search.cursor(PUZZLE);
        for (Event event = once.next(Cancel.NEVER); event != null; event = once.next(Cancel.NEVER)) {
            if (event instanceof Event.Deduced) {
                assertThatThrownBy(() -> twice.next(() -> true)).isInstanceOf(CancellationException.class);
            }
            assertThat(twice.next(Cancel.NEVER)).isEqualTo(event);
        }
    }

    /// Returns a solver whose only technique is a solver that polls its token once.
    private static LogicalSolver bruteForce() {
        Solver polling = new Solver() {
            @Override
            public String id() {
                return "polling";
            }

            @Override
            public Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
                cancel.check();
                return new Answer.None();
            }

            @Override
            public Solutions solutions(Puzzle puzzle) {
                throw new UnsupportedOperationException();
            }
        };
        return new LogicalSolver(List.of(BruteForceFinder.type(polling)), Samples.options());
    }
}
