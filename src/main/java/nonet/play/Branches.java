package nonet.play;

import java.util.Map;
import java.util.Optional;

/// The branches of a search as they are kept with a document.
///
/// @param left the branches with the events at which they were left, -1 for the start
/// @param shown the number of the branch that is shown
/// @param own whether the user makes every guess
/// @param begun how many were begun, those that were dropped included; at least the largest number of one
public record Branches(Map<Branch, Long> left, int shown, boolean own, int begun) {

    /// A search for which no guess is chosen.
    public static final Branches NONE = new Branches(Map.of(), 1, false);

    public Branches {
        left = Map.copyOf(left);
        begun = left.keySet().stream().mapToInt(Branch::number).reduce(begun, Math::max);
    }

    /// Creates branches of which the last one was not dropped.
    public Branches(Map<Branch, Long> left, int shown, boolean own) {
        this(left, shown, own, 1);
    }

    /// Tests whether no guess is chosen in any branch, nor the user to choose them.
    public boolean isEmpty() {
        return !own && !haveGuesses();
    }

    /// Tests whether a guess is chosen in any branch.
    public boolean haveGuesses() {
        return left.keySet().stream().anyMatch(branch -> !branch.guesses().isEmpty());
    }

    /// Returns the branch with a number.
    public Optional<Branch> branch(int number) {
        return left.keySet().stream().filter(each -> each.number() == number).findFirst();
    }

    /// Returns the event at which the branch that is shown was left, -1 for the start.
    public long event() {
        return branch(shown).map(left::get).orElse(-1L);
    }
}
