package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A disk that is full, as the shell's `ulimit -f` pretends, for each command that writes: one sentence, exit code 2,
/// the old file as it was, and no other file.
@Tag("campaign")
@EnabledOnOs({OS.LINUX, OS.MAC})
class FullDiskTests {

    private static final String OLD = "what stood here before\n";
    private static final Map<String, String> QUIET = Map.of("JDK_JAVA_OPTIONS", "-XX:-UsePerfData");

    @TempDir
    private Path home;

    @Test
    void everyWriterKeepsTheOldFile() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(2000, Seeds.of(0)));
        Files.writeString(home.resolve("one.txt"), Samples.PUZZLE);
        program.run("generate", "puzzles", "--count", "200", "--seed", "2", "--out", "made.txt");
        Stream<String> conversions = Codecs.standard().all().stream()
                .filter(Codec::writes)
                .map(codec -> "convert --to " + codec.id() + " --out target one.txt");
        List<String> commands = Stream.concat(
                        conversions,
                        Stream.of(
                                "solve --out target list.txt",
                                "check --out target list.txt",
                                "count --json --out target list.txt",
                                "canonical --out target list.txt",
                                "unique --out target made.txt",
                                "transform --rotate 90 --out target list.txt",
                                "shuffle --out target list.txt",
                                "minimize --out target list.txt",
                                "export --recording --out target.gif one.txt",
                                "export --recording --out target.apng one.txt",
                                "export --recording --out target.html one.txt",
                                "generate grids --count 20000 --out target",
                                "generate puzzles --count 200 --seed 1 --out target",
                                "export --to pdf --out target list.txt",
                                "export --to html --walkthrough --out target one.txt",
                                "export --to svg --out target one.txt",
                                "export --to png --out target one.txt"))
                .toList();
        int runs = 0;
        for (String command : commands) {
            // None of it fits, or the first blocks do.
            for (int blocks : command.matches("convert.*|.* svg .*") ? new int[] {0} : new int[] {0, 4}) {
                Path target = home.resolve("target");
                Files.writeString(target, OLD);
                List<Path> before = files();
                Program.Ended ended =
                        program.shell(QUIET, "trap '' XFSZ; ulimit -f " + blocks + "; exec \"$nonet\" " + command);
                assertThat(ended.speaksPlainly().code()).describedAs(command).isEqualTo(2);
                assertThat(ended.err().lines().count())
                        .describedAs("%s says %s", command, ended.err())
                        .isBetween(1L, 3L);
                assertThat(target).hasContent(OLD);
                assertThat(files()).describedAs(command).isEqualTo(before);
                runs++;
            }
        }
        Findings.add(
                "full disk, each command that writes, each format", runs, "one sentence, exit code 2, old file whole");
    }

    @Test
    void writersOfManyFilesLeaveWholeOnes() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("hard.txt"), Samples.HARD);
        Files.writeString(home.resolve("list.txt"), Samples.list(30, Seeds.of(0)));
        List<String> commands = List.of(
                "guide --out DIR",
                "manual --out DIR",
                "convert --each --to nonet --out DIR/each.nonet list.txt",
                "export --walkthrough --to svg --out DIR/page.svg hard.txt",
                "hunt --moves {-2+2} --count 30 --out DIR/found hard.txt");
        int runs = 0;
        for (int i = 0; i < commands.size(); i++) {
            Path whole = Files.createDirectory(home.resolve("whole-" + i));
            assertThat(program.shell(
                                    Map.of(),
                                    "exec \"$nonet\" " + commands.get(i).replace("DIR", "whole-" + i))
                            .code())
                    .isZero();
            for (int blocks : new int[] {0, 4, 16}) {
                Path cut = Files.createDirectory(home.resolve("cut-" + i + "-" + blocks));
                String command =
                        commands.get(i).replace("DIR", cut.getFileName().toString());
                Program.Ended ended =
                        program.shell(QUIET, "trap '' XFSZ; ulimit -f " + blocks + "; exec \"$nonet\" " + command);
                if (ended.speaksPlainly().code() != 0) {
                    assertThat(ended.code()).describedAs(command).isEqualTo(2);
                    assertThat(ended.err()).describedAs(command).hasLineCount(1);
                }
                for (Path file : filesIn(cut)) {
                    Path same = whole.resolve(cut.relativize(file).toString());
                    assertThat(same).describedAs(command).exists();
                    if (!command.startsWith("hunt")) {
                        assertThat(file).describedAs(command).hasSameBinaryContentAs(same);
                    }
                }
                runs++;
            }
        }
        Findings.add("full disk, each command that writes many files", runs, "one sentence, exit code 2, whole files");
    }

    private static List<Path> filesIn(Path folder) throws Exception {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void reportsFullOrClosedStandardOutput() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(2000, Seeds.of(0)));
        List<String> commands = List.of(
                "solve list.txt",
                "check list.txt",
                "count list.txt",
                "rate list.txt",
                "rate --format json list.txt",
                "convert --to line list.txt",
                "convert --to opensudoku list.txt",
                "generate grids --count 20000",
                "generate puzzles --count 20",
                "trace " + Samples.PUZZLE,
                "path " + Samples.PUZZLE,
                "steps " + Samples.PUZZLE,
                "hint " + Samples.PUZZLE,
                "why " + Samples.PUZZLE,
                "techniques",
                "formats",
                "engines",
                "help");
        int runs = 0;
        for (String command : commands) {
            for (String output : List.of(">/dev/full", ">&-")) {
                Program.Ended ended = program.shell(Map.of(), "exec \"$nonet\" " + command + " " + output);
                assertThat(ended.speaksPlainly().code())
                        .describedAs("%s %s: %s", command, output, ended.err())
                        .isEqualTo(2);
                runs++;
            }
            Program.Ended gone = program.shell(Map.of(), "\"$nonet\" " + command + " | head -n 1");
            gone.speaksPlainly();
            assertThat(gone.err()).describedAs(command).isEmpty();
            runs++;
        }
        Findings.add(
                "output full, closed, or no longer read",
                runs,
                "exit code 2, no stack trace; silence where the reader has gone");
    }

    private List<Path> files() throws Exception {
        try (Stream<Path> all = Files.walk(home)) {
            return all.filter(file -> !file.toString().contains("/config"))
                    .sorted()
                    .toList();
        }
    }
}
