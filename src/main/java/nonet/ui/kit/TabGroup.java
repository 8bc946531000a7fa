package nonet.ui.kit;

import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Makes a row of buttons one stop of the Tab key, at the button that had the focus last; the arrow keys move the focus
/// from button to button. The buttons themselves are no stops, so that a click on one leaves the focus where it is.
public final class TabGroup {

    /// The keys of a row of buttons.
    public static final ViewKeys<TabGroup> KEYS = ViewKeys.of(row(
            "keys.pad",
            key("Left", group -> group.focus(group.next(group.focused(), -1))),
            key("Right", group -> group.focus(group.next(group.focused(), 1))),
            key("Home", group -> group.focus(group.next(-1, 1))),
            key("End", group -> group.focus(group.next(group.buttons.size(), -1)))));

    private static final String MEMBER = "tab-group-button";

    private final List<? extends ButtonBase> buttons;
    private int current;

    private TabGroup(List<? extends ButtonBase> buttons) {
        this.buttons = buttons;
    }

    /// Makes the buttons one stop, which is skipped while none of them can be pressed.
    ///
    /// @param row contains the buttons and no other stop
    /// @return the row
    public static <R extends Region> R of(R row, List<? extends ButtonBase> buttons) {
        TabGroup group = new TabGroup(buttons);
        Observable[] states = buttons.stream()
                .flatMap(button -> List.of(button.disabledProperty(), button.visibleProperty()).stream())
                .toArray(Observable[]::new);
        row.focusTraversableProperty()
                .bind(row.focusWithinProperty()
                        .not()
                        .and(Bindings.createBooleanBinding(() -> group.next(-1, 1) >= 0, states)));
        row.focusedProperty().addListener((_, _, now) -> {
            if (now) {
                group.enter();
            }
        });
        KEYS.filter(row, group);
        for (ButtonBase button : buttons) {
            button.getStyleClass().add(MEMBER);
            button.setFocusTraversable(false);
        }
        return row;
    }

    /// Tests whether a node is a button of a group, to which the arrow keys belong then.
    public static boolean isMember(@Nullable Node node) {
        return node != null && node.getStyleClass().contains(MEMBER);
    }

    private void enter() {
        int at = next(current - 1, 1);
        focus(at < 0 ? next(current, -1) : at);
    }

    private int focused() {
        return buttons.stream().map(Node::isFocused).toList().indexOf(true);
    }

    private void focus(int place) {
        if (place >= 0) {
            current = place;
            buttons.get(place).requestFocus();
        }
    }

    /// Returns the place of the nearest button in a direction that can be pressed, or -1 if there is none.
    private int next(int from, int by) {
        for (int place = from + by; place >= 0 && place < buttons.size(); place += by) {
            ButtonBase button = buttons.get(place);
            if (button.isVisible() && !button.isDisabled()) {
                return place;
            }
        }
        return -1;
    }
}
