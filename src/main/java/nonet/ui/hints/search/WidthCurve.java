package nonet.ui.hints.search;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import nonet.service.reason.PathWidth;

/// The curve of the widths of a path: for each position a bar as high as the number of steps there, and dots below the
/// bottlenecks. A click on a bar selects its step.
final class WidthCurve extends Region {

    private static final double HEIGHT = 44;

    /// Bars grow up to this number of steps.
    private static final int HIGHEST = 20;

    private static final double DOT = 4;

    private final Path bars = new Path();
    private final Path dots = new Path();
    private List<PathWidth> widths = List.of();

    /// @param select selects the step with this index
    WidthCurve(IntConsumer select) {
        setId("path-widths");
        getStyleClass().add("width-curve");
        bars.getStyleClass().add("width-bars");
        dots.getStyleClass().add("width-dots");
        bars.setManaged(false);
        dots.setManaged(false);
        getChildren().addAll(bars, dots);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setOnMouseClicked(click -> {
            int at = (int) (click.getX() / getWidth() * widths.size());
            if (at >= 0 && at < widths.size()) {
                select.accept(at);
            }
        });
    }

    void show(List<PathWidth> shown, String words) {
        widths = shown;
        setAccessibleText(words);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        bars.getElements().clear();
        dots.getElements().clear();
        PathWidth.Summary summary = PathWidth.summary(widths);
        double step = widths.isEmpty() ? 0 : getWidth() / widths.size();
        bars.setStrokeWidth(Math.max(1, step - 1));
        dots.setStrokeWidth(Math.max(2, step - 1));
        double bottom = HEIGHT - DOT - 2;
        for (int i = 0; i < widths.size(); i++) {
            double x = (i + 0.5) * step;
            double high = bottom * Math.min(HIGHEST, widths.get(i).steps()) / HIGHEST;
            bars.getElements().addAll(new MoveTo(x, bottom), new LineTo(x, bottom - high));
            if (widths.get(i).isBottleneck(summary)) {
                dots.getElements().addAll(new MoveTo(x, HEIGHT - DOT), new LineTo(x, HEIGHT));
            }
        }
    }
}
