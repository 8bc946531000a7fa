package nonet.trace.atlas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.trace.TreeSnapshot;

/// The outline of a search tree: depth downwards, and each branch as wide as its share of the search. Branches that are too
/// narrow are not looked into, but summed up, so that the time depends on the size of the picture rather than on that of
/// the search.
///
/// @param bars the branches, each after the one that it belongs to
/// @param levels the number of levels
public record Icicle(List<Bar> bars, int levels) {

    /// What the width of a branch is.
    public enum Measure {
        /// Its guesses.
        GUESSES,
        /// Its events.
        EVENTS;

        /// Returns where a branch begins.
        public double start(TreeSnapshot tree, int node) {
            return this == GUESSES ? tree.number(node) : tree.first(node) + 1;
        }

        /// Returns where a branch ends.
        public double end(TreeSnapshot tree, int node) {
            return this == GUESSES ? tree.number(node) + tree.weight(node) : tree.last(node) + 2;
        }

        /// Returns the width of the whole search, at least 1.
        public double whole(TreeSnapshot tree) {
            return Math.max(1, end(tree, 0));
        }
    }

    /// How a branch ends.
    public enum BranchOutcome {
        /// No solution is in it.
        FAILED,
        /// The search is still in it.
        OPEN,
        SOLVED
    }

    /// A branch, or several beside each other that are too narrow to be distinguished.
    ///
    /// @param node the first node of the branch
    /// @param level the level of the branch, 0 for the whole search
    /// @param deepest the lowest level that it stands for: its own, unless it is summed up
    /// @param from where it begins, in the measure of the outline
    /// @param to where it ends
    public record Bar(int node, int level, int deepest, double from, double to, BranchOutcome outcome) {

        /// Tests whether it stands for the branches below it, too.
        public boolean isSummed() {
            return deepest > level;
        }
    }

    public Icicle {
        bars = List.copyOf(bars);
    }

    /// Returns the outline of a part of a search.
    ///
    /// @param from the left edge of the part
    /// @param to its right edge
    /// @param narrowest the width below which a branch is summed up
    public static Icicle of(TreeSnapshot tree, Measure measure, double from, double to, double narrowest) {
        Builder builder = new Builder(tree, measure, from, to, narrowest);
        builder.add(0);
        return new Icicle(builder.bars, tree.deepest(0) + 1);
    }

    /// Returns the outcome of a branch.
    public static BranchOutcome outcome(TreeSnapshot tree, int node) {
        return tree.hasSolution(node)
                ? BranchOutcome.SOLVED
                : tree.isOpen(node) ? BranchOutcome.OPEN : BranchOutcome.FAILED;
    }

    private static final class Builder {

        private final TreeSnapshot tree;
        private final Measure measure;
        private final double from;
        private final double to;
        private final double narrowest;
        private final List<Bar> bars = new ArrayList<>();

        /// The last bar of each level if more can be summed up in it, otherwise -1.
        private final int[] summing = new int[84];

        Builder(TreeSnapshot tree, Measure measure, double from, double to, double narrowest) {
            this.tree = tree;
            this.measure = measure;
            this.from = from;
            this.to = to;
            this.narrowest = narrowest;
            Arrays.fill(summing, -1);
        }

        void add(int node) {
            double start = measure.start(tree, node);
            double end = measure.end(tree, node);
            int level = tree.level(node);
            if (node > 0 && end - start < narrowest) {
                sum(node, level, start, end);
                return;
            }
            summing[level] = -1;
            bars.add(new Bar(node, level, level, start, end, outcome(tree, node)));
            int last = tree.end(node);
            for (int child = node + 1; child < last; child = tree.end(child)) {
                if (measure.start(tree, child) > to) {
                    break;
                }
                if (measure.end(tree, child) >= from) {
                    add(child);
                }
            }
            if (level + 1 < summing.length) {
                summing[level + 1] = -1;
            }
        }

        private void sum(int node, int level, double start, double end) {
            BranchOutcome outcome = outcome(tree, node);
            int deepest = tree.deepest(node);
            int before = summing[level];
            if (before >= 0 && end - bars.get(before).from() < narrowest) {
                Bar first = bars.get(before);
                BranchOutcome both = first.outcome().compareTo(outcome) > 0 ? first.outcome() : outcome;
                bars.set(
                        before,
                        new Bar(first.node(), level, Math.max(first.deepest(), deepest), first.from(), end, both));
            } else {
                summing[level] = bars.size();
                bars.add(new Bar(node, level, deepest, start, end, outcome));
            }
        }
    }
}
