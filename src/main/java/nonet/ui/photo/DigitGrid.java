package nonet.ui.photo;

import static javafx.scene.input.KeyCode.BACK_SPACE;
import static javafx.scene.input.KeyCode.DELETE;
import static javafx.scene.input.KeyCode.DIGIT0;
import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.ENTER;
import static javafx.scene.input.KeyCode.KP_DOWN;
import static javafx.scene.input.KeyCode.KP_LEFT;
import static javafx.scene.input.KeyCode.KP_RIGHT;
import static javafx.scene.input.KeyCode.KP_UP;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import nonet.grid.Cell;
import nonet.ui.kit.ViewKeys;

/// The digits that were read. Doubtful cells have a dotted frame, a question mark and their second choice. Arrow keys
/// move, digits and Delete correct, Enter accepts, and F8 and Shift+F8 go from one doubt to the next.
final class DigitGrid extends GridPane {

    private static final PseudoClass DOUBTFUL = PseudoClass.getPseudoClass("doubtful");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /// The place of a doubtful digit, so that its second choice fits beside it.
    private static final Insets BESIDE = new Insets(0, 0, 2, 3);

    static final ViewKeys<DigitGrid> KEYS = ViewKeys.of(
            row(
                    "keys.photo-move",
                    key(List.of(LEFT, KP_LEFT), grid -> grid.move(0, -1)),
                    key(List.of(UP, KP_UP), grid -> grid.move(-1, 0)),
                    key(List.of(RIGHT, KP_RIGHT), grid -> grid.move(0, 1)),
                    key(List.of(DOWN, KP_DOWN), grid -> grid.move(1, 0))),
            row(
                    "keys.photo-next",
                    key("F8", grid -> grid.photo.next(true)),
                    key("Shift+F8", grid -> grid.photo.next(false))),
            row(
                    "keys.photo-blank",
                    key(DIGIT0, grid -> grid.photo.set(0)),
                    key(DELETE, grid -> grid.photo.set(0)),
                    key(BACK_SPACE, grid -> grid.photo.set(0))),
            row("keys.photo-use", key(ENTER, grid -> grid.photo.doubtful.get(), grid -> grid.photo.accept())));

    private final PhotoController photo;
    private final PhotoWords words;
    private final List<CellView> cells = new ArrayList<>();

    /// A cell of the grid.
    private static final class CellView extends StackPane {
        private final Text digit = new Text();
        private final Text other = new Text();

        CellView(Cell cell) {
            getStyleClass().add("photo-cell");
            if (cell.column() == 3 || cell.column() == 6) {
                getStyleClass().add(cell.row() == 3 || cell.row() == 6 ? "photo-corner" : "photo-right");
            } else if (cell.row() == 3 || cell.row() == 6) {
                getStyleClass().add("photo-bottom");
            }
            digit.getStyleClass().add("photo-read");
            other.getStyleClass().add("photo-other");
            StackPane.setAlignment(other, Pos.TOP_RIGHT);
            StackPane.setMargin(other, new Insets(2, 2, 0, 0));
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.TEXT);
        }

        /// Shows a digit, and beside it a second choice; both may be empty. Most cells are blank, and a view of few nodes
        /// opens faster.
        void show(String first, String second) {
            boolean doubtful = !second.isEmpty();
            digit.setText(first);
            other.setText(second);
            StackPane.setAlignment(digit, doubtful ? Pos.BOTTOM_LEFT : Pos.CENTER);
            StackPane.setMargin(digit, doubtful ? BESIDE : Insets.EMPTY);
            getChildren()
                    .setAll(Stream.of(digit, other)
                            .filter(text -> !text.getText().isEmpty())
                            .toList());
        }
    }

    DigitGrid(PhotoController photo, PhotoWords words) {
        this.photo = photo;
        this.words = words;
        setId("photo-grid");
        getStyleClass().add("photo-grid");
        for (int i = 0; i < 9; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / 9);
            getColumnConstraints().add(column);
            RowConstraints row = new RowConstraints();
            row.setPercentHeight(100.0 / 9);
            getRowConstraints().add(row);
        }
        for (Cell cell : Cell.all()) {
            CellView view = new CellView(cell);
            view.setId("photo-" + cell);
            view.setOnMousePressed(_ -> view.requestFocus());
            view.focusedProperty().subscribe(now -> {
                if (now) {
                    photo.focused.set(cell);
                }
            });
            cells.add(view);
        }
        new AnimationTimer() {
            private int row;

            @Override
            public void handle(long now) {
                addRow(++row);
                if (row == 9) {
                    stop();
                }
            }
        }.start();
        setOnKeyPressed(this::press);
        photo.draft.subscribe(_ -> show());
        photo.focused.subscribe((before, now) -> {
            cells.get(before.index()).pseudoClassStateChanged(CURRENT, false);
            focusCurrent();
        });
        focusCurrent();
    }

    /// Adds the cells of a row; one row a frame, so that the window answers meanwhile.
    private void addRow(int row) {
        for (int column = 1; column <= 9; column++) {
            add(cells.get(Cell.at(row, column).index()), column - 1, row - 1);
        }
        if (isFocused()) {
            focusCurrent();
        }
    }

    /// Gives the focus of the keyboard to the current cell, or to the whole grid until the cell is there.
    void focusCurrent() {
        CellView view = cells.get(photo.focused.get().index());
        view.pseudoClassStateChanged(CURRENT, true);
        (view.getParent() == null ? this : view).requestFocus();
    }

    private void show() {
        PhotoDraft draft = photo.draft.get();
        setDisable(draft == null);
        for (Cell cell : Cell.all()) {
            CellView view = cells.get(cell.index());
            boolean doubtful = draft != null && draft.doubts().contains(cell);
            int digit = draft == null ? 0 : draft.digit(cell);
            int other = draft == null ? 0 : draft.alternative(cell);
            view.show(digit == 0 ? "" : String.valueOf(digit), !doubtful ? "" : other == 0 ? "?" : other + "?");
            view.pseudoClassStateChanged(DOUBTFUL, doubtful);
            view.setAccessibleText(draft == null ? "" : words.cell(draft, cell));
        }
    }

    /// Takes a digit by the sign that is typed: on some layouts the keys of digits need Shift.
    private void press(KeyEvent key) {
        if (!KEYS.take(key, this) && key.getCode().isDigitKey()) {
            String typed = key.getText().isEmpty() ? key.getCode().getChar() : key.getText();
            photo.set(Character.digit(typed.charAt(0), 10));
            key.consume();
        }
    }

    private void move(int rows, int columns) {
        Cell cell = photo.focused.get();
        photo.focused.set(Cell.at(Math.clamp(cell.row() + rows, 1, 9), Math.clamp(cell.column() + columns, 1, 9)));
    }
}
