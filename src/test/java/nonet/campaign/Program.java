package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// The packaged program, run through its launcher with a home folder of its own.
///
/// `.ci/test campaign` packages it first; the system property `nonet.program` names another launcher.
record Program(Path home) {

    /// A run that has ended.
    ///
    /// @param out what was written to standard output
    /// @param err what was written to standard error, without the lines that the Java launcher itself adds
    record Ended(int code, byte[] out, String err) {

        String text() {
            return new String(out, StandardCharsets.UTF_8);
        }

        /// Checks that errors are reported in sentences: no exception, no stack trace, no endless line.
        Ended speaksPlainly() {
            assertThat(err)
                    .doesNotContainPattern(TRACE)
                    .doesNotContain("OutOfMemory")
                    .doesNotContain("StackOverflow");
            assertThat(err.lines().mapToInt(String::length).max().orElse(0)).isLessThan(LONGEST_SENTENCE);
            assertThat(code).isIn(0, 1, 2, 3);
            return this;
        }
    }

    private static final Pattern TRACE =
            Pattern.compile("(?m)^\\s*at [\\w.$/]+\\(|^Exception|^Caused by|java\\.lang\\.");
    private static final Pattern LAUNCHER_NOTES =
            Pattern.compile("(?m)^(NOTE: Picked up |OpenJDK 64-Bit|WARNING: ).*\\R?");
    private static final int LONGEST_SENTENCE = 600;
    private static final long PATIENCE_SECONDS = 120;

    static final String WITHOUT_DISPLAY = "-Dglass.platform=Headless -Dprism.order=sw";

    static Path launcher() {
        return Path.of(System.getProperty("nonet.program", "target/nonet/bin/nonet"))
                .toAbsolutePath();
    }

    /// Returns the folder of the settings.
    Path settings() {
        return home.resolve("config/nonet");
    }

    ProcessBuilder command(Map<String, String> environment, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        Map<String, String> all = builder.environment();
        all.keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"));
        all.put("JAVA_HOME", System.getProperty("java.home"));
        all.put("HOME", home.toString());
        all.put("XDG_CONFIG_HOME", home.resolve("config").toString());
        all.put("XDG_STATE_HOME", home.resolve("state").toString());
        all.put("XDG_CACHE_HOME", home.resolve("cache").toString());
        all.putAll(environment);
        return builder;
    }

    ProcessBuilder nonet(Map<String, String> environment, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(arguments);
        return command(environment, command);
    }

    /// Runs a command to its end.
    Ended run(Map<String, String> environment, byte[] input, List<String> arguments) throws Exception {
        return ended(nonet(environment, arguments), input);
    }

    Ended run(String... arguments) throws Exception {
        return run(Map.of(), new byte[0], List.of(arguments));
    }

    /// Runs a line of `bash` in which `$nonet` is the program.
    Ended shell(Map<String, String> environment, String line) throws Exception {
        ProcessBuilder builder = command(environment, List.of("bash", "-c", line));
        builder.environment().put("nonet", launcher().toString());
        return ended(builder, new byte[0]);
    }

    /// Starts the window on a display in memory.
    Process window(String options, Path... files) throws IOException {
        List<String> arguments = new ArrayList<>();
        for (Path file : files) {
            arguments.add(file.toString());
        }
        Path log = home.resolve("window-" + System.nanoTime() + ".log");
        return nonet(Map.of("JDK_JAVA_OPTIONS", WITHOUT_DISPLAY + " " + options), arguments)
                .redirectOutput(log.toFile())
                .redirectErrorStream(true)
                .start();
    }

    /// Output goes through pipes, as a limit on the size of files holds for those that catch it, too.
    private static Ended ended(ProcessBuilder builder, byte[] input) throws Exception {
        Process process = builder.start();
        FutureTask<byte[]> out = new FutureTask<>(() -> process.getInputStream().readAllBytes());
        FutureTask<byte[]> err = new FutureTask<>(() -> process.getErrorStream().readAllBytes());
        Thread.ofVirtual().start(out);
        Thread.ofVirtual().start(err);
        try (OutputStream in = process.getOutputStream()) {
            in.write(input);
        } catch (IOException closed) {
            // The program does not read its input to the end.
        }
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError(builder.command() + " did not end in " + PATIENCE_SECONDS + " s");
        }
        String said = new String(err.get(), StandardCharsets.UTF_8);
        return new Ended(
                process.exitValue(), out.get(), LAUNCHER_NOTES.matcher(said).replaceAll(""));
    }
}
