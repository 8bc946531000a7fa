package nonet.ui.search;

import nonet.trace.TreeSnapshot;

/// Draws the whole tree: the width of a node is the number of guesses in its subtree, including itself. It stands at the
/// left of them, so that a search that only goes deeper takes the whole width; a folded one stands above the middle of
/// the triangle that represents them. A node's place follows from its number alone, so only visible nodes are read, and branches too
/// narrow to distinguish are folded, except on the path to the current moment. Of branches that would lie on one another, one is
/// drawn, a solution rather than another.
final class WholeLayout {

    /// The least distance of two branches, compared with the width of one whose subtree is drawn.
    private static final double LEAST_DISTANCE = 0.1;

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

    /// @param from the left edge of the view, in guesses from the start of the search
    /// @param to the right edge of the view
    /// @param narrowest the smallest number of guesses of a node whose subtree is drawn
    static TreePicture picture(TreeSnapshot tree, long shown, double from, double to, double narrowest) {
        WholeLayout layout = new WholeLayout(new PictureBuilder(tree, shown), from, to, narrowest);
        layout.add(0, -1);
        return layout.builder.buildSpread();
    }

    private void add(int node, int parent) {
        double start = tree.number(node);
        double width = tree.weight(node);
        boolean narrow = width < narrowest && !builder.isLit(node);
        boolean folded = width > 1 && (narrow || !tree.hasChildren(node));
        int place = builder.add(node, parent, start + (folded ? width / 2 : 0.5), width, folded);
        if (folded) {
            return;
        }
        double free = 0;
        boolean solved = false;
        for (int child = node + 1; child < tree.end(node); child = tree.end(child)) {
            if (tree.number(child) + tree.weight(child) < from || tree.number(child) > to) {
                continue;
            }
            boolean solution = tree.hasSolution(child);
            if (tree.number(child) >= free || solution && !solved || builder.isLit(child)) {
                add(child, place);
                free = tree.number(child) + LEAST_DISTANCE * narrowest;
                solved = solution;
            } else {
                builder.leaveOut(child);
            }
        }
    }
}
