package nonet.rate.se.board;

/// Counts the nodes that propagations find, and stops a rating that takes too many. The count is the same on every
/// machine.
public final class NodeBudget {

    /// Thrown when the bound is reached.
    public static final class ExceededException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        ExceededException() {
            super("the node budget is exceeded", null, false, false);
        }
    }

    private final long bound;
    private long spent;
    private double floor;

    /// @param bound the number of nodes after which the rating stops
    public NodeBudget(long bound) {
        this.bound = bound;
    }

    /// Counts nodes.
    ///
    /// @throws ExceededException if the bound is exceeded
    public void add(int nodes) {
        spent += nodes;
        if (spent > bound) {
            throw new ExceededException();
        }
    }

    /// Notes that from here on only steps of this rating or a higher one are searched for.
    public void setFloor(double rating) {
        floor = rating;
    }

    /// Returns the lowest rating of the steps that are being searched for.
    public double floor() {
        return floor;
    }
}
