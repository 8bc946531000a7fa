package nonet.ui.board.pad;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.BoardStyle;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.Writing;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import org.jspecify.annotations.Nullable;

/// Keys for the nine digits, with the number of each left to place or placed too often, a key that clears cells, and two
/// that switch to pencil marks and to corner marks. The secondary mouse button has the effect of the former for one
/// press. In a row there are two more that switch to colors and to highlighting the places of a digit.
public final class NumberPad extends GridPane {

    /// The layout of the keys.
    public enum Shape {
        /// Three by three, with the other keys below.
        SQUARE,
        /// All in a row.
        ROW,
        /// All in rows of three.
        BLOCK
    }

    /// The keys of a pad beside those of digits and of clearing.
    public static final List<ShortcutRow> KEYS = List.of(
            ShortcutRow.of("keys.pad", "Left", "Up", "Right", "Down", "Home", "End"),
            ShortcutRow.of("keys.press", "Enter", "Space"));

    private static final PseudoClass MARKS = PseudoClass.getPseudoClass("marks");
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass COLORS = PseudoClass.getPseudoClass("colors");

    private final ObjectProperty<BoardFrame> frame = new SimpleObjectProperty<>(this, "frame", BoardFrame.EMPTY);
    private final ObjectProperty<@Nullable BoardInput> input = new SimpleObjectProperty<>(this, "input");
    private final ObjectProperty<Writing> writing = new SimpleObjectProperty<>(this, "writing", Writing.DIGIT);
    private final BooleanProperty colors = new SimpleBooleanProperty(this, "colors");
    private final BooleanProperty lights = new SimpleBooleanProperty(this, "lights");
    private final BooleanProperty plain = new SimpleBooleanProperty(this, "plain");
    private final ObjectProperty<CandidateFilter> filter =
            new SimpleObjectProperty<>(this, "filter", CandidateFilter.OFF);
    private final Button clear = new Button(null, Icon.CLEAR.node());
    private final List<Button> digits = new ArrayList<>();
    private final List<ButtonBase> keys = new ArrayList<>();
    private final Messages messages;
    private final PadLayout layout;
    private final DigitCounts counts;
    private int current;

    public NumberPad(Messages messages, Shape shape) {
        this.messages = messages;
        getStyleClass().add("number-pad");
        setAccessibleRole(AccessibleRole.TOOL_BAR);
        setAccessibleText(messages.get("pad.name"));
        clear.setOnAction(_ -> clear());
        ToggleButton mark = writes(Writing.MARK);
        mark.setGraphic(Icon.MARK.node());
        ToggleButton corner = writes(Writing.CORNER);
        corner.setText("\u00B9 \u00B2");
        for (Digit digit : Digit.values()) {
            addKey(digit);
        }
        dress(clear, "pad-clear", messages.get("pad.clear"));
        dress(mark, "pad-marks", messages.get("pad.marks"));
        dress(corner, "pad-corners", messages.get("pad.corners"));
        counts = new DigitCounts(messages, digits);
        if (shape != Shape.SQUARE) {
            colorKey();
            lightKey();
        }
        layout = new PadLayout(this, keys, shape);
        disableProperty().bind(Bindings.isNull(input));
        writing.addListener((_, _, now) -> {
            boolean marks = now != Writing.DIGIT;
            pseudoClassStateChanged(MARKS, marks);
            colors.set(colors.get() && !marks);
            lights.set(lights.get() && !marks);
        });
        plain.addListener((_, _, now) -> {
            writing.set(now ? Writing.DIGIT : writing.get());
            colors.set(colors.get() && !now);
            lights.set(lights.get() && !now);
        });
        keys.subList(Digit.values().length + 1, keys.size())
                .forEach(key -> key.visibleProperty().bind(plain.not()));
        filter.subscribe(this::showFilter);
        frame.addListener(_ -> count());
        count();
        takeKeyboard();
    }

    /// The board whose digits are counted.
    public ObjectProperty<BoardFrame> frameProperty() {
        return frame;
    }

    /// The receiver of the user's input, or null if the board is read-only.
    public ObjectProperty<@Nullable BoardInput> inputProperty() {
        return input;
    }

    /// What a primary click writes.
    public ObjectProperty<Writing> writingProperty() {
        return writing;
    }

    /// Whether there are only the keys of digits and the one that clears; the places of the others stay free.
    public BooleanProperty plainProperty() {
        return plain;
    }

    /// The filter that selects the highlighted blanks.
    public ObjectProperty<CandidateFilter> filterProperty() {
        return filter;
    }

    @Override
    public String getUserAgentStylesheet() {
        return BoardStyle.sheet();
    }

    /// Handles a key press and returns whether it has a meaning: digits, clear, arrows from key to key, Enter and space
    /// to press one.
    public boolean press(KeyEvent event) {
        boolean shift = event.isShiftDown() || event.isShortcutDown();
        Writing chosen = writing.get();
        Writing as = event.isShiftDown()
                ? chosen.or(Writing.CORNER)
                : event.isShortcutDown() ? chosen.or(Writing.MARK) : chosen;
        Digit digit = DigitKeys.digit(event.getCode());
        if (digit != null) {
            press(digit, as);
        } else if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            pressCurrent(as);
        } else if (!shift && DigitKeys.clears(event.getCode())) {
            clear();
        } else if (!shift && event.getCode().isNavigationKey()) {
            keys.get(layout.next(current, event.getCode())).requestFocus();
        } else {
            return false;
        }
        return true;
    }

    /// Makes the pad a single stop of the Tab key, at the key that had the focus last. The keys cannot be focused
    /// otherwise, so that a click leaves the focus on the board.
    private void takeKeyboard() {
        focusTraversableProperty().bind(focusWithinProperty().not());
        focusedProperty().addListener((_, _, now) -> {
            if (now) {
                keys.get(current).requestFocus();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isAltDown() && !(event.isShiftDown() && event.isControlDown()) && press(event)) {
                event.consume();
            }
        });
    }

    /// Puts the focus on the key of a digit.
    public void focus(Digit digit) {
        keys.get(digit.ordinal()).requestFocus();
    }

    private void pressCurrent(Writing as) {
        if (current < 9) {
            press(Digit.at(current), as);
        } else {
            keys.get(current).fire();
        }
    }

    private void clear() {
        if (lights.get()) {
            light(CandidateFilter.BIVALUE);
            return;
        }
        act(colors.get() ? BoardInput::eraseColor : BoardInput::clear);
    }

    /// Returns a key that switches to a way of writing, and back to digits.
    private ToggleButton writes(Writing as) {
        ToggleButton key = new ToggleButton();
        key.setOnAction(_ -> writing.set(key.isSelected() ? as : Writing.DIGIT));
        writing.subscribe(now -> key.setSelected(now == as));
        return key;
    }

    /// Adds the key that switches to colors.
    private void colorKey() {
        ToggleButton key = new ToggleButton(null, Icon.COLORS.node());
        key.selectedProperty().bindBidirectional(colors);
        dress(key, "pad-colors", messages.get("pad.colors"));
        ColorKeys swatches = new ColorKeys(messages, digits);
        colors.addListener((_, _, now) -> {
            pseudoClassStateChanged(COLORS, now);
            if (now) {
                writing.set(Writing.DIGIT);
                lights.set(false);
                swatches.show();
            } else {
                swatches.hide();
            }
            count();
        });
    }

    /// Adds the key that switches to lighting. The key that clears lights cells with two candidates then.
    private void lightKey() {
        ToggleButton key = new ToggleButton(null, Icon.FILTER.node());
        key.selectedProperty().bindBidirectional(lights);
        dress(key, "pad-lights", messages.get("pad.lights"));
        lights.addListener((_, _, now) -> {
            if (now) {
                writing.set(Writing.DIGIT);
                colors.set(false);
            }
            clear.setGraphic(now ? null : Icon.CLEAR.node());
            clear.setText(now ? "xy" : null);
            clear.getTooltip().setText(messages.get(now ? "pad.bivalue" : "pad.clear"));
            clear.setAccessibleText(messages.get(now ? "pad.bivalue" : "pad.clear"));
            showFilter();
            count();
        });
    }

    /// Lights these cells, or none where these are lit already.
    private void light(CandidateFilter wanted) {
        filter.set(filter.get().equals(wanted) ? CandidateFilter.OFF : wanted);
    }

    private void showFilter() {
        for (Digit digit : Digit.values()) {
            digits.get(digit.ordinal())
                    .pseudoClassStateChanged(LIT, filter.get().digits().contains(digit));
        }
        clear.pseudoClassStateChanged(LIT, lights.get() && filter.get().bivalue());
    }

    private void addKey(Digit digit) {
        Button key = new Button(digit.toString());
        key.setOnAction(_ -> press(digit, writing.get()));
        key.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.SECONDARY) {
                press(digit, event.isShiftDown() ? Writing.CORNER : other());
            }
        });
        key.getStyleClass().add("pad-digit");
        dress(key, "pad-" + digit, messages.get("pad.digit", digit.value()));
        digits.add(key);
    }

    private void dress(ButtonBase key, String id, String tip) {
        key.setId(id);
        key.getStyleClass().add("pad-key");
        key.setTooltip(new Tooltip(tip));
        key.setAccessibleText(tip);
        key.setFocusTraversable(false);
        int place = keys.size();
        keys.add(key);
        key.focusedProperty().addListener((_, _, now) -> current = now ? place : current);
        key.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /// Returns what the secondary mouse button writes.
    private Writing other() {
        return writing.get() == Writing.DIGIT ? Writing.MARK : Writing.DIGIT;
    }

    private void press(Digit digit, Writing as) {
        if (lights.get()) {
            // What writes otherwise adds the digit to those lit, or takes it away.
            light(as == writing.get() ? CandidateFilter.of(digit) : filter.get().toggled(digit));
            return;
        }
        act(board -> {
            CellColor color = colors.get() ? ColorKeys.of(digit) : null;
            if (color != null) {
                board.color(color);
            } else if (colors.get()) {
                // There are more digits than colors.
                return;
            } else {
                board.write(as, digit);
            }
        });
    }

    private void act(Consumer<BoardInput> action) {
        BoardInput board = input.get();
        if (board != null) {
            action.accept(board);
        }
    }

    /// Lays the keys in a row or in a block; they are those of a row.
    public void arrange(Shape wanted) {
        layout.arrange(wanted);
    }

    /// Returns the height of a key.
    public double keyHeight() {
        return layout.keyHeight();
    }

    /// Returns the height of the pad as a block whose keys are as high as they should be.
    public double blockHeight() {
        return layout.blockHeight();
    }

    /// Returns the width of the pad as a block.
    public double blockWidth() {
        return layout.blockWidth();
    }

    private void count() {
        counts.show(frame.get().grid(), colors.get(), lights.get() ? "pad.light" : "pad.digit");
    }
}
