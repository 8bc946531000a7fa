package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.edit.EditController.Mode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Tab walks through the main window: each stop shows that it has the focus, and tells a screen reader what it is.
@OnScreen
class FocusJourneyTests {

    /// The number of pixels that a visible focus changes at least: less than a frame around the smallest button.
    private static final int VISIBLE = 40;

    @TempDir
    private static Path settings;

    private MainFixture nonet;
    private Stage stage;

    /// A stop of Tab with the picture of the window while it had the focus.
    private record Stop(Node node, String told, Bounds bounds, WritableImage picture) {}

    @Start
    void start(Stage stage) {
        this.stage = stage;
        nonet = new MainFixture(stage, settings.resolve(Integer.toString(stage.hashCode())));
    }

    @AfterEach
    void close(FxRobot robot) {
        Visitor.leave(robot, () -> {
            Appearance.LIGHT.apply();
            stage.hide();
            nonet.close();
        });
    }

    @Test
    void everyTabStopShowsItsFocusAndHasASpokenName(FxRobot robot) {
        robot.interact(() -> nonet.main.edit().modeProperty().set(Mode.SET_UP));
        assertThat(walk(robot))
                .contains("new", "engine", "speed", "empty-paste", "set-up", "pad-1", "trace", "timeline", "board");
    }

    @Test
    void everyTabStopDuringASearchShowsItsFocusAndHasASpokenName(FxRobot robot) throws Exception {
        nonet.open(robot, "p.txt", MainFixture.EASY.toString());
        robot.interact(nonet.main::solve);
        nonet.untilStill();
        for (String pane : List.of("trace", "tree", "hint", "steps", "path")) {
            robot.interact(() -> nonet.window.showPane(pane));
            assertThat(walk(robot)).contains("to-start", "run-until");
        }
    }

    @Test
    void darkAndHighContrastShowTheFocusToo(FxRobot robot) throws Exception {
        nonet.open(robot, "p.txt", MainFixture.EASY.toString());
        for (Appearance appearance : List.of(Appearance.DARK, Appearance.CONTRAST)) {
            robot.interact(() -> appearance.apply());
            walk(robot);
        }
    }

    @Test
    void theToolBarIsOneStopInWhichTheArrowsMove(FxRobot robot) throws Exception {
        nonet.open(robot, "p.txt", MainFixture.EASY.toString());
        robot.interact(() -> stage.getScene().lookup("#engine").requestFocus());
        robot.type(KeyCode.TAB);
        assertThat(focus()).isEqualTo("step");
        robot.type(KeyCode.RIGHT);
        assertThat(focus()).isEqualTo("run");
        robot.type(KeyCode.END, KeyCode.LEFT, KeyCode.HOME);
        assertThat(focus()).isEqualTo("step");
        robot.type(KeyCode.SPACE);
        assertThat(nonet.main.playback().search().moment().index()).isGreaterThanOrEqualTo(0);
        robot.type(KeyCode.LEFT);
        assertThat(focus()).as("the board is not stepped back").isEqualTo("step-back");
        robot.type(KeyCode.SPACE);
        assertThat(focus()).as("a button that becomes gray hands the focus on").isEqualTo("board");
    }

    private String focus() {
        WaitForAsyncUtils.waitForFxEvents();
        return stage.getScene().getFocusOwner().getId();
    }

    /// Walks from the board until it is there again, and returns the ids of the stops.
    private List<String> walk(FxRobot robot) {
        Scene scene = stage.getScene();
        Node board = scene.lookup("#board");
        robot.interact(board::requestFocus);
        List<Stop> stops = new ArrayList<>();
        do {
            robot.type(KeyCode.TAB);
            WaitForAsyncUtils.waitForFxEvents();
            stops.add(WaitForAsyncUtils.waitForAsyncFx(5000, () -> stop(scene)));
        } while (stops.getLast().node() != board && stops.size() < 60);
        List<String> faults = new ArrayList<>();
        for (int index = 0; index < stops.size(); index++) {
            Stop stop = stops.get(index);
            Stop before = stops.get(index == 0 ? stops.size() - 1 : index - 1);
            int changed = changed(stop, before);
            if (changed < VISIBLE) {
                faults.add(stop.node() + " changes " + changed + " pixels");
            }
            if (stop.told().isEmpty() || stop.node().getAccessibleRole() == AccessibleRole.PARENT) {
                faults.add(stop.node() + " is not told");
            }
        }
        assertThat(faults).isEmpty();
        return stops.stream()
                .map(stop -> Objects.requireNonNullElse(stop.node().getId(), ""))
                .toList();
    }

    private static Stop stop(Scene scene) {
        Node owner = Objects.requireNonNull(scene.getFocusOwner());
        String told = Objects.requireNonNullElse((String) owner.queryAccessibleAttribute(AccessibleAttribute.TEXT), "");
        return new Stop(owner, told, owner.localToScene(owner.getLayoutBounds()), scene.snapshot(null));
    }

    /// Returns how many pixels in and around the stop another focus changes.
    private static int changed(Stop stop, Stop other) {
        PixelReader with = stop.picture().getPixelReader();
        PixelReader without = other.picture().getPixelReader();
        int changed = 0;
        int right = (int) Math.min(stop.picture().getWidth(), stop.bounds().getMaxX() + 4);
        int bottom = (int) Math.min(stop.picture().getHeight(), stop.bounds().getMaxY() + 4);
        for (int x = Math.max(0, (int) stop.bounds().getMinX() - 4); x < right; x++) {
            for (int y = Math.max(0, (int) stop.bounds().getMinY() - 4); y < bottom; y++) {
                changed += with.getArgb(x, y) == without.getArgb(x, y) ? 0 : 1;
            }
        }
        return changed;
    }
}
