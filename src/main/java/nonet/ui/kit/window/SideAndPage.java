package nonet.ui.kit.window;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A list at the side and the page that it chooses, with a divider between them. The list has its preferred width until
/// the divider is dragged, and keeps its width when the window grows.
public final class SideAndPage extends SplitPane {

    /// The largest part of the window that the list takes by itself.
    private static final double MOST = 0.34;

    private final Region side;
    private final Remembered<Double> width;
    private boolean dragged;
    private double placedIn;
    private double placed;

    public SideAndPage(Region side, Region page, Remembered<Double> width) {
        this.side = side;
        this.width = width;
        SplitPane.setResizableWithParent(side, false);
        page.setMinWidth(0);
        getItems().addAll(side, page);
        addEventFilter(MouseEvent.MOUSE_RELEASED, release -> {
            if (release.getTarget() instanceof Node target && isOfDivider(target)) {
                dragged = true;
                width.keep().accept(side.getWidth());
            }
        });
    }

    private static boolean isOfDivider(Node target) {
        for (Node at = target; at != null && !(at instanceof SplitPane); at = at.getParent()) {
            if (at.getStyleClass().contains("split-pane-divider")) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void layoutChildren() {
        double room = getLayoutBounds().getWidth();
        Optional<Double> last = width.last().get();
        double wanted = last.orElseGet(() -> Math.min(MOST * room, side.prefWidth(-1)));
        // A window gets its size and its styles in several steps while it opens.
        if (!dragged && room > 0 && (room != placedIn || wanted != placed)) {
            placedIn = room;
            placed = wanted;
            setDividerPositions(wanted / room);
        }
        super.layoutChildren();
    }
}
