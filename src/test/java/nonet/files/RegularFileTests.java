package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Whatever opens a file of its own refuses a pipe, whose opening would wait for ever.
class RegularFileTests {

    @TempDir
    private Path folder;

    private Path pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        return pipe;
    }

    private static void refuses(UnsuitableFileException.Why why, ThrowingCallable opening) {
        assertThatThrownBy(opening)
                .isInstanceOfSatisfying(
                        UnsuitableFileException.class,
                        refused -> assertThat(refused.why()).isEqualTo(why));
    }

    @Test
    void aFileIsOpened() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "text");
        try (InputStream in = RegularFile.open(file)) {
            assertThat(in).hasContent("text");
        }
    }

    @Test
    void aFolderIsRefused() {
        refuses(UnsuitableFileException.Why.FOLDER, () -> RegularFile.open(folder));
    }

    @Test
    void aMissingFileIsCalledThat() {
        assertThatThrownBy(() -> RegularFile.open(folder.resolve("none"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeIsRefusedByReadersWritersAndLocks() throws Exception {
        Path pipe = pipe();
        for (ThrowingCallable opening : List.<ThrowingCallable>of(
                () -> RegularFile.open(pipe),
                () -> PrivateFiles.create(pipe),
                () -> LockFile.tryAcquire(pipe),
                () -> LockFile.acquire(pipe, Duration.ZERO),
                () -> LockFile.tryAcquireTemporary(pipe),
                () -> AtomicFile.open(pipe))) {
            refuses(UnsuitableFileException.Why.NOT_A_FILE, opening);
        }
        assertThat(FileDigest.of(pipe)).isEmpty();
        assertThat(Files.exists(pipe)).isTrue();
    }

    @Test
    void theEndOfAFileThatBecameShorterIsAFailure() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "0123456789");
        for (int length : new int[] {0, 4, 9}) {
            Files.writeString(file, "0123456789");
            try (InputStream in = RegularFile.open(file)) {
                assertThat(in.read()).isEqualTo('0');
                assertThat(in.skip(2)).isEqualTo(2);
                Files.writeString(file, "0123456789".substring(0, length));
                assertThatThrownBy(in::readAllBytes).as("%d bytes", length).isInstanceOf(ShortenedFileException.class);
            }
        }
    }

    @Test
    void aFileMayGrowWhileItIsRead() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "01234");
        try (InputStream in = RegularFile.open(file)) {
            assertThat(in.read()).isEqualTo('0');
            Files.writeString(file, "0123456789");
            assertThat(new String(in.readAllBytes(), StandardCharsets.US_ASCII)).isEqualTo("123456789");
            assertThat(in.read()).isEqualTo(-1);
        }
    }
}
