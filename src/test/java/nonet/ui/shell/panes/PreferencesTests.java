package nonet.ui.shell.panes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Screen;
import javafx.stage.Window;
import nonet.WindowRobot;
import nonet.settings.AppearanceSettings.Look;
import nonet.settings.AppearanceSettings.Palette;
import nonet.settings.Settings;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.WindowBounds;
import nonet.ui.kit.Appearance;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The window of preferences: every setting takes effect and is saved at once, and the keys reach all of them.
class PreferencesTests extends WindowTest {

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply());
    }

    @Test
    void everySettingIsReachedByKeysAndSavedAtOnceInAWindowThatFits(FxRobot robot) {
        theKeysReachEverySetting(robot);
        theWindowOpensWhereItWasBefore(robot);
        theWindowIsAsLargeAsItsContentUnlessTheScreenIsSmaller(robot);
        everySettingIsSavedAtOnce(robot);
    }

    private void everySettingIsSavedAtOnce(FxRobot robot) {
        open(robot);
        robot.interact(() -> {
            choose(robot, "#preferences-look", Look.CONTRAST);
            choose(robot, "#preferences-text-size", 125);
            choose(robot, "#preferences-palette", Palette.COLOR_BLIND);
            ColorPicker second = robot.lookup("#preferences-colors-2").query();
            second.setValue(Color.web("#123456"));
            second.fireEvent(new ActionEvent());
            choose(robot, "#preferences-order", true);
            choose(robot, "#preferences-unit", true);
            choose(robot, "#preferences-engine", main.watching().engines().getLast());
            choose(robot, "#preferences-language", "zh-CN");
            for (String option : List.of(
                    "advances",
                    "checks",
                    "timed",
                    "checks-photos",
                    "hint-marks",
                    "box-singles",
                    "labels",
                    "marks",
                    "side")) {
                toggle(robot, option);
            }
        });
        Settings saved = fixture.store.settings();
        assertThat(saved.appearance().look()).isEqualTo(Look.CONTRAST);
        assertThat(saved.appearance().textSize()).isEqualTo(125);
        assertThat(saved.appearance().language()).isEqualTo("zh-CN");
        assertThat(saved.appearance().palette()).isEqualTo(Palette.COLOR_BLIND);
        assertThat(saved.appearance().markColors())
                .as("the others keep the colors that the theme gives them")
                .containsExactly("#f3622d", "#123456", "#57b757", "#41a9c9", "#9a42c8", "#888888");
        assertThat(saved.search().bySteps()).isTrue();
        assertThat(saved.search().engine())
                .isEqualTo(main.watching().engines().getLast().id());
        assertThat(saved.playing()).isEqualTo(new PlaySettings(true, false, false, true, true, false, true));
        assertThat(List.of(
                        saved.appearance().labelsShown(),
                        saved.appearance().marksShown(),
                        saved.appearance().sideShown()))
                .containsExactly(false, false, false);
        assertThat(main.editing().stopwatch().timed.get()).isTrue();
    }

    private void theKeysReachEverySetting(FxRobot robot) {
        Window window = open(robot);
        List<Node> settings = robot
                .lookup((Node node) -> node.isFocusTraversable() && !node.isDisabled() && isSetting(node))
                .queryAll()
                .stream()
                .toList();
        assertThat(settings).hasSize(26);
        for (Node setting : settings) {
            assertThat(window.getScene().getFocusOwner()).isEqualTo(setting);
            robot.type(KeyCode.TAB);
        }
        robot.type(KeyCode.ESCAPE);
        assertThat(window.isShowing()).isFalse();
    }

    private static boolean isSetting(Node node) {
        return node.getParent() != null
                && node.getParent().getStyleClass().stream()
                        .anyMatch(style -> style.equals("preferences") || style.equals("color-row"));
    }

    private void theWindowIsAsLargeAsItsContentUnlessTheScreenIsSmaller(FxRobot robot) {
        Window window = open(robot);
        ScrollPane all = (ScrollPane) window.getScene().getRoot();
        double before = window.getWidth();
        double height = window.getHeight();
        robot.interact(window::hide);
        open(robot);
        assertThat(window.getHeight()).isEqualTo(height);
        assertThat(all.getViewportBounds().getHeight())
                .isGreaterThanOrEqualTo(all.getContent().getLayoutBounds().getHeight() - 1);
        robot.interact(() -> {
            Appearance.LIGHT.apply(200);
            choose(robot, "#preferences-text-size", 200);
        });
        WindowRobot.settle();
        assertThat(window.getWidth()).isGreaterThan(before * 1.5);
        assertThat(window.getY()).isGreaterThanOrEqualTo(0);
        assertThat(window.getY() + window.getHeight())
                .isLessThanOrEqualTo(Screen.getPrimary().getVisualBounds().getMaxY());
        robot.interact(() -> {
            Appearance.LIGHT.apply();
            window.hide();
        });
    }

    private void theWindowOpensWhereItWasBefore(FxRobot robot) {
        Window window = open(robot);
        robot.interact(() -> {
            window.setX(40);
            window.setY(30);
            window.hide();
        });
        assertThat(fixture.store.bounds("preferences"))
                .isEqualTo(new WindowBounds(40, 30, window.getWidth(), window.getHeight()));
        assertThat(fixture.store.bounds("library")).isNull();
    }

    private Window open(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowRobot.settle();
        return robot.lookup(".preferences").query().getScene().getWindow();
    }

    @SuppressWarnings("unchecked")
    private static <T> void choose(FxRobot robot, String id, T value) {
        ((ComboBox<T>) robot.lookup(id).queryComboBox()).setValue(value);
    }

    private static void toggle(FxRobot robot, String id) {
        robot.lookup("#preferences-" + id).queryAs(CheckBox.class).fire();
    }
}
