package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.TextInputControl;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.service.hint.Hints;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A player's own chain in the workshop.
class WorkshopJourneyTests extends BoardJourneyTest {

    private static final Puzzle EXTREME =
            Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");

    private static final Candidate FOUR_IN_R5C2 = new Candidate(Cell.at(5, 2), Digit.of(4));
    private static final Candidate FOUR_IN_R3C2 = new Candidate(Cell.at(3, 2), Digit.of(4));
    private static final Candidate FOUR_IN_R3C8 = new Candidate(Cell.at(3, 8), Digit.of(4));

    @Test
    void aChainIsMendedAppliedAndGoneFromTheBoard(FxRobot robot) {
        put(robot, EXTREME);
        robot.interact(() -> fixture.window.showPane("workshop"));
        write(robot, "(4)r5c2 = (4)r3c2 - (4)r3c3 = (4)r4c3");
        until(
                "the sentence is “r34c3 are not the only 4s of column 3: r25c3.”",
                () -> sentence(robot).equals("r34c3 are not the only 4s of column 3: r25c3."));
        write(robot, "(4)r5c2 = (4)r3c2 - (4)r3c8 = (4)r5c8");
        until(
                "the sentence is “X-Chain: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4.”",
                () -> sentence(robot).equals("X-Chain: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4."));
        assertThat(main.frames().frame.get().highlights().marks().links()).hasSize(3);
        MainFixture.click(robot, "#workshop-apply");
        until(
                "r5c3 has no candidate 4 any more",
                () -> !Hints.position(main.edit().document())
                        .grid()
                        .candidates(Cell.at(5, 3))
                        .contains(Digit.of(4)));
        assertThat(main.edit().history.get().canUndo()).isTrue();
    }

    @Test
    void aChainIsClickedOnTheBoard(FxRobot robot) {
        put(robot, EXTREME);
        robot.interact(() -> fixture.window.showPane("workshop"));
        robot.clickOn(place(robot, board(robot), FOUR_IN_R5C2));
        untilLit(FOUR_IN_R3C2);
        robot.clickOn(place(robot, board(robot), FOUR_IN_R3C2));
        untilLit(FOUR_IN_R3C8);
        assertThat(robot.lookup("#workshop-chain-text").queryTextInputControl().getText())
                .isEqualTo("(4)r5c2 = (4)r3c2");
    }

    private void untilLit(Candidate next) {
        until(
                next + " is lit",
                () -> main.frames()
                                .frame
                                .get()
                                .highlights()
                                .marks()
                                .candidates()
                                .get(next)
                        == Role.SIXTH);
    }

    private static void write(FxRobot robot, String text) {
        robot.interact(() -> robot.lookup("#workshop-chain-text")
                .queryAs(TextInputControl.class)
                .setText(text));
    }

    private static String sentence(FxRobot robot) {
        return robot.lookup("#workshop-sentence").queryLabeled().getText();
    }
}
