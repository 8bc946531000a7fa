package nonet.solve.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Puzzle;
import nonet.solve.ChosenGuess;
import nonet.solve.GuessRule;
import nonet.solve.SteeredCursor;
import nonet.solve.StepSolver;

/// An engine whose search is one class of cursors.
///
/// @param start begins the search
/// @param rule how it chooses its guesses
/// @param chosen the guesses that a person chose for it, in the order in which they come
public record StepEngine(String id, Start start, GuessRule rule, List<ChosenGuess> chosen) implements StepSolver {

    /// Begins a search.
    @FunctionalInterface
    public interface Start {

        /// Returns a cursor before the first event.
        ///
        /// @param chosen the guesses that a person chose, in the order in which they come
        SteeredCursor begin(Puzzle puzzle, List<ChosenGuess> chosen);
    }

    /// The classic search, version 1.0: each pass fills the cells with a single candidate, and after a pass that fills
    /// nothing it guesses in the first cell with the fewest candidates. The candidates are recomputed after each pass and
    /// each guess. A pass is a counted step.
    public static final StepEngine CLASSIC =
            new StepEngine("classic", ClassicCursor::new, GuessRule.FEWEST_CANDIDATES, List.of());

    /// The shrinking search, version 2.1: like [#CLASSIC], but an entered digit is struck from its peers at once, and
    /// after a pass that fills nothing the candidate lists are narrowed by group and by ply before a guess. Parsing, a
    /// successful pass and a guess are counted steps.
    public static final StepEngine SHRINKING =
            new StepEngine("shrinking", ShrinkingCursor::new, GuessRule.FEWEST_BEFORE_NARROWING, List.of());

    /// Bitmask backtracking: the blanks are filled in cell order with digits in ascending order, and the digits that a cell
    /// allows are computed from 27 bit sets, one for each row, column and box. Solutions come in lexicographic order.
    public static final StepEngine CELL_ORDER =
            new StepEngine("cell-order", CellOrderCursor::new, GuessRule.FIRST_BLANK, List.of());

    /// Singles and assumptions: naked and hidden singles as long as there are any, then an assumption in the first of the
    /// blanks with the fewest candidates. The board is saved before each assumption.
    public static final StepEngine SINGLES =
            new StepEngine("singles", SinglesCursor::new, GuessRule.FEWEST_CANDIDATES, List.of());

    /// Dancing links: sudoku as an exact cover of 324 constraints by 729 candidates. The constraint that the fewest
    /// candidates satisfy is covered first, the leftmost of equals (Donald Knuth's Algorithm X).
    public static final StepEngine DANCING_LINKS =
            new StepEngine("dancing-links", DancingLinksCursor::new, GuessRule.FEWEST_IN_SECTOR, List.of());

    /// Conflict learning: singles, then a guess in the first of the blanks with the fewest candidates. Each contradiction is
    /// traced back to the digits behind it, which cannot all be true (the first unique implication point); the search
    /// remembers them and goes back past all guesses that do not matter. João Marques-Silva and Karem Sakallah: GRASP, a
    /// search algorithm for propositional satisfiability, 1999.
    public static final StepEngine LEARNING =
            new StepEngine("learning", LearningCursor::new, GuessRule.FEWEST_CANDIDATES, List.of());

    /// Returns the engine with an id.
    public static Optional<StepEngine> named(String id) {
        return Stream.of(CLASSIC, SHRINKING, CELL_ORDER, SINGLES, DANCING_LINKS, LEARNING)
                .filter(each -> each.id.equals(id))
                .findFirst();
    }

    /// Tests whether the guesses of an engine compare with those of others. One that learns never guesses a later
    /// alternative, so it has fewer guesses at the same work; its dead ends compare.
    ///
    /// @param id the id of the engine
    public static boolean countsAllGuesses(String id) {
        return !LEARNING.id().equals(id);
    }

    /// Returns a cursor of [#LEARNING] that also tells what it forgets.
    ///
    /// @param most the largest number of nogoods that it keeps
    /// @param forgotten takes the candidates of each nogood that is forgotten, before the event of the one that is
    /// learned in its place
    public static SteeredCursor learning(Puzzle puzzle, int most, Consumer<List<Candidate>> forgotten) {
        return new LearningCursor(puzzle, List.of(), most, forgotten);
    }

    /// Returns this engine with chosen guesses. It finds the same solutions, each once, in another order.
    ///
    /// @param guesses the guesses in the order in which they come
    public StepEngine with(List<ChosenGuess> guesses) {
        return new StepEngine(id, start, rule, List.copyOf(guesses));
    }

    @Override
    public Optional<GuessRule> guessRule() {
        return Optional.of(rule);
    }

    @Override
    public SteeredCursor cursor(Puzzle puzzle) {
        return start.begin(puzzle, chosen);
    }
}
