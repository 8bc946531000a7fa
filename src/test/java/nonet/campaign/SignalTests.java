package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Terminated programs: they end within a second, silently, and keep the old file.
@Tag("campaign")
@EnabledOnOs({OS.LINUX, OS.MAC})
class SignalTests {

    private static final String OLD = "what stood here before\n";

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void commandsEndAtOnce() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(400_000, Seeds.of(0)));
        Files.writeString(home.resolve("hard.txt"), (Samples.HARD + "\n").repeat(300_000));
        List<String> commands = List.of(
                "solve --engine classic --out target hard.txt",
                "check --out target --engine dancing-links hard.txt",
                "generate grids --random --count 100000000 --out target",
                "generate puzzles --count 1000000 --out target",
                "export --solutions --out target --to pdf hard.txt",
                "rate hard.txt >rated",
                "count " + ".".repeat(81),
                "solve -");
        int runs = 0;
        for (String command : commands) {
            for (String signal : List.of("INT", "TERM", "HUP")) {
                Path target = home.resolve("target");
                Files.writeString(target, OLD);
                // Background jobs of a shell ignore Ctrl+C, so the program is started by a monitor of jobs.
                String line = "set -m; \"$nonet\" " + command + " < <(sleep 9) & job=$!; sleep 1.5; kill -" + signal
                        + " $job; began=$(date +%s%N); wait $job; code=$?; "
                        + "echo \"ended $code $(( ($(date +%s%N) - began) / 1000000 ))\" >&3";
                Program.Ended ended = program.shell(Map.of(), "exec 3>told; " + line);
                ended.speaksPlainly();
                String[] told = Files.readString(home.resolve("told")).strip().split(" ");
                String what = command + " told to end by " + signal + ": " + ended.err();
                assertThat(Integer.parseInt(told[1])).describedAs(what).isGreaterThan(0);
                assertThat(Integer.parseInt(told[2])).describedAs(what).isLessThan(10_000);
                assertThat(target).describedAs(what).hasContent(OLD);
                try (Stream<Path> files = Files.list(home)) {
                    assertThat(files.filter(
                                    file -> file.getFileName().toString().startsWith(".nonet-")))
                            .describedAs(what)
                            .isEmpty();
                }
                runs++;
            }
        }
        Findings.add("signals INT, TERM, HUP", runs, "ended, old file whole, nothing left");
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
