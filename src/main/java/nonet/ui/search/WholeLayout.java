package nonet.ui.search;

import nonet.trace.TreeSnapshot;

/// Draws the whole tree: every node is as wide as the guesses that it and what is below it took, and stands above their
/// middle. A node's place follows from its number alone, so only what is in sight is ever looked at, and what would be
/// too narrow to be told apart is folded, save on the path to the moment shown.
final class WholeLayout {

    private final PictureBuilder builder;
    private final TreeSnapshot tree;
    private final double from;
    private final double to;
    private final double narrowest;

    private WholeLayout(PictureBuilder builder, double from, double to, double narrowest) {
        this.builder = builder;
        this.tree = builder.tree;
        this.from = from;
        this.to = to;
        this.narrowest = narrowest;
    }

    /// @param from where sight begins, in guesses from the start of the search
    /// @param to where it ends
    /// @param narrowest how many guesses a node must have for what is below it to be drawn
    static TreePicture picture(TreeSnapshot tree, long shown, double from, double to, double narrowest) {
        WholeLayout layout = new WholeLayout(new PictureBuilder(tree, shown), from, to, narrowest);
        layout.add(0, -1);
        return layout.builder.build();
    }

    private void add(int node, int parent) {
        double start = tree.number(node);
        double width = tree.weight(node);
        boolean narrow = width < narrowest && !builder.isLit(node);
        boolean folded = width > 1 && (narrow || !tree.hasChildren(node));
        int place = builder.add(node, parent, start + width / 2, width, folded);
        if (folded) {
            return;
        }
        for (int child = node + 1; child < tree.end(node); child = tree.end(child)) {
            if (tree.number(child) + tree.weight(child) >= from && tree.number(child) <= to) {
                add(child, place);
            }
        }
    }
}
