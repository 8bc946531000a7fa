package nonet.generate;

import nonet.grid.Puzzle;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Tests whether puzzles have a rating of Sudoku Explainer. Immutable.
public final class ErCriterion implements PuzzleCriterion {

    /// A puzzle that takes more nodes of forcing nets than this is thrown away.
    private static final long EFFORT = 20_000_000;

    private final ErRequest request;
    private final SeRater rater;

    /// @param checker counts solutions
    public ErCriterion(ErRequest request, Solver checker) {
        this.request = request;
        this.rater = new SeRater(checker).withBudget(EFFORT);
    }

    @Override
    public Fit fit(Puzzle puzzle, Cancel cancel) {
        return switch (rater.rate(puzzle, this::mayPass, cancel)) {
            case SeResult.Rated rated -> rated.rating().er() >= request.least() ? Fit.FITS : Fit.TOO_EASY;
            case SeResult _ -> Fit.TOO_HARD;
        };
    }

    private boolean mayPass(SeRating soFar, boolean placed) {
        return soFar.er() <= request.most()
                && switch (request.gem()) {
                    case ANY -> true;
                    case PEARL -> !placed || soFar.isPearl() && soFar.ep() >= request.least();
                    case DIAMOND -> soFar.isDiamond() && soFar.ed() >= request.least();
                };
    }
}
