package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Asking why a puzzle has no solution or several, in the whole window.
class WhyJourneyTests extends WindowTest {

    /// Its W is 12, which takes seconds to find.
    private static final Puzzle LONG =
            Puzzle.of("1......89.57......8..2...5...5..39.1.1...4....6.51.......3..62.64..9...37........");

    private static final Puzzle NONE = EASY.with(Cell.at(9, 3), Digit.TWO);

    @Test
    void noSolutionAndSeveralAreExplained(FxRobot robot) {
        whoAsksWhyThereIsNoSolutionSeesWhatClashesAndThePlaceOfIt(robot);
        theNextSolutionIsShownWithItsDifferencesAndOneDigitMendsThePuzzle(robot);
    }

    @Test
    void aPuzzleIsRatedByWhipsAndTheRatingIsCancelled(FxRobot robot) {
        put(robot, EASY);
        robot.press(KeyCode.F4).release(KeyCode.F4);
        click(robot, "#why-rate");
        until("all scales are rated", () -> ratings(robot).size() == 4);
        assertThat(ratings(robot).getFirst()).startsWith("T&E 0");
        assertThat(robot.lookup("#why-rate").query().isVisible()).isTrue();

        put(robot, LONG);
        until("the ratings are those of the other puzzle", () -> ratings(robot).isEmpty());
        click(robot, "#why-rate");
        until("the depth is known", () -> ratings(robot).size() == 1);
        click(robot, "#why-rate-cancel");
        assertThat(text(robot, "#why-rating")).isEqualTo("The rating was cancelled.");
        assertThat(robot.lookup("#why-rate").query().isVisible()).isTrue();
        assertThat(robot.lookup("#why-rate-cancel").query().isVisible()).isFalse();
        assertThat(ratings(robot)).hasSize(1);
    }

    private static List<String> ratings(FxRobot robot) {
        return robot.lookup("#why-ratings").queryAs(VBox.class).getChildren().stream()
                .map(line -> ((Label) line).getText())
                .toList();
    }

    private void whoAsksWhyThereIsNoSolutionSeesWhatClashesAndThePlaceOfIt(FxRobot robot) {
        put(robot, NONE);
        until(
                "the verdict is NoSolution",
                () -> main.analysis().verdict().verdict.get() instanceof Verdict.NoSolution);
        robot.clickOn(robot.lookup("#why").match(Hyperlink.class::isInstance).<Node>query());
        until("the conflict is drawn", () -> main.analysis().why().picture.get() != null);

        assertThat(with(robot, "role-clashing"))
                .isEqualTo(CellSet.of(Cell.at(7, 7), Cell.at(8, 4), Cell.at(8, 5), Cell.at(8, 6), Cell.at(9, 3)));
        assertThat(text(robot, "#why-digits")).isEqualTo("r7c7 = 2, r8c4 = 4, r8c5 = 1, r8c6 = 9, r9c3 = 2");

        ListView<?> list = robot.lookup("#why-list").queryListView();
        robot.clickOn(list);
        until("the list has rows", () -> !list.getItems().isEmpty());
        robot.interact(() -> list.getSelectionModel().select(0));
        assertThat(with(robot, "role-clashing")).isEqualTo(CellSet.NONE);
        assertThat(main.analysis().why().picture.get().marks().houses())
                .isEqualTo(Map.of(House.all().get(7), Role.CLASHING));

        click(robot, "#why-trace");
        fixture.untilStill();
        assertThat(main.playback().engine.get().id()).isEqualTo("singles");
        assertThat(main.playback().search.moment().index()).isEqualTo(2);
        assertThat(main.playback().search.puzzle().clues()).isEqualTo(5);
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().puzzle()).isEqualTo(NONE);
    }

    private void theNextSolutionIsShownWithItsDifferencesAndOneDigitMendsThePuzzle(FxRobot robot) {
        put(robot, TWELVE);
        robot.press(KeyCode.F4).release(KeyCode.F4);
        until(
                "the missing digits are named",
                () -> main.analysis().why().additions.get() != null);
        assertThat(text(robot, "#why-counted")).isEqualTo("12 solutions");

        click(robot, "#why-next");
        click(robot, "#why-next");
        assertThat(main.frames().frame.get().grid().isSolved()).isTrue();
        assertThat(with(robot, "role-differing"))
                .isEqualTo(CellSet.of(
                        main.analysis().why().picture.get().marks().cells().keySet()))
                .isNotEqualTo(CellSet.NONE);

        click(robot, "#why-add");
        until(
                "the verdict is OneSolution",
                () -> main.analysis().verdict().verdict.get() instanceof Verdict.OneSolution);
        assertThat(main.edit().document().puzzle().clues()).isEqualTo(TWELVE.clues() + 1);
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().puzzle()).isEqualTo(TWELVE);
    }

    private void put(FxRobot robot, Puzzle puzzle) {
        robot.interact(() -> {
            main.edit().open("test", puzzle);
            main.edit().room.set(Room.SET_UP);
        });
    }

    private static CellSet with(FxRobot robot, String pseudoClass) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            Node node = robot.lookup("#" + cell).query();
            cells = node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(pseudoClass))
                    ? cells.with(cell)
                    : cells;
        }
        return cells;
    }
}
