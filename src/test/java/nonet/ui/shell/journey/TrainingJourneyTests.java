package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.ui.board.Board;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Training: a position is brought, solved by hints, and the progress is shown and forgotten.
class TrainingJourneyTests extends BoardJourneyTest {

    @Test
    void techniquesArePracticedAndTheProgressReset(FxRobot robot) {
        aPositionIsPractisedWithTheKeyboardAlone(robot);
        closeOthers(robot);
        byMouseAloneATechniqueIsReadTriedAndPracticed(robot);
        closeOthers(robot);
        aPositionIsPracticedAndTheProgressReset(robot);
    }

    private void aPositionIsPracticedAndTheProgressReset(FxRobot robot) {
        robot.interact(() -> fixture.window.commands.get("practice").action().run());
        Visitor.until(
                "#training-technique says “Full House”",
                () -> text(robot, "#training-technique").equals("Full House"));
        ListView<Technique> list = robot.lookup("#training-techniques").queryListView();
        assertThat(list.getItems()).startsWith(Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE);
        assertThat(text(robot, "#training-overall")).startsWith("0 of ").endsWith(" techniques are familiar");
        assertThat(robot.lookup(".training-lesson").queryAllAs(Label.class))
                .extracting(Label::getText)
                .contains("1. Singles: 0 of 3");

        robot.interact(
                () -> list.getSelectionModel().clearAndSelect(list.getItems().indexOf(Technique.X_WING)));
        Visitor.until(
                "#training-technique says “X-Wing”",
                () -> text(robot, "#training-technique").equals("X-Wing"));
        assertThat(text(robot, "#training-said")).contains("Find the X-Wing").contains("New to you?");
        Board board = robot.lookup("#training-board").queryAs(Board.class);
        Grid position = board.frameProperty().get().grid();

        Cell blank = position.blanks().first();
        Digit free = position.candidates(blank).iterator().next();
        robot.interact(() -> board.inputProperty().get().click(blank, free, false));
        assertThat(text(robot, "#training-said")).doesNotContain("Find the X-Wing");
        for (int rung = 0; rung < 3; rung++) {
            press(robot, "#training-hint");
        }
        Visitor.until(
                "#training-said contains “Due again today”",
                () -> text(robot, "#training-said").contains("Due again today"));
        assertThat(text(robot, "#training-step-name")).isEqualTo("X-Wing");

        press(robot, "#training-take");
        assertThat(main.edit().document().name()).isEqualTo("Practice: X-Wing");
        assertThat(main.edit().document().grid()).isEqualTo(position);

        press(robot, "#training-next");
        Visitor.until(
                "a position is there to practice with",
                () -> !button(robot, "#training-hint").isDisabled());
        assertThat(text(robot, "#training-said")).contains("Find the X-Wing").doesNotContain("New to you");
        press(robot, "#training-reset");
        press(robot, "#training-forget");
        Visitor.until(
                "#training-said says “The progress was reset.”",
                () -> text(robot, "#training-said").equals("The progress was reset."));
        assertThat(button(robot, "#training-reset").isDisabled()).isTrue();
    }

    private void aPositionIsPractisedWithTheKeyboardAlone(FxRobot robot) {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        Visitor.until(
                "#training-technique says “Full House”",
                () -> text(robot, "#training-technique").equals("Full House"));
        Board board = robot.lookup("#training-board").queryAs(Board.class);
        Visitor.until(
                "a position is there to practice with",
                () -> !button(robot, "#training-hint").isDisabled());
        Grid position = board.frameProperty().get().grid();
        Cell last = last(position);
        robot.interact(board::requestFocus);
        robot.push(KeyCode.ALT, KeyCode.DIGIT5);
        assertThat(board.filterProperty().get()).isEqualTo(CandidateFilter.of(Digit.FIVE));
        robot.interact(() ->
                robot.lookup("#training-filter-7").queryAs(ToggleButton.class).fire());
        assertThat(board.filterProperty().get()).isEqualTo(CandidateFilter.of(Digit.SEVEN));
        robot.push(KeyCode.ALT, KeyCode.DIGIT0);
        assertThat(board.filterProperty().get()).isEqualTo(CandidateFilter.OFF);
        robot.push(KeyCode.ALT, KeyCode.NUMPAD5);
        assertThat(board.filterProperty().get()).isEqualTo(CandidateFilter.of(Digit.FIVE));
        robot.push(KeyCode.ALT, KeyCode.NUMPAD0);
        assertThat(board.filterProperty().get()).isEqualTo(CandidateFilter.OFF);
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        assertThat(text(robot, "#training-said")).contains("highlighted");
        assertThat(board.frameProperty().get().marksShown()).isFalse();
        assertThat(board.frameProperty().get().highlights().marks().cells()).hasSize(9);
        walk(robot, board, last);
        Digit digit = position.candidates(last).first();
        robot.push(KeyCode.valueOf("DIGIT" + digit));
        Visitor.until(
                "#training-said contains “Found: Full House, with no mistake and one hint”",
                () -> text(robot, "#training-said").contains("Found: Full House, with no mistake and one hint"));
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        Visitor.until(
                "the next position is there",
                () -> !board.frameProperty().get().grid().equals(position)
                        && !button(robot, "#training-hint").isDisabled());
        assertThat(text(robot, "#training-technique")).isEqualTo("Full House");
    }

    private void byMouseAloneATechniqueIsReadTriedAndPracticed(FxRobot robot) {
        robot.clickOn("Learn").clickOn("What to learn");
        Visitor.until(
                "#guide-title says “What to learn, in what order”",
                () -> text(robot, "#guide-title").equals("What to learn, in what order"));
        robot.clickOn(robot.lookup("#guide-page .hyperlink")
                .match((Hyperlink link) -> link.getText().equals("Full house"))
                .<Hyperlink>query());
        Visitor.until(
                "#guide-title says “Full House”",
                () -> text(robot, "#guide-title").equals("Full House"));
        ToggleButton attempt = robot.lookup("#guide-try").queryAs(ToggleButton.class);
        Visitor.until("the attempt can be made", () -> !attempt.isDisabled());
        robot.clickOn(attempt);
        clickLast(robot, "#guide-board");
        Visitor.until(
                "#guide-said begins with “Right: ”",
                () -> text(robot, "#guide-said").startsWith("Right: "));

        robot.clickOn("#guide-practice");
        Visitor.until(
                "#training-said begins with “Find the Full House.”",
                () -> text(robot, "#training-said").startsWith("Find the Full House."));
        showMarks(robot);
        clickLast(robot, "#training-board");
        Visitor.until(
                "#training-said contains “Found: Full House, with no mistake and no hint”",
                () -> text(robot, "#training-said").contains("Found: Full House, with no mistake and no hint"));
        robot.clickOn("#training-next");
        Visitor.until(
                "#training-said begins with “Find the Full House.”",
                () -> text(robot, "#training-said").startsWith("Find the Full House."));
    }

    /// Clicks the last candidate of a house.
    private static void clickLast(FxRobot robot, String id) {
        Board board = robot.lookup(id).queryAs(Board.class);
        Grid position = board.frameProperty().get().grid();
        Cell last = last(position);
        robot.clickOn(place(
                robot, board, new Candidate(last, position.candidates(last).first())));
    }

    /// Shows the pencil marks of a single.
    private static void showMarks(FxRobot robot) {
        CheckBox marks = robot.lookup("#training-marks").queryAs(CheckBox.class);
        Visitor.until("the pencil marks can be filled in", () -> !marks.isDisabled());
        assertThat(marks.isSelected()).isFalse();
        robot.clickOn(marks);
    }

    /// Returns the only blank cell of a house.
    private static Cell last(Grid position) {
        return StreamSupport.stream(position.blanks().spliterator(), false)
                .filter(each -> Stream.of(House.Kind.values())
                        .anyMatch(kind -> position.blanks()
                                        .and(House.of(kind, each).cellSet())
                                        .size()
                                == 1))
                .findFirst()
                .orElseThrow();
    }

    /// Goes to a cell with the arrow keys.
    private static void walk(FxRobot robot, Board board, Cell to) {
        if (board.selectionProperty().get().focus() == null) {
            robot.push(KeyCode.RIGHT);
        }
        for (int i = 0; i < 9 && selected(board).row() != to.row(); i++) {
            robot.push(selected(board).row() < to.row() ? KeyCode.DOWN : KeyCode.UP);
        }
        for (int i = 0; i < 9 && selected(board).column() != to.column(); i++) {
            robot.push(selected(board).column() < to.column() ? KeyCode.RIGHT : KeyCode.LEFT);
        }
        assertThat(selected(board)).isEqualTo(to);
    }

    private static Cell selected(Board board) {
        return Objects.requireNonNull(board.selectionProperty().get().focus());
    }

    private static void press(FxRobot robot, String button) {
        robot.interact(button(robot, button)::fire);
    }

    private static Button button(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Button.class);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
    }
}
