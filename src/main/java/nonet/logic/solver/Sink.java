package nonet.logic.solver;

import nonet.deduce.Deduction;

/// Takes what finders find.
@FunctionalInterface
public interface Sink {

    /// Takes a deduction.
    ///
    /// @return whether this was enough, so that the finder stops
    boolean take(Deduction deduction);

    /// Tells whether somebody wants the search to stop. Finders whose search can take longer than a blink ask now and
    /// then, and return as if they had found nothing more.
    default boolean isCancelled() {
        return false;
    }
}
