package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PlaybackTests {

    private static final Puzzle HARD =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final AtomicLong now = new AtomicLong();

    @Test
    void steppingByEventsShowsEachEventOfTheWalk() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        List<Event> shown = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            playback.step();
            shown.add(playback.search.moment().entry().event());
        }

        assertThat(shown).isEqualTo(searched(StepEngine.CLASSIC, HARD, 500));
        assertThat(playback.state.get()).isEqualTo(PlayState.PAUSED);
        assertThat(playback.search.items).hasSize(500);
    }

    @Test
    void memoryIsGivenBackAtRestOncePerMillionEventsAndAfterALongSearchWasDropped() {
        AtomicInteger started = new AtomicInteger();
        InlineTasks inline = new InlineTasks();
        Playback playback = new Playback(
                new Tasks() {
                    @Override
                    public <T> TaskHandle start(
                            TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
                        started.incrementAndGet();
                        return inline.start(queue, work, done, failed);
                    }
                },
                StepEngine.CLASSIC,
                now::get);
        playback.load(Puzzle.EMPTY);
        playback.runUntil(1_000);
        assertThat(tasksAtRest(playback, started)).isZero();

        playback.runUntil(1_100_000);
        assertThat(tasksAtRest(playback, started)).isEqualTo(1);
        assertThat(tasksAtRest(playback, started)).isZero();
        playback.runUntil(1_200_000);
        assertThat(tasksAtRest(playback, started)).isZero();

        playback.load(HARD);
        assertThat(tasksAtRest(playback, started)).isEqualTo(1);
        assertThat(tasksAtRest(playback, started)).isZero();
    }

    private static int tasksAtRest(Playback playback, AtomicInteger started) {
        int before = started.get();
        playback.rest();
        return started.get() - before;
    }

    @Test
    void solvingWithAnotherEngineRestartsTheSearch() {
        StepSolver classic = StepEngine.CLASSIC;
        Playback playback = playback(classic, TWELVE);
        playback.step();

        playback.engine.set(StepEngine.CELL_ORDER);
        playback.solve();
        assertThat(playback.search.moment().entry().event()).isInstanceOf(Event.Found.class);
        List<Event> recorded = recorded(playback);
        assertThat(recorded).isEqualTo(searched(StepEngine.CELL_ORDER, TWELVE, recorded.size()));

        playback.nextSolution();
        recorded = recorded(playback);
        assertThat(recorded).isEqualTo(searched(StepEngine.CELL_ORDER, TWELVE, recorded.size()));

        playback.engine.set(classic);
        playback.solve();
        recorded = recorded(playback);
        assertThat(recorded).isEqualTo(searched(StepEngine.CLASSIC, TWELVE, recorded.size()));
    }

    @Test
    void solvingAfterAnOpenedTraceSearchesAnew() {
        Playback recorder = playback(StepEngine.CELL_ORDER, TWELVE);
        recorder.step();
        StepSolver classic = StepEngine.CLASSIC;
        Playback playback = playback(classic, TWELVE);
        playback.open(Recording.of("classic", recorder.search.recording().trace));

        playback.solve();
        assertThat(playback.search.moment().entry().event()).isInstanceOf(Event.Found.class);
    }

    @Test
    void steppingByCountedStepsShowsTheLastEventOfEachStep() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        playback.bySteps.set(true);

        for (int step = 1; step <= 50; step++) {
            playback.step();
            assertThat(playback.search.moment().step()).isEqualTo(step);
            long next = playback.search.moment().index();
            playback.step();
            assertThat(playback.search.moment().step()).isEqualTo(step + 1);
            playback.stepBack();
            assertThat(playback.search.moment().index()).isEqualTo(next);
        }
    }

    @Test
    void steppingBackShowsEveryEarlierMomentAgain() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        List<ReplayState> moments = new ArrayList<>(List.of(playback.search.moment()));
        for (int i = 0; i < 300; i++) {
            playback.step();
            moments.add(playback.search.moment());
        }
        List<ReplayState> back = new ArrayList<>(List.of(playback.search.moment()));
        for (int i = 0; i < 300; i++) {
            playback.stepBack();
            back.addFirst(playback.search.moment());
        }

        assertThat(back).isEqualTo(moments);
        assertThat(playback.state.get()).isEqualTo(PlayState.START);
        playback.stepBack();
        assertThat(playback.search.moment()).isEqualTo(moments.getFirst());
    }

    @Test
    void stopsAtEachSolutionAndReportsTheEnd() {
        Playback playback = playback(StepEngine.CELL_ORDER, TWELVE);
        playback.pace.set(1);
        for (int solution = 1; solution <= 12; solution++) {
            playback.run();
            assertThat(playback.state.get()).isEqualTo(PlayState.SOLUTION);
            assertThat(playback.search.moment().solutions()).isEqualTo(solution);
            assertThat(playback.search.moment().grid().isSolved()).isTrue();
        }

        playback.run();

        assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        assertThat(playback.search.moment().entry().event()).isEqualTo(new Event.Exhausted(12));
        playback.nextSolution();
        assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
    }

    @Test
    void thePublishedStepsAreReachedByRunUntilForwardAndBack() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        playback.bySteps.set(true);

        playback.runUntil(4879);
        assertThat(playback.state.get()).isEqualTo(PlayState.SOLUTION);
        playback.runUntil(100);
        assertThat(playback.search.moment().step()).isEqualTo(100);
        ReplayState forward = playback.search.moment();
        playback.runUntil(1_000_000);
        assertThat(playback.search.moment().step()).isEqualTo(9683);
        assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
        playback.runUntil(100);
        assertThat(playback.search.moment()).isEqualTo(forward);
    }

    @Test
    void playingAtAPaceMakesAsManyStepsAsTimePasses() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        playback.pace.set(0);

        playback.run();
        assertThat(playback.search.moment().index()).isEqualTo(0);
        for (int tenth = 0; tenth < 35; tenth++) {
            now.addAndGet(100_000_000);
            playback.pulse();
        }

        assertThat(playback.search.moment().index()).isEqualTo(3);
        assertThat(playback.state.get()).isEqualTo(PlayState.RUNNING);
        playback.pause();
        assertThat(playback.state.get()).isEqualTo(PlayState.PAUSED);
        now.addAndGet(5_000_000_000L);
        playback.pulse();
        assertThat(playback.search.moment().index()).isEqualTo(3);
    }

    @Test
    void playingAtAPaceStopsAtASolution() {
        Playback playback = playback(StepEngine.CELL_ORDER, Puzzle.EMPTY);
        playback.pace.set(0.9);

        playback.run();
        for (int i = 0; i < 1000 && playback.running.get(); i++) {
            now.addAndGet(16_000_000);
            playback.pulse();
        }

        assertThat(playback.state.get()).isEqualTo(PlayState.SOLUTION);
        assertThat(playback.search.moment().solutions()).isEqualTo(1);
    }

    @Test
    void choosingAnEarlierEventShowsTheBoardAsItWasThen() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        playback.runUntil(20);
        ReplayState then = playback.search.moment();
        playback.runUntil(200);
        int listed = playback.search.items.size();

        playback.show(then.index());

        assertThat(playback.search.moment()).isEqualTo(then);
        assertThat(playback.search.items).hasSize(listed);
    }

    @Test
    void anotherEngineOrPuzzleBeginsAnew() {
        Playback playback = playback(StepEngine.CLASSIC, HARD);
        playback.runUntil(20);

        playback.engine.set(StepEngine.CELL_ORDER);

        assertThat(playback.search.moment().index()).isEqualTo(-1);
        assertThat(playback.search.items).isEmpty();
        assertThat(playback.state.get()).isEqualTo(PlayState.START);

        playback.runUntil(20);
        playback.load(TWELVE);
        assertThat(playback.search.moment().grid().values()).isEqualTo(TWELVE.values());
        assertThat(playback.search.items).isEmpty();
    }

    /// Six million events.
    @Test
    @Tag("full")
    void aSearchBeyondTheBoundOfTheTraceLetsItsBeginningGoAndFindsItAgain() {
        Playback playback = playback(StepEngine.CELL_ORDER, Puzzle.EMPTY);
        playback.runUntil(6_000_000);
        assertThat(playback.search.items.letGo()).isPositive();
        playback.search.items.show(0);
        assertThat(playback.search.items.get(0).index()).isEqualTo(playback.search.items.letGo());

        playback.toStart();
        playback.step();

        assertThat(playback.search.moment().entry().event())
                .isEqualTo(searched(StepEngine.CELL_ORDER, Puzzle.EMPTY, 1).getFirst());
        assertThat(playback.search.items).hasSize(1);
    }

    private Playback playback(StepSolver engine, Puzzle puzzle) {
        Playback playback = new Playback(new InlineTasks(), engine, now::get);
        playback.load(puzzle);
        return playback;
    }

    private static List<Event> recorded(Playback playback) {
        Trace trace = playback.search.recording().trace;
        return LongStream.range(0, trace.size())
                .mapToObj(index -> trace.get(index).event())
                .toList();
    }

    private static List<Event> searched(StepSolver engine, Puzzle puzzle, int count) {
        SearchCursor cursor = engine.cursor(puzzle);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            events.add(cursor.next(Cancel.NEVER));
        }
        return events;
    }
}
