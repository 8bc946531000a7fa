package nonet.ui.training;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import nonet.grid.Digit;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;

/// The digits 1 to 9; the chosen digit highlights the cells of a board that can hold it.
final class FilterKeys extends FlowPane {

    static final ViewKeys<FilterKeys> KEYS = ViewKeys.of(new ViewKeys.Row<>(
            "keys.training-filter",
            IntStream.rangeClosed(0, 9).mapToObj(FilterKeys::digit).toList()));

    private final ObjectProperty<CandidateFilter> filter;

    /// @param filter the filter of the board
    FilterKeys(Messages messages, ObjectProperty<CandidateFilter> filter) {
        this.filter = filter;
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("guide-buttons");
        List<ToggleButton> keys = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            ToggleButton key = styled("training-filter", new ToggleButton(digit.toString()));
            key.setId("training-filter-" + digit);
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

    /// Returns the key of a digit, which lights its cells, or of 0, which lights none; the number pad has them, too.
    private static ViewKeys.Key<FilterKeys> digit(int number) {
        return new ViewKeys.Key<>(
                Stream.of("Alt+", "Alt+Numpad ")
                        .map(key -> ShortcutRow.key(key + number))
                        .toList(),
                FilterKeys::isVisible,
                keys -> keys.take(number));
    }

    private void take(int number) {
        if (number == 0) {
            filter.set(CandidateFilter.OFF);
        } else {
            toggle(Digit.of(number));
        }
    }
}
