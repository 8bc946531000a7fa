package nonet.ui.photo;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import nonet.grid.Cell;
import nonet.photo.GridReading;
import nonet.photo.image.Gray;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Quad;
import org.jspecify.annotations.Nullable;

/// The picture with the lines of the grid that was found, the outline of a cell, and corners to drag.
final class PictureView extends Pane {

    /// The longer side of the picture in the view, unless there is room for more.
    private static final int LONG_SIDE = 440;

    private static final double HANDLE = 7;

    private final PhotoController photo;
    private final ImageView image = new ImageView();
    private final Group lines = new Group();
    private final Group others = new Group();
    private final Group digits = new Group();
    private final Group handles = new Group();
    private final Polygon outline = new Polygon();
    private double scale = 1;

    PictureView(PhotoController photo) {
        this.photo = photo;
        getStyleClass().add("photo-picture");
        outline.getStyleClass().add("photo-outline");
        outline.setMouseTransparent(true);
        digits.setMouseTransparent(true);
        digits.setVisible(false);
        others.setMouseTransparent(true);
        image.setPreserveRatio(true);
        image.setSmooth(true);
        widthProperty().subscribe(this::rescale);
        heightProperty().subscribe(this::rescale);
        getChildren().addAll(image, others, lines, digits, outline, handles);
        image.setOnMouseClicked(click -> pick(click.getX(), click.getY()));
        photo.photo.subscribe(this::show);
        photo.draft.subscribe(_ -> draw());
        photo.focused.subscribe(_ -> outlineCell());
    }

    /// Shows or hides the digits that were read, over the picture.
    void showDigits(boolean shown) {
        digits.setVisible(shown);
    }

    private void show(PhotoController.Photo shown) {
        Gray picture = shown.picture();
        int longSide = Math.max(picture.width(), picture.height());
        image.setImage(shown.preview().image());
        double part = (double) LONG_SIDE / longSide;
        setPrefSize(picture.width() * part, picture.height() * part);
        setMinSize(getPrefWidth() / 2, getPrefHeight() / 2);
        rescale();
        draw();
    }

    /// Gives the picture the size that there is room for.
    private void rescale() {
        Gray picture = photo.photo.get().picture();
        double width = getWidth() > 0 ? getWidth() : getPrefWidth();
        double height = getHeight() > 0 ? getHeight() : getPrefHeight();
        double fitting = Math.min(width / picture.width(), height / picture.height());
        if (fitting != scale) {
            scale = fitting;
            image.setFitWidth(picture.width() * scale);
            image.setFitHeight(picture.height() * scale);
            draw();
        }
    }

    private @Nullable GridReading reading() {
        PhotoDraft draft = photo.draft.get();
        return draft == null ? null : draft.reading();
    }

    private void draw() {
        lines.getChildren().clear();
        digits.getChildren().clear();
        GridReading reading = reading();
        PhotoDraft draft = photo.draft.get();
        for (int line = 0; reading != null && line < 20; line++) {
            Polyline drawn = new Polyline();
            for (int i = 0; i < 10; i++) {
                add(drawn.getPoints(), reading.crossings().get(line < 10 ? line * 10 + i : i * 10 + line - 10));
            }
            drawn.getStyleClass().addAll("photo-line", line % 10 % 3 == 0 ? "photo-box-line" : "photo-cell-line");
            drawn.setMouseTransparent(true);
            lines.getChildren().add(drawn);
        }
        if (reading != null && draft != null) {
            for (Cell cell : draft.puzzle().givenCells()) {
                ImagePoint center = reading.outline(cell).topLeft().plus(2 / scale, 14 / scale);
                Text digit = new Text(center.x() * scale, center.y() * scale, String.valueOf(draft.digit(cell)));
                digit.getStyleClass().add("photo-digit");
                digits.getChildren().add(digit);
            }
        }
        drawOthers(reading);
        drawHandles(reading);
        outlineCell();
    }

    /// Draws the frames of all grids with their numbers if there are several.
    private void drawOthers(@Nullable GridReading chosen) {
        others.getChildren().clear();
        List<GridReading> readings = photo.photo.get().readings();
        for (int i = 0; i < readings.size() && readings.size() > 1; i++) {
            Quad quad = readings.get(i).outline();
            Polygon frame = new Polygon();
            quad.corners().forEach(corner -> add(frame.getPoints(), corner));
            frame.getStyleClass().add(readings.get(i) == chosen ? "photo-chosen-frame" : "photo-other-frame");
            Text number =
                    new Text(quad.topLeft().x() * scale, quad.topLeft().y() * scale - HANDLE, String.valueOf(i + 1));
            number.getStyleClass().add("photo-number");
            others.getChildren().addAll(frame, number);
        }
    }

    private void add(ObservableList<Double> points, ImagePoint point) {
        points.addAll(List.of(point.x() * scale, point.y() * scale));
    }

    private void outlineCell() {
        outline.getPoints().clear();
        GridReading reading = reading();
        if (reading != null) {
            reading.outline(photo.focused.get()).corners().forEach(corner -> add(outline.getPoints(), corner));
        }
    }

    /// Draws a handle at each corner of the grid, or of the picture if there is no grid.
    private void drawHandles(@Nullable GridReading reading) {
        handles.getChildren().clear();
        Gray picture = photo.photo.get().picture();
        double w = picture.width();
        double h = picture.height();
        List<ImagePoint> corners = reading != null
                ? reading.outline().corners()
                : List.of(
                        new ImagePoint(w * 0.1, h * 0.1),
                        new ImagePoint(w * 0.9, h * 0.1),
                        new ImagePoint(w * 0.9, h * 0.9),
                        new ImagePoint(w * 0.1, h * 0.9));
        for (ImagePoint corner : corners) {
            Circle handle = styled("photo-handle", new Circle(corner.x() * scale, corner.y() * scale, HANDLE));
            handle.setCursor(Cursor.MOVE);
            handle.setOnMouseDragged(drag -> {
                handle.setCenterX(Math.clamp(drag.getX(), 0, w * scale));
                handle.setCenterY(Math.clamp(drag.getY(), 0, h * scale));
            });
            handle.setOnMouseReleased(_ -> drawn());
            handles.getChildren().add(handle);
        }
    }

    private void drawn() {
        List<ImagePoint> corners = new ArrayList<>();
        for (var node : handles.getChildren()) {
            if (node instanceof Circle handle) {
                corners.add(new ImagePoint(handle.getCenterX() / scale, handle.getCenterY() / scale));
            }
        }
        Quad quad = Quad.of(corners);
        if (quad.isConvex()) {
            photo.outline(quad);
        } else {
            drawHandles(reading());
        }
    }

    /// Chooses the grid at a point of the view, or moves the focus to the cell there if it is chosen already.
    private void pick(double x, double y) {
        GridReading reading = reading();
        ImagePoint at = new ImagePoint(x / scale, y / scale);
        List<GridReading> readings = photo.photo.get().readings();
        for (int i = 0; i < readings.size(); i++) {
            if (readings.get(i) != reading && readings.get(i).outline().contains(at)) {
                photo.choose(i);
                return;
            }
        }
        for (Cell cell : Cell.all()) {
            if (reading != null && reading.outline(cell).contains(at)) {
                photo.focused.set(cell);
            }
        }
    }
}
