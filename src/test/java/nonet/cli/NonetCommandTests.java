package nonet.cli;

import static nonet.cli.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.service.Engines;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NonetCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Fails after some characters, as a pipe does when nobody reads it any more.
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
            dancing-links   solve, trace
            fast            solve
            """, ""));
    }

    @Test
    void theVersionIsTheOneOfTheProgram() {
        Shell.Result version = new Shell.Result(0, "nonet 1.2.3\n", "");
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
                      0   all went well
                      1   some puzzle has no solution
                      2   an argument or an input is wrong
                    """);
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  solve +Prints.*"));
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  trace +Prints.*"));
        assertThat(help.out().lines()).anyMatch(line -> line.matches("  engines +Lists.*"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "trace", "engines", "techniques"})
    void everyCommandHasHelpThatFitsItsWidth(String command) {
        Shell.Result help = nonet(command, "--help");

        assertThat(help.code()).isZero();
        assertThat(help.out().lines()).first().asString().startsWith("Usage: nonet " + command);
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 100);
        assertThat(NonetCommand.isCommand(command)).isTrue();
    }

    @Test
    void examplesInHelpStayOnOneLine() {
        assertThat(nonet("solve", "--help").out()).contains("\n  nonet solve " + PUZZLE + "\n");
        assertThat(nonet("trace", "--help").out()).contains("\n  nonet trace " + PUZZLE + "\n");
    }

    @Test
    void misuseIsSaidInOneSentence() {
        assertThat(nonet("nonsense")).isEqualTo(new Shell.Result(2, "", """
            nonet: there is no command or file 'nonsense'.
            Try 'nonet --help'.
            """));
        assertThat(nonet("--nonsense")).isEqualTo(new Shell.Result(2, "", """
            nonet: Unknown option: '--nonsense'
            Try 'nonet --help'.
            """));
        assertThat(nonet("engines", "more")).isEqualTo(new Shell.Result(2, "", """
            nonet: Unmatched argument at index 1: 'more'
            Try 'nonet engines --help'.
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
                .hasToString("nonet: there is no display for the window; in a shell, try 'nonet solve PUZZLE'.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Broken pipe", "The pipe has been ended"})
    void aReaderThatHasGoneEndsEverythingQuietly(String words) {
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
    void aFullDiskIsSaid() {
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
                return "fast";
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

        assertThat(NonetCommand.run(new Engines(List.of(broken)), "", streams, "solve", PUZZLE))
                .isEqualTo(2);
        assertThat(err).hasToString("nonet: something went wrong inside the program (IllegalStateException).\n");
    }

    private static int run(Writer out, Writer err, String... arguments) {
        return NonetCommand.run(Shell.ENGINES, "", new Streams(InputStream.nullInputStream(), out, err), arguments);
    }
}
