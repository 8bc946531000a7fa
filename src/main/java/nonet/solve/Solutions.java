package nonet.solve;

/// A cursor on the solutions of a puzzle, in the order in which an engine finds them. None is kept, however many there
/// are. A cursor belongs to one thread at a time.
public interface Solutions {

    /// How the way to the next solution ended.
    enum Next {
        /// The cursor stands at a solution.
        FOUND,
        /// There is none any more.
        EXHAUSTED,
        /// The engine does not guess, and knows no further: there may be more.
        STUCK
    }

    /// Goes on to the next solution.
    ///
    /// @throws CancellationException when cancelled; another call goes on from here
    Next next(Cancel cancel);

    /// Returns the digits of the solution found last, row by row; to be asked only right after [Next#FOUND].
    byte[] digits();
}
