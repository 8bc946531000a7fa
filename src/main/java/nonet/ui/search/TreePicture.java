package nonet.ui.search;

import java.util.List;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;

/// The part of a search tree that is drawn, with the place of each node. Across, the unit is the layout's own; down, it
/// is a level.
///
/// @param items what is drawn, each after the one above it
/// @param left where the leftmost node is
/// @param right where the rightmost node is
/// @param deepest the lowest level drawn
/// @param foldedBranches how many of the items stand for what is below them too
/// @param foldedGuesses how many guesses those stand for, themselves not counted
record TreePicture(
        TreeSnapshot tree,
        List<Item> items,
        double left,
        double right,
        int deepest,
        int foldedBranches,
        long foldedGuesses) {

    static final TreePicture EMPTY = new TreePicture(TreeSnapshot.EMPTY, List.of(), 0, 0, 0, 0, 0);

    /// A node as it is drawn.
    ///
    /// @param parent the place among the items of the one above it, or -1
    /// @param width how much room there is for it and what is below it
    /// @param reach how many levels it stands for below its own
    /// @param folded whether it stands for what is below it too
    /// @param lit whether it is on the path to the moment shown
    /// @param current whether the path ends with it
    /// @param ahead whether it was guessed only after the moment shown
    record Item(
            int node,
            int parent,
            double x,
            int level,
            double width,
            int reach,
            NodeState state,
            boolean folded,
            boolean lit,
            boolean current,
            boolean ahead) {}
}
