package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The contract of the cursors of every engine that can be watched.
@Tag("sampled")
@Tag("repeated")
@Execution(ExecutionMode.CONCURRENT)
class CursorContractTests {

    /// Longer searches are checked up to this many events.
    private static final int MOST_EVENTS = Repetitions.of(400, 700, 5_000);

    static Stream<Arguments> enginesAndPuzzles() {
        return Engines.watched()
                .flatMap(engine -> KnownPuzzle.ofEachKind().stream().map(known -> Arguments.of(engine, known)));
    }

    static Stream<StepSolver> engines() {
        return Engines.watched();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void givesEverySolutionOnceAndThenNothingMore(StepSolver engine, KnownPuzzle known) {
        SearchCursor cursor = engine.cursor(known.puzzle());
        Set<String> solutions = new HashSet<>();
        Event event = cursor.next(Cancel.NEVER);
        Event last = event;
        while (event != null && (!known.more() || solutions.size() < known.count())) {
            if (event instanceof Event.Found(long number)) {
                solutions.add(cursor.grid().toString());
                assertThat(number).as("the solutions are different").isEqualTo(solutions.size());
                assertThat(cursor.grid().isSolved()).isTrue();
                assertThat(cursor.grid().givens()).isEqualTo(known.puzzle().givenCells());
            }
            last = event;
            event = cursor.next(Cancel.NEVER);
        }

        assertThat(solutions).hasSize((int) known.count());
        if (!known.more()) {
            assertThat(last).isEqualTo(new Event.Exhausted(known.count()));
            assertThat(List.of(1, 2, 3))
                    .allSatisfy(again -> assertThat(cursor.next(Cancel.NEVER)).isNull());
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void eventsMatchTheBoard(StepSolver engine, KnownPuzzle known) {
        SearchCursor cursor = engine.cursor(known.puzzle());
        Replay replay = new Replay(known.puzzle());
        assertThat(cursor.grid()).isEqualTo(replay.state().grid());
        Grid[] beforeGuess = new Grid[82];
        for (long index = 0; index < MOST_EVENTS; index++) {
            Grid before = cursor.grid();
            Event event = cursor.next(Cancel.NEVER);
            if (event == null) {
                break;
            }
            replay.apply(new Entry(index, cursor.steps(), cursor.level(), event));
            Grid replayed = replay.state().grid();
            if (event instanceof Event.Guessed guess && guess.ordinal() == 1) {
                beforeGuess[guess.level()] = before;
            } else if (event instanceof Event.Backtracked || event instanceof Event.Jumped) {
                assertThat(replayed).as("a guess taken back").isEqualTo(beforeGuess[cursor.level() + 1]);
                assertThat(replay.state().guessed().size()).as("open guesses").isEqualTo(cursor.level());
            }
            if (!replayed.equals(cursor.grid())) {
                assertThat(describe(cursor.grid()))
                        .as("after event %d, %s", index, event)
                        .isEqualTo(describe(replayed));
            }
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void keepsItsEventsInATrace(StepSolver engine, KnownPuzzle known) {
        Trace trace = new Trace(known.puzzle(), 10_000);
        List<Entry> entries = entries(engine, known.puzzle());
        entries.forEach(entry -> trace.append(entry.event(), entry.step(), entry.level()));

        assertThat(entries)
                .allSatisfy(entry -> assertThat(trace.get(entry.index())).isEqualTo(entry));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void countersMatchTheEvents(StepSolver engine, KnownPuzzle known) {
        SearchCursor cursor = engine.cursor(known.puzzle());
        Replay replay = new Replay(known.puzzle());
        long guesses = 0;
        long contradictions = 0;
        long solutions = 0;
        long stepsBefore = 0;
        Event event = cursor.next(Cancel.NEVER);
        for (long index = 0; event != null && index < MOST_EVENTS; index++) {
            guesses += event instanceof Event.Guessed ? 1 : 0;
            contradictions += event instanceof Event.Contradicted ? 1 : 0;
            solutions += event instanceof Event.Found ? 1 : 0;
            replay.apply(new Entry(index, cursor.steps(), cursor.level(), event));
            ReplayState moment = replay.state();

            assertThat(cursor.counters())
                    .as("after event %d, %s", index, event)
                    .isEqualTo(new Counters(cursor.steps(), guesses, contradictions, solutions, moment.deepest()));
            assertThat(cursor.steps()).isGreaterThanOrEqualTo(stepsBefore);
            stepsBefore = cursor.steps();
            event = cursor.next(Cancel.NEVER);
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void triesEveryDigitOfAChoiceInTurn(StepSolver engine, KnownPuzzle known) {
        Event.Guessed[] open = new Event.Guessed[82];
        Event.Turn turn = Event.Turn.FIRST;
        int level = 0;
        for (Entry entry : entries(engine, known.puzzle())) {
            switch (entry.event()) {
                case Event.Guessed guess -> {
                    boolean isFirst = guess.turn() == Event.Turn.FIRST;
                    level = isFirst ? level + 1 : level;
                    Event.Guessed before = isFirst ? null : open[level];
                    assertThat(guess.ordinal()).isEqualTo(before == null ? 1 : before.ordinal() + 1);
                    assertThat(guess.of()).isEqualTo(before == null ? guess.of() : before.of());
                    assertThat(guess.turn()).isEqualTo(isFirst ? Event.Turn.FIRST : turn);
                    assertThat(guess.ordinal()).isLessThanOrEqualTo(guess.of());
                    assertThat(guess.level()).isEqualTo(level);
                    open[level] = guess;
                    turn = Event.Turn.FORWARD;
                }
                case Event.Backtracked(int to) -> {
                    assertThat(open[level].ordinal()).isEqualTo(open[level].of());
                    assertThat(to).isEqualTo(--level);
                    turn = Event.Turn.UPWARD;
                }
                case Event.Jumped(int to) -> {
                    assertThat(to).isLessThan(level);
                    level = to;
                }
                default -> {}
            }
            assertThat(entry.level()).as("after %s", entry).isEqualTo(level);
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndPuzzles")
    void goesTheSameWayEveryTime(StepSolver engine, KnownPuzzle known) {
        assertThat(entries(engine, known.puzzle())).isEqualTo(entries(engine, known.puzzle()));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void searchesSideBySideDoNotDisturbEachOther(StepSolver engine) {
        List<Puzzle> puzzles =
                KnownPuzzle.corpus().stream().map(KnownPuzzle::puzzle).limit(6).toList();
        List<SearchCursor> cursors = puzzles.stream().map(engine::cursor).toList();
        List<List<Entry>> sideBySide = puzzles.stream()
                .map(puzzle -> (List<Entry>) new ArrayList<Entry>())
                .toList();
        for (long index = 0; index < MOST_EVENTS; index++) {
            for (int i = 0; i < cursors.size(); i++) {
                Event event = cursors.get(i).next(Cancel.NEVER);
                if (event != null) {
                    sideBySide.get(i).add(entry(index, cursors.get(i), event));
                }
            }
        }

        assertThat(sideBySide)
                .isEqualTo(
                        puzzles.stream().map(puzzle -> entries(engine, puzzle)).toList());
    }

    private static List<Entry> entries(StepSolver engine, Puzzle puzzle) {
        SearchCursor cursor = engine.cursor(puzzle);
        List<Entry> entries = new ArrayList<>();
        Event event = cursor.next(Cancel.NEVER);
        while (event != null && entries.size() < MOST_EVENTS) {
            entries.add(entry(entries.size(), cursor, event));
            event = entries.size() < MOST_EVENTS ? cursor.next(Cancel.NEVER) : null;
        }
        return entries;
    }

    private static Entry entry(long index, SearchCursor cursor, Event event) {
        return new Entry(index, cursor.steps(), cursor.level(), event);
    }

    /// Returns the digits and candidates so that a difference can be read.
    private static String describe(Grid grid) {
        StringBuilder text = new StringBuilder(grid.toString());
        grid.blanks().forEach(cell -> text.append('\n').append(cell).append(' ').append(grid.candidates(cell)));
        return text.toString();
    }
}
