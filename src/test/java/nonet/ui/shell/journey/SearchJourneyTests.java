package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.TestData;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.trace.Event;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Entering a puzzle, solving it and looking at the search, from beginning to end.
class SearchJourneyTests extends WindowTest {

    @Test
    void puzzlesAreEnteredSolvedAndTheirSearchesLookedAt(FxRobot robot) throws IOException {
        aPuzzleIsEnteredAndSolvedByMouseAlone(robot);
        robot.interact(main.edit()::openEmpty);
        aPuzzleIsEnteredAndSolvedByKeyboardAlone(robot);
        aPuzzleOfCandidatesAloneIsCheckedAndSolved(robot);
        hintsLeadFromTheNameToTheStep(robot);
        robot.interact(main.edit()::openEmpty);
        aDigitTypedWhereAnEngineIsWatchedLeadsToTheUsersBoard(robot);
        aFileIsOpenedAndSteppedThroughForwardAndBack(robot);
        showsSolutionsOneByOneToTheLast(robot);
        nothingKeepsTheSearchOfAnotherPuzzle(robot);
        aSearchStopsAtAGuessAndIsScrubbedAndItsTreeClicked(robot);
    }

    private void nothingKeepsTheSearchOfAnotherPuzzle(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("Twelve", TWELVE);
            main.edit().room.set(Room.PLAY);
            main.playback().runToEnd();
        });
        until("the search is exhausted", () -> main.playback().state.get() == PlayState.EXHAUSTED);
        robot.interact(() -> fixture.window.showPane("tree"));
        WeakReference<Object> tree = new WeakReference<>(
                Objects.requireNonNull(main.watching().tree().tree.get()));
        robot.interact(() -> main.edit().open("Easy", EASY));
        until("the closed tree is collected", System::gc, () -> tree.refersTo(null));
    }

    @Test
    void aTraceThatTheSearchIsAheadOfSaysSoAndSelectsNothing(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("Sparse", Puzzle.of("8" + ".".repeat(80)));
            main.edit().room.set(Room.PLAY);
            main.playback().runToEnd();
        });
        ListView<?> trace = robot.lookup("#trace").query();
        until(
                "the trace has rows and none is selected",
                () -> main.playback().ahead.get()
                        && trace.getItems().size() > 1
                        && trace.getSelectionModel().isEmpty());
        assertThat(robot.lookup(".ahead-note").query().isVisible()).isTrue();

        robot.interact(main.playback()::pause);
        until("the panes show the current event", () -> !main.playback().ahead.get());

        assertThat(robot.lookup(".ahead-note").query().isVisible()).isFalse();
        assertThat(trace.getSelectionModel().getSelectedItem())
                .isEqualTo(main.playback().search.moment().entry());
    }

    private void aPuzzleIsEnteredAndSolvedByMouseAlone(FxRobot robot) {
        robot.clickOn("#set-up");
        for (Cell cell : EASY.givenCells()) {
            robot.clickOn("#" + cell);
            robot.clickOn("#pad-" + EASY.given(cell));
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);
        until(
                "#verdict-text says which givens are not needed",
                () -> robot.lookup("#verdict-text")
                        .queryLabeled()
                        .getText()
                        .matches("Exactly one solution; .* not needed"));

        click(robot, "#go-solve");
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);

        until(
                "#verdict-text says “Solved”",
                () -> robot.lookup("#verdict-text").queryLabeled().getText().equals("Solved"));
        assertThat(fixture.shown()).isEqualTo(solution(EASY).toString());
        assertThat(main.frames().frame.get().grid().givens()).isEqualTo(EASY.givenCells());
    }

    private void aPuzzleIsEnteredAndSolvedByKeyboardAlone(FxRobot robot) {
        robot.interact(() -> main.edit().room.set(Room.SET_UP));
        robot.clickOn("#r1c1").type(KeyCode.ESCAPE, KeyCode.HOME, KeyCode.PAGE_UP);
        // Each key goes on to the next cell; 0 leaves a cell empty.
        for (Cell cell : Cell.all()) {
            Digit given = EASY.given(cell);
            robot.type(KeyCode.getKeyCode(given == null ? "0" : given.toString()));
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);

        robot.type(KeyCode.F3, KeyCode.F8);
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);

        assertThat(fixture.shown()).isEqualTo(solution(EASY).toString());
    }

    private void aPuzzleOfCandidatesAloneIsCheckedAndSolved(FxRobot robot) {
        fixture.open(robot, TestData.REAL_FILES.resolve("65-sukaku-729.txt"));
        until(
                "#verdict-text says “Exactly one solution”",
                () -> robot.lookup("#verdict-text").queryLabeled().getText().equals("Exactly one solution"));

        fixture.watch(robot);
        click(robot, "#next-solution");
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);

        assertThat(fixture.shown())
                .isEqualTo("136247598247589136859316724371892465562473981498165372623954817915728643784631259");
    }

    private void aFileIsOpenedAndSteppedThroughForwardAndBack(FxRobot robot) throws IOException {
        fixture.open(
                robot, "hard.txt", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        fixture.watch(robot);
        List<String> boards = new ArrayList<>();
        boards.add(fixture.shown());
        for (int i = 0; i < 10; i++) {
            click(robot, "#step");
            fixture.untilStill();
            boards.add(fixture.shown());
        }
        assertThat(main.playback().search.moment().index()).isEqualTo(9);
        for (int i = 9; i >= 5; i--) {
            click(robot, "#step-back");
            assertThat(fixture.shown()).isEqualTo(boards.get(i));
        }
        assertThat(main.playback().search.moment().index()).isEqualTo(4);
        assertThat(main.playback().search.items).hasSize(10);
    }

    private void showsSolutionsOneByOneToTheLast(FxRobot robot) throws IOException {
        fixture.open(robot, "twelve.txt", TWELVE.toString());
        fixture.watch(robot);
        List<String> solutions = new ArrayList<>();
        robot.interact(() -> main.playback().pace.set(1));
        click(robot, "#run");
        fixture.untilStill();
        while (main.playback().state.get() == PlayState.SOLUTION) {
            solutions.add(fixture.shown());
            assertThat(main.status().state.get()).isEqualTo("Solution %d found", solutions.size());
            click(robot, "#next-solution");
            fixture.untilStill();
        }

        assertThat(solutions).hasSize(12).doesNotHaveDuplicates();
        assertThat(solutions).allMatch(each -> Grid.of(Puzzle.of(each)).isSolved());
        assertThat(main.status().state.get()).isEqualTo("No more solutions: there are 12");
        assertThat(robot.lookup("#next-solution").queryButton().isDisabled()).isTrue();
    }

    private void aSearchStopsAtAGuessAndIsScrubbedAndItsTreeClicked(FxRobot robot) throws IOException {
        fixture.open(
                robot, "hard.txt", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        fixture.watch(robot);
        robot.interact(() -> main.playback().pace.set(1));
        click(robot, "#breakpoints");
        until(
                "#break-guess is shown",
                () -> robot.lookup("#break-guess").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#break-guess").queryAs(CheckBox.class).fire());
        robot.type(KeyCode.ESCAPE);
        for (String guess : List.of("r8c7=3  (1 of 2)", "r7c7=5  (1 of 2)")) {
            click(robot, "#run");
            fixture.untilStill();
            assertThat(main.status().state.get()).isEqualTo("Stopped at: a guess \u2013 guess " + guess);
        }
        assertThat(robot.lookup("#trace-event").queryLabeled().getText())
                .isEqualTo("guess r7c7=5  (1 of 2)\nr7c7 has 2 candidates, fewer than any other. "
                        + "14 others follow with 3 (first r2c2, r3c3 and r3c4).");

        click(robot, "#next-solution");
        fixture.untilStill();
        long last = main.playback().search.moment().index();
        robot.clickOn("#timeline");
        until("an earlier event is shown", () -> main.playback().search.moment().index() < last);
        assertThat(main.playback().search.moment().index()).isBetween(last * 4 / 10, last * 6 / 10);

        robot.interact(() -> fixture.window.showPane("tree"));
        WindowRobot.settle();
        long scrubbed = main.playback().search.moment().index();
        robot.interact(() -> robot.lookup("#search-tree").query().requestFocus());
        robot.type(KeyCode.UP, KeyCode.UP, KeyCode.ENTER);
        until("another event is shown", () -> main.playback().search.moment().index() != scrubbed);
        assertThat(main.playback().search.moment().entry().event()).isInstanceOf(Event.Guessed.class);
    }

    private void hintsLeadFromTheNameToTheStep(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.H);
        until(
                "#hint-name says “Naked Single”",
                () -> robot.lookup("#hint-name").queryLabeled().getText().equals("Naked Single"));
        robot.type(KeyCode.H, KeyCode.H);
        assertThat(robot.lookup(".hint-line").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactly(
                        "5 is the only candidate left in r5c5.",
                        "The other digits are ruled out: 1, 3, 4 and 8 in row 5; 2, 6, 7 and 9 in column 5.",
                        "So r5c5 is 5.");
        robot.type(KeyCode.H);
        assertThat(main.edit().document().grid().digit(Cell.at(5, 5))).isEqualTo(Digit.of(5));
    }

    private void aDigitTypedWhereAnEngineIsWatchedLeadsToTheUsersBoard(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        fixture.watch(robot);
        click(robot, "#step");
        fixture.untilStill();

        robot.moveTo("#r1c3");
        assertThat(robot.lookup("#ghost").query().isVisible()).isFalse();
        robot.doubleClickOn("#r1c3");
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        assertThat(main.status().state.get())
                .isEqualTo("The board shows the engine’s work. Your own board is in Play (F3).");
        robot.type(KeyCode.DIGIT4);
        assertThat(main.edit().room.get()).isEqualTo(Room.PLAY);
        assertThat(main.edit().document().grid().digit(Cell.at(1, 3))).isEqualTo(Digit.of(4));
        assertThat(main.status().state.get())
                .isEqualTo("This is Play, your own board. Watch (F12) goes back to the engine.");
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        robot.moveTo("#r1c4").moveTo("#r1c3");
        assertThat(robot.lookup("#ghost").query().isVisible()).isTrue();
    }

    private static Grid solution(Puzzle puzzle) {
        Answer answer = new FastSolver().solve(puzzle, Limit.TWO, Cancel.NEVER);
        return Objects.requireNonNull(((Answer.Unique) answer).solution());
    }
}
