package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFilesTests {

    private static final String ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

    /// No process has this number: the largest that Linux allows is 4194304.
    private static final long DEAD = 4_199_999_999L;

    @TempDir
    private Path folder;

    @Test
    void onlyOldOnesOfProcessesThatNoLongerRunAreDeleted() throws IOException {
        long alive = ProcessHandle.current().pid();
        List<Path> stay = List.of(
                old(".nonet-" + alive + "-" + ID + ".tmp"),
                old(".nonet-mine.tmp"),
                old("nonet-" + ID + ".tmp"),
                old(".nonet-" + DEAD + "-" + ID + ".tmp.txt"),
                Files.createFile(folder.resolve(".nonet-" + (DEAD - 1) + "-" + ID + ".tmp")),
                Files.createDirectory(folder.resolve(".nonet-" + (DEAD - 2) + "-" + ID + ".tmp")));
        old(".nonet-" + DEAD + "-" + ID + ".tmp");
        old(".nonet-" + ID + ".tmp");

        Path target = folder.resolve("target.txt");
        AtomicFile.write(target, out -> out.write(1));
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left)
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.concat(stay.stream(), Stream.of(target)).toList());
        }
        TemporaryFiles.sweep(folder.resolve("missing"), FileTime.from(Instant.now()));
    }

    private Path old(String name) throws IOException {
        Path file = Files.createFile(folder.resolve(name));
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(11, ChronoUnit.MINUTES)));
        return file;
    }
}
