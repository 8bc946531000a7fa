package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.SettingsStore;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Solving a puzzle by hand in the whole window.
class PlayJourneyTests extends BoardJourneyTest {

    @Test
    void aPuzzleIsPlayedWithAndWithoutHelp(FxRobot robot) {
        praisesTheLastDigitAndStopsTheTime(robot);
        item(robot, "timed");
        aDigitIsChosenFirstAndGoesToTheCellsThatAreClicked(robot);
        aWrongDigitIsReportedAtOnceOrOnRequest(robot);
        theFilterIsChosenByKeyOnThePadOrInTheMenu(robot);
        aRowIsTypedOrPastedInSetUp(robot);
    }

    private void aWrongDigitIsReportedAtOnceOrOnRequest(FxRobot robot) {
        put(robot, EASY);
        at(robot, Cell.at(1, 3));
        robot.type(KeyCode.DIGIT5);
        until(
                "#verdict-text begins with “5 occurs twice”",
                () -> text(robot, "#verdict-text").startsWith("5 occurs twice"));
        assertThat(main.frames().frame.get().highlights().conflicts().isEmpty()).isFalse();

        item(robot, "checks");
        until(
                "#verdict-text says “Exactly one solution”",
                () -> text(robot, "#verdict-text").equals("Exactly one solution"));
        assertThat(main.frames().frame.get().highlights().conflicts().isEmpty()).isTrue();
        assertThat(main.status().state.get()).isEqualTo("Ready");
        assertThat(saved()).isEqualTo(new PlaySettings(false, true, false, false, false, true, false));

        click(robot, "#check-now");
        until(
                "the verdict is Contradictory",
                () -> main.analysis().verdict().verdict.get() instanceof Verdict.Contradictory);
        robot.interact(() -> board(robot).requestFocus());
        robot.type(KeyCode.DIGIT4);
        until(
                "the verdict is OneSolution",
                () -> main.analysis().verdict().verdict.get() instanceof Verdict.OneSolution);
        robot.type(KeyCode.DIGIT9);
        robot.type(KeyCode.F7);
        until(
                "#verdict-text begins with “9 occurs twice”",
                () -> text(robot, "#verdict-text").startsWith("9 occurs twice"));
    }

    private void praisesTheLastDigitAndStopsTheTime(FxRobot robot) {
        item(robot, "timed");
        Puzzle solution =
                Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        put(robot, EASY);
        robot.interact(() -> {
            for (Cell cell : Grid.of(EASY).blanks().without(Cell.at(1, 3))) {
                main.edit().selection.set(Selection.of(cell));
                main.edit().digit(Objects.requireNonNull(solution.given(cell)));
            }
        });
        assertThat(robot.lookup("#elapsed").query().isVisible()).isTrue();
        assertThat(main.status().state.get()).isEqualTo("Ready");
        at(robot, Cell.at(1, 3));
        robot.type(KeyCode.DIGIT4);

        assertThat(text(robot, "#verdict-text")).isEqualTo("Solved. Well done!");
        assertThat(main.status().state.get()).matches("Solved in 0:\\d\\d\\. Well done!");
        assertThat(main.editing().stopwatch().running.get()).isFalse();
        robot.interact(main.edit()::undo);
        assertThat(text(robot, "#verdict-text")).isEqualTo("Exactly one solution");
    }

    private void theFilterIsChosenByKeyOnThePadOrInTheMenu(FxRobot robot) {
        put(robot, EASY);
        at(robot, Cell.at(1, 1));
        robot.press(KeyCode.ALT).type(KeyCode.DIGIT5).release(KeyCode.ALT);
        assertThat(main.frames().filter.get()).isEqualTo(CandidateFilter.of(Digit.FIVE));
        assertThat(with(robot, "fits")).isEqualTo(placesOf(Digit.FIVE));
        robot.press(KeyCode.ALT).type(KeyCode.DIGIT0).release(KeyCode.ALT);
        assertThat(with(robot, "fits")).isEqualTo(CellSet.NONE);
        robot.clickOn("#pad-lights").clickOn("#pad-2");
        assertThat(with(robot, "fits")).isEqualTo(placesOf(Digit.TWO));
        robot.press(KeyCode.ALT).type(KeyCode.B).release(KeyCode.ALT);
        assertThat(main.frames().filter.get()).isEqualTo(CandidateFilter.BIVALUE);

        robot.interact(() -> main.playback().step());
        fixture.untilStill();
        item(robot, "filter-2");
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(with(robot, "fits")).as("while a search is shown").isNotEqualTo(CellSet.NONE);
    }

    private void aDigitIsChosenFirstAndGoesToTheCellsThatAreClicked(FxRobot robot) {
        put(robot, EASY);
        robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
        assertThat(text(robot, "#pen-says")).isEqualTo("Digit first: choose a digit");
        robot.clickOn("#pad-4").clickOn("#r1c3").clickOn("#r2c2", MouseButton.SECONDARY);
        assertThat(text(robot, "#pen-says")).isEqualTo("Digit first: click the cells for 4");
        assertThat(digit(1, 3)).isEqualTo(Digit.FOUR);
        assertThat(main.edit().document().grid().candidates(Cell.at(2, 2))).isEqualTo(DigitSet.of(Digit.FOUR));
        assertThat(with(robot, "fits").isEmpty()).isFalse();
        robot.clickOn("#r1c3");
        assertThat(digit(1, 3)).as("a second click takes it away").isNull();

        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT7).release(KeyCode.CONTROL);
        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        assertThat(text(robot, "#pen-says")).isEqualTo("Digit first: click the cells for pencil mark 7");
        assertThat(main.edit().document().grid().candidates(Cell.at(1, 4))).isEqualTo(DigitSet.of(Digit.SEVEN));
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT6);
        assertThat(robot.lookup("#pen-note").query().isVisible()).isFalse();
        assertThat(digit(1, 4)).isEqualTo(Digit.SIX);
        assertThat(with(robot, "fits")).isEqualTo(CellSet.NONE);

        item(robot, "digit-first");
        robot.clickOn("#pen-leave");
        assertThat(saved()).isEqualTo(PlaySettings.DEFAULT);
    }

    private void aRowIsTypedOrPastedInSetUp(FxRobot robot) {
        robot.interact(main::newPuzzle);
        at(robot, Cell.at(1, 1));
        robot.type(KeyCode.DIGIT5, KeyCode.DIGIT3, KeyCode.DIGIT0, KeyCode.SPACE, KeyCode.DIGIT9);
        robot.type(KeyCode.BACK_SPACE, KeyCode.DIGIT7, KeyCode.RIGHT, KeyCode.DIGIT1);
        assertThat(main.edit().document().puzzle().toString()).startsWith("53..7.1..");
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(Cell.at(1, 8)));

        at(robot, Cell.at(2, 1));
        paste(robot, "6 0 0 1 9 5 0 0 0");
        paste(robot, "\t9\t8\t\t\t\t\t6\t\n");
        assertThat(main.edit().document().puzzle().toString()).startsWith("53..7.1..6..195....98....6.....");
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().puzzle().clues()).isEqualTo(8);

        robot.interact(() -> main.editing().pen().advances.set(false));
        at(robot, Cell.at(9, 9));
        robot.type(KeyCode.DIGIT5, KeyCode.DIGIT6);
        assertThat(digit(9, 9)).isEqualTo(Digit.SIX);
    }

    private void paste(FxRobot robot, String text) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
            fixture.window.commands.get("paste").action().run();
        });
    }

    private @Nullable Digit digit(int row, int column) {
        return main.edit().document().grid().digit(Cell.at(row, column));
    }

    private static CellSet with(FxRobot robot, String state) {
        PseudoClass wanted = PseudoClass.getPseudoClass(state);
        CellSet found = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            Node node = robot.lookup("#" + cell).query();
            found = node.getPseudoClassStates().contains(wanted) ? found.with(cell) : found;
        }
        return found;
    }

    private static CellSet placesOf(Digit digit) {
        Grid grid = Grid.of(EASY);
        CellSet places = CellSet.NONE;
        for (Cell cell : grid.blanks()) {
            places = grid.candidates(cell).contains(digit) ? places.with(cell) : places;
        }
        return places;
    }

    /// Returns the choices as another window would read them.
    private PlaySettings saved() {
        fixture.store.flush(Duration.ofSeconds(9));
        try (SettingsStore other = new SettingsStore(fixture.folder, Duration.ofSeconds(9))) {
            return other.settings().playing();
        }
    }
}
