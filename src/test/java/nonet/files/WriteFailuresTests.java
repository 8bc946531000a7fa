package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WriteFailuresTests {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"No space left on device", "There is not enough space on the disk", "Disk quota exceeded"})
    void aFullDiskIsRecognizedByTheReasonOfTheSystem(String reason) {
        Path file = folder.resolve("new.txt");
        IOException unnamed = new IOException(reason);
        assertThat(typed(unnamed, file, 1))
                .isInstanceOf(DiskFullException.class)
                .hasCause(unnamed);
        assertThat(typed(new FileSystemException("f", null, reason.toUpperCase(Locale.ROOT)), file, 1))
                .isInstanceOf(DiskFullException.class);
    }

    @Test
    void aFullDiskIsRecognizedByItsSpaceInAnyLanguage() {
        IOException said = new IOException("设备上没有空间");
        Path file = folder.resolve("missing/folder/new.txt");
        assertThat(typed(said, file, Long.MAX_VALUE)).isInstanceOf(DiskFullException.class);
        assertThat(typed(said, file, 1)).isSameAs(said);
    }

    @Test
    void failuresWithATypeStayAsTheyAre() {
        IOException denied = new AccessDeniedException("f", null, "no space left");
        assertThat(typed(denied, folder.resolve("new.txt"), Long.MAX_VALUE)).isSameAs(denied);
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzle.txt"), "kept");
        Path below = file.resolve("folder/new.txt");
        assertThatExceptionOfType(NotDirectoryException.class)
                .isThrownBy(() -> AtomicFile.write(below, out -> out.write(1)))
                .withMessage(file.toString());
        assertThatExceptionOfType(NotDirectoryException.class)
                .isThrownBy(() -> TextFile.write(below, "1"))
                .withMessage(file.toString());
        assertThat(file).hasContent("kept");
    }

    @Test
    void outputFailsWithTheType() throws IOException {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        try (OutputStream checked = new AtomicFile.CheckedOutput(full, folder.resolve("new.txt"))) {
            assertThatExceptionOfType(DiskFullException.class).isThrownBy(() -> checked.write(new byte[10]));
            assertThatExceptionOfType(DiskFullException.class).isThrownBy(() -> checked.write(1));
        }
    }

    private static IOException typed(IOException failed, Path file, long length) {
        return WriteFailures.typed(failed, file, length);
    }
}
