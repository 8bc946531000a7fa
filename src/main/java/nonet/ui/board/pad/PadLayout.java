package nonet.ui.board.pad;

import java.util.List;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import nonet.ui.board.pad.NumberPad.Shape;

/// The places of the keys of a number pad, and the way of the arrow keys from one to another. Clear (9), marks (10), corner
/// marks (11), colors (12) and lights (13) follow the digits, in a square below 7 8 9.
final class PadLayout {

    private static final int BLOCK_COLUMNS = 3;

    /// The least width of a key in a block, by its height.
    private static final double BLOCK_KEY = 0.62;

    private final GridPane pad;
    private final List<ButtonBase> keys;
    private Shape shape;

    /// Lays the keys.
    ///
    /// @param keys the digits, clear, marks and corner marks; in a row or a block also colors and lights
    PadLayout(GridPane pad, List<ButtonBase> keys, Shape shape) {
        this.pad = pad;
        this.keys = keys;
        this.shape = shape;
        pad.getChildren().setAll(keys);
        lay();
    }

    /// Returns the place of the key that a navigation key leads to from another.
    int next(int at, KeyCode code) {
        int last = keys.size() - 1;
        return switch (code) {
            case LEFT, KP_LEFT -> Math.max(at - 1, 0);
            case RIGHT, KP_RIGHT -> Math.min(at + 1, last);
            case HOME -> 0;
            case END -> last;
            case UP, KP_UP ->
                switch (shape) {
                    case ROW -> at;
                    case SQUARE, BLOCK -> at < BLOCK_COLUMNS ? at : at - BLOCK_COLUMNS;
                };
            case DOWN, KP_DOWN ->
                switch (shape) {
                    case ROW -> at;
                    case SQUARE, BLOCK -> Math.min(at + BLOCK_COLUMNS, last);
                };
            default -> at;
        };
    }

    /// Lays the keys in a row or in a block; they are those of a row.
    void arrange(Shape wanted) {
        if (shape != wanted && shape != Shape.SQUARE && wanted != Shape.SQUARE) {
            shape = wanted;
            lay();
        }
    }

    /// Returns the height of a key.
    double keyHeight() {
        return keys.stream().mapToDouble(key -> key.prefHeight(-1)).max().orElse(0);
    }

    /// Returns the height of the pad as a block whose keys are as high as they should be.
    double blockHeight() {
        int rows = (keys.size() + BLOCK_COLUMNS - 1) / BLOCK_COLUMNS;
        return rows * keyHeight() + (rows - 1) * pad.getVgap();
    }

    /// Returns the width of the pad as a block.
    double blockWidth() {
        double key = keys.stream().mapToDouble(each -> each.prefWidth(-1)).max().orElse(0);
        return BLOCK_COLUMNS * Math.max(key, BLOCK_KEY * keyHeight()) + (BLOCK_COLUMNS - 1) * pad.getHgap();
    }

    private void lay() {
        int columns = shape == Shape.ROW ? keys.size() : BLOCK_COLUMNS;
        for (int place = 0; place < keys.size(); place++) {
            GridPane.setConstraints(keys.get(place), place % columns, place / columns);
        }
        share(columns, (keys.size() + columns - 1) / columns);
    }

    private void share(int columns, int rows) {
        pad.getColumnConstraints().clear();
        pad.getRowConstraints().clear();
        for (int column = 0; column < columns; column++) {
            ColumnConstraints share = new ColumnConstraints();
            share.setPercentWidth(100.0 / columns);
            share.setHgrow(Priority.ALWAYS);
            pad.getColumnConstraints().add(share);
        }
        for (int row = 0; row < rows; row++) {
            RowConstraints share = new RowConstraints();
            share.setPercentHeight(100.0 / rows);
            pad.getRowConstraints().add(share);
        }
    }
}
