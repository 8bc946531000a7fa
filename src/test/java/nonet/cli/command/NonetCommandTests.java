package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nonet.cli.output.Streams;
import nonet.grid.Puzzle;
import nonet.service.search.Engines;
import nonet.settings.SettingsFolder;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NonetCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Fails after some characters, like a pipe whose reader is gone.
    private static final class Failing extends Writer {

        private final String why;
        private int left;

        Failing(String why, int left) {
            this.why = why;
            this.left = left;
        }

        @Override
        public void write(char[] characters, int from, int count) throws IOException {
            left -= count;
            if (left < 0) {
                throw new IOException(why);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void enginesAreListed() {
        assertThat(nonet("engines")).isEqualTo(new Shell.Result(0, """
            classic         solve, trace
            shrinking       solve, trace
            cell-order      solve, trace
            singles         solve, trace
            dancing-links   solve, trace
            logic           solve, trace
            fast            solve
            """, ""));
    }

    @Test
    void theNearestNameIsNamed() {
        assertThat(nonet("slove"))
                .isEqualTo(new Shell.Result(
                        2,
                        "",
                        "nonet: no such command or file 'slove'; the nearest is 'solve'; see 'nonet --help'.\n"));
        assertThat(nonet("help", "chek"))
                .isEqualTo(new Shell.Result(
                        2, "", "nonet: no such command or file 'chek'; the nearest is 'check'; see 'nonet --help'.\n"));
        assertThat(nonet("help", "foo"))
                .isEqualTo(new Shell.Result(2, "", "nonet: no such command or file 'foo'; see 'nonet --help'.\n"));
        assertThat(nonet("solve", "--keepgoing", "x"))
                .isEqualTo(new Shell.Result(
                        2,
                        "",
                        "nonet: unknown option '--keepgoing'; the nearest is '--keep-going'; see 'nonet solve"
                                + " --help'.\n"));
    }

    /// Options in a file must not take effect where the name of a file was given.
    @Test
    void anArgumentWithAnAtSignIsAFile() {
        assertThat(nonet("solve", "@pom.xml"))
                .isEqualTo(
                        new Shell.Result(2, "", "nonet: @pom.xml: This is neither a puzzle of 81 cells nor a file.\n"));
    }

    @Test
    void theVersionIsTheOneOfTheProgram() {
        String system = String.format(
                "Java %s, %s %s %s\n",
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                System.getProperty("os.version"),
                System.getProperty("os.arch"));
        Shell.Result version = new Shell.Result(0, "nonet 1.2.3\n" + system, "");
        assertThat(nonet("--version")).isEqualTo(version);
        assertThat(nonet("-V")).isEqualTo(version);
        assertThat(nonet("solve", "--version")).isEqualTo(version);
    }

    @Test
    void helpNamesCommandsAndExitCodes() {
        Shell.Result help = nonet("--help");

        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: nonet [FILE]\n       nonet COMMAND [ARGUMENT]...\n")
                .contains("""
                    Exit codes:
                      0   success
                      1   a puzzle has no solution
                      2   an argument or an input is invalid
                    """);
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  solve +Print .*"));
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  trace +Print .*"));
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  engines +List .*"));
    }

    static Stream<String> commands() {
        return Stream.concat(
                NonetCommand.names().stream(), Stream.of("generate grids", "generate puzzles", "techniques check"));
    }

    @Test
    void completionsKnowTheChoicesOfValues() {
        Shell.Result result = nonet("completion", "bash");

        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("    '/rate --scale') words='hodoku se both guesses w gw b te all' ;;\n")
                .contains("    '/solve -o' | '/solve --out') words='' ;;\n")
                .contains("        '/generate') words='grids puzzles --help --version' ;;\n")
                .containsPattern("'/solve -e' \\| '/solve --engine'\\) words='classic [a-z -]*fast' ;;\n")
                .containsPattern("'/convert -t' \\| '/convert --to'\\) words='nonet line [a-z0-9 -]*' ;;\n")
                .doesNotContain("manual");
    }

    @Test
    void theManualHasPagesAndCompletionsWherePackagesHaveThem(@TempDir Path folder) throws IOException {
        assertThat(nonet("manual", "--out", folder.toString()).code()).isZero();

        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/')))
                    .contains(
                            "man/man1/nonet.1",
                            "man/man1/nonet-solve.1",
                            "man/man1/nonet-generate-puzzles.1",
                            "bash-completion/completions/nonet",
                            "zsh/vendor-completions/_nonet",
                            "fish/vendor_completions.d/nonet.fish")
                    .doesNotContain("man/man1/nonet-manual.1");
        }
        assertThat(folder.resolve("man/man1/nonet-rate.1"))
                .content()
                .startsWith(".TH \"NONET\\-RATE\" \"1\" \"\" \"nonet 1.2.3\" \"Nonet Manual\"\n.SH NAME\n");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpAsAManualPageHasIt(String command) {
        Shell.Result help = nonet((command + " --help").split(" "));

        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: nonet " + command)
                .containsSubsequence("\n\nOptions:\n", "\n\nExit codes:\n  0   ", "\n\nExamples:\n  nonet ");
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 100);
        assertThat(nonet(("help " + command).split(" "))).isEqualTo(help);
        assertThat(NonetCommand.isCommand(command.split(" ")[0])).isTrue();
    }

    /// Only the files that they name are missing, and no rare puzzle is searched for until it is found.
    @ParameterizedTest
    @MethodSource("commands")
    void everyExampleIsACommandThatIsUnderstood(String command, @TempDir Path folder) {
        String help = nonet((command + " --help").split(" ")).out();
        List<String> examples = help.substring(help.indexOf("\nExamples:\n"))
                .lines()
                .filter(line -> line.contains("nonet " + command))
                .map(line -> line.substring(line.indexOf("nonet " + command) + 6)
                        .replaceFirst(" *[|><)].*", "")
                        .replaceFirst("--count \\d+", "--count 1")
                        .replaceFirst("^generate puzzles", "$0 --tries 1")
                        .replaceFirst("(--out|--near) ", "$1 " + folder + "/"))
                .toList();

        assertThat(examples).isNotEmpty();
        for (String example : examples) {
            assertThat(nonet(example.split(" ")).err())
                    .describedAs(example)
                    .doesNotContain(command + " --help'", " must be ");
        }
    }

    @Test
    void reportsInvalidArgumentsInOneSentence() {
        assertThat(nonet("nonsense")).isEqualTo(new Shell.Result(2, "", """
            nonet: no such command or file 'nonsense'; see 'nonet --help'.
            """));
        assertThat(nonet("--nonsense")).isEqualTo(new Shell.Result(2, "", """
            nonet: unknown option '--nonsense'; see 'nonet --help'.
            """));
        assertThat(nonet("engines", "more")).isEqualTo(new Shell.Result(2, "", """
            nonet: unexpected argument 'more'; see 'nonet engines --help'.
            """));
        assertThat(nonet("trace", "--jobs", "2", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: unknown option '--jobs'; see 'nonet trace --help'.
            """));
        assertThat(nonet("solve")).isEqualTo(new Shell.Result(2, "", """
            nonet: INPUT is missing; see 'nonet solve --help'.
            """));
        assertThat(nonet("convert", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --to is missing, as in --to ID; see 'nonet convert --help'.
            """));
        assertThat(nonet("convert", PUZZLE, "--to")).isEqualTo(new Shell.Result(2, "", """
            nonet: --to needs a value, as in --to ID; see 'nonet convert --help'.
            """));
        assertThat(nonet("rate", "--format", "xml", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --format must be one of lines, csv, json, or a line such as '%g %r/%p/%d', not 'xml'.
            """));
        assertThat(nonet("export", "--dpi", "many", "--out", "x.pdf", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --dpi must be a whole number from 1 to 2400, not 'many'.
            """));
        assertThat(nonet("export", "--language", "zh_CN", "--out", "x.pdf", PUZZLE))
                .isEqualTo(new Shell.Result(2, "", """
                    nonet: --language must be a language tag, such as en or zh-CN, not 'zh_CN'.
                    """));
        assertThat(nonet("export", "--marks=maybe", "--out", "x.pdf", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --marks must be one of true, false, not 'maybe'.
            """));
        assertThat(nonet("solve", "--out", "a\0b", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --out must be a valid file name, not 'a b'.
            """));
        assertThat(nonet("solve", "--limit", "1", "--limit", "2", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --limit is given more than once.
            """));
        assertThat(nonet("generate")).isEqualTo(new Shell.Result(2, "", """
            nonet: COMMAND is missing: grids or puzzles; see 'nonet generate --help'.
            """));
        assertThat(nonet("generate", "foo")).isEqualTo(new Shell.Result(2, "", """
            nonet: unknown command 'generate foo'; see 'nonet generate --help'.
            """));
        assertThat(nonet().code()).isEqualTo(2);
        assertThat(NonetCommand.isCommand("nonsense")).isFalse();
    }

    @Test
    void withoutADisplayThereIsOneLine() {
        StringWriter err = new StringWriter();
        int code = NonetCommand.noDisplay(new Streams(InputStream.nullInputStream(), new StringWriter(), err));

        assertThat(code).isEqualTo(2);
        assertThat(err)
                .hasToString("nonet: there is no display to open the window on; see 'nonet --help' for commands.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Broken pipe", "The pipe has been ended"})
    void endsSilentlyIfTheReaderIsGone(String words) {
        for (String[] arguments : List.of(
                new String[] {"solve", PUZZLE, PUZZLE, PUZZLE},
                new String[] {"trace", PUZZLE},
                new String[] {"engines"},
                new String[] {"--help"})) {
            StringWriter err = new StringWriter();
            assertThat(run(new Failing(words, 20), err, arguments)).isZero();
            assertThat(err.toString()).isEmpty();
        }
    }

    @Test
    void reportsAFullDisk() {
        for (String[] arguments : List.of(new String[] {"solve", PUZZLE}, new String[] {"--version"})) {
            StringWriter err = new StringWriter();
            assertThat(run(new Failing("No space left on device", 0), err, arguments))
                    .isEqualTo(2);
            assertThat(err).hasToString("nonet: the output cannot be written: No space left on device.\n");
        }
    }

    @Test
    void aBugInAnEngineShowsNoStackTrace() {
        Solver broken = new Solver() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
                throw new IllegalStateException("a bug");
            }

            @Override
            public Solutions solutions(Puzzle puzzle) {
                throw new IllegalStateException("a bug");
            }
        };
        StringWriter err = new StringWriter();
        Streams streams = new Streams(InputStream.nullInputStream(), new StringWriter(), err);

        assertThat(NonetCommand.run(
                        new Engines(List.of(broken, new FastSolver())),
                        "",
                        streams,
                        "solve",
                        "--engine",
                        "broken",
                        PUZZLE))
                .isEqualTo(2);
        assertThat(err)
                .hasToString("nonet: internal error (IllegalStateException); see " + SettingsFolder.log() + ".\n");
    }

    private static int run(Writer out, Writer err, String... arguments) {
        return NonetCommand.run(Shell.ENGINES, "", new Streams(InputStream.nullInputStream(), out, err), arguments);
    }
}
