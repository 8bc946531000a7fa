package nonet.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTests {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("puzzle.txt");
    }

    @Test
    void aNewFileHoldsTheContentAndTheUsualPermissions() throws IOException {
        AtomicFile.write(file, out -> out.write("new".getBytes(UTF_8)));

        assertThat(file).hasContent("new");
        assertThat(names()).containsExactly("puzzle.txt");
        if (isPosix()) {
            Path usual = Files.createFile(folder.resolve("usual"));
            assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(usual));
        }
    }

    @Test
    void anOldFileIsReplacedAndPassesItsPermissionsOn() throws IOException {
        assumeTrue(isPosix());
        Files.writeString(file, "something that was longer");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw--w-r--"));

        AtomicFile.write(file, out -> {
            assertThat(file).hasContent("something that was longer");
            out.write("new".getBytes(UTF_8));
        });

        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw--w-r--");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void aPrivateFileIsPrivateWhileItIsWritten() throws IOException {
        assumeTrue(isPosix());
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

        AtomicFile.write(file, out -> {
            for (String name : names()) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                        .as(name)
                        .isEqualTo("rw-------");
            }
        });
    }

    @Test
    void aFailureHalfWayLeavesTheOldFileAndNothingElse() throws IOException {
        Files.writeString(file, "old");

        assertThatIOException()
                .isThrownBy(() -> AtomicFile.write(file, out -> {
                    out.write(new byte[1_000_000]);
                    throw new IOException("half way");
                }))
                .withMessage("half way");
        assertThatThrownBy(() -> AtomicFile.write(file, out -> {
                    throw new IllegalStateException("a bug");
                }))
                .hasMessage("a bug");

        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void writesNoFileWithoutACommit() throws IOException {
        Files.writeString(file, "old");

        try (AtomicFile writing = AtomicFile.open(file)) {
            writing.out().write(new byte[1_000_000]);
        }

        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void writesTheFileOnCommitWithAndWithoutWaiting() throws IOException {
        for (boolean waits : new boolean[] {true, false}) {
            try (AtomicFile writing = AtomicFile.open(file)) {
                writing.out().write("new".getBytes(UTF_8));
                if (waits) {
                    writing.commit();
                } else {
                    writing.commitWithoutWaiting();
                }
                assertThat(file).hasContent("new");
            }
            assertThat(names()).containsExactly("puzzle.txt");
            Files.delete(file);
        }
    }

    @Test
    void anInterruptedWriterLeavesTheOldFileAndNothingElse() throws IOException {
        Files.writeString(file, "old");

        assertThatIOException()
                .isThrownBy(() -> AtomicFile.write(file, out -> {
                    Thread.currentThread().interrupt();
                    out.write(new byte[1_000_000]);
                }));

        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void aWriterInterruptedAfterItsLastByteLeavesTheOldFileAndNothingElse() throws IOException {
        Files.writeString(file, "old");
        try (AtomicFile atomic = AtomicFile.open(file)) {
            atomic.out().write('n');
            atomic.out().flush();
            Thread.currentThread().interrupt();
            assertThatIOException().isThrownBy(atomic::commitWithoutWaiting);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void aFailureLeavesNoNewFile() throws IOException {
        assertThatIOException()
                .isThrownBy(() -> AtomicFile.write(file, out -> {
                    throw new IOException("at once");
                }));
        assertThat(names()).isEmpty();
    }

    @Test
    void aLinkStaysALinkToTheFileThatIsReplaced() throws IOException {
        Path far = Files.createDirectory(folder.resolve("far"));
        Files.writeString(far.resolve("real.txt"), "old");
        link(file, Path.of("far", "real.txt"));

        AtomicFile.write(file, out -> out.write("new".getBytes(UTF_8)));

        assertThat(file).isSymbolicLink().hasContent("new");
        assertThat(far.resolve("real.txt")).isRegularFile().hasContent("new");
        assertThat(names()).containsExactly("far", "puzzle.txt");
    }

    @Test
    void aLinkThatLeadsNowhereIsReplaced() throws IOException {
        link(file, Path.of("nowhere"));

        AtomicFile.write(file, out -> out.write("new".getBytes(UTF_8)));

        assertThat(file).hasContent("new");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void linksInACircleAreReplaced() throws IOException {
        link(file, Path.of("other"));
        link(folder.resolve("other"), Path.of("puzzle.txt"));

        AtomicFile.write(file, out -> out.write("new".getBytes(UTF_8)));

        assertThat(file).isRegularFile().hasContent("new");
        assertThat(names()).containsExactly("other", "puzzle.txt");
    }

    @Test
    void aFolderIsNoTarget() throws IOException {
        Files.createDirectory(file);

        assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write(1)))
                .isInstanceOfSatisfying(
                        UnsuitableFileException.class,
                        failed -> assertThat(failed.why()).isEqualTo(UnsuitableFileException.Why.FOLDER));
        assertThat(names()).containsExactly("puzzle.txt");
    }

    @Test
    void aMissingFolderIsNotMade() throws IOException {
        assertThatThrownBy(() -> AtomicFile.write(folder.resolve("missing/puzzle.txt"), out -> out.write(1)))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessage(folder.resolve("missing").toString());
        assertThat(names()).isEmpty();
    }

    @Test
    void aFileThatMayNotBeWrittenStaysAsItIs() throws IOException {
        Files.writeString(file, "old");
        assumeTrue(file.toFile().setReadOnly());
        assumeFalse(Files.isWritable(file), "this person may write everything");

        assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write(1))).isInstanceOf(AccessDeniedException.class);
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("puzzle.txt");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private static void link(Path link, Path target) throws IOException {
        try {
            Files.createSymbolicLink(link, target);
        } catch (FileSystemException | UnsupportedOperationException impossible) {
            assumeTrue(false, "this person may not make links");
        }
    }

    private boolean isPosix() {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
