package nonet.ui.guide;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// A board with words beside it, or below it where there is no room. The board has its preferred size, is larger where
/// there is room to spare, and never wider than the room.
public final class BoardAndWords extends Region {

    /// The largest size of the board, in its preferred size.
    private static final double LARGEST = 1.4;

    private static final double GAP = 16;

    private final Region board;
    private final Region words;

    public BoardAndWords(Region board, Region words) {
        this.board = board;
        this.words = words;
        getStyleClass().add("guide-board-and-words");
        getChildren().addAll(board, words);
    }

    private boolean isWide(double width) {
        return width >= board.prefWidth(-1) + GAP + words.prefWidth(-1);
    }

    /// Returns the side of the board in this room.
    private double side(double width) {
        double usual = board.prefWidth(-1);
        return isWide(width) ? Math.min(LARGEST * usual, width - GAP - words.prefWidth(-1)) : Math.min(usual, width);
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
    protected double computePrefWidth(double height) {
        Insets insets = getInsets();
        return insets.getLeft() + board.prefWidth(-1) + GAP + words.prefWidth(-1) + insets.getRight();
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets insets = getInsets();
        double room = width < 0 ? prefWidth(-1) : width;
        double inner = room - insets.getLeft() - insets.getRight();
        double side = side(inner);
        return insets.getTop() + insets.getBottom() + (isWide(inner) ? side : side + GAP + words.prefHeight(inner));
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        double width = getWidth() - insets.getLeft() - insets.getRight();
        double left = insets.getLeft();
        double top = insets.getTop();
        double side = snapSizeX(side(width));
        board.resizeRelocate(left, top, side, side);
        if (isWide(width)) {
            words.resizeRelocate(left + side + GAP, top, width - side - GAP, side);
        } else {
            words.resizeRelocate(left, top + side + GAP, width, words.prefHeight(width));
        }
    }
}
