package nonet.service.agreement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.codec.path.PathReading.Program;
import nonet.codec.path.RatedPath;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.logic.solver.Step;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.rate.RatingResult;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.rate.se.SeStep;
import nonet.solve.Cancel;

/// Compares ratings and paths of other programs with those of Nonet. Immutable.
public final class PathComparison {

    private static final String INVALID = "invalid";

    private final HumanLogic logic;
    private final SeRater explainer;
    private final Explainer words = new Explainer(new Words(Locale.ENGLISH));

    /// @param logic rates as HoDoKu
    /// @param explainer rates as Sudoku Explainer
    public PathComparison(HumanLogic logic, SeRater explainer) {
        this.logic = logic;
        this.explainer = explainer;
    }

    /// Compares a path.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Agreement compare(Program program, RatedPath path, Cancel cancel) {
        return switch (program) {
            case HODOKU -> withHodoku(path, cancel);
            case EXPLAINER -> withExplainer(path, cancel);
        };
    }

    private Agreement withHodoku(RatedPath path, Cancel cancel) {
        List<RatedPath.Step> ours = new ArrayList<>();
        String rating =
                logic.rate(path.puzzle(), step -> ours.add(of(step)), cancel) instanceof RatingResult.Rated(var rated)
                        ? rated.level().id() + " " + rated.score()
                        : INVALID;
        return agreement(path, rating, ours);
    }

    private Agreement withExplainer(RatedPath path, Cancel cancel) {
        List<RatedPath.Step> ours = new ArrayList<>();
        String rating = switch (explainer.rateWithSteps(path.puzzle(), step -> ours.add(of(step)), cancel)) {
            case SeResult.Rated rated -> rated.rating().toString();
            case SeResult.Stopped(int atLeast) -> "at least " + SeRating.text(atLeast);
            case SeResult.Unrated _ -> INVALID;
        };
        return agreement(path, rating, ours);
    }

    private static Agreement agreement(RatedPath path, String rating, List<RatedPath.Step> ours) {
        return new Agreement(path.puzzle(), path.rating(), rating, Agreement.parting(path.steps(), ours));
    }

    private RatedPath.Step of(Step step) {
        return new RatedPath.Step(
                words.line(step.deduction()), "", Set.copyOf(step.deduction().conclusions()));
    }

    private static RatedPath.Step of(SeStep step) {
        Set<Conclusion> conclusions = new LinkedHashSet<>();
        if (step.placed() == null) {
            step.eliminated().forEach(each -> conclusions.add(new Conclusion.Elimination(each)));
        } else {
            conclusions.add(new Conclusion.Placement(step.placed()));
        }
        return new RatedPath.Step(
                step.name() + ": " + new PlayerMove(List.copyOf(conclusions)),
                SeRating.text(step.rating()),
                conclusions);
    }
}
