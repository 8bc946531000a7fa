package nonet.service.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.photo.image.PictureFault;
import nonet.play.Document;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzleFileTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final Codecs CODECS = Codecs.standard();

    @TempDir
    private Path folder;

    @Test
    void readsFilesInAnyEncoding() throws IOException {
        String text = LINE + " é\n";
        PuzzleReading.Puzzles expected = new PuzzleReading.Puzzles(
                CODECS.named("line").orElseThrow(),
                List.of(new ReadPuzzle(Document.of("é", Puzzle.of(LINE)), 1)),
                List.of());

        assertThat(puzzles(file(text, UTF_8))).isEqualTo(expected);
        assertThat(puzzles(file("\uFEFF" + text, UTF_8))).isEqualTo(expected);
        assertThat(puzzles(file("\uFEFF" + text, UTF_16LE))).isEqualTo(expected);
        assertThat(puzzles(file("\uFEFF" + text, UTF_16BE))).isEqualTo(expected);
        assertThat(puzzles(file(text, ISO_8859_1))).isEqualTo(expected);
    }

    @Test
    void aFileThatIsNotThereIsMissing() {
        assertThat(read(folder.resolve("nowhere.txt"))).isEqualTo(failed(Fault.Unreadable.MISSING));
    }

    @Test
    void aFolderIsNoFile() {
        assertThat(read(folder)).isEqualTo(failed(Fault.Unreadable.FOLDER));
    }

    @Test
    void aDeviceIsNoFile() {
        assumeTrue(Files.exists(Path.of("/dev/zero")));
        assertThat(read(Path.of("/dev/zero"))).isEqualTo(failed(Fault.Unreadable.NOT_A_FILE));
    }

    @Test
    void aGigabyteIsTooLargeToLookAt() throws IOException {
        Path file = folder.resolve("large");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 30);
        }
        assertThat(read(file)).isEqualTo(failed(Fault.Unreadable.TOO_LARGE));
    }

    @Test
    void aFileThatMayNotBeReadIsForbidden() throws IOException {
        Path file = file(LINE, UTF_8);
        assumeTrue(file.toFile().setReadable(false));
        assumeFalse(Files.isReadable(file), "this person may read everything");
        assertThat(read(file)).isEqualTo(failed(Fault.Unreadable.FORBIDDEN));
    }

    @Test
    void reportsAPictureThatIsTooSmall() throws IOException {
        Path file = folder.resolve("picture.sdk");
        try (InputStream picture = PuzzleFile.class.getResourceAsStream("/nonet/assets/icon/nonet-32.png")) {
            Files.copy(Objects.requireNonNull(picture), file);
        }
        assertThat(read(file)).isEqualTo(failed(new Fault.Picture(new PictureFault.TooSmall(3))));
    }

    @Test
    void anEmptyFileHasNoPuzzle() throws IOException {
        assertThat(read(file("", UTF_8))).isEqualTo(failed(new Fault.NoPuzzle()));
    }

    private static Opened.Reading read(Path file) {
        return new Opener(() -> CODECS).puzzles(file, Cancel.NEVER);
    }

    private static PuzzleReading.Puzzles puzzles(Path file) {
        return ((Opened.Puzzles) read(file)).read();
    }

    private Path file(String text, Charset charset) throws IOException {
        return Files.writeString(folder.resolve("puzzle.txt"), text, charset);
    }

    private static Opened failed(Fault why) {
        return new Opened.Failed(why);
    }
}
