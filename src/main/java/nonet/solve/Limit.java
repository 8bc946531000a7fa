package nonet.solve;

/// The limit of a search.
///
/// @param solutions the search stops after this many solutions, at least 1
/// @param events the search gives up after this many events, at least 1
public record Limit(long solutions, long events) {

    /// All solutions, without a limit on events.
    public static final Limit ALL = new Limit(Long.MAX_VALUE, Long.MAX_VALUE);

    /// Two solutions: enough to distinguish none, one and several.
    public static final Limit TWO = solutions(2);

    public Limit {
        if (solutions < 1 || events < 1) {
            throw new IllegalArgumentException("a limit below 1: " + solutions + ", " + events);
        }
    }

    /// Stops after this many solutions, at least 1.
    public static Limit solutions(long solutions) {
        return new Limit(solutions, Long.MAX_VALUE);
    }
}
