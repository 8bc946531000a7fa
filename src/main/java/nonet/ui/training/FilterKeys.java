package nonet.ui.training;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import nonet.grid.Digit;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.kit.Messages;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewListeners;

/// The digits 1 to 9, of which the chosen one lights the cells of a board that can take it.
final class FilterKeys extends FlowPane {

    private final ObjectProperty<CandidateFilter> filter;

    /// @param filter the filter of the board
    FilterKeys(Messages messages, ObjectProperty<CandidateFilter> filter) {
        this.filter = filter;
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("guide-buttons");
        List<ToggleButton> keys = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            ToggleButton key = new ToggleButton(digit.toString());
            key.setId("training-filter-" + digit);
            key.getStyleClass().add("training-filter");
            String about = messages.get("training.filter.digit", digit.value());
            key.setTooltip(new Tooltip(about));
            key.setAccessibleText(about);
            key.setOnAction(_ -> toggle(digit));
            ViewListeners.observe(
                    key, filter, now -> key.setSelected(now.digits().contains(digit)));
            keys.add(key);
        }
        HBox row = new HBox();
        row.getChildren().addAll(keys);
        getChildren().addAll(new Label(messages.get("training.filter")), TabGroup.of(row, keys));
    }

    private void toggle(Digit digit) {
        CandidateFilter wanted = CandidateFilter.of(digit);
        filter.set(filter.get().equals(wanted) ? CandidateFilter.OFF : wanted);
    }

    /// Takes Alt with a digit: 1 to 9 light its cells, 0 none.
    ///
    /// @return whether the key was one of these
    boolean take(KeyEvent key) {
        int number = number(key.getCode());
        if (number < 0 || !key.isAltDown() || key.isShiftDown() || key.isShortcutDown()) {
            return false;
        }
        if (number == 0) {
            filter.set(CandidateFilter.OFF);
        } else {
            toggle(Digit.of(number));
        }
        return true;
    }

    private static int number(KeyCode code) {
        return switch (code) {
            case DIGIT0 -> 0;
            case DIGIT1 -> 1;
            case DIGIT2 -> 2;
            case DIGIT3 -> 3;
            case DIGIT4 -> 4;
            case DIGIT5 -> 5;
            case DIGIT6 -> 6;
            case DIGIT7 -> 7;
            case DIGIT8 -> 8;
            case DIGIT9 -> 9;
            default -> -1;
        };
    }
}
