package nonet.ui.search;

import java.util.ArrayList;
import java.util.List;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;
import nonet.ui.search.TreePicture.Item;

/// Collects the nodes of a picture. A layout says where they are; what they look like follows from the tree and the
/// moment shown.
final class PictureBuilder {

    final TreeSnapshot tree;
    private final long shown;
    private final int[] path;
    private final List<Item> items = new ArrayList<>();
    private double left = Double.MAX_VALUE;
    private double right = -Double.MAX_VALUE;
    private int deepest;
    private int foldedBranches;
    private long foldedGuesses;

    /// @param shown the place in the trace of the event whose board is shown, -1 for the start
    PictureBuilder(TreeSnapshot tree, long shown) {
        this.tree = tree;
        this.shown = shown;
        path = tree.path(shown);
    }

    boolean isLit(int node) {
        int level = tree.level(node);
        return level < path.length && path[level] == node;
    }

    /// Adds a node.
    ///
    /// @param parent the place of the item above it, or -1
    /// @return its place
    int add(int node, int parent, double x, double width, boolean folded) {
        int level = tree.level(node);
        int reach = folded ? tree.deepest(node) - level : 0;
        boolean lit = isLit(node);
        boolean current = lit && level == path.length - 1;
        items.add(new Item(
                node,
                parent,
                x,
                level,
                width,
                reach,
                state(node, lit),
                folded,
                lit,
                current,
                tree.first(node) > shown));
        left = Math.min(left, x);
        right = Math.max(right, x);
        deepest = Math.max(deepest, level);
        if (folded) {
            foldedBranches++;
            foldedGuesses += tree.weight(node) - 1;
        }
        return items.size() - 1;
    }

    /// Returns what the node was at the moment shown if it was open then, else what became of it.
    private NodeState state(int node, boolean lit) {
        NodeState state = tree.state(node);
        return switch (state) {
            case DEAD_END -> lit && tree.contradictionIndex(node) > shown ? NodeState.OPEN : state;
            case EXHAUSTED, SOLUTION_BELOW -> lit && tree.last(node) > shown ? NodeState.OPEN : state;
            case OPEN, SOLUTION -> state;
        };
    }

    TreePicture build() {
        return new TreePicture(tree, List.copyOf(items), left, right, deepest, foldedBranches, foldedGuesses);
    }
}
