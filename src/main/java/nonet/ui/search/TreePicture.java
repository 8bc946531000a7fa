package nonet.ui.search;

import java.util.List;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;

/// The visible part of a search tree, with the place of each node. Horizontally, the unit is the layout's own;
/// vertically, it is a level.
///
/// @param items the items, each after its parent
/// @param left the place of the leftmost node
/// @param right the place of the rightmost node
/// @param deepest the lowest level drawn
/// @param foldedBranches the number of items that represent their subtrees
/// @param foldedGuesses the number of guesses in these subtrees
/// @param leftOut the number of guesses that are drawn nowhere, as the nodes above have too many branches
record TreePicture(
        TreeSnapshot tree,
        List<Item> items,
        double left,
        double right,
        int deepest,
        int foldedBranches,
        long foldedGuesses,
        long leftOut) {

    static final TreePicture EMPTY = new TreePicture(TreeSnapshot.EMPTY, List.of(), 0, 0, 0, 0, 0, 0);

    /// A drawn node.
    ///
    /// @param parent the index of its parent among the items, or -1
    /// @param width the room for it and its subtree
    /// @param room the room to the right of its place, up to the next node of its level
    /// @param reach the number of levels that it represents below its own
    /// @param folded whether it represents its subtree
    /// @param lit whether it is on the path to the current moment
    /// @param current whether it is the end of the path
    /// @param ahead whether it was guessed after the current moment
    record Item(
            int node,
            int parent,
            double x,
            int level,
            double width,
            double room,
            int reach,
            NodeState state,
            boolean folded,
            boolean lit,
            boolean current,
            boolean ahead) {

        /// Returns this node with another room.
        Item with(double other) {
            return new Item(node, parent, x, level, width, other, reach, state, folded, lit, current, ahead);
        }
    }
}
