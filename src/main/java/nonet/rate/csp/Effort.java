package nonet.rate.csp;

import nonet.solve.Cancel;

/// Counts the boards that searches make, and ends a rating that makes too many or is cancelled. The count is the same on
/// every machine. Mutable, for one thread.
final class Effort {

    /// Thrown when the bound is exceeded, or a search needs too much memory.
    static final class ExceededException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        ExceededException() {
            super("the effort is exceeded", null, false, false);
        }
    }

    private static final int CHECKED = 0x3FF;

    private final long most;
    private final Cancel cancel;
    private long spent;

    /// @param most the number of boards after which a rating ends
    Effort(long most, Cancel cancel) {
        this.most = most;
        this.cancel = cancel;
    }

    /// Counts a board.
    void spend() {
        if (++spent > most) {
            throw new ExceededException();
        }
        if ((spent & CHECKED) == 0) {
            cancel.check();
        }
    }
}
