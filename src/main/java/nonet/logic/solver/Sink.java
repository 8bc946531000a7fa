package nonet.logic.solver;

import nonet.deduce.Deduction;

/// Receives the deductions of finders.
@FunctionalInterface
public interface Sink {

    /// Accepts a deduction.
    ///
    /// @return whether the search can stop
    boolean take(Deduction deduction);

    /// Returns if the search is to continue. Long searches call this from time to time.
    ///
    /// @throws CancellationException if the search is cancelled
    default void checkCancelled() {}
}
