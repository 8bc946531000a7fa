package nonet.ui.board.pad;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.ui.kit.Messages;

/// The number of each digit left to place or placed too often, on the digit keys of a number pad.
final class DigitCounts {

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Messages messages;
    private final List<Button> keys;
    private final List<Label> counts = new ArrayList<>();

    /// @param keys the keys of the digits 1 to 9
    DigitCounts(Messages messages, List<Button> keys) {
        this.messages = messages;
        this.keys = keys;
        for (Button key : keys) {
            Label left = styled("left", new Label());
            counts.add(left);
            key.setGraphic(left);
            key.setContentDisplay(ContentDisplay.BOTTOM);
        }
    }

    /// Counts the digits of a board.
    ///
    /// @param colors whether the keys give colors; then their looks and texts are those of the colors
    /// @param does the key of the text on what a digit key does
    void show(Grid grid, boolean colors, String does) {
        int[] left = new int[9];
        Arrays.fill(left, 9);
        for (Cell cell : Cell.all()) {
            Digit digit = grid.digit(cell);
            if (digit != null) {
                left[digit.ordinal()]--;
            }
        }
        for (Digit digit : Digit.values()) {
            Button key = keys.get(digit.ordinal());
            int count = left[digit.ordinal()];
            String spoken = count < 0
                    ? messages.get("pad.too-many", digit.value(), -count)
                    : messages.get("pad.spoken", digit.value(), count);
            counts.get(digit.ordinal()).setText(count < 0 ? "+" + -count : Integer.toString(count));
            key.pseudoClassStateChanged(DONE, count == 0 && !colors);
            key.pseudoClassStateChanged(OVER, count < 0 && !colors);
            if (!colors) {
                key.setAccessibleText(spoken);
                key.getTooltip().setText(spoken + "\n" + messages.get(does, digit.value()));
            }
        }
    }
}
