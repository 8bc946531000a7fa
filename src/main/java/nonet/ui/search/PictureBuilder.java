package nonet.ui.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;
import nonet.ui.search.TreePicture.Item;

/// Collects the nodes of a picture. A layout determines their places; their look follows from the tree and the current
/// moment.
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
    private long leftOut;

    /// @param shown the index of the event whose board is shown, -1 for the start
    PictureBuilder(TreeSnapshot tree, long shown) {
        this.tree = tree;
        this.shown = shown;
        path = tree.path(shown);
    }

    boolean isLit(int node) {
        int level = tree.level(node);
        return level < path.length && path[level] == node;
    }

    /// Tests whether the path goes on below a node.
    boolean hasLitChild(int node) {
        return isLit(node) && tree.level(node) + 1 < path.length;
    }

    /// Counts a node that is not drawn, with its subtree.
    void leaveOut(int node) {
        leftOut += tree.weight(node);
    }

    /// Counts the children of a node that are not drawn, with their subtrees.
    ///
    /// @param first the first child that is drawn
    /// @param last the last one
    void leaveOutBeside(int node, int first, int last) {
        leftOut += tree.number(first) - tree.number(node + 1);
        leftOut += tree.number(node) + tree.weight(node) - tree.number(last) - tree.weight(last);
    }

    /// Adds a node.
    ///
    /// @param parent the index of the item above it, or -1
    /// @return its index
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

    /// Returns the state of the node at the current moment if it was open then, otherwise its outcome.
    private NodeState state(int node, boolean lit) {
        NodeState state = tree.state(node);
        return switch (state) {
            case DEAD_END -> lit && tree.contradictionIndex(node) > shown ? NodeState.OPEN : state;
            case EXHAUSTED, SKIPPED, SOLUTION_BELOW -> lit && tree.last(node) > shown ? NodeState.OPEN : state;
            case OPEN, SOLUTION -> state;
        };
    }

    /// Returns the picture of a tree whose labels have the room up to the next node of their level.
    TreePicture buildSpread() {
        Map<Integer, Double> next = new HashMap<>();
        List<Item> rightmostFirst = new ArrayList<>(items);
        rightmostFirst.sort(Comparator.comparingDouble(Item::x).reversed());
        Map<Integer, Double> rooms = new HashMap<>();
        for (Item item : rightmostFirst) {
            rooms.put(item.node(), next.getOrDefault(item.level(), Double.MAX_VALUE) - item.x());
            next.put(item.level(), item.x());
        }
        items.replaceAll(item -> item.with(rooms.getOrDefault(item.node(), item.room())));
        return build();
    }

    TreePicture build() {
        return new TreePicture(tree, List.copyOf(items), left, right, deepest, foldedBranches, foldedGuesses, leftOut);
    }
}
