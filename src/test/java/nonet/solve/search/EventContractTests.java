package nonet.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What every engine that can be watched promises about its events.
class EventContractTests {

    private static final String HARD =
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    private static final String SOLVED =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    private static final String CLASH = "1......1." + ".".repeat(72);
    private static final String NO_CANDIDATE = "12345678." + "........9" + ".".repeat(63);
    private static final String TWO_SOLUTIONS =
            "81.75.64994.68.175675491283154237896369845721287169534521974368438526917796318452";
    private static final int MOST_EVENTS = 20_000;

    static Stream<StepSolver> engines() {
        return Stream.of(StepEngine.CLASSIC, StepEngine.SHRINKING);
    }

    static Stream<Arguments> enginesAndPuzzles() {
        List<String> puzzles =
                new ArrayList<>(List.of(HARD, SOLVED, CLASH, NO_CANDIDATE, TWO_SOLUTIONS, ".".repeat(81)));
        for (int seed = 1; seed <= 12; seed++) {
            puzzles.add(thinned(seed));
        }
        return engines().flatMap(engine -> puzzles.stream().map(puzzle -> Arguments.of(engine, puzzle)));
    }

    /// Returns the solved grid without 35 to 57 of its digits; for an even seed, one of the others is wrong.
    private static String thinned(int seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(SOLVED);
        for (int i = 0; i < 30 + seed * 4; i++) {
            text.setCharAt(random.nextInt(81), '.');
        }
        if (seed % 2 == 0) {
            text.setCharAt(random.nextInt(81), (char) ('1' + random.nextInt(9)));
        }
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    void eventsReplayedFromTheGivensGiveTheEnginesOwnBoard(StepSolver engine, String givens) {
        Puzzle puzzle = Puzzle.of(givens);
        SearchCursor cursor = engine.cursor(puzzle);
        Replay replay = new Replay(puzzle);
        int index = 0;
        for (Event event = cursor.next(Cancel.NEVER);
                event != null && index < MOST_EVENTS;
                event = cursor.next(Cancel.NEVER)) {
            Entry entry = new Entry(index++, cursor.steps(), cursor.level(), event);
            replay.apply(entry);
            ReplayState moment = replay.state();
            if (!moment.grid().equals(cursor.grid())) {
                assertThat(moment.grid()).as("after %s in %s", entry, givens).isEqualTo(cursor.grid());
            }
            if (moment.solutions() != cursor.counters().solutions()
                    || moment.deepest() != cursor.counters().deepest()) {
                assertThat(moment).as("counts after %s in %s", entry, givens).isEqualTo(cursor.counters());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    void stepsNeverFall(StepSolver engine, String givens) {
        SearchCursor cursor = engine.cursor(Puzzle.of(givens));
        long before = 0;
        for (int i = 0; i < MOST_EVENTS && cursor.next(Cancel.NEVER) != null; i++) {
            assertThat(cursor.steps()).isGreaterThanOrEqualTo(before);
            before = cursor.steps();
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aTraceThatLetsBlocksGoGivesTheEnginesOwnBoardAtEveryEventItKeeps(StepSolver engine) {
        // Sparse enough for any engine to need more events than are kept.
        Puzzle puzzle = Puzzle.of("8" + ".".repeat(80));
        Trace trace = new Trace(puzzle, 10_000);
        SearchCursor cursor = engine.cursor(puzzle);
        Random random = new Random(7);
        for (int i = 0; i < 30_000; i++) {
            Event event = cursor.next(Cancel.NEVER);
            assertThat(event).isNotNull();
            trace.append(event, cursor.steps(), cursor.level());
            if (random.nextInt(100) == 0 || i % 4096 == 0 || i % 4096 == 4095) {
                ReplayState moment = trace.stateAfter(i);
                assertThat(moment.grid()).as("after event %d", i).isEqualTo(cursor.grid());
                assertThat(moment.level()).isEqualTo(cursor.level());
                assertThat(moment.entry()).isEqualTo(new Entry(i, cursor.steps(), cursor.level(), event));
                assertThat(trace.end()).isEqualTo(moment);
            }
        }
        assertThat(trace.first()).isBetween(16_000L, 20_480L);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void clashingGivensAreADeadEndAtOnce(StepSolver engine) {
        List<Event> events = eventsOf(engine, CLASH);
        assertThat(events).hasSize(2);
        assertThat(events.getFirst())
                .isInstanceOfSatisfying(
                        Event.Contradicted.class,
                        contradicted -> assertThat(contradicted.why()).isInstanceOf(Contradiction.Clash.class));
        assertThat(events.getLast()).isEqualTo(new Event.Exhausted(0));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aBlankWithoutCandidatesIsADeadEndAtOnce(StepSolver engine) {
        List<Event> events = eventsOf(engine, NO_CANDIDATE);
        assertThat(events.getFirst()).isInstanceOf(Event.Refreshed.class);
        assertThat(events.subList(1, events.size()))
                .containsExactly(
                        new Event.Contradicted(new Contradiction.NoCandidate(Cell.at(1, 9))), new Event.Exhausted(0));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aFullGridIsItsOwnOnlySolution(StepSolver engine) {
        assertThat(eventsOf(engine, SOLVED))
                .containsExactly(new Event.Refreshed(Cell.at(9, 9)), new Event.Found(1), new Event.Exhausted(1));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void solutionsAreNumberedAndCountedToTheEnd(StepSolver engine) {
        List<Event> events = eventsOf(engine, TWO_SOLUTIONS);
        assertThat(events.stream().filter(Event.Found.class::isInstance))
                .containsExactly(new Event.Found(1), new Event.Found(2));
        assertThat(events.getLast()).isEqualTo(new Event.Exhausted(2));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anAnswerDistinguishesNoneOneAndSeveral(StepSolver engine) {
        assertThat(engine.solve(Puzzle.of(CLASH), Limit.TWO, Cancel.NEVER)).isEqualTo(new Answer.None());
        assertThat(engine.solve(Puzzle.of(HARD), Limit.TWO, Cancel.NEVER))
                .isInstanceOfSatisfying(
                        Answer.Unique.class,
                        unique -> assertThat(unique.solution()).hasToString(SOLVED));
        assertThat(engine.solve(Puzzle.of(TWO_SOLUTIONS), Limit.ALL, Cancel.NEVER))
                .isInstanceOfSatisfying(
                        Answer.Several.class,
                        several -> assertThat(several.count()).isEqualTo(2));
    }

    private static List<Event> eventsOf(StepSolver engine, String givens) {
        SearchCursor cursor = engine.cursor(Puzzle.of(givens));
        List<Event> events = new ArrayList<>();
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            events.add(event);
        }
        assertThat(cursor.next(Cancel.NEVER)).isNull();
        return events;
    }
}
