package nonet.service.hint;

import java.util.Comparator;
import nonet.logic.solver.Step;

/// One of all the steps there are, with how far it gets.
///
/// @param reach how many cells can be filled once it is made: those it fills itself, and those that singles fill then
/// @param checked whether it was compared with the puzzle's only solution
public record RankedStep(Step step, int reach, boolean checked) {

    /// Those that get furthest come first; of equals those of easier techniques, then those that conclude more.
    public static final Comparator<RankedStep> FURTHEST_FIRST = Comparator.comparingInt(RankedStep::reach)
            .reversed()
            .thenComparing(each -> each.step.deduction().technique())
            .thenComparingInt(each -> -each.step.deduction().conclusions().size());
}
