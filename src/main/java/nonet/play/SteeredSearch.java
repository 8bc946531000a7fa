package nonet.play;

import java.util.Map;
import java.util.stream.Collectors;

/// The branches of an engine's search.
///
/// @param engine the id of the engine
public record SteeredSearch(String engine, Branches branches) {

    /// The largest number of searches that are kept of a puzzle: each engine that takes guesses, with and without those of the
    /// user alone.
    public static final int MOST = 12;

    /// Tests whether another one is the same search: one of the same engine, and either both or none with every guess the user's.
    public boolean isSame(SteeredSearch other) {
        return is(other.engine, other.branches.own());
    }

    /// Tests whether it is the search of an engine in which the user makes every guess, or the one in which the engine does.
    public boolean is(String by, boolean own) {
        return engine.equals(by) && branches.own() == own;
    }

    /// Returns the same search with its branches at their start.
    public SteeredSearch atStart() {
        Map<Branch, Long> begun = branches.left().keySet().stream().collect(Collectors.toMap(each -> each, _ -> -1L));
        return new SteeredSearch(engine, new Branches(begun, 1, branches.own(), branches.begun()));
    }
}
