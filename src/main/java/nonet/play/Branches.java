package nonet.play;

import java.util.Map;

/// The branches of a search as they are kept with a document.
///
/// @param left the branches with the events at which they were left, -1 for the start
/// @param shown the number of the branch that is shown
/// @param own whether the user makes every guess
public record Branches(Map<Branch, Long> left, int shown, boolean own) {

    /// A search for which no guess is chosen.
    public static final Branches NONE = new Branches(Map.of(), 1, false);

    public Branches {
        left = Map.copyOf(left);
    }

    /// Tests whether no guess is chosen in any branch, nor the user to choose them.
    public boolean isEmpty() {
        return !own
                && left.keySet().stream().allMatch(branch -> branch.guesses().isEmpty());
    }
}
