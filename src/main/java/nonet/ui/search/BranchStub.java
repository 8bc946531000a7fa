package nonet.ui.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.play.Branch;

/// A branch of the search that is not drawn: a short dashed line from the node where it parts, with its name.
///
/// @param fromX the place of that node, in pixels
/// @param x the place of its end
record BranchStub(Branch branch, double fromX, double fromY, double x, double y) {

    private static final double ASIDE = 26;
    private static final double DOWN = 20;
    private static final double NEXT = 15;
    private static final double NEAR = 12;

    /// Returns the branches that part from the drawn one, those of one node one below the other.
    static List<BranchStub> of(TreePicture picture, TreeCamera camera, Branching branching) {
        Map<Integer, TreePicture.Item> drawn = new HashMap<>();
        picture.items().forEach(item -> drawn.put(item.node(), item));
        Map<TreePicture.Item, Integer> counts = new HashMap<>();
        List<BranchStub> stubs = new ArrayList<>();
        for (Branching.Parting parting : branching.partings()) {
            TreePicture.Item above = null;
            for (int node : picture.tree().path(parting.after())) {
                above = drawn.getOrDefault(node, above);
            }
            if (above != null) {
                int before = counts.merge(above, 1, Integer::sum) - 1;
                double x = camera.screenX(above.x());
                double y = camera.screenY(above.level());
                stubs.add(new BranchStub(parting.branch(), x, y, x + ASIDE, y + DOWN + NEXT * before));
            }
        }
        return stubs;
    }

    /// Tests whether a place is at its end.
    boolean isAt(double otherX, double otherY) {
        return Math.hypot(otherX - x, otherY - y) <= NEAR;
    }
}
