package nonet.ui.hints.search;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import nonet.service.reason.PathWidth;

/// The curve of the widths of a path: for each position a bar as high as the number of steps of the easiest level there,
/// above it a lighter one for those of harder levels, and dots below the bottlenecks. A click on a bar selects its step.
final class WidthCurve extends Region {

    private static final double HEIGHT = 44;

    /// Bars grow up to this number of steps.
    private static final double HIGHEST = 120;

    private static final double DOT = 4;

    private final Path bars = new Path();
    private final Path lighter = new Path();
    private final Path dots = new Path();
    private List<PathWidth> widths = List.of();

    /// @param select selects the step with this index
    WidthCurve(IntConsumer select) {
        setId("path-widths");
        getStyleClass().add("width-curve");
        bars.getStyleClass().add("width-bars");
        dots.getStyleClass().add("width-dots");
        lighter.getStyleClass().add("width-harder");
        bars.setManaged(false);
        lighter.setManaged(false);
        dots.setManaged(false);
        getChildren().addAll(lighter, bars, dots);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setOnMouseClicked(click -> {
            int at = at(click.getX());
            if (at >= 0) {
                select.accept(at);
            }
        });
    }

    private static double height(int steps, double most) {
        // The root keeps one step apart from two where there are a hundred harder ones.
        return most * Math.sqrt(Math.min(HIGHEST, steps) / HIGHEST);
    }

    /// Returns the index of the bar at a place; -1 if there is none.
    int at(double x) {
        int index = (int) (x / getWidth() * widths.size());
        return x >= 0 && index < widths.size() ? index : -1;
    }

    void show(List<PathWidth> shown, String words) {
        widths = shown;
        setAccessibleText(words);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        bars.getElements().clear();
        lighter.getElements().clear();
        dots.getElements().clear();
        PathWidth.Summary summary = PathWidth.summary(widths);
        double step = widths.isEmpty() ? 0 : getWidth() / widths.size();
        bars.setStrokeWidth(Math.max(1, step - 1));
        lighter.setStrokeWidth(bars.getStrokeWidth());
        dots.setStrokeWidth(Math.max(2, step - 1));
        double bottom = HEIGHT - DOT - 2;
        for (int i = 0; i < widths.size(); i++) {
            double x = (i + 0.5) * step;
            int steps = widths.get(i).steps();
            int harder = widths.get(i).harder().stream()
                    .mapToInt(PathWidth.Count::steps)
                    .sum();
            bars.getElements().addAll(new MoveTo(x, bottom), new LineTo(x, bottom - height(steps, bottom)));
            if (harder > 0) {
                lighter.getElements()
                        .addAll(new MoveTo(x, bottom), new LineTo(x, bottom - height(steps + harder, bottom)));
            }
            if (widths.get(i).isBottleneck(summary)) {
                dots.getElements().addAll(new MoveTo(x, HEIGHT - DOT), new LineTo(x, HEIGHT));
            }
        }
    }
}
