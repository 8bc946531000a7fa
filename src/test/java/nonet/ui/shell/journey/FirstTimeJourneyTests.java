package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What someone does who sees the program for the first time: a puzzle is entered, watched until it is solved, and exported.
class FirstTimeJourneyTests extends WindowTest {

    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void aPuzzleIsEnteredWatchedAndExportedByMouseAlone(FxRobot robot) throws IOException {
        for (Cell cell : EASY.givenCells()) {
            robot.clickOn("#" + cell).clickOn("#pad-" + EASY.given(cell));
        }
        click(robot, "#go-watch");
        click(robot, "#step");
        fixture.untilStill();
        assertThat(main.playback().search.moment().index()).isZero();
        click(robot, "#run");
        until("it runs", () -> main.playback().search.moment().index() > 2);
        click(robot, "#pause");
        fixture.untilStill();
        click(robot, "#next-solution");
        theSolutionIsWatched();

        robot.clickOn("File").clickOn("#export-pages");
        thePageIsDrawn(robot);
        click(robot, "#export-save");
        theGridIsInTheFile();
        click(robot, "#export-close");
    }

    @Test
    void aPuzzleThatWasEnteredInPlayIsWatchedAfterAClick(FxRobot robot) {
        robot.type(KeyCode.F3);
        for (Cell cell : EASY.givenCells()) {
            robot.clickOn("#" + cell).clickOn("#pad-" + EASY.given(cell));
        }
        robot.clickOn("#rooms #watch");
        assertThat(shown(robot, "#trace-solve"))
                .as("the offer to solve the empty board")
                .isFalse();
        robot.clickOn("#trace-give-entries");
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);
        assertThat(shown(robot, "#trace-give-entries")).isFalse();
        click(robot, "#next-solution");
        theSolutionIsWatched();

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(main.edit().document().puzzle()).isEqualTo(Puzzle.EMPTY);
        assertThat(main.edit().document().position()).isEqualTo(EASY);
    }

    private static boolean shown(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.isVisible() && node.getParent().isVisible();
    }

    @Test
    void aPuzzleIsEnteredWatchedAndExportedByKeyboardAlone(FxRobot robot) throws IOException {
        for (Cell cell : Cell.all()) {
            Digit given = EASY.given(cell);
            robot.type(KeyCode.getKeyCode(given == null ? "0" : given.toString()));
        }
        robot.type(KeyCode.F12);
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        fixture.untilStill();
        assertThat(main.playback().search.moment().index()).isZero();
        robot.type(KeyCode.SPACE);
        until("it runs", () -> main.playback().search.moment().index() > 2);
        robot.type(KeyCode.SPACE);
        fixture.untilStill();
        robot.type(KeyCode.F8);
        theSolutionIsWatched();

        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        thePageIsDrawn(robot);
        Button save = robot.lookup("#export-save").queryButton();
        for (int i = 0; i < 50 && !save.isFocused(); i++) {
            robot.type(KeyCode.TAB);
        }
        assertThat(save.isFocused()).isTrue();
        robot.type(KeyCode.SPACE);
        theGridIsInTheFile();
        robot.type(KeyCode.ESCAPE);
        until("only the main window is left", () -> robot.listWindows().size() == 1);
    }

    private void theSolutionIsWatched() {
        until("the search is at the solution", () -> main.playback().state.get() == PlayState.SOLUTION);
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);
        assertThat(fixture.shown()).isEqualTo(SOLVED);
    }

    private void thePageIsDrawn(FxRobot robot) {
        until(
                "the export has a page",
                () -> robot.lookup("#export-page")
                        .match((ImageView page) -> page.getImage() != null)
                        .tryQuery()
                        .isPresent());
    }

    private void theGridIsInTheFile() throws IOException {
        until("a file is written", () -> !written().isEmpty());
        try (PDDocument page = Loader.loadPDF(Files.readAllBytes(written().getFirst()))) {
            assertThat(new PDFTextStripper().getText(page).replaceAll("\\D", ""))
                    .contains("534678912");
        }
    }

    private List<Path> written() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".pdf")).toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
