package nonet.cli.option;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `--guess`: guesses that the user chooses for a search.
public final class GuessOption {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--guess",
            paramLabel = "CELL=DIGITS[@EVENT]",
            converter = Guess.class,
            description =
                    "Guess for the search to make at its first new choice, or at the first from an event on: r7c7=53"
                        + " tries 5, then 3, then the cell's other candidates. Events are numbered from 0, as the"
                        + " lines of --format json after the first. With dancing-links, 5b7=r7c1,r8c2 tries the places"
                        + " of a digit in a house, r, c or b with its number. Repeatable; not with logic.")
    private List<ChosenGuess> guesses = new ArrayList<>();

    /// Begins a search that makes the guesses.
    ///
    /// @return a cursor that throws a [ParameterException] where the search cannot make a guess
    /// @throws ParameterException if guesses were chosen that are never made: the engine takes none, or a cell holds a given
    public SearchCursor cursor(StepSolver engine, Puzzle puzzle) {
        if (guesses.isEmpty()) {
            return engine.cursor(puzzle);
        }
        for (ChosenGuess guess : guesses) {
            Cell cell = guess.first().cell();
            if (puzzle.givenCells().contains(cell)) {
                throw fault(cell + " holds a given");
            }
        }
        if (!(engine instanceof StepEngine search)) {
            throw fault("no guess can be chosen for " + engine.id());
        }
        if (!search.id().equals(StepEngine.DANCING_LINKS.id())
                && guesses.stream().anyMatch(each -> each.choice() instanceof Choice.Places)) {
            throw fault("only dancing-links guesses the place of a digit");
        }
        List<ChosenGuess> inOrder = guesses.stream()
                .sorted(Comparator.comparingLong(ChosenGuess::from))
                .toList();
        return new Steered(search.with(inOrder).cursor(puzzle), new ArrayDeque<>(inOrder));
    }

    private ParameterException fault(String why) {
        return new ParameterException(spec.commandLine(), "The guess is not made: " + why + ".");
    }

    /// A search that tells whether it makes the guesses.
    private final class Steered implements SearchCursor {

        private final SearchCursor search;
        private final Deque<ChosenGuess> pending;
        private long events;

        Steered(SearchCursor search, Deque<ChosenGuess> pending) {
            this.search = search;
            this.pending = pending;
        }

        @Override
        public @Nullable Event next(Cancel cancel) {
            ChosenGuess next = pending.peek();
            if (next == null) {
                return search.next(cancel);
            }
            Event event = next.from() <= events ? make(next, cancel) : search.next(cancel);
            if (event instanceof Event.Exhausted) {
                throw fault("the search ends at event " + events + ", without a choice for " + next.first());
            }
            events++;
            return event;
        }

        /// Advances a search that makes this guess at its next new choice.
        private @Nullable Event make(ChosenGuess due, Cancel cancel) {
            Grid before = search.grid();
            Event event = search.next(cancel);
            if (event instanceof Event.Guessed guess && guess.turn() == Event.Turn.FIRST) {
                pending.remove();
                if (!due.isMadeBy(guess)) {
                    throw fault("at event " + events + ", " + why(due, before));
                }
            }
            return event;
        }

        private static String why(ChosenGuess chosen, Grid before) {
            Candidate guess = chosen.first();
            Cell cell = guess.cell();
            int digit = before.values()[cell.index()];
            if (digit > 0) {
                return cell + " holds " + digit;
            }
            DigitSet candidates = before.candidates(cell);
            if (!candidates.contains(guess.digit())) {
                return cell + " has the candidates " + candidates;
            }
            return switch (chosen.choice()) {
                case Choice.Candidates _ -> cell + " has no other candidate than " + guess.digit();
                case Choice.Places(House house) -> house + " has no other place for " + guess.digit() + " than " + cell;
            };
        }

        @Override
        public Grid grid() {
            return search.grid();
        }

        @Override
        public int level() {
            return search.level();
        }

        @Override
        public long steps() {
            return search.steps();
        }

        @Override
        public Counters counters() {
            return search.counters();
        }
    }

    private static final class Guess implements ITypeConverter<ChosenGuess> {

        @Override
        public ChosenGuess convert(String text) {
            return ChosenGuess.parse(text)
                    .orElseThrow(() -> new TypeConversionException(
                            "a guess such as r7c7=5 or r7c7=53@41, or 5b7=r7c1,r8c2 with dancing-links"));
        }
    }
}
