package nonet.rate.explainer;

/// Counts the nodes that propagations find, and stops a rating that takes too many. The count is the same on every
/// machine.
final class Effort {

    /// Thrown when the bound is reached.
    static final class ExceededException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        ExceededException() {
            super("too much effort", null, false, false);
        }
    }

    private final long bound;
    private long spent;

    Effort(long bound) {
        this.bound = bound;
    }

    void add(int nodes) {
        spent += nodes;
        if (spent > bound) {
            throw new ExceededException();
        }
    }

    long spent() {
        return spent;
    }
}
