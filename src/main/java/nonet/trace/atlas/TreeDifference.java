package nonet.trace.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.grid.Candidate;
import nonet.trace.TreeSnapshot;
import org.jspecify.annotations.Nullable;

/// What two searches have in common, and the branches that only one of them has. Two guesses are the same if they are of one
/// candidate, and the guesses before them are the same.
///
/// @param common the number of guesses that both have
/// @param onlyFirst the number of guesses that only the first search has
/// @param onlySecond the number of guesses that only the second search has
/// @param branches the largest branches that only one has, the largest first
public record TreeDifference(long common, long onlyFirst, long onlySecond, List<Branch> branches) {

    /// A branch that only one search has.
    ///
    /// @param inFirst whether the first search has it
    /// @param node its node there
    /// @param size the number of its guesses
    /// @param path the guesses before it and its own
    public record Branch(boolean inFirst, int node, long size, List<Candidate> path) {
        public Branch {
            path = List.copyOf(path);
        }
    }

    public TreeDifference {
        branches = List.copyOf(branches);
    }

    /// Compares two searches.
    ///
    /// @param most the largest number of branches to return
    public static TreeDifference of(TreeSnapshot first, TreeSnapshot second, int most) {
        Comparing comparing = new Comparing(first, second);
        comparing.compare(0, 0);
        comparing.branches.sort(Comparator.comparingLong(Branch::size)
                .reversed()
                .thenComparing(Branch::inFirst, Comparator.reverseOrder())
                .thenComparingInt(Branch::node));
        return new TreeDifference(
                comparing.common,
                first.guesses() - comparing.common,
                second.guesses() - comparing.common,
                comparing.branches.subList(0, Math.min(most, comparing.branches.size())));
    }

    /// Returns the guesses after which the searches part: those before all branches that only one has.
    public List<Candidate> parting() {
        List<Candidate> parting = null;
        for (Branch branch : branches) {
            List<Candidate> before = branch.path().subList(0, branch.path().size() - 1);
            parting = parting == null ? before : parting.subList(0, common(parting, before));
        }
        return parting == null ? List.of() : List.copyOf(parting);
    }

    private static int common(List<Candidate> one, List<Candidate> other) {
        int common = 0;
        while (common < one.size() && common < other.size() && one.get(common).equals(other.get(common))) {
            common++;
        }
        return common;
    }

    /// Returns the node of a search after some guesses, or the last one on the way there.
    public static int node(TreeSnapshot tree, List<Candidate> guesses) {
        int node = 0;
        for (Candidate guess : guesses) {
            int child = Comparing.find(guess, tree, node);
            if (child < 0) {
                return node;
            }
            node = child;
        }
        return node;
    }

    private static final class Comparing {

        private final TreeSnapshot first;
        private final TreeSnapshot second;
        private final List<Branch> branches = new ArrayList<>();
        private final List<Candidate> path = new ArrayList<>();
        private long common;

        Comparing(TreeSnapshot first, TreeSnapshot second) {
            this.first = first;
            this.second = second;
        }

        void compare(int one, int other) {
            for (int child = one + 1; child < first.end(one); child = first.end(child)) {
                int same = find(first.candidate(child), second, other);
                if (same < 0) {
                    only(true, first, child);
                } else {
                    common++;
                    path.add(candidate(first, child));
                    compare(child, same);
                    path.removeLast();
                }
            }
            for (int child = other + 1; child < second.end(other); child = second.end(child)) {
                if (find(second.candidate(child), first, one) < 0) {
                    only(false, second, child);
                }
            }
        }

        private void only(boolean inFirst, TreeSnapshot tree, int node) {
            path.add(candidate(tree, node));
            branches.add(new Branch(inFirst, node, tree.weight(node), path));
            path.removeLast();
        }

        private static int find(@Nullable Candidate candidate, TreeSnapshot tree, int parent) {
            for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
                if (candidate != null && candidate.equals(tree.candidate(child))) {
                    return child;
                }
            }
            return -1;
        }

        private static Candidate candidate(TreeSnapshot tree, int node) {
            Candidate candidate = tree.candidate(node);
            if (candidate == null) {
                throw new IllegalStateException("the root has no candidate");
            }
            return candidate;
        }
    }
}
