package nonet.ui.shell;

import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.settings.Playing;
import nonet.settings.SettingsStore;
import nonet.ui.board.Board;
import nonet.ui.board.Selection;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.EditController.Mode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Solving a puzzle by hand in the whole window.
@ExtendWith(ApplicationExtension.class)
class PlayJourneyTests {

    @TempDir
    private static Path folder;

    private MainFixture fixture;
    private MainController main;

    @Start
    void start(Stage stage) throws IOException {
        fixture = new MainFixture(stage, Files.createTempDirectory(folder, "settings"));
        main = fixture.main;
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aWrongDigitIsToldAtOnceOrOnlyWhenAsked(FxRobot robot) {
        put(robot, EASY);
        at(robot, Cell.at(1, 3));
        robot.type(KeyCode.DIGIT5);
        until(() -> text(robot, "#verdict-text").startsWith("5 stands twice"));
        assertThat(main.frames().frameProperty().get().highlights().conflicts().isEmpty())
                .isFalse();

        item(robot, "checks");
        until(() -> text(robot, "#verdict-text").equals("Exactly one solution"));
        assertThat(main.frames().frameProperty().get().highlights().conflicts().isEmpty())
                .isTrue();
        assertThat(main.status().stateProperty().get()).isEqualTo("Ready");
        assertThat(saved()).isEqualTo(new Playing(false, true, false, false));

        robot.clickOn(
                robot.lookup("#check-now").match(Hyperlink.class::isInstance).<Node>query());
        until(() -> main.verdict().verdictProperty().get() instanceof Verdict.Contradictory);
        robot.interact(() -> board(robot).requestFocus());
        robot.type(KeyCode.DIGIT4);
        until(() -> main.verdict().verdictProperty().get() instanceof Verdict.OneSolution);
        robot.type(KeyCode.DIGIT9);
        robot.type(KeyCode.F7);
        until(() -> text(robot, "#verdict-text").startsWith("9 stands twice"));
    }

    @Test
    void theLastDigitIsPraisedAndTheTimeStandsStill(FxRobot robot) {
        item(robot, "timed");
        Puzzle solution =
                Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        put(robot, EASY);
        robot.interact(() -> {
            for (Cell cell : Grid.of(EASY).blanks().without(Cell.at(1, 3))) {
                main.edit().selectionProperty().set(Selection.of(cell));
                main.edit().digit(Objects.requireNonNull(solution.given(cell)));
            }
        });
        assertThat(robot.lookup("#elapsed").query().isVisible()).isTrue();
        assertThat(main.status().stateProperty().get()).isEqualTo("Ready");
        at(robot, Cell.at(1, 3));
        robot.type(KeyCode.DIGIT4);

        assertThat(text(robot, "#verdict-text")).isEqualTo("Solved. Well done!");
        assertThat(main.status().stateProperty().get()).matches("Solved in 0:\\d\\d\\. Well done!");
        assertThat(main.stopwatch().runningProperty().get()).isFalse();
        robot.interact(main.edit()::undo);
        assertThat(text(robot, "#verdict-text")).isEqualTo("Exactly one solution");
    }

    private void put(FxRobot robot, Puzzle puzzle) {
        robot.interact(() -> {
            main.edit().open("test", puzzle);
            main.edit().modeProperty().set(Mode.SOLVE);
        });
    }

    private void at(FxRobot robot, Cell cell) {
        robot.interact(() -> {
            main.edit().selectionProperty().set(Selection.of(cell));
            board(robot).requestFocus();
        });
    }

    /// Chooses an item of the menus.
    private void item(FxRobot robot, String id) {
        robot.interact(() -> {
            MenuBar menus = robot.lookup(".menu-bar").queryAs(MenuBar.class);
            MenuItem item = menus.getMenus().stream()
                    .flatMap(PlayJourneyTests::items)
                    .filter(each -> id.equals(each.getId()))
                    .findFirst()
                    .orElseThrow();
            if (item instanceof CheckMenuItem check) {
                check.setSelected(!check.isSelected());
            } else {
                item.fire();
            }
        });
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu ? menu.getItems().stream().flatMap(PlayJourneyTests::items) : Stream.of(item);
    }

    private static Board board(FxRobot robot) {
        return robot.lookup("#board").queryAs(Board.class);
    }

    /// Returns the choices as another window would read them.
    private Playing saved() {
        fixture.store.flush(Duration.ofSeconds(9));
        try (SettingsStore other = new SettingsStore(fixture.folder, Duration.ofSeconds(9))) {
            return other.settings().playing();
        }
    }
}
