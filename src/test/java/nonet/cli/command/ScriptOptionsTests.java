package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonet.cli.command.Shell.Result;
import nonet.cli.output.Streams;
import nonet.cli.report.AnswerJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `--json`, `--quiet` and the short options.
class ScriptOptionsTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String NONE = "55" + PUZZLE.substring(2);
    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SHORT = PUZZLE.substring(1);
    private static final String LIST = String.join("\n", PUZZLE, NONE, SHORT, TWELVE, "");

    @TempDir
    Path folder;

    @Test
    void jsonHasAnObjectForEachPuzzleAndEachPlaceThatIsNone() {
        assertThat(nonetWithInput(LIST, "solve", "--quiet", "--json", "-"))
                .isEqualTo(new Result(2, """
                    {"source":"<stdin>","line":1,"puzzle":"%s","state":"unique","solutions":1,"complete":true,"solution":"%s"}
                    {"source":"<stdin>","line":2,"puzzle":"%s","state":"none","solutions":0,"complete":true}
                    {"source":"<stdin>","line":3,"column":80,"state":"invalid","reason":"80 cells instead of 81."}
                    {"source":"<stdin>","line":4,"puzzle":"%s","state":"several","solutions":2,"complete":false,"solution":"%s"}
                    """.formatted(PUZZLE, SOLUTION, NONE, TWELVE, first()), """
                        <stdin>:3:80: 80 cells instead of 81.
                        <stdin>: 1 place could not be read.
                        """));
        assertThat(nonetWithInput(LIST, "check", "--json", "--count", "100", "-"))
                .isEqualTo(new Result(2, """
                    {"source":"<stdin>","line":1,"puzzle":"%s","state":"unique","solutions":1,"complete":true}
                    {"source":"<stdin>","line":2,"puzzle":"%s","state":"none","solutions":0,"complete":true}
                    {"source":"<stdin>","line":3,"column":80,"state":"invalid","reason":"80 cells instead of 81."}
                    {"source":"<stdin>","line":4,"puzzle":"%s","state":"several","solutions":12,"complete":true}
                    """.formatted(PUZZLE, NONE, TWELVE), "<stdin>: 1 place could not be read.\n"));
    }

    @Test
    void optionsAreCheckedBeforeAnyInputIsRead() {
        String pages = folder.resolve("pages.pdf").toString();
        String film = folder.resolve("film.gif").toString();
        Map<List<String>, String> sentences = Map.of(
                List.of("rate", "--steps", "--scale", "both"),
                "--steps requires --scale se, or hodoku with --format lines.",
                List.of("rate", "--format", "%g", "--scale", "both"),
                "--format '%g' requires --scale se.",
                List.of("hunt", "--checkpoint", "x"),
                "--checkpoint requires --out.",
                List.of("transform", "--rotate", "45"),
                "--rotate takes 90, 180 or 270, not 45.",
                List.of("export", "--truths-and-links", "--out", pages),
                "--truths-and-links requires --walkthrough.",
                List.of("export", "--recording", "--from", "9", "--until", "8", "--out", film),
                "--until 8 is before --from 9.");
        sentences.forEach((options, sentence) -> {
            List<String> arguments = new ArrayList<>(options);
            arguments.add("not-read.txt");
            assertThat(nonet(arguments.toArray(String[]::new)))
                    .isEqualTo(new Result(2, "", "nonet: " + sentence + "\n"));
        });
        assertThat(nonet("hunt", "--pattern", "no-pattern.txt", "not-read.txt").err())
                .contains("no-pattern.txt")
                .doesNotContain("not-read.txt");
        assertThat(nonet("read", "").err()).isEqualTo("nonet: '': There is no such file.\n");
    }

    @Test
    void aHuntDoesNotReadItsSeedsForAFileThatItMayNotReplace() throws IOException {
        Path kept = Files.writeString(folder.resolve("kept.txt"), "");
        assertThat(nonet("hunt", "--out", kept.toString(), "not-read.txt").err())
                .isEqualTo(
                        "nonet: FILE exists, and there is no checkpoint FILE.hunt to go on from; choose another --out.\n"
                                .replace("FILE", kept.toString()));
    }

    @Test
    void jsonOfCountsIsTheSameForAnyNumberOfJobs() {
        String wanted = """
            {"source":"<stdin>","line":1,"puzzle":"%s","state":"unique","solutions":1,"complete":true}
            {"source":"<stdin>","line":2,"puzzle":"%s","state":"none","solutions":0,"complete":true}
            {"source":"<stdin>","line":3,"column":80,"state":"invalid","reason":"80 cells instead of 81."}
            {"source":"<stdin>","line":4,"puzzle":"%s","state":"several","solutions":12,"complete":true}
            """.formatted(PUZZLE, NONE, TWELVE);
        for (String jobs : new String[] {"1", "2", "7"}) {
            assertThat(nonetWithInput(LIST, "count", "--json", "-j", jobs, "-").out())
                    .isEqualTo(wanted);
        }
        assertThat(nonetWithInput(LIST, "count", "-k", "--json", "--limit", "1", "-"))
                .isEqualTo(new Result(0, """
                    {"source":"<stdin>","line":1,"puzzle":"%1$s","state":"solved","solutions":1,"complete":false}
                    {"source":"<stdin>","line":2,"puzzle":"%2$s","state":"none","solutions":0,"complete":true}
                    {"source":"<stdin>","line":3,"column":80,"puzzle":"%3$s","state":"invalid","reason":"80 cells instead of 81."}
                    {"source":"<stdin>","line":4,"puzzle":"%4$s","state":"solved","solutions":1,"complete":false}
                    """.formatted(PUZZLE, NONE, SHORT, TWELVE), """
                        <stdin>:1: The count stopped at the limit; there may be more.
                        <stdin>:3:80: 80 cells instead of 81.
                        <stdin>:4: The count stopped at the limit; there may be more.
                        <stdin>: 1 place could not be read.
                        """));
    }

    @Test
    void jsonHasTheNameOfAPuzzleAndSaysThatAnEngineIsStuck() {
        assertThat(nonetWithInput(PUZZLE + " Monday\n", "check", "--json", "-").out())
                .contains("\"line\":1,\"name\":\"Monday\",\"puzzle\"");
        assertThat(AnswerJson.of("a.txt", 1, "", PUZZLE, 0, false, null))
                .endsWith("\"state\":\"unknown\",\"solutions\":0,\"complete\":false}");
    }

    @Test
    void jsonAndAFormatExcludeEachOther() {
        assertThat(nonet("solve", "--json", "-f", "blocks", PUZZLE))
                .isEqualTo(new Result(2, "", "nonet: --json and --format exclude each other.\n"));
    }

    @Test
    void countsGoToAFile() throws IOException {
        Path file = folder.resolve("counts.txt");
        assertThat(nonetWithInput(LIST, "count", "-q", "-o", file.toString(), "-")
                        .out())
                .isEmpty();
        assertThat(file).hasContent("1\n0\n12\n");
        assertThat(nonet("count", "-o", folder.resolve("missing/counts.txt").toString(), PUZZLE))
                .isEqualTo(new Result(
                        2, "", "nonet: " + folder.resolve("missing/counts.txt") + ": The folder does not exist.\n"));
    }

    @Test
    void quietLeavesOutNotesAndKeepsErrors() throws IOException {
        assertThat(nonet("solve", TWELVE).err()).contains("more than one solution");
        assertThat(nonet("solve", "-q", TWELVE)).isEqualTo(new Result(0, first() + "\n", ""));
        assertThat(nonet("count", "-q", "--limit", "3", TWELVE)).isEqualTo(new Result(0, "3\n", ""));
        assertThat(nonet("hint", "-q", TWELVE).err()).isEmpty();
        assertThat(nonet("generate", "puzzles", "-n", "1", "-q").err()).isEmpty();
        Path marked = folder.resolve("marked.sdk");
        Files.writeString(marked, nonet("convert", "-t", "pm", PUZZLE).out());
        assertThat(nonet("convert", "-t", "line", "--lossy", marked.toString()).err())
                .contains("left out");
        assertThat(nonet("convert", "-q", "-t", "line", "--lossy", marked.toString()))
                .isEqualTo(new Result(0, PUZZLE + "\n", ""));
        assertThat(nonet("check", "-q", "missing.txt").err()).contains("missing.txt");
        assertThat(nonet("solve", "-q", SHORT))
                .isEqualTo(new Result(2, "", "<argument>:1:80: 80 cells instead of 81.\n"));
    }

    /// The progress is shown after a second.
    @Test
    void quietShowsNoProgressOnATerminal() {
        StringWriter err = new StringWriter();
        ByteArrayInputStream slow = new ByteArrayInputStream((PUZZLE + "\n").getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] to, int from, int count) {
                try {
                    Thread.sleep(available() == 0 ? 1300 : 0);
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
                return super.read(to, from, count);
            }
        };
        Streams terminal = new Streams(slow, new StringWriter(), err, Streams.Terminals.ONLY_ERR);
        assertThat(NonetCommand.run(Shell.ENGINES, "", terminal, "solve", "-q", "-"))
                .isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void shortOptionsAreTheLongOnes() {
        String[] shortly = {"solve", "-e", "dancing-links", "-j", "1", "-f", "blocks", "-kq", PUZZLE};
        String[] longly = {
            "solve", "--engine", "dancing-links", "--jobs", "1", "--format", "blocks", "--keep-going", "--quiet", PUZZLE
        };
        assertThat(nonet(shortly)).isEqualTo(nonet(longly));
        assertThat(nonet("solve", "-e", "dancing-links", "-fblocks", "-j1", PUZZLE)
                        .out())
                .isEqualTo(nonet("solve", "--format", "blocks", PUZZLE).out());
        assertThat(nonet("check", "-j", "257", PUZZLE).err())
                .isEqualTo("nonet: --jobs must be a whole number from 1 to 256, not '257'.\n");
    }

    @Test
    void theNumberOfCellsIsNamedForAPuzzleOfAnotherLength() {
        for (String command : new String[] {"solve", "check", "count", "rate", "trace", "hint"}) {
            Result less = nonet(command, SHORT);
            Result more = nonet(command, PUZZLE + ".");
            assertThat(less.code()).isEqualTo(2);
            assertThat(less.out() + less.err()).contains("80 cells instead of 81.");
            assertThat(more.code()).isEqualTo(2);
            assertThat(more.out() + more.err()).contains("82 cells instead of 81.");
        }
        assertThat(nonet("solve", "20261124").err())
                .isEqualTo("nonet: 20261124: This is neither a puzzle of 81 cells nor a file.\n");
    }

    @Test
    void aLineWithoutCellsHasTheSameFaultWhetherItIsARecordOrNot() {
        String why = "<stdin>:2:1: “b” is neither a digit nor a blank.\n<stdin>: 1 place could not be read.\n";
        String list = PUZZLE + "\nbad\n" + PUZZLE + "\n";
        assertThat(nonetWithInput(list, "solve", "-").err()).isEqualTo(why);
        assertThat(nonetWithInput(list, "solve", "--keep-going", "-").err()).isEqualTo(why);
    }

    /// Returns the solution of `TWELVE` that is found first.
    private static String first() {
        return nonet("solve", "--limit", "1", TWELVE).out().strip();
    }
}
