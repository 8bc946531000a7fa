package nonet.play;

import java.util.Map;

/// The branches of a search as they are kept with a document.
///
/// @param left the branches with the events at which they were left, -1 for the start
/// @param shown the number of the branch that is shown
public record Branches(Map<Branch, Long> left, int shown) {

    /// A search for which no guess is chosen.
    public static final Branches NONE = new Branches(Map.of(), 1);

    public Branches {
        left = Map.copyOf(left);
    }

    /// Tests whether no guess is chosen in any branch.
    public boolean isEmpty() {
        return left.keySet().stream().allMatch(branch -> branch.guesses().isEmpty());
    }
}
