package nonet.api;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.format.GridText;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.RatingResult;
import nonet.service.hint.Advice;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;

/// A sudoku puzzle, with the digits and marks that were entered in it if it was read from a saved game. Immutable and
/// safe for use by several threads.
///
/// A method that searches runs on the calling thread and ends with [CancellationException] if that thread is
/// interrupted.
public final class Sudoku {

    private final Document document;

    Sudoku(Document document) {
        this.document = document;
    }

    /// Returns the puzzle with these givens.
    ///
    /// @param line 81 characters, row by row: the digits 1 to 9, and `0` or `.` for a blank
    /// @throws IllegalArgumentException if the line has another length or another character
    public static Sudoku of(String line) {
        return new Sudoku(Document.of("", Puzzle.of(line)));
    }

    /// Returns the name of the puzzle in the file it was read from; empty if there is none.
    public String name() {
        return document.name();
    }

    /// Returns the givens as 81 characters, row by row, with `.` for a blank.
    public String line() {
        return document.puzzle().text();
    }

    /// Returns the solution of the givens as 81 digits, row by row; empty unless there is exactly one.
    public Optional<String> solution() {
        return new FastSolver().solve(document.puzzle(), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(var solution)
                ? Optional.of(GridText.LINE.of(solution))
                : Optional.empty();
    }

    /// Returns the number of solutions of the givens, or `limit` if there are at least as many.
    ///
    /// @param limit at least 1
    /// @throws IllegalArgumentException if the limit is below 1
    public int count(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("A limit of " + limit + " is below 1.");
        }
        return new FastSolver().counter().count(document.puzzle(), limit, Cancel.NEVER);
    }

    /// Returns the difficulty of the givens for human logic, by HoDoKu's levels and scores; empty unless there is exactly
    /// one solution.
    public Optional<Difficulty> difficulty() {
        return logic(Profile.hodoku()).rate(document.puzzle(), Cancel.NEVER) instanceof RatingResult.Rated(var rating)
                ? Optional.of(new Difficulty(
                        rating.level().id(),
                        rating.score(),
                        rating.hardest() == null
                                ? ""
                                : Objects.requireNonNull(rating.hardest()).id()))
                : Optional.empty();
    }

    /// Returns the next step of human logic; empty if the board is full, contradicts the solution, or has none.
    ///
    /// @param locale the language of the sentences: English, or Simplified Chinese
    public Optional<Hint> hint(Locale locale) {
        return hints().next(document, Cancel.NEVER) instanceof Advice.Found(var step, var _)
                ? Optional.of(Hint.of(step, new Explainer(new Words(locale))))
                : Optional.empty();
    }

    /// Returns all steps of human logic that apply now, those that unlock most cells first; empty where [#hint] is.
    ///
    /// @param locale the language of the sentences: English, or Simplified Chinese
    public List<Hint> hints(Locale locale) {
        if (!(hints().all(document, Cancel.NEVER) instanceof Advice.All all)) {
            return List.of();
        }
        Explainer explainer = new Explainer(new Words(locale));
        return all.steps().stream()
                .map(RankedStep::step)
                .map(step -> Hint.of(step, explainer))
                .toList();
    }

    Document document() {
        return document;
    }

    private static Hints hints() {
        return Hints.of(logic(Profile.modern()));
    }

    private static HumanLogic logic(Profile profile) {
        return new HumanLogic(new FastSolver(), profile);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sudoku sudoku && sudoku.document.equals(document);
    }

    @Override
    public int hashCode() {
        return document.hashCode();
    }

    @Override
    public String toString() {
        return line();
    }
}
