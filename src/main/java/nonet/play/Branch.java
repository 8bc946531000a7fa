package nonet.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.solve.ChosenGuess;
import org.jspecify.annotations.Nullable;

/// A branch of a search whose guesses a person chooses. It goes on from an event of another branch, and has the events up
/// to that one in common with it.
///
/// @param number its number, from 1; the first branch begins with the search
/// @param from the number of the branch that it goes on from, a lower one; 0 for the first branch
/// @param after the last event in common with that branch, -1 for none
/// @param guesses the chosen guesses of its search, in the order in which they come
/// @param title the name that the user gave it; empty for none
public record Branch(int number, int from, long after, List<ChosenGuess> guesses, String title) {

    /// The largest number of characters of a title.
    public static final int LONGEST_TITLE = 40;

    /// The first branch of a search for which no guess is chosen.
    public static final Branch FIRST = new Branch(1, 0, -1, List.of());

    /// The largest number of branches of a search.
    public static final int MOST = 8;

    public Branch {
        guesses = List.copyOf(guesses);
        boolean titled = title.length() <= LONGEST_TITLE && title.chars().noneMatch(Character::isISOControl);
        if (number < 1 || from < 0 || from >= number || after < -1 || !titled) {
            throw new IllegalArgumentException("branch " + number + " from " + from + " after " + after);
        }
    }

    /// Creates a branch without a title.
    public Branch(int number, int from, long after, List<ChosenGuess> guesses) {
        this(number, from, after, guesses, "");
    }

    /// Returns this branch with other guesses.
    public Branch with(List<ChosenGuess> others) {
        return new Branch(number, from, after, others, title);
    }

    /// Returns this branch with another title.
    public Branch titled(String other) {
        return new Branch(number, from, after, guesses, other);
    }

    /// Returns the number with the title, or with the first chosen guess of its own, such as `2: r7c7=53`.
    public String name() {
        if (!title.isEmpty()) {
            return number + ": " + title;
        }
        return guesses.stream()
                .filter(guess -> guess.from() > after)
                .findFirst()
                .map(guess -> number + ": " + guess.notation())
                .orElse(Integer.toString(number));
    }

    /// Returns the last event that two branches have in common, -1 for none.
    ///
    /// @param all the branches of their search
    public static long lastCommon(Branch one, Branch other, List<Branch> all) {
        Map<Integer, Long> ends = new HashMap<>();
        long end = Long.MAX_VALUE;
        for (Branch each = one; each != null; each = origin(each, all)) {
            ends.put(each.number, end);
            end = Math.min(end, each.after);
        }
        end = Long.MAX_VALUE;
        for (Branch each = other; each != null; each = origin(each, all)) {
            Long known = ends.get(each.number);
            if (known != null) {
                return Math.min(known, end);
            }
            end = Math.min(end, each.after);
        }
        return -1;
    }

    private static @Nullable Branch origin(Branch branch, List<Branch> all) {
        return all.stream()
                .filter(each -> each.number == branch.from)
                .findFirst()
                .orElse(null);
    }
}
