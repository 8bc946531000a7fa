package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.play.Document;
import nonet.rate.Weight;
import nonet.ui.board.Board;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The guide: opened beside the board, searched, read, tried, and taken over.
class GuideJourneyTests extends WindowTest {

    @Test
    void theGuideIsReadByKeyAndMouseAndLeadsToThePractice(FxRobot robot) {
        theGuideIsReadWithTheKeyboardAlone(robot);
        closeOthers(robot);
        theGuideIsSearchedReadAndTakenOver(robot);
        closeOthers(robot);
        aPageLeadsToThePracticeOfItsTechnique(robot);
    }

    private void theGuideIsSearchedReadAndTakenOver(FxRobot robot) {
        robot.interact(() -> main.edit().open("Mine", MainFixture.EASY));
        open(robot);

        robot.interact(
                () -> robot.lookup("#guide-query").queryAs(TextField.class).setText("x-wing"));
        ListView<?> hits = robot.lookup("#guide-hits").queryListView();
        Visitor.until("the search has hits", () -> !hits.getItems().isEmpty());
        robot.interact(() -> hits.getSelectionModel().selectFirst());
        Visitor.until("the page is “X-Wing”", () -> "X-Wing".equals(title(robot)));
        Visitor.until(
                "the example has its givens",
                () -> board(robot).frameProperty().get().grid().givens().size() > 16);

        Visitor.until(
                "the example can be tried",
                () -> !robot.lookup("#guide-try").queryAs(ToggleButton.class).isDisabled());
        robot.interact(
                () -> robot.lookup("#guide-try").queryAs(ToggleButton.class).fire());
        assertThat(robot.lookup("#guide-said").queryAs(Label.class).getText()).contains("Click it on the board");

        Grid position = board(robot).frameProperty().get().grid();
        robot.interact(() -> robot.lookup("#guide-take").queryAs(Button.class).fire());
        assertThat(main.edit().document().grid()).isEqualTo(position);
        assertThat(main.edit().document().name()).isEqualTo("Guide: X-Wing");
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().name()).isEqualTo("Mine");

        Hyperlink family = links(robot, "Basic fish");
        robot.interact(family::fire);
        Visitor.until("the page is “Basic fish”", () -> "Basic fish".equals(title(robot)));
        robot.interact(() -> robot.lookup("#guide-back").queryAs(Button.class).fire());
        assertThat(title(robot)).isEqualTo("X-Wing");

        robot.interact(() -> fixture.window.commands.get("lessons").action().run());
        Visitor.until(
                "the page is “What to learn, in what order”",
                () -> "What to learn, in what order".equals(title(robot)));
        robot.interact(() -> links(robot, "Full house").fire());
        Visitor.until("the page is “Full House”", () -> "Full House".equals(title(robot)));
        robot.interact(() -> fixture.window.commands.get("guide").action().run());
        assertThat(robot.lookup("#guide-page").tryQuery()).isEmpty();
    }

    @Test
    void hintsTechniquesAndThePathLeadToTheirPages(FxRobot robot) {
        aHintLeadsToThePageOnItsTechnique(robot);
        closeOthers(robot);
        theKeyOfTheGuideOpensThePageOfAStepOfThePath(robot);
        closeOthers(robot);
        theKeyOfTheGuideOpensThePageOfTheSelectedTechnique(robot);
    }

    private void aHintLeadsToThePageOnItsTechnique(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open(Document.of("", MainFixture.EASY));
            main.edit().room.set(Room.PLAY);
            fixture.window.commands.get("hint").action().run();
        });
        Visitor.until(
                "the hint says its name",
                () -> robot.lookup("#hint-name").queryAs(Label.class).isVisible()
                        && !robot.lookup("#hint-name")
                                .queryAs(Label.class)
                                .getText()
                                .isEmpty());
        String name = robot.lookup("#hint-name").queryAs(Label.class).getText();
        Button about = robot.lookup(".about-button")
                .match((Node node) -> node.isVisible() && node.isFocusTraversable())
                .queryButton();
        assertThat(about.getAccessibleText()).isEqualTo("About " + name);

        robot.interact(about::fire);

        Visitor.until("the page is that of the link", () -> name.equals(title(robot)));
    }

    private void theKeyOfTheGuideOpensThePageOfTheSelectedTechnique(FxRobot robot) {
        robot.interact(() -> fixture.window.commands.get("techniques").action().run());
        ListView<Weight> list = robot.lookup("#techniques").queryListView();
        robot.interact(() -> {
            list.requestFocus();
            list.getItems().stream()
                    .filter(each -> each.technique() == Technique.XY_CHAIN)
                    .forEach(list.getSelectionModel()::select);
        });
        robot.push(KeyCode.F1);
        Visitor.until("the page is “XY-Chain”", () -> "XY-Chain".equals(title(robot)));
    }

    private void theKeyOfTheGuideOpensThePageOfAStepOfThePath(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open(Document.of("", MainFixture.EASY));
            main.edit().room.set(Room.PLAY);
            fixture.window.showPane("path");
        });
        Visitor.until(
                "#path-list is shown",
                () -> robot.lookup("#path-list").tryQuery().isPresent());
        ListView<?> list = robot.lookup("#path-list").queryListView();
        Visitor.until("the list has rows", () -> !list.getItems().isEmpty());
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().selectFirst();
        });
        robot.push(KeyCode.F1);
        Visitor.until("a page is shown", () -> !title(robot).isEmpty());
        assertThat(list.getSelectionModel().getSelectedItem().toString()).contains(title(robot));
    }

    private void theGuideIsReadWithTheKeyboardAlone(FxRobot robot) {
        robot.push(KeyCode.F1);
        Visitor.until("a page is shown", () -> !title(robot).isEmpty());
        String first = title(robot);
        robot.push(KeyCode.SHORTCUT, KeyCode.F);
        robot.targetWindow(robot.lookup("#guide-query").query().getScene().getWindow());
        robot.write("xy-chain");
        ListView<?> hits = robot.lookup("#guide-hits").queryListView();
        Visitor.until("the search has hits", () -> !hits.getItems().isEmpty());
        robot.push(KeyCode.ENTER);
        Visitor.until("the page is “XY-Chain”", () -> "XY-Chain".equals(title(robot)));
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        Visitor.until("the page is that of the link", () -> first.equals(title(robot)));
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        Visitor.until("the page is “XY-Chain”", () -> "XY-Chain".equals(title(robot)));
        robot.push(KeyCode.F1);
        Visitor.until(
                "#guide-page is gone",
                () -> robot.lookup("#guide-page").tryQuery().isEmpty());
    }

    private void aPageLeadsToThePracticeOfItsTechnique(FxRobot robot) {
        open(robot);
        robot.interact(
                () -> robot.lookup("#guide-query").queryAs(TextField.class).setText("xy-chain"));
        ListView<?> hits = robot.lookup("#guide-hits").queryListView();
        Visitor.until("the search has hits", () -> !hits.getItems().isEmpty());
        robot.interact(() -> hits.getSelectionModel().selectFirst());
        Visitor.until("the page is “XY-Chain”", () -> "XY-Chain".equals(title(robot)));

        robot.interact(
                () -> robot.lookup("#guide-practice").queryAs(Hyperlink.class).fire());

        Visitor.until(
                "#training-said asks for an XY-Chain",
                () -> robot.lookup("#training-said")
                        .tryQueryAs(Label.class)
                        .filter(said -> said.getText().contains("Find the XY-Chain"))
                        .isPresent());
    }

    private void open(FxRobot robot) {
        robot.interact(() -> fixture.window.commands.get("guide").action().run());
        Visitor.until("a page is shown", () -> !title(robot).isEmpty());
        assertThat(fixture.window
                        .commands
                        .get("guide")
                        .key()
                        .match(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F1, false, false, false, false)))
                .isTrue();
    }

    private static String title(FxRobot robot) {
        return robot.lookup("#guide-title")
                .tryQueryAs(Label.class)
                .map(Label::getText)
                .orElse("");
    }

    private static Board board(FxRobot robot) {
        return robot.lookup("#guide-board").queryAs(Board.class);
    }

    private static Hyperlink links(FxRobot robot, String text) {
        return robot.lookup("#guide-page .hyperlink")
                .match((Hyperlink link) -> link.getText().equals(text))
                .queryAs(Hyperlink.class);
    }
}
