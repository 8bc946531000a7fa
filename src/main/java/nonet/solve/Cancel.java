package nonet.solve;

/// Somebody's wish that a search stops. Engines ask often and return [Answer.Unknown] once it is there.
@FunctionalInterface
public interface Cancel {

    /// A wish that never comes.
    Cancel NEVER = () -> false;

    /// Tells whether the search is to stop. Cheap, and safe from any thread.
    boolean requested();
}
