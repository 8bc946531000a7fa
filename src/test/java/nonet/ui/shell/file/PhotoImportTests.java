package nonet.ui.shell.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javax.imageio.ImageIO;
import nonet.codec.Codecs;
import nonet.codec.photo.PhotoDocument;
import nonet.grid.Cell;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.play.Document;
import nonet.service.input.Opener;
import nonet.settings.Origin;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import nonet.ui.photo.PhotoController;
import nonet.ui.photo.PhotoDraft;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.Room;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opening photos, without a window.
class PhotoImportTests {

    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");

    @TempDir
    Path folder;

    private final Playback playback = new Playback(new InlineTasks(), StepEngine.SHRINKING, System::nanoTime);
    private final EditController edit = new EditController(Document.EMPTY, Room.PLAY);
    private final RecordingPrompts person = new RecordingPrompts();
    private final FileController files = new FileController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            person,
            edit,
            playback,
            new DocumentIdentity(edit, playback, Origin.NONE, file -> {}));

    private static String puzzle(int number) throws IOException {
        return Files.readAllLines(PHOTOS.resolve("photos.tsv"))
                .get(number - 1)
                .split("\t")[1]
                .replace('0', '.');
    }

    @Test
    void aSureReadingGoesToTheBoardAtOnceAndCanBeChecked() throws IOException {
        files.open(PHOTOS.resolve("photo01.jpg"));

        assertThat(edit.document().puzzle()).hasToString(puzzle(1));
        assertThat(edit.document().name()).isEqualTo("photo01.jpg");
        assertThat(person.said).containsExactly("Reading photo01.jpg… [Cancel]", "Read from photo [Check]");
        assertThat(person.photos).isEmpty();
        assertThat(files.reported.get()).isTrue();
        files.report();
        assertThat(person.photos).hasSize(1);
        Objects.requireNonNull(person.offers.get("Check")).run();
        assertThat(person.photos).hasSize(2);
    }

    @Test
    void aSureReadingIsCheckedFirstIfTheUserWantsSo() throws IOException {
        files.checksPhotos.set(true);
        person.goesOn = false;
        files.open(PHOTOS.resolve("photo01.jpg"));

        assertThat(edit.document()).isEqualTo(Document.EMPTY);
        assertThat(person.photos.getFirst().draft.get())
                .extracting(draft -> draft.puzzle().toString())
                .isEqualTo(puzzle(1));
    }

    @Test
    void theGridsOfAPageBecomeACollectionWithTheCorrections() throws IOException {
        person.wantsAll = true;
        files.open(beside(folder.resolve("page.png"), "photo01.jpg", "photo02.jpg"));
        assertThat(person.said).contains("Collection page.png");
        assertThat(person.collected).extracting(Document::name).containsExactly("Puzzle 1", "Puzzle 2");
        assertThat(person.collected.getFirst().puzzle()).hasToString(puzzle(1));

        PhotoController photo = person.photos.getFirst();
        assertThat(photo.photo.get().isOneOfSeveral()).isTrue();
        photo.choose(1);
        photo.focused.set(Cell.at(1, 1));
        photo.set(puzzle(2).charAt(0) == '.' ? 9 : 0);
        String corrected = (puzzle(2).charAt(0) == '.' ? "9" : ".") + puzzle(2).substring(1);
        photo.choose(0);
        assertThat(photo.draft.get())
                .extracting(draft -> draft.puzzle().toString())
                .isEqualTo(puzzle(1));
        person.collected.clear();
        files.report();
        assertThat(person.collected)
                .extracting(each -> each.puzzle().toString())
                .containsExactly(puzzle(1), corrected);
    }

    @Test
    void theFirstPageWithAGridIsShownAndOthersCanBeChosen() throws IOException {
        person.goesOn = false;
        files.open(document(folder.resolve("pages.pdf"), null, "photo01.jpg", "photo03.jpg"));
        PhotoController photo = person.photos.getFirst();
        PhotoController.Photo shown = photo.photo.get();
        assertThat(List.of(shown.page(), shown.pages())).containsExactly(1, 3);
        assertThat(photo.draft.get())
                .extracting(draft -> draft.puzzle().toString())
                .isEqualTo(puzzle(1));
        photo.turnTo(0);
        assertThat(photo.photo.get().refusal()).isEqualTo(new PictureFault.NoGrid());
        photo.turnTo(2);
        assertThat(photo.draft.get())
                .extracting(draft -> draft.puzzle().toString())
                .isEqualTo(puzzle(3));

        person.wantsAll = true;
        files.report();
        assertThat(person.collected)
                .extracting(each -> each.puzzle().toString())
                .containsExactly(puzzle(1), puzzle(3));
    }

    /// Tasks that run when the test says so.
    private static final class HeldTasks implements Tasks {

        private final Deque<Runnable> held = new ArrayDeque<>();
        private final List<Boolean> cancelled = new ArrayList<>();

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            held.add(() -> new InlineTasks().start(queue, work, done, failed));
            return new TaskHandle() {
                @Override
                public void cancel() {
                    cancelled.add(true);
                }

                @Override
                public boolean isRunning() {
                    return cancelled.isEmpty();
                }

                @Override
                public ReadOnlyDoubleProperty progressProperty() {
                    return new ReadOnlyDoubleWrapper(-1).getReadOnlyProperty();
                }
            };
        }
    }

    private FileController files(Tasks tasks) {
        return new FileController(
                new Messages(Locale.US, "nonet.log"),
                tasks,
                person,
                edit,
                playback,
                new DocumentIdentity(edit, playback, Origin.NONE, file -> {}));
    }

    @Test
    void readingIsCancelledByTheOffer() {
        HeldTasks tasks = new HeldTasks();
        files(tasks).paste(() -> new Gray(400, 300, new byte[120_000]));
        Objects.requireNonNull(person.offers.get("Cancel")).run();
        assertThat(tasks.cancelled).containsExactly(true);
        assertThat(person.said).containsExactly("Reading Photo… [Cancel]", "Photo was not read.");
    }

    @Test
    void aPictureIsShownWhileItIsRead() throws IOException {
        HeldTasks tasks = new HeldTasks();
        FileController reading = files(tasks);
        reading.open(PHOTOS.resolve("photo01.jpg"));
        List<Boolean> shown = new ArrayList<>();
        while (!tasks.held.isEmpty()) {
            shown.add(reading.readingPhoto.get() != null);
            tasks.held.remove().run();
        }
        shown.add(reading.readingPhoto.get() != null);
        assertThat(shown).as("loading, decoding, reading, read").containsExactly(false, false, true, false);
        assertThat(edit.document().puzzle()).hasToString(puzzle(1));

        reading.open(PHOTOS.resolve("photo02.jpg"));
        tasks.held.remove().run();
        tasks.held.remove().run();
        reading.stopReadingPhoto();
        assertThat(reading.readingPhoto.get()).isNull();
        assertThat(person.said).endsWith("photo02.jpg was not read.");
    }

    @Test
    void theReaderIsPreparedOnceByAnEasySample() {
        HeldTasks tasks = new HeldTasks();
        FileController preparing = files(tasks);
        preparing.preparePhotos();
        preparing.preparePhotos();
        assertThat(tasks.held).hasSize(1);
        assertThat(PhotoDocument.sample().read(0, Cancel.NEVER).result())
                .isInstanceOfSatisfying(
                        PhotoResult.Read.class,
                        read -> assertThat(read.first().isSure()).isTrue());
    }

    @Test
    void aPictureBesideATextIsReadUnlessTheTextHoldsAPuzzle() throws IOException {
        files.paste("A holiday", () -> new Gray(400, 300, new byte[120_000]));
        assertThat(person.photos).hasSize(1);
        files.paste(puzzle(1), () -> new Gray(400, 300, new byte[120_000]));
        assertThat(person.photos).hasSize(1);
        assertThat(edit.document().puzzle()).hasToString(puzzle(1));
    }

    /// Writes a picture of photos side by side.
    private static Path beside(Path file, String... photos) throws IOException {
        BufferedImage page = new BufferedImage(640 * photos.length, 720, BufferedImage.TYPE_BYTE_GRAY);
        for (int i = 0; i < photos.length; i++) {
            page.getGraphics().drawImage(ImageIO.read(PHOTOS.resolve(photos[i]).toFile()), 640 * i, 0, null);
        }
        ImageIO.write(page, "png", file.toFile());
        return file;
    }

    /// Writes a document of pages, each with a photo or with nothing.
    private static Path document(Path file, @Nullable String... photos) throws IOException {
        try (PDDocument document = new PDDocument()) {
            for (String photo : photos) {
                PDPage page = new PDPage();
                document.addPage(page);
                if (photo != null) {
                    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                        BufferedImage image = ImageIO.read(PHOTOS.resolve(photo).toFile());
                        content.drawImage(LosslessFactory.createFromImage(document, image), 50, 100, 480, 540);
                    }
                }
            }
            document.save(file.toFile());
        }
        return file;
    }

    @Test
    void aDoubtfulReadingIsCheckedFirst() throws IOException {
        person.goesOn = false;
        files.open(PHOTOS.resolve("photo05.jpg"));

        assertThat(edit.document().puzzle().clues()).isZero();
        PhotoController photo = person.photos.getFirst();
        assertThat(photo.focused.get()).isEqualTo(Cell.at(5, 8));
        photo.set(9);
        photo.next(true);
        assertThat(photo.focused.get()).isEqualTo(Cell.at(6, 6));
        photo.accept();
        assertThat(photo.focused.get()).isEqualTo(Cell.at(8, 3));
        photo.set(8);
        PhotoDraft draft = Objects.requireNonNull(photo.draft.get());
        assertThat(draft.puzzle()).hasToString(puzzle(5));
        assertThat(draft.solutions()).isEqualTo(1);
        assertThat(draft.doubts().isEmpty()).isTrue();
    }

    @Test
    void aTurnReadsThePictureAgain() {
        person.goesOn = false;
        files.open(PHOTOS.resolve("photo05.jpg"));
        PhotoController photo = person.photos.getFirst();
        Gray before = photo.photo.get().picture();
        photo.turn(1);
        assertThat(photo.photo.get().picture().width()).isEqualTo(before.height());
        assertThat(photo.photo.get().readings().getFirst().turn()).isEqualTo(3);
    }

    @Test
    void aPictureWithoutAGridStaysOnScreenWithTheReason() {
        files.paste(() -> new Gray(400, 300, new byte[120_000]));

        PhotoController photo = person.photos.getFirst();
        assertThat(photo.draft.get()).isNull();
        assertThat(photo.photo.get().refusal()).isEqualTo(new PictureFault.NoGrid());
        assertThat(edit.document()).isEqualTo(Document.EMPTY);
    }

    @Test
    void somethingElseOpenedAfterwardHasItsOwnReport() {
        files.open(PHOTOS.resolve("photo01.jpg"));
        files.paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        files.report();
        assertThat(person.photos).isEmpty();
        assertThat(person.reports).hasSize(1);
    }

    @Test
    void theNameOfAPictureIsNotLogged() throws IOException {
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line.getMessage() + Arrays.toString(line.getParameters()) + line.getThrown());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger root = Logger.getLogger("nonet");
        Level before = root.getLevel();
        root.addHandler(handler);
        root.setLevel(Level.ALL);
        Path picture = Files.copy(PHOTOS.resolve("photo01.jpg"), folder.resolve("secret-holiday.jpg"));
        Files.createDirectory(folder.resolve("secret-folder"));
        Path damaged =
                Files.write(folder.resolve("secret-damaged.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10});
        try {
            files.open(picture);
            files.open(damaged);
            files.open(folder.resolve("secret-missing.jpg"));
            files.open(folder.resolve("secret-folder"));
            new Opener(Codecs::standard).puzzles(folder.resolve("secret-missing.jpg"), Cancel.NEVER);
            files.report();
        } finally {
            root.removeHandler(handler);
            root.setLevel(before);
        }
        assertThat(logged)
                .contains("Cannot read a file: {0}[java.nio.file.NoSuchFileException]null")
                .noneMatch(line -> line.contains("secret"));
        assertThat(person.warnings()).hasSize(2);
        assertThat(person.said).contains("Pictures [" + folder.resolve("secret-folder") + "]");
    }

    @Test
    void picturesHaveAFilterOfTheirOwn() {
        assertThat(FilePatterns.ofPictures())
                .contains("*.jpg", "*.JPG", "*.png", "*.webp", "*.pdf")
                .doesNotContain("*.heic");
        assertThat(FilePatterns.ofPuzzles()).contains("*.sdk").doesNotContain("*.jpg");
    }
}
