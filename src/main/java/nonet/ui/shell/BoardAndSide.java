package nonet.ui.shell;

import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import nonet.ui.kit.ViewListeners;

/// The board's column and the pane beside it, whose edge can be dragged. Where the window is narrow the pane lies over
/// the column's right side, so that the board never moves.
final class BoardAndSide extends Region {

    /// Below this width the pane beside the board becomes a drawer.
    static final double NARROW = 840;

    /// The width of the pane until the user drags its edge.
    static final double USUAL_WIDTH = 410;

    /// Below these widths of the pane its tabs move together, and then become small, for text of normal size.
    private static final double CLOSE_SIDE = 300;

    private static final double TIGHT_SIDE = 220;

    private static final PseudoClass DRAWER = PseudoClass.getPseudoClass("drawer");
    private static final PseudoClass CLOSE = PseudoClass.getPseudoClass("close");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final double LEAST_SIDE = 300;
    private static final double USUAL_SIDE = 0.37;
    private static final double ROOMY_SIDE = 480;
    private static final double ROOMY_PART = 0.3;
    private static final double LEAST_COLUMN = 400;
    private static final double EDGE = 7;

    private final Region column;
    private final Region side;
    private final Region edge = new Region();
    private final BooleanProperty sideShown;
    private final DoubleProperty sideWidth = new SimpleDoubleProperty(this, "sideWidth", USUAL_WIDTH);
    private final DoubleBinding scale;
    private double grabbed;

    /// @param scale the size of the text relative to the normal one
    BoardAndSide(Region column, Region side, BooleanProperty sideShown, DoubleBinding scale) {
        this.scale = scale;
        this.column = column;
        this.side = side;
        this.sideShown = sideShown;
        getStyleClass().add("board-and-side");
        edge.getStyleClass().add("side-edge");
        edge.setId("side-edge");
        edge.setCursor(Cursor.H_RESIZE);
        edge.setOnMousePressed(event -> grabbed = event.getX());
        edge.setOnMouseDragged(this::drag);
        getChildren().addAll(column, side, edge);
        side.visibleProperty().bind(sideShown);
        edge.visibleProperty().bind(sideShown);
        ViewListeners.onInvalidation(this, sideShown, this::requestLayout);
        sideWidth.addListener(changed -> requestLayout());
        scale.addListener(changed -> requestLayout());
    }

    /// The width of the pane that the user wants, in pixels. It is limited by the width of the window.
    DoubleProperty sideWidthProperty() {
        return sideWidth;
    }

    /// Returns the default width of the pane, before its edge is dragged. It does not depend on the height, so that the
    /// tabs stay where they are when the board becomes lower.
    private static double usual(double width) {
        return Math.min(width * USUAL_SIDE, Math.max(ROOMY_SIDE, width * ROOMY_PART));
    }

    private void drag(MouseEvent event) {
        double right = snapSizeX(getWidth());
        sideWidth.set(Math.max(LEAST_SIDE, right - (edge.getLayoutX() + EDGE / 2 + event.getX() - grabbed)));
    }

    @Override
    protected double computePrefWidth(double height) {
        return column.prefWidth(height) + (sideShown.get() ? sideWidth.get() : 0);
    }

    @Override
    protected double computePrefHeight(double width) {
        return column.prefHeight(-1);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        boolean drawer = width < NARROW;
        double wide = snapSizeX(Math.clamp(
                sideWidth.get() == USUAL_WIDTH ? usual(width) : sideWidth.get(),
                LEAST_SIDE,
                Math.max(LEAST_SIDE, width - LEAST_COLUMN)));
        double left = width - wide;
        // Under the drawer the column keeps what its keys need, so that the board is seen as far as that goes.
        double shown = drawer ? Math.clamp(column.minWidth(-1), left, width) : left;
        column.resizeRelocate(0, 0, sideShown.get() ? shown : width, height);
        arrangeTabs(wide);
        side.resizeRelocate(left, 0, wide, height);
        edge.resizeRelocate(left - EDGE / 2, 0, EDGE, height);
        column.pseudoClassStateChanged(DRAWER, drawer);
        side.pseudoClassStateChanged(DRAWER, drawer);
    }

    /// Moves the tabs together where the pane is narrow, before it is laid out: the tabs would otherwise keep their
    /// former widths, and some would be hidden.
    private void arrangeTabs(double wide) {
        double tight = TIGHT_SIDE * scale.get();
        boolean close = tight <= wide && wide < CLOSE_SIDE * scale.get();
        if (side.getPseudoClassStates().contains(CLOSE) != close
                || side.getPseudoClassStates().contains(TIGHT) != wide < tight) {
            side.pseudoClassStateChanged(CLOSE, close);
            side.pseudoClassStateChanged(TIGHT, wide < tight);
            side.applyCss();
        }
    }
}
