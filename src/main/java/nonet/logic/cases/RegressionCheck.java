package nonet.logic.cases;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.deduce.Technique;
import nonet.grid.Numbers;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.AlsLimits;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.logic.solver.SearchLimits.FishLimits;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.solve.Cancel;

/// Checks the human solver against lines of a regression library. A line passes if its technique, and nothing else with
/// its code and digits, is found in its position; a fail case if none is. A chain may be shorter than recorded.
public final class RegressionCheck {

    /// The library has no limit; no chain of it has more links than this.
    private static final int LONGEST_CHAIN = 60;

    private final LogicalSolver solver;

    public RegressionCheck(LogicalSolver solver) {
        this.solver = solver;
    }

    /// Checks a line.
    ///
    /// @return empty if no technique has its code
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Optional<CaseResult> check(TechniqueCase line, Cancel cancel) {
        return line.technique().map(technique -> check(line, technique, cancel));
    }

    private CaseResult check(TechniqueCase line, Technique technique, Cancel cancel) {
        List<TechniqueCase> found = new ArrayList<>();
        LogicOptions options = options(line, technique, solver.options());
        for (Deduction deduction : solver.with(options).all(Position.of(line.grid()), Set.of(technique), cancel)) {
            TechniqueCase each = TechniqueCase.of(line.grid(), deduction);
            // A line is about what all guardians lead to; whips of the same tridagon are found beside it.
            if (!(deduction instanceof TridagonWhip) && !found.contains(each)) {
                found.add(each);
            }
        }
        List<TechniqueCase> same = found.stream().filter(line::isAbout).toList();
        if (line.isFailCase()) {
            return new CaseResult(same.isEmpty(), true, found);
        }
        boolean all = same.stream().allMatch(line::agreesWith);
        boolean shortEnough = same.stream().anyMatch(each -> length(each) <= length(line));
        boolean exact = same.stream().anyMatch(each -> each.extra().equals(line.extra()));
        return new CaseResult(all && shortEnough, exact, found);
    }

    private static int length(TechniqueCase line) {
        return Numbers.parse(line.extra().strip(), 0, Integer.MAX_VALUE).orElse(0);
    }

    /// Returns the options that the variant of a line selects.
    private static LogicOptions options(TechniqueCase line, Technique technique, LogicOptions usual) {
        String variant = line.variant();
        LogicOptions options = usual.with(new FishLimits(5, 2, isSiamese(technique)));
        return switch (technique) {
            case EMPTY_RECTANGLE -> options.with(new PatternLimits(false, variant.equals("1"), true));
            case TURBOT_FISH -> options.withOff(EnumSet.allOf(Technique.class));
            case TWO_STRING_KITE, SKYSCRAPER -> options.with(new PatternLimits(false, false, true));
            case DUAL_TWO_STRING_KITE, DUAL_EMPTY_RECTANGLE -> options.with(new PatternLimits(true, true, true));
            case UNIQUENESS_1,
                    UNIQUENESS_2,
                    UNIQUENESS_3,
                    UNIQUENESS_4,
                    UNIQUENESS_5,
                    UNIQUENESS_6,
                    HIDDEN_RECTANGLE,
                    AVOIDABLE_RECTANGLE_1,
                    AVOIDABLE_RECTANGLE_2 -> options.with(new PatternLimits(false, false, !variant.equals("1")));
            case CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, AIC -> options.with(chains(false));
            case GROUPED_CONTINUOUS_NICE_LOOP -> options.with(chains(variant.equals("2")));
            case GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_AIC ->
                options.with(chains(variant.equals("3") || variant.equals("4")));
            case ALS_XY_WING, ALS_CHAIN, DEATH_BLOSSOM ->
                options.with(new AlsLimits(variant.equals("2"), AlsLimits.DEFAULT.sets()));
            default -> options;
        };
    }

    private static ChainLimits chains(boolean als) {
        return ChainLimits.DEFAULT.withLength(LONGEST_CHAIN).withSets(als, als);
    }

    private static boolean isSiamese(Technique technique) {
        return switch (technique.code()) {
            case "0311", "0312", "0321", "0322", "0341", "0342", "0361", "0362" -> true;
            default -> false;
        };
    }
}
