package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import org.junit.jupiter.api.Tag;
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
