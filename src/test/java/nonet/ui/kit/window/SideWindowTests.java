package nonet.ui.kit.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.OnScreen;
import nonet.ui.kit.Appearance;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

@OnScreen
class SideWindowTests {

    private TextField text;
    private TextField cell;
    private ListView<String> list;
    private ComboBox<String> choice;
    private Spinner<Integer> number;
    private VBox content;
    private Stage owner;
    private SideWindow side;

    @Start
    void start(Stage first) {
        Appearance.LIGHT.apply();
        // The first stage is that of all tests, so its place is left alone.
        owner = new Stage();
        number = new Spinner<>(1, 99, 7);
        choice = new ComboBox<>();
        list = new ListView<>();
        cell = new TextField("12");
        text = new TextField("old");
        owner.setX(200);
        owner.setY(100);
        owner.setWidth(500);
        owner.setHeight(400);
        owner.show();
        number.setEditable(true);
        list.getItems().add("one");
        choice.getItems().addAll("this", "that");
        Typing.onGiveUp(cell, () -> {
            cell.setText("12");
            list.requestFocus();
        });
        content = new VBox(text, number, cell, choice, list);
        side = new SideWindow(
                () -> "Side", owner, () -> content, List.of(), () -> new Dimension2D(3000, 300), Remembered.nothing());
        side.show();
    }

    @Stop
    void stop() {
        text.getScene().getWindow().hide();
        owner.hide();
    }

    @Test
    void itFitsTheScreenAndItsOwnerIsBehindItsMiddle() {
        Window window = text.getScene().getWindow();

        assertThat(new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight()))
                .isEqualTo(new Rectangle2D(0, 150, 1000, 300));
    }

    @Test
    void itsContentFillsItAndScrollsWhereItNeedsMoreRoom(FxRobot robot) {
        ScrollPane frame = (ScrollPane) content.getScene().getRoot();
        double room = frame.getViewportBounds().getHeight();
        assertThat(content.getHeight()).isEqualTo(room);

        robot.interact(() -> {
            content.setMinHeight(2 * room);
            frame.layout();
        });
        assertThat(content.getHeight()).isEqualTo(2 * room);
        assertThat(frame.lookupAll(".scroll-bar:vertical")).anyMatch(Node::isVisible);
    }

    @Test
    void itStepsAsideOfTheBoardAndClosesWhereThereIsNoRoom(FxRobot robot) {
        Window window = text.getScene().getWindow();
        robot.interact(() -> {
            window.setWidth(300);
            window.setX(250);
            assertThat(SideWindow.stepAside(window)).isFalse();
        });
        assertThat(window.isShowing()).isTrue();
        // The board is in the left part of the owner.
        assertThat(window.getX()).isGreaterThan(owner.getX() + owner.getWidth() / 2);

        robot.interact(() -> {
            window.setX(100);
            window.setWidth(900);
            assertThat(SideWindow.stepAside(window)).isTrue();
        });
        assertThat(window.isShowing()).isFalse();
    }

    @Test
    void whenItIsShownAgainItIsSeenWhole(FxRobot robot) {
        Window window = text.getScene().getWindow();
        robot.interact(() -> {
            window.setWidth(600);
            window.setX(200);
            window.setY(60);
            window.hide();
            side.show();
        });
        assertThat(List.of(window.getX(), window.getY(), window.getWidth())).containsExactly(200.0, 60.0, 600.0);

        robot.interact(() -> {
            window.setX(2000);
            window.hide();
            side.show();
        });
        assertThat(List.of(window.getX(), window.getY(), window.getWidth())).containsExactly(400.0, 60.0, 600.0);
    }

    @Test
    void itGivesItsFocusAwayWhileItIsClosed(FxRobot robot) {
        enter(robot, number);
        assertThat(number.getEditor().isFocused()).isTrue();

        robot.interact(side::hide);
        assertThat(number.isFocused()).isFalse();
        assertThat(number.getEditor().isFocused()).isFalse();

        robot.interact(side::show);
        assertThat(number.isFocused()).isTrue();

        robot.interact(() -> {
            side.showing.subscribe(showing -> {
                if (showing) {
                    list.requestFocus();
                }
            });
            side.hide();
            side.show();
        });
        assertThat(list.isFocused()).as("what is shown chose the focus itself").isTrue();
    }

    @Test
    void escapeDiscardsTypedTextAndThenCloses(FxRobot robot) {
        enter(robot, text);
        robot.type(KeyCode.END, KeyCode.X);
        assertThat(text.getText()).isEqualTo("oldx");

        robot.type(KeyCode.ESCAPE);
        assertThat(text.getText()).isEqualTo("old");
        assertThat(side.showing.get()).isTrue();

        robot.type(KeyCode.ESCAPE);
        assertThat(side.showing.get()).isFalse();
    }

    @Test
    void keepsInputAcceptedByEnter(FxRobot robot) {
        enter(robot, text);
        robot.type(KeyCode.END, KeyCode.X, KeyCode.ENTER, KeyCode.Y, KeyCode.ESCAPE);

        assertThat(text.getText()).isEqualTo("oldx");
        assertThat(side.showing.get()).isTrue();
    }

    @Test
    void escapeGivesUpANumberThatWasNotTaken(FxRobot robot) {
        enter(robot, number);
        robot.type(KeyCode.END, KeyCode.DIGIT5);
        assertThat(number.getEditor().getText()).isEqualTo("75");

        robot.type(KeyCode.ESCAPE);
        assertThat(number.getEditor().getText()).isEqualTo("7");
        assertThat(number.getValue()).isEqualTo(7);
        assertThat(side.showing.get()).isTrue();

        robot.type(KeyCode.UP, KeyCode.ESCAPE);
        assertThat(number.getValue()).isEqualTo(8);
        assertThat(side.showing.get()).isFalse();
    }

    @Test
    void escapeLeavesACellAndClosesFromTheList(FxRobot robot) {
        enter(robot, cell);
        robot.type(KeyCode.ESCAPE);
        assertThat(list.isFocused()).isTrue();
        assertThat(side.showing.get()).isTrue();

        robot.type(KeyCode.ESCAPE);
        assertThat(side.showing.get()).isFalse();
    }

    @Test
    void escapeClosesAnOpenChoiceFirst(FxRobot robot) {
        enter(robot, choice);
        robot.interact(choice::show);
        robot.type(KeyCode.ESCAPE);
        assertThat(choice.isShowing()).isFalse();
        assertThat(side.showing.get()).isTrue();
    }

    private static void enter(FxRobot robot, Node field) {
        robot.interact(field::requestFocus);
    }
}
