package nonet.ui.kit.window;

import java.util.OptionalDouble;
import javafx.geometry.Bounds;
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
    private final SideWidth width;
    private boolean dragged;
    private double placedIn;

    public SideAndPage(Region side, Region page, SideWidth width) {
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
        Bounds room = getLayoutBounds();
        // A window gets its size in several steps while it opens.
        if (!dragged && room.getWidth() > 0 && room.getWidth() != placedIn) {
            placedIn = room.getWidth();
            OptionalDouble last = width.last().get();
            double part = last.orElseGet(() -> side.prefWidth(-1)) / room.getWidth();
            setDividerPositions(last.isPresent() ? part : Math.min(MOST, part));
        }
        super.layoutChildren();
    }
}
