package nonet.service.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The sample model for Choco, which sends its tree as to cp-profiler.
public final class ChocoModel {

    private static final Path SAMPLE = Path.of("src/site/examples/ChocoSudoku.java");

    private ChocoModel() {}

    /// Compiles and runs the model; the listener needs a fraction of the time that this takes to open its port.
    ///
    /// @param folder for what it says of errors
    /// @return what it prints
    public static String run(Path folder, String puzzle, int port, String... more) {
        try {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    chocoPath(),
                    SAMPLE.toString(),
                    puzzle,
                    Integer.toString(port)));
            command.addAll(List.of(more));
            Path errors = folder.resolve("errors");
            Process process =
                    new ProcessBuilder(command).redirectError(errors.toFile()).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(Files.readString(errors)).isZero();
            return said;
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    private static String chocoPath() {
        return Stream.of("java.class.path", "jdk.module.path", "surefire.test.class.path")
                .map(System::getProperty)
                .filter(path -> path != null)
                .flatMap(path -> Arrays.stream(path.split(File.pathSeparator)))
                .distinct()
                .filter(entry -> entry.endsWith(".jar"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
