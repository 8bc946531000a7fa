package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCombination;
import nonet.OnScreen;
import org.controlsfx.control.SegmentedButton;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@OnScreen
class ControlsTests {

    private static final KeyCombination KEY = KeyCombination.valueOf("Ctrl+Z");

    private final Controls controls = new Controls(new Messages(
            Locale.US,
            "nonet.log",
            Map.of(
                    "command.sample", "Sample",
                    "command.sample.tip", "Take a sample",
                    "command.other", "Other",
                    "command.other.tip", "Take another")));
    private final BooleanProperty enabled = new SimpleBooleanProperty(false);
    private final AtomicInteger runs = new AtomicInteger();

    @Start
    void start(javafx.stage.Stage stage) {}

    @Test
    void aButtonShowsItsCommandAndRunsIt() {
        Button button = controls.button(new Command("sample", Icon.UNDO, KEY, enabled, runs::incrementAndGet));
        assertThat(button.isDisabled()).isTrue();
        enabled.set(true);
        button.fire();
        assertThat(runs).hasValue(1);
        assertThat(button.isDisabled()).isFalse();
        assertThat(button.getId()).isEqualTo("sample");
        assertThat(button.getText()).isNull();
        assertThat(button.getTooltip().getText()).isEqualTo("Take a sample (" + KEY.getDisplayText() + ")");
        assertThat(button.getAccessibleText()).isEqualTo("Sample");
    }

    @Test
    void aButtonWithoutIconShowsItsName() {
        Button button = controls.button(new Command("sample", null, null, enabled, runs::incrementAndGet));
        assertThat(button.getText()).isEqualTo("Sample");
        assertThat(button.getTooltip().getText()).isEqualTo("Take a sample");
    }

    @Test
    void aMenuItemHasTheShortcut() {
        MenuItem item = controls.menuItem(new Command("sample", Icon.UNDO, KEY, enabled, runs::incrementAndGet));
        assertThat(item.isDisable()).isTrue();
        assertThat(item.getAccelerator()).isEqualTo(KEY);
        item.fire();
        assertThat(runs).hasValue(1);
    }

    @Test
    void togglesFollowTheirValueAndSetIt() {
        BooleanProperty on = new SimpleBooleanProperty(true);
        Toggle toggle = new Toggle("sample", Icon.MARK, KEY, enabled, on);
        ToggleButton button = controls.toggleButton(toggle);
        CheckMenuItem item = controls.checkMenuItem(toggle);
        assertThat(button.isSelected()).isTrue();
        assertThat(item.isSelected()).isTrue();
        enabled.set(true);
        button.fire();
        assertThat(on.get()).isFalse();
        assertThat(item.isSelected()).isFalse();
    }

    @Test
    void exactlyOneModeHolds() {
        ObjectProperty<Integer> chosen = new SimpleObjectProperty<>(1);
        List<RadioOption<Integer>> modes =
                List.of(new RadioOption<>("sample", null, null, 1), new RadioOption<>("other", null, KEY, 2));
        List<ToggleButton> buttons = ((SegmentedButton) controls.segmented(chosen, modes)).getButtons();
        List<RadioMenuItem> items = controls.radioMenuItems(chosen, modes);
        buttons.get(1).fire();
        assertThat(chosen.get()).isEqualTo(2);
        assertThat(items).extracting(RadioMenuItem::isSelected).containsExactly(false, true);
        buttons.get(1).fire();
        assertThat(buttons).extracting(ToggleButton::isSelected).containsExactly(false, true);
        chosen.set(1);
        assertThat(buttons).extracting(ToggleButton::isSelected).containsExactly(true, false);
    }
}
