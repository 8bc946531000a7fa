package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// Terminated programs: they end with a sentence, keep the old file, and leave nothing else.
@Tag("campaign")
@Isolated("it ends all programs that tests have started")
@EnabledOnOs(OS.LINUX)
class SignalTests {

    private static final int SIGNALS = Seeds.times(108);
    private static final String OLD = "what stood here before\n";

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /// A signal at any moment: before the program can answer, while it works, or when it is done.
    @Test
    void commandsEndWithASentence() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(20_000, Seeds.of(0)));
        Files.writeString(home.resolve("few.txt"), Samples.list(40, Seeds.of(0)));
        Files.writeString(home.resolve("hard.txt"), Samples.HARD);
        List<String> commands = List.of(
                "solve --engine classic --out target few.txt",
                "check --out target list.txt",
                "count --out target list.txt",
                "convert --to opensudoku --out target list.txt",
                "canonical --out target few.txt",
                "unique --out target few.txt",
                "shuffle --out target list.txt",
                "minimize --out target few.txt",
                "generate grids --count 50000 --out target",
                "generate puzzles --count 100 --seed 1 --out target",
                "export --solutions --to pdf --out target few.txt",
                "export --walkthrough --to html --out target hard.txt",
                "export --marks --to png --out target hard.txt",
                "hunt --moves {-1+1} --out found hard.txt",
                "guide --out guide",
                "manual --out manual",
                "solve list.txt",
                "rate few.txt");
        List<Long> millis = new ArrayList<>();
        List<byte[]> whole = new ArrayList<>();
        Path target = home.resolve("target");
        for (String command : commands) {
            Files.writeString(target, OLD);
            long began = System.nanoTime();
            assertThat(program.run(command.split(" ")).code())
                    .describedAs(command)
                    .isLessThan(2);
            millis.add((System.nanoTime() - began) / 1_000_000);
            whole.add(Files.readAllBytes(target));
        }
        int[] ended = new int[3];
        for (int run = 0; run < SIGNALS; run++) {
            Random random = Seeds.of(run);
            int which = run % commands.size();
            String signal = List.of("TERM", "INT", "HUP").get(run / commands.size() % 3);
            String what =
                    "run " + run + " of seed " + Seeds.FIRST + ": " + commands.get(which) + " told to end by " + signal;
            Files.writeString(target, OLD);
            Files.deleteIfExists(home.resolve("found"));
            Files.deleteIfExists(home.resolve("found.hunt"));
            // A signal that is ignored, as below nohup, stays so: each is set to its default.
            Process process = program.command(
                            Map.of(),
                            List.of(
                                    "env",
                                    "--default-signal=INT,TERM,HUP",
                                    "bash",
                                    "-c",
                                    "exec \"$0\" " + commands.get(which),
                                    Program.launcher().toString()))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(home.resolve("told").toFile())
                    .start();
            process.waitFor(random.nextLong(millis.get(which) + 1), TimeUnit.MILLISECONDS);
            new ProcessBuilder("sh", "-c", "kill -" + signal + " " + process.pid() + " 2>/dev/null")
                    .start()
                    .waitFor();
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).describedAs(what).isTrue();
            String told = Files.readString(home.resolve("told"));
            int code = process.exitValue();
            int end = 128 + List.of(1, 2, 15).get(List.of("HUP", "INT", "TERM").indexOf(signal));
            boolean answered = told.contains("nonet: stopped by Ctrl+C");
            assertThat(told).describedAs(what).doesNotContain("Exception", "Error");
            assertThat(code).describedAs("%s: %s", what, told).isIn(answered ? List.of(end) : List.of(0, 1, end));
            ended[answered ? 1 : code < 2 ? 2 : 0]++;
            byte[] now = Files.readAllBytes(target);
            assertThat(Arrays.equals(now, OLD.getBytes(StandardCharsets.UTF_8)) || Arrays.equals(now, whole.get(which)))
                    .describedAs(what)
                    .isTrue();
            try (Stream<Path> files = Files.walk(home)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .describedAs(what)
                        .noneMatch(file -> file.startsWith(".nonet-") || file.equals("found.hunt.lock"));
            }
        }
        assertThat(ended[1]).isPositive();
        Findings.add(
                "signals INT, TERM, HUP at any moment, each command that writes",
                SIGNALS,
                "exit code 128 + n, old file whole or new one, nothing left; " + ended[0]
                        + " before the program could answer, " + ended[1] + " with the sentence, " + ended[2]
                        + " when it was done");
    }

    @Test
    void closedInputIsCalledThat() throws Exception {
        Program program = new Program(home);
        int runs = 0;
        for (String command : List.of(
                "solve", "check", "count", "rate", "convert --to line", "trace", "hint", "why", "path", "steps")) {
            Program.Ended ended = program.shell(Map.of(), "exec \"$nonet\" " + command + " - <&-");
            assertThat(ended.speaksPlainly().code()).describedAs(command).isEqualTo(2);
            assertThat(ended.err().lines().count())
                    .describedAs("%s: %s", command, ended.err())
                    .isEqualTo(1);
            assertThat(ended.err()).describedAs(command).containsIgnoringCase("closed");
            runs++;
        }
        Findings.add("standard input closed", runs, "one sentence that says so");
    }
}
