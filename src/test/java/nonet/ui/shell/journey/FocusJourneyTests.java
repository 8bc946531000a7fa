package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Tab walks through the main window: each stop shows that it has the focus, and tells a screen reader what it is.
class FocusJourneyTests extends WindowTest {

    /// The number of pixels that a visible focus changes at least: less than a frame around the smallest button.
    private static final int VISIBLE = 40;

    /// A stop of Tab with the picture of its place in the window while it had the focus.
    private record Stop(Node node, String told, Rectangle2D place, WritableImage picture) {}

    @AfterEach
    void light(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply());
    }

    @Test
    void everyTabStopShowsItsFocusInEachAppearanceAndHasASpokenName(FxRobot robot) throws Exception {
        fixture.open(robot, "p.txt", MainFixture.EASY.toString());
        robot.interact(main::newPuzzle);
        robot.interact(() -> main.edit().room.set(Room.SET_UP));
        assertThat(walk(robot)).contains("new", "empty-paste", "set-up", "pad-1", "undo", "board");
        robot.interact(() -> main.edit().room.set(Room.WATCH));
        assertThat(walk(robot)).contains("new", "engine", "speed", "trace", "timeline", "set-up", "board");
        darkAndHighContrastShowTheFocusToo(robot);
    }

    @Test
    void everyTabStopDuringASearchShowsItsFocusAndHasASpokenName(FxRobot robot) throws Exception {
        fixture.open(robot, "p.txt", MainFixture.EASY.toString());
        robot.interact(main::solve);
        fixture.untilStill();
        for (String pane : List.of("trace", "tree", "hint", "steps", "path")) {
            robot.interact(() -> fixture.window.showPane(pane));
            untilListed(robot, pane);
            assertThat(walk(robot))
                    .contains(
                            main.edit().room.get() == Room.WATCH
                                    ? new String[] {"to-start", "run-until", "timeline"}
                                    : new String[] {"undo", "pad-1", "go-solve"});
        }
    }

    /// A list that is still being filled may hand the focus on.
    private void untilListed(FxRobot robot, String pane) {
        switch (pane) {
            case "steps" ->
                Visitor.until(
                        "the steps are listed",
                        () -> main.analysis().logic().steps.any.get());
            case "path" ->
                Visitor.until(
                        "the path has 51 steps",
                        () -> robot.lookup("#path-list")
                                        .queryListView()
                                        .getItems()
                                        .size()
                                == 51);
            default -> WindowRobot.settle();
        }
    }

    private void darkAndHighContrastShowTheFocusToo(FxRobot robot) throws Exception {
        fixture.open(robot, "p.txt", MainFixture.EASY.toString());
        for (Appearance appearance : List.of(Appearance.DARK, Appearance.CONTRAST)) {
            robot.interact(() -> appearance.apply());
            walk(robot);
        }
    }

    @Test
    void theToolBarIsOneStopInWhichTheArrowsMove(FxRobot robot) throws Exception {
        fixture.open(robot, "p.txt", MainFixture.EASY.toString());
        fixture.watch(robot);
        robot.interact(() -> stage.getScene().lookup("#engine").requestFocus());
        robot.type(KeyCode.TAB);
        assertThat(focus()).isEqualTo("step");
        robot.type(KeyCode.RIGHT);
        assertThat(focus()).isEqualTo("run");
        robot.type(KeyCode.END, KeyCode.LEFT, KeyCode.HOME);
        assertThat(focus()).isEqualTo("step");
        robot.type(KeyCode.SPACE);
        Visitor.until("an event is shown", () -> main.playback().search.moment().index() >= 0);
        robot.type(KeyCode.LEFT);
        assertThat(focus()).as("the board is not stepped back").isEqualTo("step-back");
        robot.type(KeyCode.SPACE);
        assertThat(focus()).as("a button that becomes gray hands the focus on").isEqualTo("board");
    }

    private String focus() {
        WindowRobot.settle();
        return stage.getScene().getFocusOwner().getId();
    }

    /// Walks from the board until it is there again, and returns the ids of the stops.
    private List<String> walk(FxRobot robot) {
        Node board = stage.getScene().lookup("#board");
        robot.interact(board::requestFocus);
        List<Stop> stops = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        Stop stop = next(robot);
        do {
            Stop left = stop;
            stop = next(robot);
            int changed = differences(left.picture(), picture(left.place()));
            if (changed < VISIBLE) {
                faults.add(left.node() + " changes " + changed + " pixels");
            }
            if (left.told().isEmpty() || left.node().getAccessibleRole() == AccessibleRole.PARENT) {
                faults.add(left.node() + " is not told");
            }
            stops.add(left);
        } while (stops.getLast().node() != board && stops.size() < 60);
        assertThat(faults).isEmpty();
        return stops.stream()
                .map(each -> Objects.requireNonNullElse(each.node().getId(), ""))
                .toList();
    }

    /// Goes to the next stop.
    private Stop next(FxRobot robot) {
        robot.type(KeyCode.TAB);
        return onFx(() -> {
            Node owner = Objects.requireNonNull(stage.getScene().getFocusOwner());
            String told =
                    Objects.requireNonNullElse((String) owner.queryAccessibleAttribute(AccessibleAttribute.TEXT), "");
            Rectangle2D place = around(owner.localToScene(owner.getLayoutBounds()));
            return new Stop(owner, told, place, snapshot(place));
        });
    }

    /// Returns the part of the window with a node and a little around it, in whole pixels.
    private Rectangle2D around(Bounds node) {
        double left = Math.max(0, Math.floor(node.getMinX() - 4));
        double top = Math.max(0, Math.floor(node.getMinY() - 4));
        double right = Math.min(stage.getScene().getWidth(), Math.ceil(node.getMaxX() + 4));
        double bottom = Math.min(stage.getScene().getHeight(), Math.ceil(node.getMaxY() + 4));
        return new Rectangle2D(left, top, right - left, bottom - top);
    }

    private WritableImage picture(Rectangle2D place) {
        return onFx(() -> snapshot(place));
    }

    private WritableImage snapshot(Rectangle2D place) {
        SnapshotParameters part = new SnapshotParameters();
        part.setViewport(place);
        return stage.getScene().getRoot().snapshot(part, null);
    }

    /// Returns how many pixels of two pictures of one place differ.
    private static int differences(WritableImage picture, WritableImage other) {
        PixelReader one = picture.getPixelReader();
        PixelReader two = other.getPixelReader();
        int differences = 0;
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                differences += one.getArgb(x, y) == two.getArgb(x, y) ? 0 : 1;
            }
        }
        return differences;
    }
}
