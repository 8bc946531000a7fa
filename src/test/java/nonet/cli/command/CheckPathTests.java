package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The checker of the proofs of a path, in Python.
class CheckPathTests {

    private static final String PUZZLE =
            "..467891.67219534819834256785976142342685379171392485696153728428741963534528617.";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    private Path folder;

    @Test
    void theProofsOfAPathChain() throws Exception {
        assertThat(Shell.nonet("path", "--proofs", folder.toString(), PUZZLE).code())
                .isZero();
        assertThat(check()).startsWith("step-001 VERIFIED: ").endsWith("\n" + SOLUTION + "\n");

        // Without the second step, what it proved is not known to the third.
        Files.delete(folder.resolve("step-002.cnf"));
        assertThat(check())
                .matches("step-001 VERIFIED: . lines\n"
                        + "NOT VERIFIED: step-003.cnf begins from \\[-?\\d+], which is not known\n");
    }

    private String check() throws IOException, InterruptedException {
        Process checker;
        try {
            checker = new ProcessBuilder("python3", "-B", "src/site/examples/check_path.py", folder.toString(), PUZZLE)
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException missing) {
            assumeTrue(false, "python3 is not installed");
            throw missing;
        }
        String said = new String(checker.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .replace(System.lineSeparator(), "\n");
        assertThat(checker.waitFor()).as(said).isEqualTo(said.contains("NOT") ? 1 : 0);
        return said;
    }
}
