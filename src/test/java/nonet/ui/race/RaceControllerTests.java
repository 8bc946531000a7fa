package nonet.ui.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import nonet.grid.Puzzle;
import nonet.service.search.RecordedSearch;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RaceControllerTests {

    private static final StepSolver CLASSIC = StepEngine.CLASSIC;
    private static final StepSolver SHRINKING = StepEngine.SHRINKING;
    private static final StepSolver ORDER = StepEngine.CELL_ORDER;
    private static final StepSolver LINKS = StepEngine.DANCING_LINKS;

    private final AtomicLong now = new AtomicLong();
    private final RaceWords words = new RaceWords(new Messages(Locale.US, "nonet.log"));

    private RaceController race(Puzzle puzzle, StepSolver... engines) {
        return race(new InlineTasks(), puzzle, engines);
    }

    private RaceController race(Tasks tasks, Puzzle puzzle, StepSolver... engines) {
        RaceController race = new RaceController(
                tasks,
                List.of(CLASSIC, SHRINKING, ORDER, LINKS, StepEngine.LEARNING),
                () -> now.addAndGet(1_000),
                () -> now.addAndGet(50_000));
        race.lineup.choose(List.of(engines));
        race.puzzle.set(puzzle);
        race.active.set(true);
        return race;
    }

    private static ReplayState shown(RaceController race, int place) {
        return race.racers.get().get(place).playback.search.moment();
    }

    @Test
    void aFailureIsReportedAndNotRepeated() {
        FailingTasks tasks = new FailingTasks(queue -> queue.name().equals("racing"));
        RaceController race = race(tasks, SampleSearches.HARD, CLASSIC, LINKS);
        int failures = tasks.reported.size();
        assertThat(failures).isPositive();
        race.pace.set(Pace.TIME);
        assertThat(tasks.reported).hasSize(failures + 1);
        race.step();
        race.toStart();
        assertThat(tasks.reported).hasSize(failures + 1);
    }

    @Test
    void aStepOfOneEventMovesEveryBoardAndBack() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);

        race.step();
        race.step();
        race.step();
        race.stepBack();

        assertThat(shown(race, 0).index()).isEqualTo(1);
        assertThat(shown(race, 1).index()).isEqualTo(1);
        assertThat(race.tick.get()).isEqualTo(2);
    }

    @Test
    void aStepToTheNextGuessShowsOneOnEveryBoard() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);
        race.pace.set(Pace.GUESS);

        for (int guess = 1; guess <= 20; guess++) {
            race.step();
            for (int place = 0; place < 2; place++) {
                assertThat(shown(race, place).guesses()).isEqualTo(guess);
                assertThat(shown(race, place).entry().event()).isInstanceOf(Event.Guessed.class);
            }
        }
    }

    @Test
    void aDigitThatStaysIsNeverTakenBack() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, SHRINKING);
        race.all.set(false);
        race.toEnd();
        String solution = shown(race, 0).grid().toString();
        race.pace.set(Pace.DIGIT);
        race.toStart();

        long filled = 0;
        while (!race.ended.get()) {
            long before = race.tick.get();
            race.step();
            assertThat(race.tick.get()).isEqualTo(before + 1);
            ReplayState moment = shown(race, 0);
            long right = 0;
            String digits = moment.grid().toString();
            for (int cell = 0; cell < 81; cell++) {
                right += digits.charAt(cell) == solution.charAt(cell) ? 1 : 0;
            }
            assertThat(right).isGreaterThanOrEqualTo(filled);
            filled = right;
        }
        assertThat(filled).isEqualTo(81);
    }

    @Test
    void theFasterEngineFinishesFirstAtTheSameShareOfTime() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);
        race.move(3000);
        long before = shown(race, 0).index();
        race.pace.set(Pace.TIME);

        Racer one = race.racers.get().get(0);
        Racer other = race.racers.get().get(1);
        assertThat(race.timer.unmeasured(race.racers.get())).isEmpty();
        assertThat(words.pace(race)).contains("Classic search: ", "median of 5 runs");
        assertThat(shown(race, 0).index()).isBetween(before - one.recording.trace.size() / 100, before);
        long fast = Math.min(one.nanos().orElseThrow(), other.nanos().orElseThrow());
        long slow = Math.max(one.nanos().orElseThrow(), other.nanos().orElseThrow());
        race.move(race.total.get() * fast / slow + 1);
        List<RaceProgress> progress = race.progress.get();
        long firstEnd = Math.min(progress.get(0).ticks(), progress.get(1).ticks());
        assertThat(race.tick.get()).isBetween(firstEnd, firstEnd + 2);
        assertThat(race.total.get()).isBetween(400L, 440L);
    }

    @Test
    void theyPartAtTheFirstEventWithDifferentDigits() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, ORDER);
        race.pulse();
        Divergence.Digits divergence = (Divergence.Digits) race.divergence.get();

        for (long tick = 1; tick < divergence.tick(); tick++) {
            race.move(tick);
            assertThat(differences(race)).isEmpty();
        }
        race.toStart();
        race.toDivergence();

        assertThat(differences(race)).contains(divergence.cell().index());
        assertThat(shown(race, 0).index()).isEqualTo(divergence.event());
        assertThat(words.divergence(race)).startsWith("They part at event " + (divergence.event() + 1) + ": ");
    }

    private static List<Integer> differences(RaceController race) {
        String one = shown(race, 0).grid().toString();
        String other = shown(race, 1).grid().toString();
        return IntStream.range(0, 81)
                .filter(cell -> Character.isDigit(one.charAt(cell))
                        && Character.isDigit(other.charAt(cell))
                        && one.charAt(cell) != '0'
                        && other.charAt(cell) != '0'
                        && one.charAt(cell) != other.charAt(cell))
                .boxed()
                .toList();
    }

    @Test
    void theResultIsInWords() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);
        race.toEnd();
        long classic = shown(race, 0).guesses();
        long links = shown(race, 1).guesses();

        assertThat(race.ended.get()).isTrue();
        assertThat(words.result(race))
                .isEqualTo(String.format(
                        Locale.US,
                        "Classic search needed %,d guesses, Dancing links %,d. Both found the same solution.",
                        classic,
                        links));
    }

    @Test
    void anEngineThatLearnsIsComparedByDeadEnds() {
        RaceController race = race(SampleSearches.HARD, StepEngine.LEARNING, LINKS);
        race.toEnd();

        assertThat(words.result(race))
                .isEqualTo("Conflict learning met 143 dead ends, Dancing links 160. Both found the same solution.");
    }

    @Test
    @Tag("full")
    void aRecordingThatStoppedIsSpreadOverItsPartOfTheTime() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, ORDER);
        race.pace.set(Pace.TIME);
        race.pulse();

        Racer order = race.racers.get().get(1);
        long whole = order.nanos().orElseThrow();
        long recorded = order.recordedNanos(true).orElseThrow();
        assertThat((double) recorded / whole).isBetween(0.2, 0.8);
        assertThat(race.total.get()).isBetween(400L, 440L);
        race.move(race.total.get() / 2);
        assertThat(shown(race, 1).index()).isBetween(Racer.MOST_EVENTS / 3, Racer.MOST_EVENTS);
        assertThat(words.pace(race))
                .contains("Bitmask backtracking: ", "; its recording, which has stopped, covers the first ");
    }

    @Test
    void anEngineChangesPlacesAndAnotherJoins() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);

        race.lineup.replace(0, LINKS);
        race.lineup.add();

        assertThat(race.lineup.engines.get()).containsExactly(LINKS, CLASSIC, SHRINKING);
        race.lineup.remove(0);
        assertThat(race.racers.get()).extracting(racer -> racer.engine).containsExactly(CLASSIC, SHRINKING);
    }

    @Test
    void nothingIsRecordedWhileTheRaceIsNotVisible() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);

        race.active.set(false);

        assertThat(race.racers.get()).isEmpty();
    }

    @Test
    void runningContinuesToTheEndOfAll() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);
        race.speed.set(0.9);

        race.run();
        for (int frame = 0; frame < 10_000 && race.running.get(); frame++) {
            now.addAndGet(16_000_000);
            race.pulse();
        }

        assertThat(race.ended.get()).isTrue();
        assertThat(race.running.get()).isFalse();
    }

    @Test
    void aTraceThatGrowsRacesOnAsItsEventsCome() {
        SearchCursor cursor = SHRINKING.cursor(SampleSearches.HARD);
        Trace trace = new Trace(SampleSearches.HARD, 10_000);
        for (int count = 0; count < 100; count++) {
            trace.append(cursor.next(Cancel.NEVER), cursor.steps(), cursor.level());
        }
        AtomicBoolean ended = new AtomicBoolean();
        Racer racer = new Racer(
                new InlineTasks(), new RecordedSearch("mine", trace, ended::get), SampleSearches.HARD, now::get);

        assertThat(racer.record(now::get, 1, Cancel.NEVER)).isFalse();
        assertThat(racer.isOver()).isFalse();
        assertThat(racer.last(true)).isEqualTo(99);
        assertThat(racer.finish(true)).isEmpty();

        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        ended.set(true);
        while (racer.record(now::get, 1, Cancel.NEVER)) {}
        assertThat(racer.isOver()).isTrue();
        assertThat(racer.finish(true)).hasValue(trace.size() - 1);
    }

    @Test
    void twoBoardsFitASmallWindowAndFourALargeOne() {
        assertThat(RaceView.room(900, 15)).isEqualTo(2);
        assertThat(RaceView.room(1366, 15)).isEqualTo(3);
        assertThat(RaceView.room(1920, 15)).isEqualTo(4);
        assertThat(RaceView.room(640, 15)).isEqualTo(1);
    }

    @Test
    void aTraceOfAnotherProgramRacesOnItsOwnPuzzleOnly() {
        RaceController race = race(SampleSearches.HARD, CLASSIC, LINKS);
        SearchCursor cursor = SHRINKING.cursor(SampleSearches.HARD);
        Trace trace = new Trace(SampleSearches.HARD, 10_000);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        RecordedSearch recorded = new RecordedSearch("mine", trace);
        race.lineup.recordedSearch.set(recorded);
        race.lineup.replace(1, recorded);
        race.toEnd();

        assertThat(race.lineup.choice()).contains(recorded);
        assertThat(shown(race, 1)).isEqualTo(trace.replayAfter(trace.size() - 1).outcome());
        assertThat(words.engine(recorded)).isEqualTo("mine (trace)");
        race.pace.set(Pace.TIME);
        race.pulse();
        assertThat(race.timer.unmeasured(race.racers.get())).contains(recorded);

        race.puzzle.set(SampleSearches.TWELVE);
        assertThat(race.lineup.engines.get()).containsExactly(CLASSIC, SHRINKING);
        assertThat(race.lineup.choice()).doesNotContain(recorded);
    }
}
