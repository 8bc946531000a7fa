package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import nonet.TestProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndTests {

    @TempDir
    private Path folder;

    /// The program with work at its end that fails.
    static final class FailingEnd {

        private FailingEnd() {}

        public static void main(String... arguments) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                throw new IllegalStateException("fails at the end");
            }));
            Main.main(arguments);
        }
    }

    @Test
    void workAtTheEndThatFailsDoesNotHoldTheProgram() throws Exception {
        ProcessBuilder start = TestProgram.of(FailingEnd.class, "engines")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile());
        start.environment().put("XDG_CONFIG_HOME", folder.toString());
        Process program = start.start();
        try {
            assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            program.destroyForcibly();
        }

        assertThat(program.exitValue()).isZero();
        assertThat(Files.readString(folder.resolve("said"))).contains("classic").doesNotContain("internal error");
    }
}
