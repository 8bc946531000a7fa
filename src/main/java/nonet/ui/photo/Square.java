package nonet.ui.photo;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// A square content at the top left, as large as the room allows.
final class Square extends Region {

    /// The largest side, as a multiple of the preferred one.
    private static final double LARGEST = 1.6;

    private final Region content;

    Square(Region content) {
        this.content = content;
        getStyleClass().add("photo-square");
        getChildren().add(content);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return width < 0 ? content.prefHeight(-1) : Math.min(width, content.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(LARGEST * content.prefWidth(-1), Math.min(getWidth(), getHeight()));
        content.resizeRelocate(0, 0, side, side);
    }
}
