package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The contract of searches whose guesses a person chose.
@Tag("sampled")
@Execution(ExecutionMode.CONCURRENT)
class SteeringTests {

    private static final long SEED = 20261128;
    private static final int PUZZLES = Repetitions.of(60, 600, 6_000);

    /// The number of events compared of a search and its branches.
    private static final int MOST = 400;

    /// Several solutions.
    private static final Puzzle SEVERAL =
            Puzzle.of("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2.59..");

    static Stream<StepEngine> engines() {
        return Engines.watched().filter(StepEngine.class::isInstance).map(StepEngine.class::cast);
    }

    /// The solutions of a search in the order in which they were found, and its new choices.
    private record Course(List<String> solutions, List<Entry> choices) {

        static Course of(StepSolver engine, Puzzle puzzle) {
            SearchCursor cursor = engine.cursor(puzzle);
            Replay replay = new Replay(puzzle);
            List<String> solutions = new ArrayList<>();
            List<Entry> choices = new ArrayList<>();
            Event event = cursor.next(Cancel.NEVER);
            for (long index = 0; event != null; index++, event = cursor.next(Cancel.NEVER)) {
                Entry entry = new Entry(index, cursor.steps(), cursor.level(), event);
                replay.apply(entry);
                assertThat(replay.state().grid()).as("after %s", entry).isEqualTo(cursor.grid());
                if (event instanceof Event.Found) {
                    assertThat(cursor.grid().isSolved()).isTrue();
                    solutions.add(cursor.grid().toString());
                } else if (event instanceof Event.Guessed guess && guess.turn() == Event.Turn.FIRST) {
                    choices.add(entry);
                }
            }
            return new Course(solutions, choices);
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void findsTheSameSolutionsEachOnceHoweverItIsSteered(StepEngine engine) {
        Random random = new Random(SEED);
        Set<Integer> numbers = new TreeSet<>();
        int steered = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzle(random);
            List<String> expected = Course.of(engine, puzzle).solutions();
            List<ChosenGuess> chosen = random.ints(random.nextInt(10, 60), 0, 60)
                    .sorted()
                    .mapToObj(from -> guess(random, from))
                    .toList();
            Course course = Course.of(engine.with(chosen), puzzle);
            assertThat(course.solutions())
                    .as("seed %d, %s with %s", SEED, puzzle, chosen)
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(expected);
            numbers.add(Math.min(2, expected.size()));
            steered += course.choices().stream()
                            .anyMatch(choice ->
                                    chosen.stream().anyMatch(guess -> guess.isMadeBy((Event.Guessed) choice.event())))
                    ? 1
                    : 0;
        }
        assertThat(numbers).as("no, one and several solutions").containsExactly(0, 1, 2);
        assertThat(steered).isGreaterThan(PUZZLES / 4);
    }

    /// A branch makes the events of a search with the same guesses, and the search that it goes on from makes its own.
    @ParameterizedTest
    @MethodSource("engines")
    void branchesGoOnAsASearchFromTheBeginningDoes(StepEngine engine) {
        Random random = new Random(SEED);
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzle(random);
            List<ChosenGuess> chosen = random.ints(i % 2 * 10, 0, 60)
                    .sorted()
                    .mapToObj(from -> guess(random, from))
                    .toList();
            List<String> expected = moments(engine.with(chosen).cursor(puzzle), MOST);
            int at = random.nextInt(expected.size());
            List<ChosenGuess> others = new ArrayList<>(
                    chosen.stream().filter(each -> each.from() < at).toList());
            SteeredCursor first = engine.with(chosen).cursor(puzzle);
            List<String> before = moments(first, at);
            others.add(guess(random, at));
            SteeredCursor same = first.branch(chosen, at);
            SteeredCursor other = first.branch(others, at);
            String what = String.format(Locale.ROOT, "seed %d, %s with %s at %d", SEED, puzzle, chosen, at);
            assertThat(same.counters()).as(what).isEqualTo(first.counters());
            List<String> after = moments(other.branch(others, at), MOST - at);
            assertThat(join(before, moments(first, MOST - at))).as(what).isEqualTo(expected);
            assertThat(join(before, moments(same, MOST - at))).as(what).isEqualTo(expected);
            assertThat(moments(other, MOST - at)).as(what).isEqualTo(after);
            assertThat(join(before, after))
                    .as("%s, then %s", what, others)
                    .isEqualTo(moments(engine.with(others).cursor(puzzle), MOST));
        }
    }

    /// Steered engines keep limits and end when they are cancelled; the next search, and one that goes on, is as it was.
    @ParameterizedTest
    @MethodSource("engines")
    void limitsAndCancellingHoldHoweverItIsSteered(StepEngine own) {
        Random random = new Random(SEED);
        Set<Long> numbers = new TreeSet<>();
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzle(random);
            List<ChosenGuess> chosen = random.ints(random.nextInt(10, 60), 0, 60)
                    .sorted()
                    .mapToObj(from -> guess(random, from))
                    .toList();
            StepEngine engine = own.with(chosen);
            String what = String.format(Locale.ROOT, "seed %d, %s with %s", SEED, puzzle, chosen);
            List<String> solutions = Course.of(engine, puzzle).solutions();
            long all = solutions.size();
            numbers.add(Math.min(2, all));

            long most = 1 + random.nextInt(3);
            Answer limited = engine.solve(puzzle, Limit.solutions(most), Cancel.NEVER);
            assertThat(found(limited)).as(what).isEqualTo(Math.min(most, all));
            assertThat(first(limited)).as(what).isEqualTo(solutions.isEmpty() ? "" : solutions.getFirst());
            assertThat(limited instanceof Answer.None
                            || limited instanceof Answer.Several(Grid _, long _, boolean whole) && whole)
                    .as(what)
                    .isEqualTo(all == 0 || all > 1 && all < most);

            long events = 1 + random.nextInt(MOST);
            List<String> expected = moments(engine.cursor(puzzle), (int) events);
            long early =
                    expected.stream().filter(each -> each.startsWith("Found[")).count();
            if (expected.size() == events) {
                Answer unknown = engine.solve(puzzle, new Limit(Long.MAX_VALUE, events), Cancel.NEVER);
                assertThat(unknown).as(what).isInstanceOf(Answer.Unknown.class);
                assertThat(found(unknown)).as(what).isEqualTo(early);
            }

            long polls = random.nextLong(expected.size());
            AtomicLong asked = new AtomicLong();
            assertThatThrownBy(() -> engine.solve(puzzle, Limit.ALL, () -> asked.getAndIncrement() >= polls))
                    .as(what)
                    .isInstanceOf(CancellationException.class);
            assertThat(found(engine.solve(puzzle, Limit.ALL, Cancel.NEVER)))
                    .as(what)
                    .isEqualTo(all);
            Random whims = new Random(SEED + i);
            assertThat(moments(engine.cursor(puzzle), (int) events, whims::nextBoolean))
                    .as(what)
                    .isEqualTo(expected);
        }
        assertThat(numbers).as("no, one and several solutions").containsExactly(0L, 1L, 2L);
    }

    private static long found(Answer answer) {
        return switch (answer) {
            case Answer.None _ -> 0;
            case Answer.Unique _ -> 1;
            case Answer.Several several -> several.count();
            case Answer.Unknown unknown -> unknown.found();
        };
    }

    private static String first(Answer answer) {
        return switch (answer) {
            case Answer.None _ -> "";
            case Answer.Unique(Grid solution) -> solution.toString();
            case Answer.Several several -> several.first().toString();
            case Answer.Unknown unknown -> String.valueOf(unknown.first());
        };
    }

    @Test
    void branchesForgetWhatTheirSearchForgets() {
        Random random = new Random(SEED);
        SteeredCursor cursor =
                StepEngine.learning(SEVERAL.with(SEVERAL.givenCells().first(), null), 20, _ -> {});
        for (int i = 0; i < 20; i++) {
            moments(cursor, random.nextInt(300));
            SteeredCursor branch = cursor.branch(List.of(), 0);
            assertThat(moments(branch, MOST)).as("seed %d, branch %d", SEED, i).isEqualTo(moments(cursor, MOST));
        }
    }

    /// Returns the next events of a search, with its counters and its board.
    private static List<String> moments(SearchCursor cursor, int most) {
        return moments(cursor, most, Cancel.NEVER);
    }

    /// Returns them of a search that goes on whenever it is cancelled.
    private static List<String> moments(SearchCursor cursor, int most, Cancel cancel) {
        List<String> moments = new ArrayList<>();
        while (moments.size() < most) {
            Event event;
            try {
                event = cursor.next(cancel);
            } catch (CancellationException _) {
                continue;
            }
            if (event == null) {
                break;
            }
            moments.add(event + " " + cursor.counters() + " " + cursor.level() + " " + cursor.grid());
        }
        return moments;
    }

    private static List<String> join(List<String> before, List<String> after) {
        return Stream.concat(before.stream(), after.stream()).toList();
    }

    private static Puzzle puzzle(Random random) {
        Puzzle puzzle = RandomPuzzles.next(random);
        return puzzle.clues() < 32 ? RandomPuzzles.next(random) : puzzle;
    }

    private static ChosenGuess guess(Random random, int from) {
        Cell cell = Cell.of(random.nextInt(81));
        List<Digit> digits = new ArrayList<>(List.of(Digit.values()));
        Collections.shuffle(digits, random);
        if (random.nextInt(4) == 0) {
            House house = House.of(House.Kind.values()[random.nextInt(3)], cell);
            return new ChosenGuess(from, new Choice.Places(house), List.of(new Candidate(cell, digits.getFirst())));
        }
        return ChosenGuess.in(cell, digits.subList(0, random.nextInt(1, 10)), from);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void makesTheChosenGuessInTheOrderChosenAndGoesOnByItself(StepEngine engine) {
        Course own = Course.of(engine, SEVERAL);
        Entry first = own.choices().getFirst();
        Replay before = new Replay(SEVERAL);
        SearchCursor cursor = engine.cursor(SEVERAL);
        for (long index = 0; index < first.index(); index++) {
            Event event = cursor.next(Cancel.NEVER);
            before.apply(new Entry(index, cursor.steps(), cursor.level(), Objects.requireNonNull(event)));
        }
        Cell cell = Cell.all().stream()
                .filter(each -> before.isBlank(each) && before.candidates(each).size() > 2)
                .reduce((_, last) -> last)
                .orElseThrow();
        List<Digit> digits = Stream.of(Digit.values())
                .filter(digit -> before.allows(new Candidate(cell, digit)))
                .toList()
                .reversed();
        ChosenGuess chosen = ChosenGuess.in(cell, digits, first.index());

        List<Entry> choices = Course.of(engine.with(List.of(chosen)), SEVERAL).choices();

        assertThat(choices.getFirst().index()).isEqualTo(first.index());
        assertThat(choices.getFirst().event()).isInstanceOfSatisfying(Event.Guessed.class, guess -> {
            assertThat(guess.candidate()).isEqualTo(new Candidate(cell, digits.getFirst()));
            assertThat(chosen.isMadeBy(guess)).isTrue();
        });
        List<Digit> tried = tried(engine.with(List.of(chosen)), cell);
        if (StepEngine.countsAllGuesses(engine.id())) {
            assertThat(tried).isEqualTo(digits);
        } else {
            assertThat(tried).startsWith(digits.getFirst());
            assertThat(digits).as("what was learned rules the others out").containsSubsequence(tried);
        }
    }

    /// Returns the digits that a search guesses in a cell at level 1.
    private static List<Digit> tried(StepEngine engine, Cell cell) {
        SearchCursor cursor = engine.cursor(SEVERAL);
        List<Digit> tried = new ArrayList<>();
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            if (event instanceof Event.Guessed guess
                    && guess.level() == 1
                    && guess.candidate().cell() == cell) {
                tried.add(guess.candidate().digit());
            }
        }
        return tried;
    }
}
