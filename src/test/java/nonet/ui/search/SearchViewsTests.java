package nonet.ui.search;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.OnScreen;
import nonet.WindowRobot;
import nonet.play.Branch;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import nonet.ui.playback.EventWords;
import nonet.ui.search.SearchTreeController.Scope;
import nonet.ui.search.TreePicture.Item;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class SearchViewsTests {

    private final List<Long> wishes = new ArrayList<>();
    private final SearchTree tree = new SearchTree(100_000);
    private final TraceProfile profile = new TraceProfile(SampleSearches.HARD);
    private SearchTreeController trees;
    private TimelineController times;
    private Stage stage;

    @Start
    void start(Stage stage) {
        Appearance.LIGHT.apply();
        this.stage = stage;
        Messages messages = new Messages(Locale.US, "nonet.log");
        trees = new SearchTreeController(messages, new EventWords(messages)::of, this::show);
        times = new TimelineController(messages, this::show);
        SampleSearches.tell(StepEngine.SHRINKING, SampleSearches.HARD, Long.MAX_VALUE, entry -> {
            tree.append(entry);
            profile.append(entry);
        });
        trees.tree.set(tree);
        times.profile.set(profile);
        BorderPane pane = new BorderPane(new SearchTreeView(messages, new Controls(messages), trees));
        pane.setBottom(new TimelineView(times));
        stage.setScene(new Scene(pane, 700, 700));
        stage.sizeToScene(); // An earlier test may have given the stage a size.
        stage.show();
    }

    @AfterEach
    void close(FxRobot robot) {
        Visitor.leave(robot, () -> stage.hide());
    }

    @Test
    void aPictureIsPaintedInTheFontOfTheWindow(FxRobot robot) {
        List<Font> fonts = new ArrayList<>();
        CanvasRegion picture = new CanvasRegion() {
            @Override
            protected void paint(GraphicsContext graphics, double width, double height) {
                fonts.add(graphics.getFont());
            }
        };
        robot.interact(() -> {
            picture.resize(100, 20);
            picture.layout();
        });
        assertThat(fonts).containsExactly(Fonts.regular(15));
    }

    @Test
    void treeAndTimelineShowMomentsToMouseKeysAndScreenReaders(FxRobot robot) {
        aClickOnANodeShowsItsMoment(robot);
        fit(robot);
        theSelectedPathIsPainted(robot);
        fit(robot);
        keysMoveThroughTheTree(robot);
        fit(robot);
        draggingPansAndTheWheelWithControlZooms(robot);
        fit(robot);
        hoveringDescribesANode(robot);
        fit(robot);
        draggingTheHandleMovesTheBoard(robot);
        fit(robot);
        theTimelineIsAListOfMomentsForScreenReaders();
        fit(robot);
        theTreeIsAListOfGuessesForScreenReaders();
        fit(robot);
        theKeysMoveTheHandle(robot);
        fit(robot);
        theButtonsSelectTheLayoutAndReportFoldedNodes(robot);
    }

    private void aClickOnANodeShowsItsMoment(FxRobot robot) {
        shown(900);
        Item node = trees.picture.get().items().get(3);

        robot.clickOn(place(node));
        pulse();

        assertThat(wishes).containsExactly(tree.snapshot().first(node.node()));
        assertThat(robot.lookup("#search-tree").query().isFocused()).isTrue();
    }

    private void theSelectedPathIsPainted(FxRobot robot) {
        shown(900);
        Item node =
                trees.picture.get().items().stream().filter(Item::lit).toList().get(2);
        Node canvas = robot.lookup("#search-tree").query();
        WritableImage image = onFx(() -> canvas.snapshot(null, null));
        PixelReader pixels = image.getPixelReader();

        Color color = pixels.getColor(
                (int) trees.camera().screenX(node.x()), (int) trees.camera().screenY(node.level()));

        assertThat(color.getBlue()).as("accent %s", color).isGreaterThan(color.getRed() + 0.3);
    }

    private void keysMoveThroughTheTree(FxRobot robot) {
        shown(tree.snapshot().first(1));
        onFx(() -> robot.lookup("#search-tree").query().requestFocus());
        robot.type(KeyCode.RIGHT);
        robot.type(KeyCode.UP);
        robot.type(KeyCode.DOWN);

        assertThat(wishes)
                .containsExactly(
                        tree.snapshot().first(tree.snapshot().end(1)),
                        -1L,
                        tree.snapshot().first(1));
    }

    private void draggingPansAndTheWheelWithControlZooms(FxRobot robot) {
        shown(900);
        Node canvas = robot.lookup("#search-tree").query();
        Point2D middle = canvas.localToScreen(350, 200);
        double x = trees.camera().x();
        robot.drag(middle, MouseButton.PRIMARY).dropTo(middle.add(50, 30));
        pulse();
        assertThat(trees.camera().x()).isBetween(x + 49, x + 51);
        assertThat(wishes).isEmpty();

        double unit = trees.camera().unitX();
        onFx(() -> canvas.fireEvent(scroll(canvas, 200)));
        pulse();
        assertThat(trees.camera().unitX()).isGreaterThan(unit * 1.2);
        robot.clickOn("#tree-fit");
        pulse();
        assertThat(trees.camera().x()).isEqualTo(x);
    }

    private void theButtonsSelectTheLayoutAndReportFoldedNodes(FxRobot robot) {
        shown(900);
        assertThat(robot.lookup("#tree-folded").queryAs(Label.class).getText()).contains("folded, with");

        robot.clickOn("#tree-whole");
        pulse();

        assertThat(trees.scope.get()).isEqualTo(Scope.WHOLE);
        assertThat(trees.picture.get().items().size()).isGreaterThan(100);
        assertThat(onFx(() -> robot.lookup("#search-tree").query().queryAccessibleAttribute(AccessibleAttribute.TEXT)))
                .asString()
                .startsWith("Search tree: 248 guesses, 1 solution, deepest level 12. Shown: level");
    }

    private void hoveringDescribesANode(FxRobot robot) {
        shown(900);
        Item node = trees.picture.get().items().get(1);

        robot.moveTo(place(node));
        WindowRobot.settle();
        assertThat(tips()).singleElement().asString().contains("try 1 of 2");

        robot.moveTo("#tree-fit");
        WindowRobot.settle();
        assertThat(tips()).isEmpty();
    }

    private void draggingTheHandleMovesTheBoard(FxRobot robot) {
        shown(-1);
        Node line = robot.lookup("#timeline").query();
        double y = line.localToScreen(0, 28).getY();
        robot.moveTo(new Point2D(line.localToScreen(TimelinePainter.LEFT, 0).getX(), y));
        robot.press(MouseButton.PRIMARY);
        for (int share = 1; share <= 4; share++) {
            double x = TimelinePainter.LEFT + (700 - TimelinePainter.LEFT - TimelinePainter.RIGHT) * share / 4;
            robot.moveTo(new Point2D(line.localToScreen(x, 0).getX(), y));
            pulse();
        }
        robot.release(MouseButton.PRIMARY);
        pulse();

        assertThat(wishes).isSorted().hasSizeGreaterThan(3);
        assertThat(wishes.getLast()).isEqualTo(profile.size() - 1);
    }

    private void theTimelineIsAListOfMomentsForScreenReaders() {
        shown(500);
        Node line = stage.getScene().lookup("#timeline");
        List<Object> told = onFx(() -> {
            Node current = (Node) line.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
            Node last = (Node) line.queryAccessibleAttribute(AccessibleAttribute.ITEM_AT_INDEX, (int) profile.size());
            return List.of(
                    line.getAccessibleRole(),
                    line.queryAccessibleAttribute(AccessibleAttribute.TEXT),
                    line.queryAccessibleAttribute(AccessibleAttribute.ITEM_COUNT),
                    current.getAccessibleRole(),
                    current.queryAccessibleAttribute(AccessibleAttribute.TEXT),
                    current.queryAccessibleAttribute(AccessibleAttribute.INDEX),
                    current.queryAccessibleAttribute(AccessibleAttribute.SELECTED),
                    last.queryAccessibleAttribute(AccessibleAttribute.TEXT));
        });
        onFx(() -> {
            Node last = (Node) line.queryAccessibleAttribute(AccessibleAttribute.ITEM_AT_INDEX, (int) profile.size());
            last.executeAccessibleAction(AccessibleAction.REQUEST_FOCUS);
            return last;
        });
        pulse();

        assertThat(told)
                .containsExactly(
                        AccessibleRole.LIST_VIEW,
                        "Timeline",
                        (int) profile.size() + 1,
                        AccessibleRole.LIST_ITEM,
                        onFx(() -> times.about(500)),
                        501,
                        true,
                        onFx(() -> times.about(profile.size() - 1)));
        assertThat(onFx(() -> times.about(500))).startsWith("step ");
        assertThat(wishes).containsExactly(profile.size() - 1);
    }

    private void theTreeIsAListOfGuessesForScreenReaders() {
        shown(900);
        Node drawn = stage.getScene().lookup("#search-tree");
        List<Item> items = trees.picture.get().items();
        List<Object> told = onFx(() -> {
            Node second = (Node) drawn.queryAccessibleAttribute(AccessibleAttribute.ITEM_AT_INDEX, 1);
            Node current = (Node) drawn.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
            second.executeAccessibleAction(AccessibleAction.REQUEST_FOCUS);
            return List.of(
                    drawn.getAccessibleRole(),
                    drawn.queryAccessibleAttribute(AccessibleAttribute.ITEM_COUNT),
                    second.getAccessibleRole(),
                    second.queryAccessibleAttribute(AccessibleAttribute.TEXT),
                    items.get((int) current.queryAccessibleAttribute(AccessibleAttribute.INDEX))
                            .current());
        });

        assertThat(told)
                .containsExactly(
                        AccessibleRole.LIST_VIEW,
                        items.size(),
                        AccessibleRole.LIST_ITEM,
                        "level 1: " + about(items.get(1)),
                        true);
        assertThat(wishes).containsExactly(tree.snapshot().first(items.get(1).node()));
        theBranchesComeLastInTheList(drawn, items.size());
    }

    private void theBranchesComeLastInTheList(Node drawn, int nodes) {
        Branch second = new Branch(2, 1, 40, List.of(), "mine");
        List<Branch> chosen = new ArrayList<>();
        trees.onBranch(chosen::add);
        List<Object> told = onFx(() -> {
            trees.branching.set(Branching.of(List.of(Branch.FIRST, second), Branch.FIRST));
            Node branch = (Node) drawn.queryAccessibleAttribute(AccessibleAttribute.ITEM_AT_INDEX, nodes);
            branch.executeAccessibleAction(AccessibleAction.REQUEST_FOCUS);
            List<Object> answers = List.of(
                    drawn.queryAccessibleAttribute(AccessibleAttribute.ITEM_COUNT),
                    branch.queryAccessibleAttribute(AccessibleAttribute.TEXT));
            trees.branching.set(Branching.NONE);
            return answers;
        });
        assertThat(told).containsExactly(nodes + 1, "Branch 2: mine");
        assertThat(chosen).containsExactly(second);
    }

    private void theKeysMoveTheHandle(FxRobot robot) {
        shown(500);
        onFx(() -> robot.lookup("#timeline").query().requestFocus());
        for (KeyCode key : List.of(KeyCode.RIGHT, KeyCode.LEFT, KeyCode.PAGE_DOWN, KeyCode.END, KeyCode.HOME)) {
            robot.type(key);
            pulse();
        }

        long page = profile.size() / 20;
        assertThat(wishes).containsExactly(501L, 500L, 500 + page, profile.size() - 1, -1L);
    }

    /// Returns the tooltip of a node, on one line.
    private String about(Item node) {
        String told = onFx(() ->
                trees.about(trees.camera().screenX(node.x()), trees.camera().screenY(node.level())));
        return told.replace("\n", ", ");
    }

    private static List<String> tips() {
        return Window.getWindows().stream()
                .filter(window ->
                        window instanceof Tooltip tip && tip.getStyleClass().contains("search-tip"))
                .map(window -> ((Tooltip) window).getText())
                .toList();
    }

    private void show(long moment) {
        wishes.add(moment);
        trees.shown.set(moment);
        times.shown.set(moment);
    }

    /// Shows the tree as it was opened, for the next part of a test.
    private void fit(FxRobot robot) {
        robot.clickOn("#tree-fit");
        pulse();
        wishes.clear();
    }

    private void shown(long moment) {
        onFx(() -> {
            trees.shown.set(moment);
            times.shown.set(moment);
        });
        pulse();
    }

    private void pulse() {
        onFx(() -> {
            trees.pulse();
            times.pulse();
        });
        WindowRobot.settle();
    }

    private Point2D place(Item item) {
        TreeCamera camera = trees.camera();
        return stage.getScene()
                .lookup("#search-tree")
                .localToScreen(camera.screenX(item.x()), camera.screenY(item.level()));
    }

    private static ScrollEvent scroll(Node node, double by) {
        Point2D screen = node.localToScreen(200, 200);
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                200,
                200,
                screen.getX(),
                screen.getY(),
                false,
                true,
                false,
                true,
                false,
                false,
                0,
                by,
                0,
                by,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }
}
