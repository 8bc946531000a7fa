package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtExitTests {

    /// More files than can be created while the program ends.
    private static final int MANY = 100_000;

    @TempDir
    private Path folder;

    /// A program that still creates files and locks while it ends.
    static final class Busy {

        private final Path folder;

        private Busy(Path folder) {
            this.folder = folder;
        }

        /// @param arguments the folder, and whether the program says that it has done its work
        public static void main(String... arguments) {
            Busy busy = new Busy(Path.of(arguments[0]));
            AtExit.ifTerminated(() -> busy.write("terminated", ""));
            if (arguments[1].equals("settled")) {
                AtExit.settle();
            }
            AtExit.run(() -> busy.write("order", busy.read("order") + " first"));
            AtExit.run(() -> busy.write("order", busy.read("order") + " last"));
            try (AtExit _ = new AtExit(() -> busy.write("canceled", ""))) {
                busy.create(0);
            }
            // The end of the JVM waits for this thread.
            Runtime.getRuntime().addShutdownHook(new Thread(busy::createUntilRefused));
            System.exit(0);
        }

        private void createUntilRefused() {
            int created = 1;
            while (created < MANY && create(created)) {
                created++;
            }
            try {
                Files.writeString(folder.resolve(created < MANY ? "refused" : "never refused"), "");
            } catch (IOException failed) {
                throw new IllegalStateException(failed);
            }
        }

        private boolean create(int number) {
            try {
                var _ = AtomicFile.open(folder.resolve("open-" + number));
                return LockFile.tryAcquireTemporary(folder.resolve("lock-" + number)) != null;
            } catch (IOException refused) {
                return false;
            }
        }

        private String read(String name) {
            try {
                return Files.exists(folder.resolve(name)) ? Files.readString(folder.resolve(name)) : "";
            } catch (IOException failed) {
                throw new IllegalStateException(failed);
            }
        }

        private void write(String name, String text) {
            try {
                AtomicFile.write(folder.resolve(name), out -> out.write(text.getBytes()));
            } catch (IOException failed) {
                throw new IllegalStateException(failed);
            }
        }
    }

    @Test
    void aProgramThatEndsByItselfLeavesOnlyWhatItSaved() throws Exception {
        assertThat(run("settled")).isZero();
        assertThat(files()).containsExactly("order", "refused");
        assertThat(folder.resolve("order")).hasContent(" last first");
    }

    @Test
    void aProgramThatIsTerminatedSaysSoAndLeavesNothingElse() throws Exception {
        assertThat(run("in its work")).isZero();
        assertThat(files()).containsExactly("order", "refused", "terminated");
        assertThat(folder.resolve("order")).hasContent(" last first");
    }

    private int run(String how) throws Exception {
        Process program = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--patch-module",
                        "nonet=" + Path.of("target", "test-classes").toAbsolutePath(),
                        "--module-path",
                        System.getProperty("jdk.module.path"),
                        "--module",
                        "nonet/" + Busy.class.getName(),
                        folder.toString(),
                        how))
                .inheritIO()
                .start();
        try {
            assertThat(program.waitFor(100, TimeUnit.SECONDS)).isTrue();
        } finally {
            program.destroyForcibly();
        }
        return program.exitValue();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
