package nonet.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.OnScreen;
import nonet.deduce.Technique;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.rate.Weight;
import nonet.settings.Profiles;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Remembered;
import nonet.ui.kit.window.SideWindow;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@OnScreen
class TechniquesViewTests {

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final TechniquesController techniques = new TechniquesController(messages, Profiles.standard());

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(view(), 1000, 700));
        stage.show();
    }

    @Test
    void theSearchFindsByNameInBothLanguagesByIdAndByCode(FxRobot robot) {
        TextField field = robot.lookup("#technique-search").queryAs(TextField.class);
        ListView<?> list = robot.lookup("#techniques").queryListView();
        int all = list.getItems().size();
        for (String text : List.of("xwing", "X-Wing", "0300", "二阶鱼", "x wing")) {
            robot.interact(() -> field.setText(text));
            assertThat(list.getItems())
                    .as(text)
                    .extracting(item -> ((Weight) item).technique())
                    .contains(Technique.X_WING)
                    .doesNotContain(Technique.NAKED_PAIR);
        }
        robot.interact(() -> field.setText("nothing like it"));
        assertThat(list.getItems()).isEmpty();
        assertThat(robot.lookup("#technique-count").queryLabeled().getText()).isEqualTo("0 of " + all);
    }

    @Test
    void theSearchIsUsedByKeys(FxRobot robot) {
        ListView<?> list = robot.lookup("#techniques").queryListView();
        int all = list.getItems().size();
        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write("0000");
        assertThat(list.getItems()).hasSize(1);
        robot.type(KeyCode.ENTER, KeyCode.SPACE);
        assertThat(techniques.weights.getFirst().solve()).isFalse();

        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write("singles");
        robot.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.UP, KeyCode.ENTER);
        assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(1);
        Technique second = techniques.weights.get(1).technique();
        robot.push(KeyCode.ALT, KeyCode.UP);
        assertThat(techniques.weights.getFirst().technique()).isEqualTo(second);

        robot.interact(
                () -> robot.lookup("#technique-search").queryAs(TextField.class).clear());
        assertThat(list.getItems()).hasSize(all);
    }

    @Test
    void theKeyboardAloneChangesEverythingOfATechnique(FxRobot robot) {
        ListView<?> list = robot.lookup("#techniques").queryAs(ListView.class);
        robot.interact(() -> {
            press(list, KeyCode.DOWN, true, false);
            press(list, KeyCode.SPACE, false, false);
            press(list, KeyCode.SPACE, false, true);
            press(list, KeyCode.ENTER, false, false);
        });
        TextField score = (TextField) list.getScene().getFocusOwner();
        robot.interact(() -> {
            score.setText("77");
            press(score, KeyCode.ENTER, false, false);
        });

        Weight moved = techniques.weights.get(1);
        assertThat(moved).isEqualTo(new Weight(Technique.FULL_HOUSE, moved.order(), moved.level(), 77, false, false));
        assertThat(list.getScene().getFocusOwner()).isSameAs(list);
        assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    }

    @Test
    void escapeGivesUpAScoreBeforeItClosesTheWindow(FxRobot robot) throws Exception {
        List<Weight> before = List.copyOf(techniques.weights);
        Window owner = robot.lookup("#techniques").query().getScene().getWindow();
        SideWindow window = WaitForAsyncUtils.asyncFx(() -> new SideWindow(
                        () -> "", owner, this::view, List.of(), () -> new Dimension2D(1000, 700), Remembered.nothing()))
                .get();
        robot.interact(window::show);
        Node list = robot.lookup("#techniques").match(Node::isFocused).query();
        robot.type(KeyCode.ENTER, KeyCode.DIGIT9, KeyCode.DIGIT9, KeyCode.ESCAPE);
        assertThat(list.isFocused()).isTrue();
        assertThat(window.showing.get()).isTrue();

        robot.type(KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.ESCAPE);
        assertThat(window.showing.get()).isFalse();
        assertThat(techniques.weights).isEqualTo(before);
    }

    @Test
    void keepsALimitOnInvalidInput(FxRobot robot) {
        Spinner<?> largest = robot.lookup(".limit").queryAs(Spinner.class);
        TextField editor = largest.getEditor();
        robot.interact(() -> {
            editor.setText("abc");
            press(editor, KeyCode.ENTER, false, false);
            editor.setText("");
            press(editor, KeyCode.ENTER, false, false);
        });
        assertThat(techniques.profiles.get().current().fishSize()).isEqualTo(7);

        robot.interact(() -> {
            editor.setText("3");
            press(editor, KeyCode.ENTER, false, false);
        });
        assertThat(techniques.profiles.get().current().fishSize()).isEqualTo(3);
    }

    @Test
    void aChangeIsTakenBackByItsKey(FxRobot robot) {
        ListView<?> list = robot.lookup("#techniques").queryAs(ListView.class);
        Profiles before = techniques.profiles.get();
        robot.interact(() -> press(list, KeyCode.SPACE, false, false));
        assertThat(techniques.profiles.get()).isNotEqualTo(before);
        robot.interact(
                () -> list.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.Z, false, true, false, false)));
        assertThat(techniques.profiles.get()).isEqualTo(before);
    }

    @Test
    void setsCanBeLinkedWhereChainsHaveThemAndThatIsTakenBackToo(FxRobot robot) {
        CheckBox sets = box(robot, "limits.chain-als");
        CheckBox linked = box(robot, "limits.chain-linked");
        List<String> seen = new ArrayList<>(List.of(look(sets, linked)));
        for (Runnable each : List.<Runnable>of(linked::fire, sets::fire, techniques::undo, techniques::undo)) {
            robot.interact(each);
            seen.add(look(sets, linked));
        }
        assertThat(seen)
                .containsExactly(
                        "sets true; linked false, can be chosen; in use true false",
                        "sets true; linked true, can be chosen; in use true true",
                        "sets false; linked true, gray; in use false true",
                        "sets true; linked true, can be chosen; in use true true",
                        "sets true; linked false, can be chosen; in use true false");
        assertThat(techniques.undoable.get()).isFalse();
    }

    private CheckBox box(FxRobot robot, String key) {
        return robot.lookup(messages.get(key)).queryAs(CheckBox.class);
    }

    private String look(CheckBox sets, CheckBox linked) {
        ChainLimits chains = techniques.profiles.get().current().limits().chains();
        return "sets %s; linked %s, %s; in use %s %s"
                .formatted(
                        sets.isSelected(),
                        linked.isSelected(),
                        linked.isDisabled() ? "gray" : "can be chosen",
                        chains.als(),
                        chains.linkedSets());
    }

    private TechniquesView view() {
        return new TechniquesView(messages, new Controls(messages), techniques);
    }

    private static void press(Node target, KeyCode code, boolean alt, boolean shift) {
        target.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, alt, false));
    }
}
