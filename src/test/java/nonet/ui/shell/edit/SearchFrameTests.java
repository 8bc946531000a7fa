package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Engines;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.kit.InlineTasks;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the board shows of an engine's work beside its digits.
@Tag("repeated")
@Execution(ExecutionMode.CONCURRENT)
class SearchFrameTests {

    private static final long SEED = 20261128;

    @ParameterizedTest
    @MethodSource("engines")
    void strikesOutLostCandidatesForAMomentAndFramesTheCellOfTheNextEvent(StepSolver engine) {
        Window window = new Window(engine);
        Cell framed = null;
        for (int i = 0; i < Repetitions.of(500, 1500); i++) {
            Grid before = window.playback.search.moment().grid();
            window.playback.step();
            BoardFrame frame = window.frames.frame.get();
            Map<Cell, DigitSet> lost = new HashMap<>();
            for (Cell cell : Cell.all()) {
                DigitSet gone = before.candidates(cell).minus(frame.grid().candidates(cell));
                if (frame.grid().digit(cell) == null && before.digit(cell) == null && !gone.isEmpty()) {
                    lost.put(cell, gone);
                }
            }
            assertThat(frame.highlights().struck()).describedAs("event %d", i).isEqualTo(lost);
            assertThat(frame.highlights().last()).describedAs("event %d", i).isEqualTo(framed);
            framed = frame.highlights().next();
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theCellOfEachGuessIsFramedBeforeItIsMade(StepSolver engine) {
        Random random = new Random(SEED);
        int guesses = 0;
        for (int i = 0; i < Repetitions.of(6, 60); i++) {
            Puzzle puzzle = sparse(random);
            Window window = new Window(engine, puzzle);
            for (int event = 0; event < 120; event++) {
                Cell framed = window.frames.frame.get().highlights().next();
                window.playback.step();
                if (window.playback.search.moment().entry().event() instanceof Event.Guessed guess && event > 0) {
                    assertThat(framed)
                            .describedAs("seed %d, %s, event %d", SEED, puzzle, event)
                            .isEqualTo(guess.candidate().cell());
                    guesses++;
                }
            }
        }
        assertThat(guesses).isGreaterThan(12);
    }

    /// Human logic may need seconds for a step and is not asked ahead; what follows is known where it was recorded.
    @Test
    void nothingIsFramedWhereTheNextEventIsNotKnown() {
        StepSolver logic = Engines.watched()
                .filter(engine -> engine.id().equals("logic"))
                .findFirst()
                .orElseThrow();
        Window window = new Window(logic, SampleSearches.TWELVE);
        for (int event = 0; event < 10; event++) {
            window.playback.step();
            assertThat(window.frames.frame.get().highlights().next()).isNull();
        }
        window.playback.stepBack();
        assertThat(window.playback.search.next()).isNotNull();
    }

    /// Returns a puzzle of 22 digits of a grid, with one solution or more: a search for it needs guesses.
    private static Puzzle sparse(Random random) {
        byte[] givens = SampleSearches.SOLVED.values();
        for (int left = 81 - 22; left > 0; ) {
            int cell = random.nextInt(81);
            left -= givens[cell] == 0 ? 0 : 1;
            givens[cell] = 0;
        }
        return Puzzle.of(givens);
    }

    @Test
    void nothingIsStruckOrFramedWithoutPencilMarks() {
        Window window = new Window(StepEngine.SHRINKING);
        window.frames.marksShown.set(false);

        window.playback.runUntil(9);

        assertThat(window.frames.frame.get().highlights().struck()).isEmpty();
        assertThat(window.frames.frame.get().highlights().next()).isNull();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theCellsOfADeadEndAreMarked(StepSolver engine) {
        Window window = new Window(engine);
        List<Contradiction> seen = new ArrayList<>();
        for (int i = 0; i < Repetitions.of(1000, 3000); i++) {
            window.playback.step();
            ReplayState moment = window.playback.search.moment();
            if (moment.entry().event() instanceof Event.Contradicted(Contradiction why)) {
                seen.add(why);
                assertThat(window.frames.frame.get().highlights().conflicts())
                        .describedAs("%s at event %d", why, i)
                        .isEqualTo(marked(why, moment.grid()));
            }
        }
        assertThat(seen).isNotEmpty();
    }

    private static CellSet marked(Contradiction why, Grid grid) {
        return switch (why) {
            case Contradiction.NoCandidate(Cell cell) -> CellSet.of(cell);
            case Contradiction.NoPlace(Digit ignored, House house) ->
                house.cellSet().and(grid.blanks());
            case Contradiction.LastLost lost ->
                lost.house().cells().stream()
                        .filter(cell -> lost.last().digit().equals(grid.digit(cell)))
                        .reduce(CellSet.of(lost.last().cell()), CellSet::with, CellSet::or);
            case Contradiction.Clash clash ->
                grid.conflicts().stream()
                        .map(conflict -> conflict.cells())
                        .reduce(CellSet.of(clash.entered().cell()), CellSet::or);
            case Contradiction.TooFewCells few ->
                few.ply().house().cells().stream()
                        .filter(cell ->
                                few.digits().minus(grid.candidates(cell)).size()
                                        < few.digits().size())
                        .reduce(CellSet.NONE, CellSet::with, CellSet::or);
        };
    }

    private static List<StepSolver> engines() {
        return List.of(
                StepEngine.CLASSIC,
                StepEngine.CELL_ORDER,
                StepEngine.SHRINKING,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS,
                StepEngine.LEARNING);
    }

    private static final class Window {
        private final Playback playback;
        private final FrameController frames;

        Window(StepSolver engine) {
            this(engine, SampleSearches.HARD);
        }

        Window(StepSolver engine, Puzzle puzzle) {
            Document document = Document.of("", puzzle);
            playback = new Playback(new InlineTasks(), engine, System::nanoTime);
            playback.load(document.position());
            frames = new FrameController(new EditController(document, Room.WATCH), playback.search);
        }
    }
}
