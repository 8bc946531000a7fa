package nonet.service.hint;

import java.util.Comparator;
import nonet.logic.solver.Step;

/// One of all steps, ranked by the number of cells it unlocks.
///
/// @param unlocked the number of cells that can be filled after it: those it fills itself, and those that singles then
/// fill
/// @param checked whether it was compared with the puzzle's only solution
public record RankedStep(Step step, int unlocked, boolean checked) {

    /// Steps that unlock most come first; among equals those of easier techniques, then those with more conclusions.
    public static final Comparator<RankedStep> FURTHEST_FIRST = Comparator.comparingInt(RankedStep::unlocked)
            .reversed()
            .thenComparing(each -> each.step.deduction().technique())
            .thenComparingInt(each -> -each.step.deduction().conclusions().size());
}
