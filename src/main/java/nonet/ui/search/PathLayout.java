package nonet.ui.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.function.LongPredicate;
import nonet.trace.TreeSnapshot;

/// Draws the path to the current moment as a straight line downwards, at x = 0, with earlier attempts to its left and
/// later ones to its right. Nodes off the path are folded unless the user unfolds them.
///
/// The tidy drawing of Reingold and Tilford: subtrees keep their shape, and adjacent ones are moved together until
/// their outlines are one unit apart. A parent is centered above its children, except on the path.
final class PathLayout {

    /// The largest number of guesses of a search that is drawn unchanged. In a longer one the path would sway with its
    /// side branches.
    private static final int FEW = 12;

    /// The largest number of children of a node that are drawn on either side of the path; off the path, twice as many,
    /// the first ones.
    private static final int MOST_BESIDE = 50;

    private final PictureBuilder builder;
    private final TreeSnapshot tree;
    private final LongPredicate unfolded;

    /// A node with its subtree.
    private static final class Shape {

        final int node;
        final boolean folded;
        final List<Shape> children;
        /// The offsets of the children, to the right of the node.
        final double[] offsets;
        /// The outline to the left, level by level from the node's own, as distances to the right of the node.
        final double[] left;
        final double[] right;

        Shape(int node, boolean folded, List<Shape> children, double[] offsets, double[] left, double[] right) {
            this.node = node;
            this.folded = folded;
            this.children = children;
            this.offsets = offsets;
            this.left = left;
            this.right = right;
        }
    }

    private PathLayout(PictureBuilder builder, LongPredicate unfolded) {
        this.builder = builder;
        this.tree = builder.tree;
        this.unfolded = unfolded;
    }

    /// @param unfolded tests by its first event whether a node shows its children
    static TreePicture picture(TreeSnapshot tree, long shown, LongPredicate unfolded) {
        PathLayout layout = new PathLayout(new PictureBuilder(tree, shown), unfolded);
        layout.add(layout.arrange(0), -1, 0);
        return layout.builder.build();
    }

    private void add(Shape shape, int parent, double x) {
        int place = builder.add(shape.node, parent, x, 1, shape.folded);
        for (int i = 0; i < shape.children.size(); i++) {
            add(shape.children.get(i), place, x + shape.offsets[i]);
        }
    }

    private Shape arrange(int node) {
        boolean lit = builder.isLit(node);
        boolean below = tree.weight(node) > 1;
        boolean open = tree.hasChildren(node) && (lit || tree.guesses() <= FEW || unfolded.test(tree.first(node)));
        if (!open) {
            return new Shape(node, below, List.of(), new double[0], new double[] {0}, new double[] {0});
        }
        List<Shape> children = new ArrayList<>();
        int spine = -1;
        for (int child : drawn(node)) {
            if (builder.isLit(child)) {
                spine = children.size();
            }
            children.add(arrange(child));
        }
        return join(node, children, spine);
    }

    /// Returns the children of a node that are drawn.
    private Collection<Integer> drawn(int node) {
        Deque<Integer> drawn = new ArrayDeque<>();
        int most = builder.hasLitChild(node) ? Integer.MAX_VALUE : 2 * MOST_BESIDE;
        for (int child = node + 1; child < tree.end(node) && drawn.size() < most; child = tree.end(child)) {
            drawn.addLast(child);
            if (builder.isLit(child)) {
                most = drawn.size() + MOST_BESIDE;
            } else if (most == Integer.MAX_VALUE && drawn.size() > MOST_BESIDE) {
                drawn.removeFirst();
            }
        }
        builder.leaveOutBeside(node, drawn.getFirst(), drawn.getLast());
        return drawn;
    }

    private static Shape join(int node, List<Shape> children, int spine) {
        int depth = children.stream().mapToInt(child -> child.left.length).max().orElse(0);
        double[] left = new double[depth + 1];
        double[] right = new double[depth + 1];
        Arrays.fill(left, Double.MAX_VALUE);
        Arrays.fill(right, -Double.MAX_VALUE);
        double[] offsets = new double[children.size()];
        for (int i = 0; i < offsets.length; i++) {
            Shape child = children.get(i);
            double offset = i == 0 ? 0 : offsets[i - 1] + 1;
            for (int level = 0; level < child.left.length; level++) {
                offset = Math.max(offset, right[level + 1] + 1 - child.left[level]);
            }
            offsets[i] = offset;
            for (int level = 0; level < child.left.length; level++) {
                left[level + 1] = Math.min(left[level + 1], offset + child.left[level]);
                right[level + 1] = Math.max(right[level + 1], offset + child.right[level]);
            }
        }
        double own = spine >= 0 ? offsets[spine] : (offsets[0] + offsets[offsets.length - 1]) / 2;
        left[0] = own;
        right[0] = own;
        shift(offsets, own);
        shift(left, own);
        shift(right, own);
        return new Shape(node, false, children, offsets, left, right);
    }

    private static void shift(double[] places, double by) {
        for (int i = 0; i < places.length; i++) {
            places[i] -= by;
        }
    }
}
