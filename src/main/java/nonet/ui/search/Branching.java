package nonet.ui.search;

import java.util.List;
import nonet.play.Branch;
import nonet.trace.TreeSnapshot;

/// Where the branches of a search part from the one that is drawn.
///
/// @param shown the branch that is drawn
/// @param all all branches, by number
/// @param partings where each of the others parts from it
public record Branching(Branch shown, List<Branch> all, List<Parting> partings) {

    /// A search without further branches.
    public static final Branching NONE = of(List.of(Branch.FIRST), Branch.FIRST);

    /// A branch that is not drawn.
    ///
    /// @param after the last event in common, -1 for none
    public record Parting(Branch branch, long after) {}

    /// Returns where the branches of a search part from one of them.
    ///
    /// @param all the branches, by number
    public static Branching of(List<Branch> all, Branch shown) {
        return new Branching(
                shown,
                all,
                all.stream()
                        .filter(each -> each.number() != shown.number())
                        .map(each -> new Parting(each, Branch.lastCommon(shown, each, all)))
                        .toList());
    }

    /// Returns the first node that was guessed after an event; the size of the tree for none.
    public static int firstAfter(TreeSnapshot tree, long event) {
        int low = 0;
        for (int high = tree.size(); low < high; ) {
            int middle = (low + high) >>> 1;
            if (tree.first(middle) <= event) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// Tests whether an event belongs to the branch that is drawn, and not to the one that it goes on from.
    public boolean isOwn(long event) {
        return shown.from() > 0 && event > shown.after();
    }
}
