package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.OnScreen;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Diagram;
import nonet.play.Document;
import nonet.service.export.Exporter;
import nonet.settings.ExportSettings;
import nonet.solve.fast.FastSolver;
import nonet.ui.export.ExportController;
import nonet.ui.export.ExportRequest;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.export.ExportView;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.work.FxTasks;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// ExportSettings as a user does it.
@OnScreen
class ExportJourneyTests {

    private static final Document EASY = Document.of(
            "Mine", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    private static final String OLD = "what was there before";

    private final FxTasks tasks = new FxTasks();
    private PaneFixture fixture;
    private List<Document> puzzles = List.of(EASY);
    private ExportController controller;

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) {
        Messages messages = new Messages(Locale.US, "nonet.log");
        fixture = new PaneFixture(messages, tasks).saving(folder);
        fixture.visible.set(true);
        controller = new ExportController(
                fixture.services(),
                new DesktopFiles("Linux", command -> false),
                Exporter.standard(new FastSolver()),
                () -> new ExportRequest.Source(
                        EASY, Diagram.of(Grid.of(EASY.puzzle())).candidates().build(), List.of(), puzzles, ""),
                ExportSettings.DEFAULT,
                kept -> {});
        stage.setScene(new Scene(new ExportView(fixture.services(), controller), 940, 700));
        stage.show();
        controller.refresh();
    }

    @Stop
    void close() {
        tasks.close();
    }

    @Test
    void pagesAreSeenNamedWrittenAndTurned(FxRobot robot) throws IOException {
        thePageIsSeenAndWrittenAsPdfAndAsSvg(robot);
        theFilesAreNamedBeforeTheyAreWritten(robot);
        theWayToTheSolutionHasPagesToTurn(robot);
        theKeyboardClosesTheWindow(robot);
    }

    private void thePageIsSeenAndWrittenAsPdfAndAsSvg(FxRobot robot) throws IOException {
        ImageView page = robot.lookup("#export-page").queryAs(ImageView.class);
        until(
                "the page is drawn",
                () -> page.getImage() != null && page.getImage().getHeight() > 500);
        fire(robot, "#export-save");
        until(
                "the pane says “Mine.pdf was written.”",
                () -> controller.state.get().sentence().equals("Mine.pdf was written."));
        try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(folder.resolve("Mine.pdf")))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
        }
        fire(robot, "#export-svg");
        fire(robot, "#export-save");
        until(
                "the pane says “Mine.svg was written.”",
                () -> controller.state.get().sentence().equals("Mine.svg was written."));
        assertThat(Files.readString(folder.resolve("Mine.svg"))).contains("viewBox=\"0 0 360 360\"");
        assertThat(fixture.suggested).containsExactly("Mine.pdf", "Mine.svg");
    }

    private void theWayToTheSolutionHasPagesToTurn(FxRobot robot) {
        ComboBox<ExportRequest.Content> what = robot.lookup("#export-what").queryComboBox();
        robot.interact(() -> what.setValue(ExportRequest.Content.WALKTHROUGH));
        until("the preview has 9 pages", () -> controller.preview.pages.get() == 9);
        assertThat(text(robot, "#export-number")).isEqualTo("Page 1 of 9");
        fire(robot, "#export-on");
        assertThat(text(robot, "#export-number")).isEqualTo("Page 2 of 9");
        ComboBox<Integer> perPage = robot.lookup("#export-steps-per-page").queryComboBox();
        robot.interact(() -> perPage.setValue(1));
        until("the preview has 53 pages", () -> controller.preview.pages.get() == 53);
    }

    private void theFilesAreNamedBeforeTheyAreWritten(FxRobot robot) {
        ComboBox<ExportRequest.Content> what = robot.lookup("#export-what").queryComboBox();
        robot.interact(() -> what.setValue(ExportRequest.Content.WALKTHROUGH));
        fire(robot, "#export-png");
        until("the preview has 9 pages", () -> controller.preview.pages.get() == 9);
        assertThat(text(robot, "#export-files")).isEqualTo("9 numbered files: Mine-1.png to Mine-9.png.");
        robot.clickOn("#export-all-pages");
        assertThat(text(robot, "#export-files")).isEqualTo("Only page 1 of 9 is written.");
        fire(robot, "#export-save");
        until(
                "the pane says “Mine.png was written.”",
                () -> controller.state.get().sentence().equals("Mine.png was written."));
        robot.clickOn("#export-open");
        until(
                "the pane begins with “No program on this computer could open ”",
                () -> controller.state.get().sentence().startsWith("No program on this computer could open "));
    }

    private void theKeyboardClosesTheWindow(FxRobot robot) {
        robot.interact(() -> robot.lookup("#export-close").query().requestFocus());
        robot.type(KeyCode.SPACE);
        until("all windows are closed", () -> robot.listWindows().stream().noneMatch(Window::isShowing));
    }

    @ParameterizedTest
    @EnumSource(names = {"PDF", "HTML"})
    void anExportIsCancelledLeftAloneOrEnded(Target target, FxRobot robot) throws IOException {
        anExportThatIsCancelledKeepsTheOldFile(target, robot);
        anExportContinuesWithANoticeWhenItsWindowIsClosed(target, robot);
        anExportWhoseWindowIsClosedKeepsTheOldFile(target, robot);
    }

    private void anExportContinuesWithANoticeWhenItsWindowIsClosed(Target target, FxRobot robot) throws IOException {
        beginLongExport(target, robot);
        robot.interact(() -> fixture.visible.set(false));
        assertThat(fixture.said)
                .containsExactly("Writing old… The window is closed; File > Export shows the progress.");
        // Its window, opened again, still tells of it.
        robot.interact(controller::refresh);
        assertThat(controller.state.get().sentence()).isEqualTo("Writing old…");
        robot.interact(controller::cancel);
        assertThat(fixture.said).hasSize(2).last().isEqualTo("Cancelled.");
        until("only the old file is there", () -> names().equals(List.of("old")));
        robot.interact(() -> fixture.visible.set(true));
    }

    private void anExportWhoseWindowIsClosedKeepsTheOldFile(Target target, FxRobot robot) throws IOException {
        Path file = beginLongExport(target, robot);
        robot.interact(tasks::close);
        until("only the old file is there", () -> names().equals(List.of("old")));
        assertThat(file).hasContent(OLD);
    }

    private void anExportThatIsCancelledKeepsTheOldFile(Target target, FxRobot robot) throws IOException {
        Path file = beginLongExport(target, robot);
        fire(robot, "#export-cancel");
        assertThat(controller.state.get().sentence()).isEqualTo("Cancelled.");
        until("only the old file is there", () -> names().equals(List.of("old")));
        assertThat(file).hasContent(OLD);
    }

    /// Begins to write over a file, and returns it when some is written beside it.
    private Path beginLongExport(Target target, FxRobot robot) throws IOException {
        Path file = Files.writeString(folder.resolve("old"), OLD);
        robot.interact(() -> {
            puzzles = Collections.nCopies(20_000, EASY);
            controller.choices.what.set(ExportRequest.Content.PUZZLES);
            controller.choices.target.set(target);
            controller.choices.levels.set(true);
            controller.refresh();
            controller.export(file);
        });
        until("two files are there", () -> names().size() == 2);
        return file;
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
