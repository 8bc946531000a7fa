package nonet.service.agreement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.codec.path.RatedPath;
import nonet.deduce.Conclusion;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// How far a rating and its path agree with those of another program.
///
/// @param theirs the rating that the other program printed; empty if it printed none
/// @param ours the rating of Nonet, or why there is none
/// @param parting where the paths part; null if they are the same
public record Agreement(
        Puzzle puzzle, String theirs, String ours, @Nullable Parting parting) {

    /// The first step at which two paths differ.
    ///
    /// @param number the number of the step, from 1
    /// @param theirs the step of the other program; empty if its path is over
    /// @param ours the step of Nonet; empty if its path is over
    /// @param differing the conclusions that only one of the two steps has; empty if only their ratings differ
    public record Parting(int number, String theirs, String ours, Set<Conclusion> differing) {

        public Parting {
            differing = Set.copyOf(differing);
        }
    }

    /// Tests whether rating and path agree.
    public boolean isEqual() {
        return parting == null && isRatingEqual();
    }

    /// Tests whether the ratings agree. A score without a level is compared with the score alone, and nothing is compared
    /// where the other program printed no rating.
    public boolean isRatingEqual() {
        return theirs.isEmpty() || theirs.equals(ours) || !theirs.contains(" ") && ours.endsWith(" " + theirs);
    }

    /// Returns where two paths part; null if they are the same. Steps are compared by what they conclude, and by their
    /// ratings where both have one.
    static @Nullable Parting parting(List<RatedPath.Step> theirs, List<RatedPath.Step> ours) {
        int common = Math.min(theirs.size(), ours.size());
        for (int i = 0; i < common; i++) {
            if (!agree(theirs.get(i), ours.get(i))) {
                return parting(i + 1, theirs.get(i), ours.get(i));
            }
        }
        if (theirs.size() == ours.size()) {
            return null;
        }
        RatedPath.Step none = new RatedPath.Step("", "", Set.of());
        return theirs.size() > common
                ? parting(common + 1, theirs.get(common), none)
                : parting(common + 1, none, ours.get(common));
    }

    private static boolean agree(RatedPath.Step theirs, RatedPath.Step ours) {
        return theirs.rating().equals(ours.rating())
                && (theirs.conclusions().isEmpty() || theirs.conclusions().equals(ours.conclusions()));
    }

    private static Parting parting(int number, RatedPath.Step theirs, RatedPath.Step ours) {
        Set<Conclusion> differing = new LinkedHashSet<>(theirs.conclusions());
        for (Conclusion each : ours.conclusions()) {
            if (!differing.remove(each)) {
                differing.add(each);
            }
        }
        return new Parting(
                number,
                text(theirs),
                text(ours),
                theirs.conclusions().isEmpty() && !theirs.text().isEmpty() ? Set.of() : differing);
    }

    private static String text(RatedPath.Step step) {
        return (step.rating() + " " + step.text()).strip();
    }
}
