package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import nonet.format.Fault;
import nonet.grid.Cell;
import nonet.photo.image.Gray;
import nonet.play.Document;
import nonet.settings.Origin;
import nonet.solve.search.ShrinkingSearch;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoController;
import nonet.ui.photo.PhotoDraft;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.file.DocumentIdentity;
import nonet.ui.shell.file.FileController;
import nonet.ui.shell.file.FilePatterns;
import org.junit.jupiter.api.Test;

/// Opening photos, without a window.
class PhotoImportTests {

    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");

    private final Playback playback = new Playback(new InlineTasks(), new ShrinkingSearch(), System::nanoTime);
    private final EditController edit = new EditController(Document.EMPTY, EditController.Mode.SOLVE);
    private final RecordingPrompts person = new RecordingPrompts();
    private final FileController files = new FileController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            person,
            edit,
            playback,
            new DocumentIdentity(edit, Origin.NONE, file -> {}));

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
        assertThat(person.said).containsExactly("Read from photo · Check with “How it was read”");
        assertThat(person.photos).isEmpty();
        assertThat(files.reportedProperty().get()).isTrue();
        files.report();
        assertThat(person.photos).hasSize(1);
    }

    @Test
    void aDoubtfulReadingIsCheckedFirst() throws IOException {
        person.goesOn = false;
        files.open(PHOTOS.resolve("photo05.jpg"));

        assertThat(edit.document().puzzle().clues()).isZero();
        PhotoController photo = person.photos.getFirst();
        assertThat(photo.focusedProperty().get()).isEqualTo(Cell.at(5, 8));
        photo.set(9);
        photo.next(true);
        assertThat(photo.focusedProperty().get()).isEqualTo(Cell.at(8, 3));
        photo.set(8);
        PhotoDraft draft = Objects.requireNonNull(photo.draftProperty().get());
        assertThat(draft.puzzle()).hasToString(puzzle(5));
        assertThat(draft.solutions()).isEqualTo(1);
        assertThat(draft.doubts().isEmpty()).isTrue();
    }

    @Test
    void aTurnReadsThePictureAgain() {
        person.goesOn = false;
        files.open(PHOTOS.resolve("photo05.jpg"));
        PhotoController photo = person.photos.getFirst();
        Gray before = photo.photoProperty().get().picture();
        photo.turn(1);
        assertThat(photo.photoProperty().get().picture().width()).isEqualTo(before.height());
        assertThat(photo.photoProperty().get().readings().getFirst().turn()).isEqualTo(3);
    }

    @Test
    void aPictureWithoutAGridStaysOnScreenWithTheReason() {
        files.paste(() -> new Gray(400, 300, new byte[120_000]));

        PhotoController photo = person.photos.getFirst();
        assertThat(photo.draftProperty().get()).isNull();
        assertThat(photo.photoProperty().get().refusal()).isEqualTo(new Fault.Picture.NoGrid());
        assertThat(edit.document()).isEqualTo(Document.EMPTY);
    }

    @Test
    void somethingElseOpenedAfterwardsHasItsOwnReport() {
        files.open(PHOTOS.resolve("photo01.jpg"));
        files.paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        files.report();
        assertThat(person.photos).isEmpty();
        assertThat(person.reports).hasSize(1);
    }

    @Test
    void picturesHaveAFilterOfTheirOwn() {
        assertThat(FilePatterns.ofPictures())
                .contains("*.jpg", "*.JPG", "*.png", "*.webp", "*.pdf")
                .doesNotContain("*.heic");
        assertThat(FilePatterns.ofPuzzles()).contains("*.sdk").doesNotContain("*.jpg");
    }
}
