package nonet.trace.atlas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;

/// The branches of a search that have the same shape: the same outcomes in the same places, whatever was guessed. These are
/// the work that the search did again and again.
///
/// A shape is known by a hash of 64 bits, so two shapes are taken for one with a negligible probability.
public final class EqualBranches {

    /// The least number of guesses of a branch that is worth reporting.
    private static final int LEAST = 3;

    private final TreeSnapshot tree;
    private final long[] shapes;
    private final List<Group> groups;

    /// Branches of one shape.
    ///
    /// @param count the number of branches
    /// @param size the number of guesses of each
    /// @param depth the number of levels of each
    /// @param first the first of them
    public record Group(long shape, int count, int size, int depth, int first) {

        /// Returns the number of guesses in all of them.
        public long work() {
            return (long) count * size;
        }
    }

    private EqualBranches(TreeSnapshot tree, long[] shapes, List<Group> groups) {
        this.tree = tree;
        this.shapes = shapes;
        this.groups = List.copyOf(groups);
    }

    /// Returns the groups with the most guesses in all, the largest first. A shape that only occurs within another one of
    /// them is left out.
    ///
    /// @param most the largest number of groups
    public static EqualBranches of(TreeSnapshot tree, int most) {
        long[] shapes = shapes(tree);
        Table table = new Table(tree, shapes);
        List<Group> groups = new ArrayList<>();
        for (int place = 0; place < table.keys.length; place++) {
            if (table.counts[place] > 1 && !table.isPartOfOne(place)) {
                int node = table.samples[place];
                groups.add(new Group(
                        table.keys[place],
                        table.counts[place],
                        tree.end(node) - node,
                        tree.deepest(node) - tree.level(node) + 1,
                        node));
            }
        }
        groups.sort(Comparator.comparingLong(Group::work).reversed().thenComparingInt(Group::first));
        return new EqualBranches(tree, shapes, groups.subList(0, Math.min(most, groups.size())));
    }

    public TreeSnapshot tree() {
        return tree;
    }

    /// Returns the groups, those with the most guesses in all first.
    public List<Group> groups() {
        return groups;
    }

    /// Returns the branches of a group, in the order of the search.
    public int[] places(Group group) {
        int[] places = new int[group.count()];
        int count = 0;
        for (int node = group.first(); node < shapes.length && count < places.length; node++) {
            if (shapes[node] == group.shape()) {
                places[count++] = node;
            }
        }
        return Arrays.copyOf(places, count);
    }

    /// Returns the shape of each branch; 0 if it cannot be equal to another one.
    private static long[] shapes(TreeSnapshot tree) {
        long[] shapes = new long[tree.size()];
        for (int node = shapes.length - 1; node >= 0; node--) {
            int end = tree.end(node);
            long hash = mixed(outcome(tree, node));
            boolean known = !tree.isOpen(node) && (end > node + 1 || tree.dropped(node) == 0);
            for (int child = node + 1; child < end && known; child = tree.end(child)) {
                known = shapes[child] != 0;
                hash = mixed(hash * 31 + shapes[child]);
            }
            shapes[node] = known ? hash == 0 ? 1 : hash : 0;
        }
        return shapes;
    }

    private static int outcome(TreeSnapshot tree, int node) {
        NodeState state = tree.state(node);
        return switch (state) {
            case DEAD_END -> 1;
            case SOLUTION -> 2;
            case SKIPPED -> 3;
            case EXHAUSTED, SOLUTION_BELOW, OPEN -> 4;
        };
    }

    private static long mixed(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /// The number of branches of each shape, by hash.
    private static final class Table {

        private final long[] keys;
        private final int[] counts;
        private final int[] samples;

        /// The shape of the branch above, if it is the same for all, otherwise 0.
        private final long[] above;

        Table(TreeSnapshot tree, long[] shapes) {
            int size = Integer.highestOneBit(Math.max(8, shapes.length)) << 2;
            keys = new long[size];
            counts = new int[size];
            samples = new int[size];
            above = new long[size];
            int[] open = new int[84];
            for (int node = 0; node < shapes.length; node++) {
                int level = Math.min(tree.level(node), open.length - 1);
                open[level] = node;
                if (shapes[node] != 0 && tree.end(node) - node >= LEAST) {
                    count(shapes[node], node, level == 0 ? 0 : shapes[open[level - 1]]);
                }
            }
        }

        private void count(long shape, int node, long parent) {
            int place = place(shape);
            if (counts[place]++ == 0) {
                keys[place] = shape;
                samples[place] = node;
                above[place] = parent;
            } else if (above[place] != parent) {
                above[place] = 0;
            }
        }

        /// Tests whether all branches of a shape are in branches of one other shape, one in each.
        boolean isPartOfOne(int place) {
            return above[place] != 0 && counts[place(above[place])] == counts[place];
        }

        private int place(long shape) {
            int place = (int) (shape >>> 20) & keys.length - 1;
            while (counts[place] > 0 && keys[place] != shape) {
                place = place + 1 & keys.length - 1;
            }
            return place;
        }
    }
}
