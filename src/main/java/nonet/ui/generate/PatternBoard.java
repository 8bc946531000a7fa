package nonet.ui.generate;

import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.SPACE;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import nonet.grid.Cell;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// A small board on which the cells of givens are drawn. A click changes a cell, and a drag makes all cells on its way as
/// the first one, however fast the mouse is. Arrow keys move, and Space changes the cell.
final class PatternBoard extends GridPane {

    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");

    /// The distance between two points of a drag that are looked at, less than half of a cell.
    private static final double STEP = 8;

    static final ViewKeys<PatternBoard> KEYS = ViewKeys.of(
            row(
                    "keys.pattern-move",
                    key(LEFT, board -> board.move(0, -1)),
                    key(UP, board -> board.move(-1, 0)),
                    key(RIGHT, board -> board.move(0, 1)),
                    key(DOWN, board -> board.move(1, 0))),
            row("keys.pattern-cell", key(SPACE, board -> board.drawing.toggle(board.focused()))));

    private final PatternDrawing drawing;

    private final List<CellView> cells = new ArrayList<>();

    /// Whether the drag of the mouse draws cells or clears them.
    private boolean draws;

    /// Where the mouse was last during a drag.
    private @Nullable Point2D dragged;

    /// A cell of the board, which for screen readers is a box to check.
    private static final class CellView extends Region {

        private boolean given;

        CellView(Cell cell) {
            setId("pattern-" + cell);
            getStyleClass().add("pattern-cell");
            if (cell.column() == 3 || cell.column() == 6) {
                getStyleClass().add(cell.row() == 3 || cell.row() == 6 ? "pattern-corner" : "pattern-right");
            } else if (cell.row() == 3 || cell.row() == 6) {
                getStyleClass().add("pattern-bottom");
            }
            setAccessibleRole(AccessibleRole.CHECK_BOX);
            setAccessibleText(cell.toString());
            setFocusTraversable(cell.index() == 0);
        }

        void show(boolean isGiven) {
            given = isGiven;
            pseudoClassStateChanged(GIVEN, isGiven);
            notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
        }

        @Override
        public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
            return attribute == AccessibleAttribute.SELECTED
                    ? given
                    : super.queryAccessibleAttribute(attribute, parameters);
        }
    }

    PatternBoard(Messages messages, PatternDrawing drawing) {
        this.drawing = drawing;
        setId("generate-pattern");
        getStyleClass().add("pattern-board");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setAccessibleText(messages.get("generate.pattern-tip"));
        for (Cell cell : Cell.all()) {
            CellView view = new CellView(cell);
            view.setOnMousePressed(mouse -> press(mouse, cell));
            cells.add(view);
            add(view, cell.column() - 1, cell.row() - 1);
        }
        setOnMouseDragged(this::drag);
        setOnMouseReleased(_ -> dragged = null);
        KEYS.handle(this, this);
        ViewListeners.observe(
                this,
                drawing.cells,
                now -> Cell.all().forEach(cell -> view(cell).show(now.contains(cell))));
    }

    private CellView view(Cell cell) {
        return cells.get(cell.index());
    }

    private void press(MouseEvent mouse, Cell cell) {
        if (mouse.getButton() == MouseButton.PRIMARY) {
            focus(cell);
            draws = !drawing.cells().contains(cell);
            dragged = sceneToLocal(mouse.getSceneX(), mouse.getSceneY());
            drawing.set(cell, draws);
        }
    }

    /// Draws on the line from the last point of the drag, since a fast mouse reports few points.
    private void drag(MouseEvent mouse) {
        Point2D from = dragged;
        if (from != null) {
            Point2D to = new Point2D(mouse.getX(), mouse.getY());
            int steps = (int) Math.ceil(from.distance(to) / STEP);
            for (int step = 1; step <= steps; step++) {
                drawAt(from.interpolate(to, (double) step / steps));
            }
            dragged = to;
        }
    }

    private void drawAt(Point2D point) {
        for (Cell cell : Cell.all()) {
            if (drawing.cells().contains(cell) != draws
                    && view(cell).getBoundsInParent().contains(point)) {
                drawing.set(cell, draws);
            }
        }
    }

    private Cell focused() {
        return Cell.of(Math.max(0, cells.indexOf(getScene().getFocusOwner())));
    }

    private void move(int rows, int columns) {
        Cell cell = focused();
        focus(Cell.at(Math.clamp(cell.row() + rows, 1, 9), Math.clamp(cell.column() + columns, 1, 9)));
    }

    /// Gives a cell the focus; it is the one to which Tab comes back.
    private void focus(Cell cell) {
        cells.forEach(each -> each.setFocusTraversable(false));
        view(cell).setFocusTraversable(true);
        view(cell).requestFocus();
    }
}
