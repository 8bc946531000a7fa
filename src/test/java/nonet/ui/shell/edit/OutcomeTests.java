package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Cancel;
import nonet.solve.Engines;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.Trace;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.InlineTasks;
import nonet.ui.playback.PlayState;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The board at the end of a search: the last solution, or the puzzle if there is none.
@Execution(ExecutionMode.CONCURRENT)
class OutcomeTests {

    private static final Puzzle ONE =
            Puzzle.of("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    /// Cell r1c9 has no candidate.
    private static final Puzzle NONE = Puzzle.of("12345678." + ".".repeat(26) + "9" + ".".repeat(45));

    static Stream<StepSolver> engines() {
        return Engines.all()
                .filter(StepSolver.class::isInstance)
                .map(StepSolver.class::cast)
                .filter(StepSolver::isComplete);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theOnlySolutionStaysAfterAllSolutions(StepSolver engine) {
        Window window = new Window(engine, ONE);

        window.playback.runToEnd();

        assertThat(window.playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        assertThat(window.shown()).isEqualTo(solutions(engine, ONE).getLast());
        assertThat(window.frame().highlights().conflicts()).isEqualTo(CellSet.NONE);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theLastOfSeveralSolutionsStaysWhenThereIsNoNextOne(StepSolver engine) {
        Window window = new Window(engine, TWELVE);

        for (int i = 0; i < 12; i++) {
            window.playback.nextSolution();
        }
        BoardFrame twelfth = window.frame();
        window.playback.nextSolution();

        assertThat(window.playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        assertThat(window.shown()).isEqualTo(solutions(engine, TWELVE).getLast());
        assertThat(window.frame().origins()).isEqualTo(twelfth.origins());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theGivensStayWhenThereIsNoSolution(StepSolver engine) {
        Window window = new Window(engine, NONE);

        window.playback.runToEnd();

        assertThat(window.playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        assertThat(window.frame()).isEqualTo(window.before);
        assertThat(window.frame().highlights()).isEqualTo(Highlights.NONE);
    }

    @Test
    void theEventsBeforeTheEndShowTheSearchAsItIs() {
        StepSolver engine = StepEngine.CLASSIC;
        Window window = new Window(engine, ONE);
        window.playback.runToEnd();
        Trace trace = recorded(engine, ONE);

        window.playback.stepBack();

        assertThat(window.shown())
                .isEqualTo(trace.stateAfter(trace.size() - 2).grid().toString())
                .isNotEqualTo(solutions(engine, ONE).getLast());
    }

    @Test
    void theTraceItselfStillEndsAtTheLastDeadEnd() {
        Trace trace = recorded(StepEngine.CLASSIC, ONE);

        assertThat(trace.stateAfter(trace.size() - 1).grid())
                .isEqualTo(trace.stateAfter(trace.size() - 2).grid());
    }

    private static Trace recorded(StepSolver engine, Puzzle puzzle) {
        Trace trace = new Trace(puzzle, 1_000_000);
        SearchCursor cursor = engine.cursor(puzzle);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        return trace;
    }

    private static List<String> solutions(StepSolver engine, Puzzle puzzle) {
        Trace trace = recorded(engine, puzzle);
        return Stream.iterate(0L, index -> index < trace.size(), index -> index + 1)
                .filter(index -> trace.get(index).event() instanceof Event.Found)
                .map(index -> trace.stateAfter(index).grid().toString())
                .toList();
    }

    private static final class Window {
        private final Playback playback;
        private final FrameController frames;
        private final BoardFrame before;

        Window(StepSolver engine, Puzzle puzzle) {
            Document document = Document.of("", puzzle);
            playback = new Playback(new InlineTasks(), engine, System::nanoTime);
            playback.load(document.position());
            frames = new FrameController(new EditController(document, Room.WATCH), playback.search);
            before = frame();
        }

        BoardFrame frame() {
            return frames.frame.get();
        }

        String shown() {
            Grid grid = frame().grid();
            StringBuilder digits = new StringBuilder();
            Cell.all().forEach(cell -> digits.append(grid.digit(cell) == null ? "." : grid.digit(cell)));
            return digits.toString();
        }
    }
}
