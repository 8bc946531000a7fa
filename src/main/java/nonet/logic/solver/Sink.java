package nonet.logic.solver;

import nonet.deduce.Deduction;

/// Receives the deductions of finders.
@FunctionalInterface
public interface Sink {

    /// Accepts a deduction.
    ///
    /// @return whether the search can stop
    boolean take(Deduction deduction);

    /// Tests whether the search is cancelled. Long searches ask from time to time, and return as if nothing more was
    /// found.
    default boolean isCancelled() {
        return false;
    }
}
