package nonet.solve;

/// A cursor on the solutions of a puzzle, in the order in which an engine finds them. Solutions are not stored. A
/// cursor belongs to one thread at a time.
public interface Solutions {

    /// The outcome of advancing to the next solution.
    enum Next {
        /// The cursor is at a solution.
        FOUND,
        /// There are no more solutions.
        EXHAUSTED,
        /// The engine does not guess, and got stuck: there may be more solutions.
        STUCK
    }

    /// Advances to the next solution.
    ///
    /// @throws CancellationException if cancelled; another call continues from here
    Next next(Cancel cancel);

    /// Skips one or more solutions; their digits are not available. An engine may count several at
    /// once, without finding each.
    ///
    /// @throws CancellationException if cancelled; another call continues from here
    default Next pass(Cancel cancel) {
        return next(cancel);
    }

    /// Returns the number of solutions that the last call advanced over, if its outcome was [Next#FOUND].
    default long passed() {
        return 1;
    }

    /// Returns the digits of the last solution, row by row; may only be called right after [Next#FOUND].
    byte[] digits();
}
