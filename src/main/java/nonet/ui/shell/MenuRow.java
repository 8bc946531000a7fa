package nonet.ui.shell;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// The menus, and the rooms at the end of the same row; below the menus where the names of both are too long for one row.
final class MenuRow extends Pane {

    private final Node menus;
    private final Node rooms;

    MenuRow(Node menus, Node rooms) {
        super(menus, rooms);
        this.menus = menus;
        this.rooms = rooms;
        getStyleClass().add("menu-row");
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        double above = menus.prefHeight(-1);
        double below = rooms.prefHeight(-1);
        return snappedTopInset() + snappedBottomInset() + (fits(width) ? Math.max(above, below) : above + below);
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double width = getWidth() - left - snappedRightInset();
        double above = menus.prefHeight(-1);
        double below = rooms.prefHeight(-1);
        double wide = Math.min(width, snapSizeX(rooms.prefWidth(-1)));
        if (fits(getWidth())) {
            double height = Math.max(above, below);
            menus.resizeRelocate(left, snapPositionY(top + (height - above) / 2), width - wide, above);
            rooms.resizeRelocate(left + width - wide, snapPositionY(top + (height - below) / 2), wide, below);
        } else {
            menus.resizeRelocate(left, top, width, above);
            rooms.resizeRelocate(left + width - wide, top + above, wide, below);
        }
    }

    private boolean fits(double width) {
        return width < 0
                || snappedLeftInset() + menus.prefWidth(-1) + rooms.prefWidth(-1) + snappedRightInset() <= width;
    }
}
