package nonet.ui.search;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import nonet.ui.kit.Fonts;

/// A picture that fills its area and takes its colors from the style sheet. It is painted at most once a frame.
public abstract class CanvasRegion extends Region {

    private static final StyleablePropertyFactory<CanvasRegion> FACTORY =
            new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    /// The size of text, in pixels, for which drawings are made.
    private static final double TEXT = 15;

    private final Canvas canvas = new Canvas();
    private final Label text = new Label();
    private final Map<PaintColor, StyleableProperty<Color>> tints = new EnumMap<>(PaintColor.class);

    protected CanvasRegion() {
        for (PaintColor tint : PaintColor.values()) {
            StyleableProperty<Color> property = FACTORY.createStyleableColorProperty(
                    this, tint.name(), tint.css(), drawing -> drawing.property(tint), Color.GRAY);
            tints.put(tint, property);
            if (property instanceof ObservableValue<?> color) {
                color.addListener(_ -> redraw());
            }
        }
        canvas.setManaged(false);
        text.setManaged(false);
        text.setVisible(false);
        text.fontProperty().addListener(_ -> redraw());
        getChildren().addAll(canvas, text);
        focusedProperty().addListener(_ -> redraw());
    }

    /// The size of the text relative to the normal one, which the whole drawing has.
    protected final DoubleBinding scale() {
        return Bindings.createDoubleBinding(() -> text.getFont().getSize() / TEXT, text.fontProperty());
    }

    /// Returns the size of the text relative to the normal one.
    protected final double scaled() {
        return text.getFont().getSize() / TEXT;
    }

    /// Paints the picture on a cleared area, whose sizes are those of a window with text of normal size. Its font is that
    /// of the window.
    protected abstract void paint(GraphicsContext graphics, double width, double height);

    /// Paints a frame around the picture while it has the focus.
    protected final void paintFocus(GraphicsContext graphics, double width, double height) {
        if (isFocused()) {
            graphics.setStroke(color(PaintColor.FOCUS));
            graphics.setLineWidth(2);
            graphics.strokeRect(1, 1, width - 2, height - 2);
        }
    }

    /// Schedules the picture to be painted with the next frame.
    protected final void redraw() {
        requestLayout();
    }

    /// Returns a color of the style sheet.
    protected final Color color(PaintColor tint) {
        return property(tint).getValue();
    }

    @Override
    protected void layoutChildren() {
        double width = snapSizeX(getWidth());
        double height = snapSizeY(getHeight());
        canvas.setWidth(width);
        canvas.setHeight(height);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, width, height);
        if (width > 0 && height > 0) {
            graphics.save();
            graphics.scale(scaled(), scaled());
            graphics.setFont(Fonts.regular(TEXT));
            paint(graphics, width / scaled(), height / scaled());
            graphics.restore();
        }
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return FACTORY.getCssMetaData();
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(CanvasRegion.class.getResource("search.css"))
                .toExternalForm();
    }

    private StyleableProperty<Color> property(PaintColor tint) {
        return Objects.requireNonNull(tints.get(tint));
    }
}
