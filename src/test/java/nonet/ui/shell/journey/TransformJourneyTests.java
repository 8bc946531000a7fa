package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DialogPane;
import javafx.scene.control.TextField;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The board is turned, relabeled and disguised from the menu, each with one undo.
class TransformJourneyTests extends BoardJourneyTest {

    private static final Cell BLANK = Cell.at(1, 3);

    @Test
    void theBoardIsTurnedRelabeledAndDisguised(FxRobot robot) {
        theBoardTurnsWithAllOnItAndComesBackWithOneUndo(robot);
        digitsAreReplacedAndADisguiseFollowsFromItsSeed(robot);
    }

    private void theBoardTurnsWithAllOnItAndComesBackWithOneUndo(FxRobot robot) {
        put(robot, EASY);
        at(robot, BLANK);
        robot.interact(() -> main.edit().digit(Digit.FOUR));

        item(robot, "rotate-right");
        assertThat(puzzle()).isEqualTo(Isomorphism.rotation(1).of(EASY));
        assertThat(main.edit().document().grid().digit(Cell.at(3, 9))).isEqualTo(Digit.FOUR);
        item(robot, "rotate-half");
        item(robot, "rotate-right");
        assertThat(puzzle()).isEqualTo(EASY);
        item(robot, "mirror");
        item(robot, "flip");
        assertThat(puzzle()).isEqualTo(Isomorphism.rotation(2).of(EASY));
        item(robot, "canonical");
        assertThat(puzzle()).isEqualTo(Puzzle.of(new CanonicalForm().of(EASY).text()));
        robot.interact(main.edit()::undo);
        assertThat(puzzle()).isEqualTo(Isomorphism.rotation(2).of(EASY));
    }

    private void digitsAreReplacedAndADisguiseFollowsFromItsSeed(FxRobot robot) {
        put(robot, EASY);
        item(robot, "relabel");
        until(
                "#relabel-dialog is shown",
                () -> robot.lookup("#relabel-dialog").tryQuery().isPresent());
        ComboBox<Integer> one = robot.lookup("#relabel-1").queryComboBox();
        ComboBox<Integer> nine = robot.lookup("#relabel-9").queryComboBox();
        robot.interact(() -> one.setValue(9));
        assertThat(nine.getValue()).isEqualTo(1);
        accept(robot, "#relabel-dialog");
        assertThat(puzzle())
                .isEqualTo(Isomorphism.ofDigits(8, 1, 2, 3, 4, 5, 6, 7, 0).of(EASY));

        robot.interact(main.edit()::undo);
        item(robot, "shuffle");
        until(
                "#shuffle-dialog is shown",
                () -> robot.lookup("#shuffle-dialog").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#shuffle-seed").queryAs(TextField.class).setText("7"));
        accept(robot, "#shuffle-dialog");
        assertThat(puzzle()).isEqualTo(Isomorphism.shuffle(7, 0).of(EASY));
        assertThat(main.status().state.get()).startsWith("Disguised with seed 7.");
    }

    private Puzzle puzzle() {
        return main.edit().document().puzzle();
    }

    private static void accept(FxRobot robot, String dialog) {
        DialogPane pane = robot.lookup(dialog).queryAs(DialogPane.class);
        ButtonType take = pane.getButtonTypes().getFirst();
        robot.interact(((Button) pane.lookupButton(take))::fire);
        until("the dialog is closed", () -> robot.lookup(dialog).tryQuery().isEmpty());
    }
}
