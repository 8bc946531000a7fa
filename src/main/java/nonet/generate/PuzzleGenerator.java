package nonet.generate;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Makes puzzles: searches for givens with one solution, and changes them a little as long as they are not as hard as
/// requested. A generator makes one puzzle after another, in one thread at a time.
public final class PuzzleGenerator {

    /// The default number of tries after which a request is given up as unsatisfiable.
    public static final int PATIENCE = 50_000;

    private final long seed;
    private final @Nullable PuzzleCriterion test;
    private final int patience;
    private final GivensSearch givens;

    /// @param test tests whether a puzzle is as hard as requested; null for any difficulty
    /// @param patience the number of tries after which to give up, at least 1
    public PuzzleGenerator(PuzzleRequest request, long seed, @Nullable PuzzleCriterion test, int patience) {
        this(request, seed, test, patience, RareTechnique.known(request));
    }

    /// @param known puzzles to start from as well, unless the cells of the givens are requested
    PuzzleGenerator(
            PuzzleRequest request, long seed, @Nullable PuzzleCriterion test, int patience, List<Puzzle> known) {
        this.seed = seed;
        this.test = test;
        this.patience = patience;
        RandomGrids grids = new RandomGrids(seed);
        this.givens = request.pattern() == null
                ? new DiggingSearch(request, grids, known)
                : new PatternSearch(request, request.pattern(), grids);
    }

    /// Makes a puzzle. The same request, seed and number yield the same puzzle, regardless of earlier calls.
    ///
    /// @param number the number of the puzzle among those made from this seed
    /// @param watcher accepts, before each try, what was tried before
    /// @throws CancellationException if cancelled
    public Generated generate(long number, Cancel cancel, Consumer<Attempts> watcher) {
        RandomGenerator random = Seeds.random(seed, number);
        givens.reset();
        Attempts attempts = Attempts.NONE;
        while (attempts.tries() < patience) {
            cancel.check();
            watcher.accept(attempts);
            boolean more = givens.attempt(random, cancel);
            attempts = attempts.tried(more, givens.fewestSolutions());
            while (more) {
                Puzzle puzzle = Puzzle.of(givens.cells());
                Fit fit = test == null ? Fit.FITS : test.fit(puzzle, cancel);
                if (fit == Fit.FITS) {
                    return new Generated.Found(puzzle, attempts);
                }
                attempts = attempts.with(puzzle, fit);
                more = givens.change(fit, random, cancel);
            }
        }
        return new Generated.NotFound(attempts);
    }
}
