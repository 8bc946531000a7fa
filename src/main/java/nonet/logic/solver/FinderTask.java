package nonet.logic.solver;

import java.util.Set;
import java.util.function.Predicate;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;
import nonet.solve.Cancel;

/// The assignment of one [Finder]: where it searches for which techniques, who receives the instances, and who cancels it.
///
/// @param since the changes since an earlier position without an instance, so instances without a changed candidate may
///     be skipped; [Delta#EVERYWHERE] if there is no such position
/// @param wanted the techniques to find; others must not be reported
/// @param enough accepts an instance, and tests whether no more are needed
public record FinderTask(
        Position position,
        Delta since,
        Set<Technique> wanted,
        LogicOptions options,
        Predicate<Deduction> enough,
        Cancel cancel) {

    public boolean wants(Technique technique) {
        return wanted.contains(technique);
    }

    public SearchLimits limits() {
        return options.limits();
    }

    /// Reports an instance. Does not return if no more are needed.
    public void report(Deduction deduction) {
        if (enough.test(deduction)) {
            throw new Ended();
        }
    }

    /// Returns if the search is to continue. Long searches call this from time to time.
    ///
    /// @throws CancellationException if the search is cancelled
    public void checkCancelled() {
        cancel.check();
    }

    /// Ends the search because no more instances are needed.
    static final class Ended extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Ended() {
            super(null, null, false, false);
        }
    }
}
