package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Branch;
import nonet.solve.ChosenGuess;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.ui.kit.Visitor;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The next guess of a search is chosen, by keyboard alone and by mouse alone.
class GuessJourneyTests extends BoardJourneyTest {

    @Test
    void aGuessIsChosenByKeyboardAlone(FxRobot robot) {
        beforeAGuess(robot, StepEngine.SINGLES);
        Cell cell = open(1);
        List<Digit> digits = candidates(cell).reversed();
        long before = shown();
        at(robot, cell);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        digits.forEach(digit -> robot.type(KeyCode.getKeyCode(digit.toString())));
        robot.type(KeyCode.ENTER);

        ChosenGuess chosen = ChosenGuess.in(cell, digits, before + 1);
        isMade(chosen);
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(main.edit().document().hasEntries())
                .as("what was typed is not entered")
                .isFalse();
        assertThat(board(robot).isFocused()).isTrue();
        // The engine was at the end of its recording, so there is no other branch.
        assertThat(main.playback().search.branches.get()).containsExactly(new Branch(1, 0, -1, List.of(chosen)));
    }

    @Test
    void aGuessIsChosenByMouseAlone(FxRobot robot) {
        beforeAGuess(robot, StepEngine.CLASSIC);
        long before = shown();
        Visitor.fire(robot, "#next-solution");
        until("a solution is shown", () -> main.playback().state.get() == PlayState.SOLUTION);
        robot.interact(() -> main.playback().show(before));
        Cell cell = open(0);
        Digit last = candidates(cell).getLast();
        robot.clickOn("#" + cell, MouseButton.SECONDARY);
        robot.clickOn("#board-guess");
        robot.clickOn("#guess-" + last).clickOn("#guess-go");

        ChosenGuess chosen = ChosenGuess.in(cell, List.of(last), before + 1);
        isMade(chosen);
        assertThat(main.playback().search.branches.get())
                .containsExactly(Branch.FIRST, new Branch(2, 1, before, List.of(chosen)));
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(main.edit().document().hasMarks()).isFalse();

        // One click leads to any branch, where it was left.
        robot.interact(() -> fixture.window.showPane("tree"));
        WindowRobot.settle();
        assertThat(Visitor.text(robot, "#branch-2")).isEqualTo("2: " + cell + "=" + last);
        robot.clickOn("#branch-1");
        assertThat(main.playback().search.branch.get()).isEqualTo(Branch.FIRST);
        assertThat(shown()).isEqualTo(before);
        robot.clickOn("#branch-2");
        assertThat(shown()).isEqualTo(before + 1);
        robot.clickOn("#next-solution");
        until("the branch has its solution", () -> main.playback().state.get() == PlayState.SOLUTION);
        long solution = shown();

        // So do the keys.
        robot.push(KeyCode.ALT, KeyCode.PAGE_UP);
        assertThat(shown()).isEqualTo(before);
        robot.push(KeyCode.ALT, KeyCode.PAGE_DOWN);
        assertThat(shown()).isEqualTo(solution);
        assertThat(main.playback().state.get()).isEqualTo(PlayState.SOLUTION);
    }

    @Test
    void aPlaceInAHouseIsGuessedWithDancingLinksAfterAClickWithAlt(FxRobot robot) {
        beforeAGuess(robot, StepEngine.DANCING_LINKS);
        long before = shown();
        Cell cell = open(0);
        clickWithAlt(robot, cell);
        robot.clickOn("#guess-choice").type(KeyCode.DOWN).type(KeyCode.ENTER);
        robot.clickOn("#guess-go");
        until("the guess is made", () -> shown() == before + 1);
        assertThat(main.playback().search.moment().entry().event())
                .isInstanceOfSatisfying(
                        Event.Guessed.class, guess -> assertThat(guess.choice()).isInstanceOf(Choice.Places.class));
    }

    @Test
    void whatCannotBeGuessedIsSaidInASentenceAndChangesNothing(FxRobot robot) {
        beforeAGuess(robot, StepEngine.SINGLES);
        List<Branch> branches = main.playback().search.branches.get();
        Cell filled = Cell.at(1, 3);
        at(robot, filled);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        assertThat(status()).isEqualTo("r1c3 holds 9 already.");

        at(robot, open(0));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        Digit none = List.of(Digit.values()).stream()
                .filter(digit -> !candidates(open(0)).contains(digit))
                .findFirst()
                .orElseThrow();
        robot.type(KeyCode.getKeyCode(none.toString()));
        assertThat(Visitor.text(robot, "#guess-note")).isEqualTo(none + " is not a candidate of " + open(0) + ".");
        robot.type(KeyCode.ESCAPE);

        robot.interact(() -> main.playback().runToEnd());
        until("the search ends", () -> main.playback().state.get() == PlayState.EXHAUSTED);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        assertThat(status()).isEqualTo("The search has ended here; go back to an earlier event to guess.");
        StepSolver logic = main.watching().engines().stream()
                .filter(engine -> engine.id().equals("logic"))
                .findFirst()
                .orElseThrow();
        robot.interact(() -> main.playback().choose(logic));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        assertThat(status()).contains("takes no guesses");
        assertThat(main.playback().search.branches.get()).isEqualTo(branches);
    }

    @Test
    void theEngineWaitsWithAGuessUntilItWouldGuess(FxRobot robot) {
        watch(robot, StepEngine.SINGLES);
        robot.interact(() -> main.playback().step());
        fixture.untilStill();
        Cell cell = open(1);
        at(robot, cell);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        assertThat(Visitor.text(robot, "#guess-note")).startsWith("The engine does not guess now.");
        assertThat(Visitor.text(robot, "#guess-go")).isEqualTo("Wait until it guesses");
        robot.type(KeyCode.ENTER);
        until("the engine has guessed", () -> main.playback().state.get() == PlayState.PAUSED && shown() > 0);
        Event.Guessed guess =
                (Event.Guessed) main.playback().search.moment().entry().event();
        boolean made = guess.candidate().cell().equals(cell);
        assertThat(status().contains("was no longer open")).isEqualTo(!made);
    }

    /// The robot knows no keys that are held.
    private static void clickWithAlt(FxRobot robot, Cell cell) {
        Node node = robot.lookup("#" + cell).query();
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        robot.interact(() -> javafx.event.Event.fireEvent(
                node,
                new MouseEvent(
                        MouseEvent.MOUSE_PRESSED,
                        bounds.getCenterX(),
                        bounds.getCenterY(),
                        bounds.getCenterX(),
                        bounds.getCenterY(),
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        true,
                        false,
                        true,
                        false,
                        false,
                        false,
                        false,
                        true,
                        null)));
        WindowRobot.settle();
    }

    private void isMade(ChosenGuess chosen) {
        until(
                "the guess is made",
                () -> shown() == chosen.from() && !main.playback().running.get());
        assertThat(main.playback().search.moment().entry().event())
                .isInstanceOfSatisfying(
                        Event.Guessed.class,
                        guess -> assertThat(chosen.isMadeBy(guess)).isTrue());
    }

    private void watch(FxRobot robot, StepSolver engine) {
        put(robot, SampleSearches.SEVERAL);
        robot.interact(() -> {
            main.edit().room.set(Room.WATCH);
            main.playback().choose(engine);
        });
    }

    /// Watches an engine until its next event is a new choice.
    private void beforeAGuess(FxRobot robot, StepSolver engine) {
        watch(robot, engine);
        do {
            robot.interact(() -> main.playback().step());
            fixture.untilStill();
        } while (!(main.playback().search.next().event() instanceof Event.Guessed));
    }

    private long shown() {
        return main.playback().search.moment().index();
    }

    /// Returns one of the cells with several candidates.
    private Cell open(int number) {
        return Cell.all().stream()
                .filter(cell -> candidates(cell).size() > 2)
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    private List<Digit> candidates(Cell cell) {
        return Stream.of(Digit.values())
                .filter(main.playback().search.moment().grid().candidates(cell)::contains)
                .toList();
    }

    private String status() {
        return main.status().state.get();
    }
}
