package nonet.ui.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Keys for the nine digits with how many of each are left to place, a key that empties cells and one that switches to
/// pencil marks. The secondary button of the mouse does for one press what that switch does.
public final class NumberPad extends GridPane {

    /// How the keys are laid out.
    public enum Shape {
        /// Three by three, with the other keys below.
        SQUARE,
        /// All in a row.
        ROW
    }

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass MARKS = PseudoClass.getPseudoClass("marks");

    private final ObjectProperty<BoardFrame> frame = new SimpleObjectProperty<>(this, "frame", BoardFrame.EMPTY);
    private final ObjectProperty<@Nullable BoardInput> input = new SimpleObjectProperty<>(this, "input");
    private final BooleanProperty marks = new SimpleBooleanProperty(this, "marks");
    private final List<Button> digits = new ArrayList<>();
    private final List<ButtonBase> keys = new ArrayList<>();
    private final Texts texts;

    public NumberPad(Texts texts, Shape shape) {
        this.texts = texts;
        getStyleClass().add("number-pad");
        Button clear = new Button(null, Icon.CLEAR.node());
        clear.setOnAction(_ -> act(BoardInput::clear));
        dress(clear, "pad-clear", texts.get("pad.clear"));
        ToggleButton mark = new ToggleButton(null, Icon.MARK.node());
        mark.selectedProperty().bindBidirectional(marks);
        dress(mark, "pad-marks", texts.get("pad.marks"));
        for (Digit digit : Digit.values()) {
            digits.add(key(digit));
        }
        keys.addAll(digits);
        keys.addAll(List.of(clear, mark));
        switch (shape) {
            case ROW -> layInRow(clear, mark);
            case SQUARE -> layInSquare(clear, mark);
        }
        disableProperty().bind(Bindings.isNull(input));
        marks.addListener((_, _, now) -> pseudoClassStateChanged(MARKS, now));
        frame.addListener(_ -> count());
        count();
    }

    /// The board whose digits are counted.
    public ObjectProperty<BoardFrame> frameProperty() {
        return frame;
    }

    /// Who is told what the user wants, or null if nothing can be changed.
    public ObjectProperty<@Nullable BoardInput> inputProperty() {
        return input;
    }

    /// Whether a primary click makes pencil marks.
    public BooleanProperty marksProperty() {
        return marks;
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(NumberPad.class.getResource("board.css")).toExternalForm();
    }

    /// Makes the keyboard work the pad: digits, clear, arrows from key to key, Enter and space to press one.
    void press(KeyEvent event) {
        boolean mark = marks.get() != (event.isShiftDown() || event.isShortcutDown());
        Digit digit = DigitKeys.digit(event.getCode());
        if (digit != null) {
            press(digit, mark);
        } else if (DigitKeys.clears(event.getCode())) {
            act(BoardInput::clear);
        } else if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            pressFocused(mark);
        } else {
            keys.get(next(focused(), event.getCode())).requestFocus();
        }
    }

    /// Puts the focus on the key of a digit.
    void focus(Digit digit) {
        digits.get(digit.ordinal()).requestFocus();
    }

    private void pressFocused(boolean mark) {
        int at = focused();
        if (at < 9) {
            press(Digit.of(at + 1), mark);
        } else {
            keys.get(at).fire();
        }
    }

    private int focused() {
        for (int at = 0; at < keys.size(); at++) {
            if (keys.get(at).isFocused()) {
                return at;
            }
        }
        return 4;
    }

    /// Returns which key of the square an arrow leads to. Clear (9) and marks (10) lie below 7 8 9.
    private static int next(int at, KeyCode code) {
        return switch (code) {
            case LEFT, KP_LEFT -> Math.max(at - 1, 0);
            case RIGHT, KP_RIGHT -> Math.min(at + 1, 10);
            case UP, KP_UP -> at == 9 ? 6 : at == 10 ? 8 : at < 3 ? at : at - 3;
            case DOWN, KP_DOWN -> at < 6 ? at + 3 : at < 8 ? 9 : 10;
            default -> at;
        };
    }

    private Button key(Digit digit) {
        Button key = new Button(digit.toString());
        Label left = new Label();
        left.getStyleClass().add("left");
        key.setGraphic(left);
        key.setContentDisplay(ContentDisplay.BOTTOM);
        key.setOnAction(_ -> press(digit, marks.get()));
        key.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.SECONDARY) {
                press(digit, !marks.get());
            }
        });
        dress(key, "pad-" + digit, texts.get("pad.digit", digit.value()));
        return key;
    }

    private void dress(ButtonBase key, String id, String tip) {
        key.setId(id);
        key.getStyleClass().add("pad-key");
        key.setTooltip(new Tooltip(tip));
        key.setAccessibleText(tip);
        key.setFocusTraversable(false);
        key.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    private void press(Digit digit, boolean mark) {
        act(board -> {
            if (mark) {
                board.mark(digit);
            } else {
                board.digit(digit);
            }
        });
    }

    private void act(Consumer<BoardInput> action) {
        BoardInput board = input.get();
        if (board != null) {
            action.accept(board);
        }
    }

    private void layInRow(Button clear, ToggleButton mark) {
        for (Button key : digits) {
            addColumn(getColumnCount(), key);
        }
        addColumn(9, clear);
        addColumn(10, mark);
        share(11, 1);
    }

    private void layInSquare(Button clear, ToggleButton mark) {
        for (Digit digit : Digit.values()) {
            add(digits.get(digit.ordinal()), digit.ordinal() % 3 * 2, digit.ordinal() / 3, 2, 1);
        }
        add(clear, 0, 3, 3, 1);
        add(mark, 3, 3, 3, 1);
        share(6, 4);
    }

    private void share(int columns, int rows) {
        for (int column = 0; column < columns; column++) {
            ColumnConstraints share = new ColumnConstraints();
            share.setPercentWidth(100.0 / columns);
            share.setHgrow(Priority.ALWAYS);
            getColumnConstraints().add(share);
        }
        for (int row = 0; row < rows; row++) {
            RowConstraints share = new RowConstraints();
            share.setPercentHeight(100.0 / rows);
            getRowConstraints().add(share);
        }
    }

    private void count() {
        int[] left = new int[9];
        Arrays.fill(left, 9);
        for (Cell cell : Cell.all()) {
            Digit digit = frame.get().grid().digit(cell);
            if (digit != null) {
                left[digit.ordinal()]--;
            }
        }
        for (Digit digit : Digit.values()) {
            Button key = digits.get(digit.ordinal());
            int count = left[digit.ordinal()];
            ((Label) key.getGraphic()).setText(Integer.toString(count));
            key.pseudoClassStateChanged(DONE, count <= 0);
            key.setAccessibleHelp(texts.get("pad.left", count));
        }
    }
}
