package nonet.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.write.Pixels;
import nonet.play.Document;
import nonet.service.export.Exporter;
import nonet.settings.ExportSettings;
import nonet.solve.fast.FastSolver;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.work.Tasks;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportControllerTests {

    /// The upper rows are filled: 17 steps lead to the solution.
    private static final Document EASY = Document.of(
            "Mine", Puzzle.of("534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"));

    @TempDir
    private Path folder;

    private final List<ExportSettings> kept = new ArrayList<>();
    private final List<String> commands = new ArrayList<>();
    private List<Document> puzzles = List.of(EASY);
    private ExportController controller = controller(ExportSettings.DEFAULT);

    @BeforeEach
    void look() {
        controller.refresh();
    }

    private ExportController controller(ExportSettings last) {
        return controller(last, new InlineTasks());
    }

    private ExportController controller(ExportSettings last, Tasks tasks) {
        return new ExportController(
                new PaneFixture(new Messages(Locale.US, "nonet.log"), tasks).services(),
                new DesktopFiles("Linux", command -> commands.add(command.toString())),
                Exporter.standard(new FastSolver()),
                () -> new ExportRequest.Source(
                        EASY,
                        Diagram.of(Grid.of(EASY.puzzle())).candidates().build(),
                        List.of("Look here."),
                        puzzles,
                        puzzles.size() > 1 ? "many.txt" : ""),
                last,
                kept::add);
    }

    @Test
    void thePageIsSeenBeforeItIsWritten() {
        controller.preview.fit(300, 424);
        BufferedImage page = Objects.requireNonNull(controller.preview.image.get());
        assertThat(page.getWidth()).isEqualTo(300);
        assertThat(page.getHeight()).isEqualTo(424);
        controller.choices.target.set(Target.PNG);
        BufferedImage board = Objects.requireNonNull(controller.preview.image.get());
        assertThat(board.getHeight()).isEqualTo(300);
    }

    @Test
    void aPageForABrowserIsSeenAsOneLongPage() {
        controller.preview.fit(612, 400);
        controller.choices.what.set(ExportRequest.Content.WALKTHROUGH);
        assertThat(controller.preview.pages.get()).isEqualTo(4);
        controller.choices.target.set(Target.HTML);
        assertThat(controller.preview.pages.get()).isEqualTo(1);
        BufferedImage page = Objects.requireNonNull(controller.preview.image.get());
        assertThat(page.getWidth()).isEqualTo(612);
        // 19 boards in rows of three, each as high as it is wide and with words above and below it.
        assertThat(page.getHeight()).isBetween(7 * 230, 7 * 330);
    }

    @Test
    void everyContentHasAPage() {
        controller.preview.fit(300, 424);
        for (ExportRequest.Content content : ExportRequest.Content.values()) {
            controller.choices.what.set(content);
            controller.refresh();
            assertThat(controller.preview.pages.get())
                    .describedAs("%s", content)
                    .isPositive();
            assertThat(controller.preview.image.get())
                    .describedAs("%s", content)
                    .isNotNull();
        }
    }

    @Test
    void pagesAreTurnedAndCounted() {
        puzzles = Collections.nCopies(5, EASY);
        controller.refresh();
        controller.choices.what.set(ExportRequest.Content.PUZZLES);
        controller.choices.perPage.set(2);
        controller.choices.solutions.set(true);
        assertThat(controller.preview.pages.get()).isEqualTo(4);
        controller.preview.turn(9);
        assertThat(controller.preview.page.get()).isEqualTo(3);
        controller.choices.perPage.set(6);
        assertThat(controller.preview.pages.get()).isEqualTo(2);
        assertThat(controller.preview.page.get()).isEqualTo(1);
    }

    @Test
    void theLastChoiceIsKept() {
        controller = controller(ExportSettings.DEFAULT, new InlineTasks(PagePreview.QUEUE));
        controller.choices.what.set(ExportRequest.Content.WALKTHROUGH);
        controller.choices.target.set(Target.HTML);
        controller.choices.stepsPerPage.set(4);
        controller.choices.paper.set(Paper.LETTER);
        controller.choices.width.set(600);
        ExportSettings last = kept.getLast();
        assertThat(last)
                .isEqualTo(new ExportSettings(
                        "HTML",
                        "WALKTHROUGH",
                        new Layout(Paper.LETTER, 1, false, false, true, false),
                        4,
                        new Pixels(600, 300, true)));
        ExportController next = controller(last);
        assertThat(next.choices.target.get()).isEqualTo(Target.HTML);
        assertThat(next.choices.what.get()).isEqualTo(ExportRequest.Content.WALKTHROUGH);
    }

    @Test
    void writesAndReportsAFile() throws IOException {
        Path file = folder.resolve("mine.pdf");
        controller.export(file);
        assertThat(controller.state.get().sentence()).isEqualTo("mine.pdf was written.");
        assertThat(controller.state.get().isUnderWay()).isFalse();
        try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(file))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
        }
        controller.export(folder.resolve("no/folder.pdf"));
        assertThat(controller.state.get().sentence()).startsWith("folder.pdf was not written: ");
    }

    @Test
    void picturesOfSeveralPagesAreNumberedAndReplacedOnlyWithConsent() throws IOException {
        controller.choices.what.set(ExportRequest.Content.WALKTHROUGH);
        controller.choices.target.set(Target.SVG);
        assertThat(controller.preview.pages.get()).isEqualTo(4);
        controller.export(folder.resolve("walk.svg"));
        assertThat(controller.state.get().sentence()).isEqualTo("4 files were written: walk-1.svg to walk-4.svg.");
        assertThat(names())
                .containsExactly(IntStream.rangeClosed(1, 4)
                        .mapToObj(page -> "walk-" + page + ".svg")
                        .toArray(String[]::new));

        Files.writeString(folder.resolve("walk-2.svg"), "mine");
        Files.delete(folder.resolve("walk-1.svg"));
        controller.export(folder.resolve("walk.svg"));
        assertThat(controller.state.get().sentence()).isEqualTo("walk-2.svg and 2 more files already exist.");
        controller.keep();
        assertThat(folder.resolve("walk-2.svg")).hasContent("mine");
        assertThat(folder.resolve("walk-1.svg")).doesNotExist();
        controller.export(folder.resolve("walk.svg"));
        controller.replace();
        assertThat(controller.state.get().sentence()).isEqualTo("4 files were written: walk-1.svg to walk-4.svg.");
        assertThat(folder.resolve("walk-2.svg")).content().startsWith("<?xml");

        controller.choices.allPages.set(false);
        controller.preview.turn(2);
        controller.export(folder.resolve("third.svg"));
        assertThat(controller.state.get().sentence()).isEqualTo("third.svg was written.");
        assertThat(folder.resolve("third.svg")).hasSameTextualContentAs(folder.resolve("walk-3.svg"));
    }

    @Test
    void opensWrittenFilesAndShowsThemInTheirFolder() {
        assertThat(controller.files.present.get()).isFalse();
        Path file = folder.resolve("a, b.pdf");
        controller.export(file);
        assertThat(controller.files.present.get()).isTrue();
        controller.files.open();
        controller.files.showInFolder();
        assertThat(commands)
                .containsExactly(
                        "[xdg-open, " + file + "]",
                        "[dbus-send, --session, --print-reply, --dest=org.freedesktop.FileManager1,"
                            + " /org/freedesktop/FileManager1, org.freedesktop.FileManager1.ShowItems, array:string:"
                                + folder.toUri() + "a%2C%20b.pdf, string:]");
        controller.choices.target.set(Target.HTML);
        assertThat(controller.files.present.get()).isFalse();
    }

    @Test
    void theStepsOfASolutionAreSixAPageAsOnTheCommandLine() {
        assertThat(controller.choices.stepsPerPage.get()).isEqualTo(6);
        assertThat(controller.choices.perPage.get()).isEqualTo(1);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void pagesArePrintedOneByOneOnThePapersSize() {
        puzzles = Collections.nCopies(3, EASY);
        controller.refresh();
        controller.choices.what.set(ExportRequest.Content.PUZZLES);
        List<String> heard = new ArrayList<>();
        controller.print(printer(heard, 9, true));
        assertThat(heard).containsExactly("612 x 792", "612 x 792", "612 x 792", "end true");
        assertThat(controller.state.get().sentence()).isEqualTo("3 pages were sent to the printer.");
        heard.clear();
        controller.print(printer(heard, 1, true));
        assertThat(heard).containsExactly("612 x 792", "612 x 792", "end false");
        assertThat(controller.state.get().sentence()).isEqualTo("The printer did not accept the pages.");
        assertThat(controller.state.get().isUnderWay()).isFalse();
        controller.print(printer(heard, 99, false));
        assertThat(controller.state.get().sentence()).isEqualTo("The printer did not accept the pages.");
    }

    @Test
    void printingThatIsStoppedCancelsTheJob() {
        controller = controller(ExportSettings.DEFAULT, new InlineTasks(ExportController.QUEUE));
        List<String> heard = new ArrayList<>();
        controller.print(printer(heard, 9, true));
        assertThat(heard).isEmpty();
        controller.cancel();
        controller.cancel();
        assertThat(heard).containsExactly("end false");
        assertThat(controller.state.get().sentence()).isEqualTo("Cancelled.");
    }

    private static PrintJob printer(List<String> heard, int works, boolean takes) {
        return new PrintJob() {
            @Override
            public Paper paper() {
                return Paper.LETTER;
            }

            @Override
            public boolean print(Drawing page) {
                heard.add(Math.round(page.width()) + " x " + Math.round(page.height()));
                return heard.size() <= works;
            }

            @Override
            public boolean end(boolean wanted) {
                heard.add("end " + wanted);
                return takes;
            }
        };
    }
}
