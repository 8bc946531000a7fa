package nonet.ui.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.solve.Walk;
import nonet.solve.search.CellOrderSearch;
import nonet.solve.search.ClassicSearch;
import nonet.trace.Event;
import nonet.trace.Moment;
import nonet.ui.kit.InlineTasks;
import nonet.ui.steps.Playback.State;
import org.junit.jupiter.api.Test;

class PlaybackTests {

    private static final Puzzle HARD =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final AtomicLong now = new AtomicLong();

    @Test
    void steppingByEventsShowsEachEventOfTheWalk() {
        Playback playback = playback(new ClassicSearch(), HARD);
        List<Event> shown = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            playback.step();
            shown.add(playback.momentProperty().get().entry().event());
        }

        assertThat(shown).isEqualTo(walked(new ClassicSearch(), HARD, 500));
        assertThat(playback.stateProperty().get()).isEqualTo(State.PAUSED);
        assertThat(playback.items()).hasSize(500);
    }

    @Test
    void steppingByCountedStepsShowsTheLastEventOfEachStep() {
        Playback playback = playback(new ClassicSearch(), HARD);
        playback.byStepsProperty().set(true);

        for (int step = 1; step <= 50; step++) {
            playback.step();
            assertThat(playback.momentProperty().get().step()).isEqualTo(step);
            long next = playback.momentProperty().get().index();
            playback.step();
            assertThat(playback.momentProperty().get().step()).isEqualTo(step + 1);
            playback.stepBack();
            assertThat(playback.momentProperty().get().index()).isEqualTo(next);
        }
    }

    @Test
    void steppingBackShowsEveryEarlierMomentAgain() {
        Playback playback = playback(new ClassicSearch(), HARD);
        List<Moment> moments = new ArrayList<>(List.of(playback.momentProperty().get()));
        for (int i = 0; i < 300; i++) {
            playback.step();
            moments.add(playback.momentProperty().get());
        }
        List<Moment> back = new ArrayList<>(List.of(playback.momentProperty().get()));
        for (int i = 0; i < 300; i++) {
            playback.stepBack();
            back.addFirst(playback.momentProperty().get());
        }

        assertThat(back).isEqualTo(moments);
        assertThat(playback.stateProperty().get()).isEqualTo(State.START);
        playback.stepBack();
        assertThat(playback.momentProperty().get()).isEqualTo(moments.getFirst());
    }

    @Test
    void runningAtOnceStopsAtEachSolutionAndThenSaysThereAreNoMore() {
        Playback playback = playback(new CellOrderSearch(), TWELVE);
        playback.paceProperty().set(1);
        for (int solution = 1; solution <= 12; solution++) {
            playback.run();
            assertThat(playback.stateProperty().get()).isEqualTo(State.SOLUTION);
            assertThat(playback.momentProperty().get().solutions()).isEqualTo(solution);
            assertThat(playback.momentProperty().get().grid().isSolved()).isTrue();
        }

        playback.run();

        assertThat(playback.stateProperty().get()).isEqualTo(State.EXHAUSTED);
        assertThat(playback.momentProperty().get().entry().event()).isEqualTo(new Event.Exhausted(12));
        playback.nextSolution();
        assertThat(playback.stateProperty().get()).isEqualTo(State.EXHAUSTED);
    }

    @Test
    void thePublishedStepsAreReachedByRunUntilForwardAndBack() {
        Playback playback = playback(new ClassicSearch(), HARD);

        playback.runUntil(4879);
        assertThat(playback.stateProperty().get()).isEqualTo(State.SOLUTION);
        playback.runUntil(100);
        assertThat(playback.momentProperty().get().step()).isEqualTo(100);
        Moment forward = playback.momentProperty().get();
        playback.runUntil(1_000_000);
        assertThat(playback.momentProperty().get().step()).isEqualTo(9683);
        assertThat(playback.stateProperty().get()).isEqualTo(State.EXHAUSTED);
        playback.runUntil(100);
        assertThat(playback.momentProperty().get()).isEqualTo(forward);
    }

    @Test
    void playingAtAPaceMakesAsManyStepsAsTimePasses() {
        Playback playback = playback(new ClassicSearch(), HARD);
        playback.paceProperty().set(0);

        playback.run();
        assertThat(playback.momentProperty().get().index()).isEqualTo(0);
        for (int tenth = 0; tenth < 35; tenth++) {
            now.addAndGet(100_000_000);
            playback.pulse();
        }

        assertThat(playback.momentProperty().get().index()).isEqualTo(3);
        assertThat(playback.stateProperty().get()).isEqualTo(State.RUNNING);
        playback.pause();
        assertThat(playback.stateProperty().get()).isEqualTo(State.PAUSED);
        now.addAndGet(5_000_000_000L);
        playback.pulse();
        assertThat(playback.momentProperty().get().index()).isEqualTo(3);
    }

    @Test
    void playingAtAPaceStopsAtASolution() {
        Playback playback = playback(new CellOrderSearch(), Puzzle.EMPTY);
        playback.paceProperty().set(0.9);

        playback.run();
        for (int i = 0; i < 1000 && playback.runningProperty().get(); i++) {
            now.addAndGet(16_000_000);
            playback.pulse();
        }

        assertThat(playback.stateProperty().get()).isEqualTo(State.SOLUTION);
        assertThat(playback.momentProperty().get().solutions()).isEqualTo(1);
    }

    @Test
    void choosingAnEarlierEventShowsTheBoardAsItWasThen() {
        Playback playback = playback(new ClassicSearch(), HARD);
        playback.runUntil(20);
        Moment then = playback.momentProperty().get();
        playback.runUntil(200);
        int listed = playback.items().size();

        playback.show(then.index());

        assertThat(playback.momentProperty().get()).isEqualTo(then);
        assertThat(playback.items()).hasSize(listed);
    }

    @Test
    void anotherEngineOrPuzzleBeginsAnew() {
        Playback playback = playback(new ClassicSearch(), HARD);
        playback.runUntil(20);

        playback.engineProperty().set(new CellOrderSearch());

        assertThat(playback.momentProperty().get().index()).isEqualTo(-1);
        assertThat(playback.items()).isEmpty();
        assertThat(playback.stateProperty().get()).isEqualTo(State.START);

        playback.runUntil(20);
        playback.load(TWELVE);
        assertThat(playback.momentProperty().get().grid().values()).isEqualTo(TWELVE.values());
        assertThat(playback.items()).isEmpty();
    }

    @Test
    void aSearchBeyondTheBoundOfTheTraceLetsItsBeginningGoAndFindsItAgain() {
        Playback playback = playback(new CellOrderSearch(), Puzzle.EMPTY);
        playback.runUntil(6_000_000);
        assertThat(playback.items().letGo()).isPositive();
        playback.items().show(0);
        assertThat(playback.items().get(0).index()).isEqualTo(playback.items().letGo());

        playback.toStart();
        playback.step();

        assertThat(playback.momentProperty().get().entry().event())
                .isEqualTo(walked(new CellOrderSearch(), Puzzle.EMPTY, 1).getFirst());
        assertThat(playback.items()).hasSize(1);
    }

    private Playback playback(StepSolver engine, Puzzle puzzle) {
        Playback playback = new Playback(new InlineTasks(), engine, now::get);
        playback.load(puzzle);
        return playback;
    }

    private static List<Event> walked(StepSolver engine, Puzzle puzzle, int count) {
        Walk walk = engine.walk(puzzle);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            events.add(walk.next());
        }
        return events;
    }
}
