package nonet.ui.shell;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import nonet.ui.kit.work.FxTasks;
import nonet.ui.playback.PlayState;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// From a photo to the solution.
class PhotoJourneyTests extends WindowTest {

    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static String puzzle(int number) throws IOException {
        return Files.readAllLines(PHOTOS.resolve("photos.tsv"))
                .get(number - 1)
                .split("\t")[1]
                .replace('0', '.');
    }

    @Test
    void photosAreReadCheckedCorrectedAndRefused(FxRobot robot) throws IOException {
        theReaderIsPreparedWhenTheWindowIsEnteredWithACopiedPicture(robot);
        aPictureWithoutAGridIsShownWithTheReason(robot);
        aSureReadingIsCheckedByTheLinkInTheStatusLine(robot);
        doubtsAreCorrectedByKeysAndThePuzzleIsSolved(robot);
        robot.interact(main.edit()::openEmpty);
        doubtsAreCorrectedByMouse(robot);
        aPuzzleIsPastedAfterAnEndlessPageWasCancelled(robot);
    }

    private void doubtsAreCorrectedByKeysAndThePuzzleIsSolved(FxRobot robot) throws IOException {
        robot.interact(() -> main.files().opening().open(PHOTOS.resolve("photo05.jpg")));
        until(
                "#photo-line is shown",
                () -> robot.lookup("#photo-line").tryQuery().isPresent());
        assertThat(robot.lookup("#photo-line").queryAs(Label.class).getText())
                .isEqualTo("22 digits, 3 to check. Several solutions: a digit may have been missed. "
                        + "Small marks were left out.");
        robot.type(KeyCode.DIGIT9, KeyCode.F8, KeyCode.ENTER, KeyCode.DIGIT8);
        assertThat(robot.lookup("#photo-line").queryAs(Label.class).getText()).startsWith("24 digits. One solution.");
        robot.type(KeyCode.ENTER);
        until(
                "the puzzle is the one that was read",
                () -> main.edit().document().puzzle().toString().equals(read()));
        robot.interact(main::solve);
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);
    }

    private static String read() {
        try {
            return puzzle(5);
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    private void doubtsAreCorrectedByMouse(FxRobot robot) throws IOException {
        robot.interact(() -> main.files().opening().open(PHOTOS.resolve("photo05.jpg")));
        until(
                "#photo-accept is shown",
                () -> robot.lookup("#photo-accept").tryQuery().isPresent());
        robot.clickOn("#photo-set-9")
                .clickOn("#photo-r6c6")
                .clickOn("#photo-accept")
                .clickOn("#photo-set-0")
                .clickOn("#photo-set-8");
        assertThat(robot.lookup("#photo-line").queryAs(Label.class).getText()).startsWith("24 digits. One solution.");
        robot.clickOn("Use this puzzle");
        until(
                "the puzzle is the one that was read",
                () -> main.edit().document().puzzle().toString().equals(read()));
    }

    private void aSureReadingIsCheckedByTheLinkInTheStatusLine(FxRobot robot) throws IOException {
        robot.interact(() -> main.files().opening().open(PHOTOS.resolve("photo01.jpg")));
        until("photo01.jpg is open", () -> main.edit().document().name().equals("photo01.jpg"));
        assertThat(main.edit().document().puzzle()).hasToString(puzzle(1));
        ButtonBase link = robot.lookup("#status-link").queryAs(ButtonBase.class);
        until("the link says “Check”", () -> link.getText().equals("Check"));
        robot.interact(link::fire);
        until(
                "#photo-line is shown",
                () -> robot.lookup("#photo-line").tryQuery().isPresent());
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> main.edit().openEmpty());
        assertThat(link.getParent().isVisible()).isFalse();
    }

    private void theReaderIsPreparedWhenTheWindowIsEnteredWithACopiedPicture(FxRobot robot) {
        ClipboardContent picture = new ClipboardContent();
        picture.putImage(new WritableImage(20, 20));
        ClipboardContent both = new ClipboardContent();
        both.putImage(new WritableImage(20, 20));
        both.putString("a board of Nonet");
        Set<Thread> before = preparations();
        enterWith(robot, both);
        assertThat(preparations()).isEqualTo(before);
        enterWith(robot, picture);
        until("the reader of pictures is prepared", () -> !preparations().equals(before));
    }

    private void enterWith(FxRobot robot, ClipboardContent copied) {
        robot.interact(() -> {
            Clipboard.getSystemClipboard().setContent(copied);
            fixture.window.entered();
        });
    }

    private static Set<Thread> preparations() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(FxTasks.THREAD + "photo preparation"))
                .collect(Collectors.toSet());
    }

    private void aPictureWithoutAGridIsShownWithTheReason(FxRobot robot) throws IOException {
        BufferedImage blank = new BufferedImage(400, 300, BufferedImage.TYPE_BYTE_GRAY);
        Path file = folder.resolve("blank.png");
        ImageIO.write(blank, "png", file.toFile());
        robot.interact(() -> main.files().opening().open(file));
        until(
                "#photo-line is shown",
                () -> robot.lookup("#photo-line").tryQuery().isPresent());
        assertThat(robot.lookup("#photo-line").queryAs(Label.class).getText())
                .isEqualTo("No 9×9 grid found. Move closer, or mark its corners yourself.");
        assertThat(robot.lookup("#photo-reading").query().isVisible()).isFalse();
        robot.type(KeyCode.ESCAPE);
    }

    /// A page that is painted until the time of a page is up.
    private void aPuzzleIsPastedAfterAnEndlessPageWasCancelled(FxRobot robot) throws IOException {
        Path endless = folder.resolve("endless.pdf");
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(PDRectangle.A4);
            document.addPage(page);
            PDStream content = new PDStream(document);
            try (OutputStream out = content.createOutputStream(COSName.FLATE_DECODE)) {
                out.write("0 0 600 850 re f\n".repeat(400_000).getBytes(StandardCharsets.US_ASCII));
            }
            page.setContents(content);
            document.save(endless.toFile());
        }
        robot.interact(() -> main.files().opening().open(endless));
        until(
                "the status begins with “Reading endless.pdf”",
                () -> main.status().state.get().startsWith("Reading endless.pdf"));
        robot.interact(() -> {
            main.files().opening().stopReadingPhoto();
            main.files().opening().paste(MainFixture.EASY.toString());
        });
        long cancelled = System.nanoTime();
        until("the puzzle is EASY", () -> main.edit().document().puzzle().equals(MainFixture.EASY));
        assertThat(Duration.ofNanos(System.nanoTime() - cancelled)).isLessThan(Duration.ofSeconds(10));
        assertThat(main.status().state.get()).doesNotContain("endless.pdf");
    }

    @Test
    @Tag("full")
    void theWindowIsNotBlockedByALargePhoto(FxRobot robot) throws IOException {
        Path large = large(folder.resolve("large.jpg"), "photo05.jpg");
        long first = longestFrame(robot, PHOTOS.resolve("photo05.jpg"));
        long small = longestFrame(robot, PHOTOS.resolve("photo05.jpg"));
        long longest = longestFrame(robot, large);
        System.out.printf(
                "longest frame: %.0f ms of processor time; with a small photo %.0f ms, the first time %.0f ms%n",
                longest / 1e6, small / 1e6, first / 1e6);
        assertThat(longest).as("nanoseconds of processor time").isLessThan(500_000_000);
    }

    /// Opens a photo and closes its view; returns the longest processor time of the window between two frames.
    private long longestFrame(FxRobot robot, Path photo) {
        List<Long> times = new ArrayList<>();
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                times.add(THREADS.getCurrentThreadCpuTime());
            }
        };
        robot.interact(() -> {
            timer.start();
            main.files().opening().open(photo);
        });
        until(
                "#photo-line is shown",
                () -> robot.lookup("#photo-line").tryQuery().isPresent());
        robot.interact(timer::stop);
        robot.type(KeyCode.ESCAPE);
        until(
                "#photo-line is gone",
                () -> robot.lookup("#photo-line").tryQuery().isEmpty());
        long longest = 0;
        for (int i = 1; i < times.size(); i++) {
            longest = Math.max(longest, times.get(i) - times.get(i - 1));
        }
        return longest;
    }

    /// Writes a photo of twelve megapixels.
    private static Path large(Path file, String photo) throws IOException {
        BufferedImage image = new BufferedImage(3000, 4000, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D graphics = image.createGraphics();
        graphics.drawImage(ImageIO.read(PHOTOS.resolve(photo).toFile()), 0, 0, 3000, 4000, null);
        graphics.dispose();
        ImageIO.write(image, "jpg", file.toFile());
        return file;
    }
}
