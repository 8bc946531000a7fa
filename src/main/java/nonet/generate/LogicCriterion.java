package nonet.generate;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Level;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Tests whether human logic takes a requested path. Cheap conditions come first: most puzzles are rejected before the
/// slow techniques are tried on them. Immutable.
public final class LogicCriterion implements PuzzleCriterion {

    private final LogicRequest request;
    private final LogicalSolver solver;
    private final Weights weights;
    private final FastSolver checker;
    private final Set<Technique> allowed;
    private final boolean beyondSingles;
    private final Rater quick;
    private final Rater exact;

    /// @param solver solves with the settings used for rating
    /// @param checker tests whether singles and locked candidates suffice
    /// @param capped whether puzzles that need nothing harder than the techniques named are preferred, unless a level
    ///     or a score is requested
    public LogicCriterion(
            LogicRequest request, LogicalSolver solver, Weights weights, FastSolver checker, boolean capped) {
        this.request = request;
        this.solver = solver;
        this.weights = weights;
        this.checker = checker;
        allowed = allowed(capped);
        beyondSingles = Stream.concat(request.needs().stream(), request.hardest().stream())
                        .anyMatch(each -> !isBasic(each))
                && request.hardest().stream().noneMatch(LogicCriterion::isBasic);
        quick = new Rater(only(allowed), weights);
        exact = new Rater(solver, weights);
    }

    @Override
    public Fit fit(Puzzle puzzle, Cancel cancel) {
        if (beyondSingles && checker.solvesWithoutGuess(puzzle)) {
            return Fit.TOO_EASY;
        }
        Position start = Position.of(Grid.of(puzzle));
        Rating quickly = quick.rate(start, cancel);
        Fit first = fit(quickly);
        if (first != Fit.FITS) {
            return first == Fit.TOO_HARD && usesWanted(quickly) ? Fit.STUCK : first;
        }
        Rating rating = exact.rate(start, cancel);
        Fit second = fit(rating);
        if (second != Fit.FITS) {
            return second;
        }
        return request.needs().stream().allMatch(each -> isNeeded(each, start, rating, cancel)) ? Fit.FITS : Fit.NEAR;
    }

    /// Tests whether all needed techniques are used, and one of those that may be the hardest.
    private boolean usesWanted(Rating rating) {
        Set<Technique> used = rating.steps().keySet();
        boolean some = !request.needs().isEmpty() || !request.hardest().isEmpty();
        return some
                && used.containsAll(request.needs())
                && (request.hardest().isEmpty() || !Collections.disjoint(used, request.hardest()));
    }

    private Fit fit(Rating rating) {
        if (!rating.solved() || !allowed.containsAll(rating.steps().keySet())) {
            return Fit.TOO_HARD;
        }
        Level level = request.level();
        if (rating.score() > request.score().most()
                || level != null && rating.level().compareTo(level) > 0) {
            return Fit.TOO_HARD;
        }
        boolean hardEnough = rating.score() >= request.score().least()
                && (level == null || rating.level() == level)
                && rating.steps().keySet().containsAll(request.needs())
                && (request.hardest().isEmpty() || request.hardest().contains(rating.hardest()));
        return hardEnough ? Fit.FITS : Fit.TOO_EASY;
    }

    /// Tests whether the puzzle is not solved without a technique, by those that come no later in the order than the
    /// last one of its path.
    private boolean isNeeded(Technique technique, Position start, Rating rating, Cancel cancel) {
        Set<Technique> others = EnumSet.copyOf(solver.options().on());
        others.removeIf(
                each -> each == technique || isLater(each, rating.steps().keySet()));
        return !new Rater(only(others), weights).rate(start, cancel).solved();
    }

    private static boolean isBasic(Technique technique) {
        return technique.family() == Family.SINGLES
                || technique.family() == Family.INTERSECTIONS && technique.ordinal() <= Technique.CLAIMING.ordinal();
    }

    private Set<Technique> allowed(boolean capped) {
        Level level = request.level();
        boolean free = capped
                && level == null
                && request.score().equals(LogicRequest.Scores.ANY)
                && request.hardest().isEmpty()
                && !request.needs().isEmpty();
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        for (Technique each : solver.options().on()) {
            Weight weight = weights.of(each);
            if (!request.without().contains(each)
                    && (level == null || weight.level().compareTo(level) <= 0)
                    && weight.score() <= request.score().most()
                    && (request.hardest().isEmpty() || !isHarder(each, request.hardest()))
                    && (!free || !isHarder(each, request.needs()) && !isLater(each, request.needs()))) {
                techniques.add(each);
            }
        }
        return techniques;
    }

    /// Tests whether a technique is harder than each of the others.
    private boolean isHarder(Technique technique, Collection<Technique> others) {
        return others.stream().allMatch(each -> weights.of(technique).isHarderThan(weights.of(each)));
    }

    /// Tests whether a technique comes after all of the others in the order.
    private boolean isLater(Technique technique, Collection<Technique> others) {
        int order = weights.of(technique).order();
        return others.stream().allMatch(each -> order > weights.of(each).order());
    }

    private LogicalSolver only(Set<Technique> techniques) {
        Set<Technique> off = EnumSet.allOf(Technique.class);
        off.removeAll(techniques);
        return solver.with(solver.options().withOff(off));
    }
}
