package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.Appearance;
import nonet.ui.search.TimelineView;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The three rooms of the window: nothing moves between them, and each has a few controls only.
class RoomTests extends WindowTest {

    /// The most controls that a room shows: at the first start, and with a puzzle.
    private static final Map<Room, Integer> MOST = Map.of(Room.SET_UP, 36, Room.PLAY, 42, Room.WATCH, 42);

    @AfterEach
    void normal(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply(100));
    }

    @Test
    void nothingMovesAndNoRoomShowsManyControls(FxRobot robot) {
        Map<Room, Long> controls = new EnumMap<>(Room.class);
        Map<String, Bounds> empty = places(robot);
        controls.put(Room.SET_UP, controls());
        nothingHasMoved(robot, "open", empty, () -> main.edit().open("easy", MainFixture.EASY));
        controls.put(Room.PLAY, controls());
        nothingHasMoved(
                robot,
                "hint",
                empty,
                () -> fixture.window.commands.get("hint").action().run());
        nothingHasMoved(robot, "first step", empty, main::stepOrPause);
        controls.put(Room.WATCH, controls());
        nothingHasMoved(robot, "run", empty, main.playback()::run);
        nothingHasMoved(robot, "end", empty, main.playback()::runToEnd);
        nothingHasMoved(robot, "start", empty, main.playback()::toStart);
        for (Room room : Room.values()) {
            nothingHasMoved(robot, room.name(), empty, () -> main.edit().room.set(room));
        }
        nothingHasMoved(robot, "language", empty, () -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));
        robot.interact(() -> {
            Appearance.LIGHT.apply(200);
            main.edit().room.set(Room.SET_UP);
        });
        fixture.untilStill();
        WindowRobot.settle();
        Map<String, Bounds> large = places(robot);
        for (Room room : Room.values()) {
            nothingHasMoved(
                    robot,
                    room + " with large text",
                    large,
                    () -> main.edit().room.set(room));
        }
        assertThat(controls)
                .allSatisfy((room, count) -> assertThat(count).as(room.name()).isLessThanOrEqualTo(MOST.get(room)));
    }

    @Test
    void eachRoomIsReachedByKeyAndByMouseAndRemembersItsPage(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        robot.type(KeyCode.F12);
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        robot.clickOn("#tree");
        robot.clickOn("#rooms #play");
        assertThat(main.edit().room.get()).isEqualTo(Room.PLAY);
        robot.interact(() -> fixture.window.showPane("path"));
        robot.type(KeyCode.F2);
        assertThat(main.edit().room.get()).isEqualTo(Room.SET_UP);
        assertThat(page()).isEqualTo("why");
        robot.type(KeyCode.F3);
        assertThat(page()).isEqualTo("path");
        robot.clickOn("#rooms #watch");
        assertThat(page()).isEqualTo("tree");
        assertThat(fixture.store.settings().rooms().pages()).containsExactly("", "path", "tree");
        assertThat(fixture.store.settings().rooms().watches()).isTrue();

        robot.interact(() -> fixture.window.showPane("desk"));
        assertThat(main.edit().room.get()).isEqualTo(Room.SET_UP);
        robot.type(KeyCode.H);
        assertThat(main.edit().room.get()).isEqualTo(Room.PLAY);
        assertThat(page()).isEqualTo("hint");
    }

    @Test
    void thePagesOfAnEngineComeAfterTheOthers(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            main.edit().room.set(Room.WATCH);
        });
        WindowRobot.settle();
        assertThat(pages()).containsExactly("trace", "tree", "code");
        assertThat(enabled("cover", "learned")).containsExactly(false, false);
        robot.interact(() -> main.playback().choose(StepEngine.DANCING_LINKS));
        assertThat(pages()).containsExactly("trace", "tree", "code", "cover");
        assertThat(page()).isEqualTo("trace");
        assertThat(enabled("cover", "learned")).containsExactly(true, false);
        robot.interact(() -> fixture.window.showPane("cover"));
        assertThat(page()).isEqualTo("cover");
        robot.interact(() -> main.playback().choose(StepEngine.LEARNING));
        assertThat(pages()).containsExactly("trace", "tree", "code", "learned");
        assertThat(page()).isEqualTo("trace");
        assertThat(enabled("cover", "learned")).containsExactly(false, true);
        robot.interact(() -> fixture.window.showPane("cover"));
        assertThat(page()).as("a page that is not there").isEqualTo("trace");
        robot.interact(() -> main.playback().choose(StepEngine.DANCING_LINKS));
        assertThat(page()).as("the page that the user chose last").isEqualTo("cover");
    }

    private List<String> pages() {
        return tabs().getTabs().stream().map(Tab::getId).toList();
    }

    private List<Boolean> enabled(String... commands) {
        return Stream.of(commands)
                .map(id -> fixture.window.commands.get(id).enabled().get())
                .toList();
    }

    private void nothingHasMoved(FxRobot robot, String after, Map<String, Bounds> before, Runnable action) {
        robot.interact(action);
        fixture.untilStill();
        WindowRobot.settle();
        assertThat(places(robot)).as(after).isEqualTo(before);
    }

    private static Map<String, Bounds> places(FxRobot robot) {
        Map<String, Bounds> places = new LinkedHashMap<>();
        for (String id : List.of(
                "#r1c1",
                "#r9c9",
                "#pad-1",
                "#timeline",
                "#status",
                "#side",
                ".side-tabs",
                ".mark-legend",
                ".solve-bar",
                ".verdict-line")) {
            Node node = robot.lookup(id).query();
            places.put(id, node.localToScene(node.getLayoutBounds()));
        }
        return places;
    }

    private String page() {
        return tabs().getSelectionModel().getSelectedItem().getId();
    }

    private TabPane tabs() {
        return (TabPane) stage.getScene().lookup(".side-tabs");
    }

    /// Returns the number of controls that are seen in the window.
    private long controls() {
        return controls(stage.getScene().getRoot());
    }

    private static long controls(Node node) {
        if (!node.isVisible()) {
            return 0;
        }
        return switch (node) {
            case MenuBar menus -> menus.getMenus().size();
            case ButtonBase _, ComboBoxBase<?> _, TextInputControl _, Slider _, TimelineView _ -> 1;
            case TabPane tabs ->
                tabs.getTabs().size()
                        + tabs.getTabs().stream()
                                .filter(tab -> tab.isSelected() && tab.getContent() != null)
                                .mapToLong(tab -> controls(tab.getContent()))
                                .sum();
            case Parent parent ->
                parent.getChildrenUnmodifiable().stream()
                        .mapToLong(RoomTests::controls)
                        .sum();
            default -> 0;
        };
    }
}
