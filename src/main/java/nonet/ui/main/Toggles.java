package nonet.ui.main;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Mode;
import nonet.ui.kit.Toggle;

/// What a person can switch on and off, and what they choose one of.
final class Toggles {

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    final Toggle labels;
    final Toggle marks;
    final Toggle side;
    final List<Mode<EditController.Mode>> modes;
    final List<Mode<Boolean>> units;

    /// @param commands choose a mode by key
    Toggles(CommandTable commands, BooleanProperty labelsShown, BooleanProperty marksShown, BooleanProperty sideShown) {
        labels = new Toggle("labels", null, KeyCombination.valueOf("Shortcut+L"), ALWAYS, labelsShown);
        marks = new Toggle("marks", null, KeyCombination.valueOf("Shortcut+K"), ALWAYS, marksShown);
        side = new Toggle("side", Icon.SIDE_PANE, KeyCombination.valueOf("F9"), ALWAYS, sideShown);
        modes = List.of(
                new Mode<>("set-up", null, commands.get("set-up").key(), EditController.Mode.SET_UP),
                new Mode<>("solve", null, commands.get("solve").key(), EditController.Mode.SOLVE));
        units = List.of(new Mode<>("by-events", null, null, false), new Mode<>("by-steps", null, null, true));
    }

    /// Returns what is switched on and off, in the order of the menu.
    List<Toggle> all() {
        return List.of(marks, labels, side);
    }
}
