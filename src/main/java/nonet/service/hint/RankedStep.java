package nonet.service.hint;

import java.util.Comparator;
import nonet.deduce.Basics.Single;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.House;
import nonet.logic.solver.Step;

/// One of all steps, ranked by the number of cells it unlocks.
///
/// @param unlocked the number of cells that can be filled after it: those it fills itself, and those that singles then
/// fill
/// @param checked whether it was compared with the puzzle's only solution
public record RankedStep(Step step, int unlocked, boolean checked) {

    /// Returns the order in which steps that unlock most come first; among equals those of easier techniques, then those
    /// with more conclusions.
    ///
    /// @param boxSinglesFirst whether hidden singles in boxes are easier than naked singles
    public static Comparator<RankedStep> furthestFirst(boolean boxSinglesFirst) {
        return Comparator.comparingInt(RankedStep::unlocked)
                .reversed()
                .thenComparing(each -> boxSinglesFirst && !isFullHouseOrBoxSingle(each.step.deduction()))
                .thenComparing(each -> each.step.deduction().technique())
                .thenComparingInt(each -> -each.step.deduction().conclusions().size());
    }

    static boolean isFullHouseOrBoxSingle(Deduction deduction) {
        return deduction instanceof Single single
                && single.house() != null
                && (single.technique() == Technique.FULL_HOUSE || single.house().kind() == House.Kind.BOX);
    }
}
