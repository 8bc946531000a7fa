package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import nonet.TestProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Imports that end in the middle: the library has all of them or nothing, not even an empty collection.
class KilledImportTests {

    private static final int PUZZLES = 2000;

    @TempDir
    private Path folder;

    /// Imports as the window does.
    private static int take(Library library, IntConsumer watch) throws IOException {
        return library.together(one -> {
            long collection = one.makeCollection("Mine");
            int added = one.add(collection, DamagedLibraryTests.puzzles(PUZZLES), watch);
            one.describe(collection, List.of());
            return added;
        });
    }

    /// A program that imports, and waits in the middle of it.
    static final class Importing {

        private Importing() {}

        /// @param arguments the file, and after how many puzzles to wait
        public static void main(String... arguments) throws IOException {
            try (LibraryFile file = new LibraryFile(Path.of(arguments[0]), List::of)) {
                take(file.library(), done -> {
                    if (done == Integer.parseInt(arguments[1])) {
                        System.out.println("waits");
                        waitForever();
                    }
                });
            }
        }

        private static void waitForever() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException ended) {
                throw new IllegalStateException(ended);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aKilledImportLeavesNothingAndCanBeRepeated(boolean forcibly) throws Exception {
        Path file = folder.resolve("library.db");
        Process program = TestProgram.of(Importing.class, file.toString(), String.valueOf(PUZZLES - 1))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = program.inputReader(StandardCharsets.US_ASCII)) {
            assertThat(said.readLine()).isEqualTo("waits");
            var _ = forcibly
                    ? program.toHandle().destroyForcibly()
                    : program.toHandle().destroy();
            program.waitFor();
        } finally {
            program.destroyForcibly();
        }
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            assertThat(opened.library().collections()).isEmpty();
            assertThat(opened.library().puzzles("")).isEmpty();
            assertThat(opened.damaged()).isNull();
            assertThat(take(opened.library(), _ -> {})).isEqualTo(PUZZLES);
            assertThat(take(opened.library(), _ -> {})).as("again").isZero();
            assertThat(opened.library().puzzles("")).hasSize(PUZZLES);
        }
    }

    @Test
    void aStoppedImportLeavesNothing() throws IOException {
        try (LibraryFile opened = new LibraryFile(folder.resolve("library.db"), List::of)) {
            Library library = opened.library();
            assertThatThrownBy(() -> take(library, done -> {
                        if (done == PUZZLES / 2) {
                            throw new CancellationException();
                        }
                    }))
                    .isInstanceOf(CancellationException.class);
            assertThat(library.collections()).isEmpty();
            assertThatThrownBy(() -> library.together(one -> {
                        one.makeCollection("Mine");
                        throw new IOException("fails");
                    }))
                    .isInstanceOf(IOException.class)
                    .hasMessage("fails");
            assertThat(library.collections()).isEmpty();
            library.makeCollection("Later");
            assertThat(library.collections()).hasSize(1);
        }
    }
}
