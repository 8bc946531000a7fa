package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher for Windows, run by the command interpreter of Wine with a stand-in for Java that prints its arguments.
/// No name has a percent sign, since that interpreter expands once more what it has expanded.
@Tag("full")
class WindowsLauncherTests {

    @TempDir
    private Path home;

    @Test
    void javaAndFilesAreFoundWhateverTheirNames() throws Exception {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "wine"))),
                "Wine is not installed, so nonet.bat is not run.");
        Files.createDirectories(home.resolve("bin"));
        Files.copy(Path.of("src/main/launcher/nonet.bat"), home.resolve("bin/nonet.bat"));
        Files.writeString(home.resolve("run.cmd"), "@echo off\r\nbin\\nonet.bat solve \"%NAME%\"\r\n");
        for (String folder : List.of("jdk", "a jdk", "jdk \u00fc & \u6570")) {
            Path java = home.resolve(folder).resolve("bin/java.exe");
            Files.createDirectories(java.getParent());
            Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$OUT\"\n");
            assertThat(java.toFile().setExecutable(true)).isTrue();
            Files.writeString(home.resolve(folder).resolve("release"), "JAVA_VERSION=\"25.0.1\"\r\n");

            assertThat(run(folder, "\u00fc & a b.txt"))
                    .as(folder)
                    .endsWith("--module", "nonet/nonet.app.Main", "solve", "\u00fc & a b.txt");
        }
    }

    /// Returns the arguments that Java gets.
    private List<String> run(String java, String name) throws Exception {
        Path out = home.resolve("out.txt");
        Files.deleteIfExists(out);
        ProcessBuilder builder = new ProcessBuilder("wine", "cmd", "/c", "run.cmd").directory(home.toFile());
        builder.redirectErrorStream(true)
                .redirectOutput(home.resolve("said.txt").toFile());
        builder.environment().put("WINEPREFIX", home.resolve("wine").toString());
        builder.environment().put("WINEDEBUG", "-all");
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().remove("DISPLAY");
        builder.environment()
                .put("JAVA_HOME", "Z:" + home.resolve(java).toString().replace('/', '\\'));
        builder.environment().put("NAME", name);
        builder.environment().put("OUT", out.toString());
        Process process = builder.start();
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
        assertThat(out).as(() -> read(home.resolve("said.txt"))).exists();
        return Files.readAllLines(out);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
