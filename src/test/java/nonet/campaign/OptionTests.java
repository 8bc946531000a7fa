package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.cli.command.NonetCommand;
import nonet.cli.output.Streams;
import nonet.service.search.Engines;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Options that are missing, wrong, huge, repeated, and in pairs, for the commands that read nothing: each run ends with its
/// output, or with one sentence and no file.
@Tag("campaign")
class OptionTests {

    private static final int RANDOM = Seeds.times(1_000);

    /// A reader that has seen enough closes its pipe.
    private static final int MOST_OUTPUT = 20_000;

    private static final List<String> GRIDS = List.of(
            "--count",
            "-n",
            "--format",
            "-f",
            "--first-digit",
            "--jobs",
            "-j",
            "--seed",
            "--out",
            "-o",
            "--random",
            "--quiet",
            "-q",
            "--help",
            "-h",
            "--version",
            "-V");

    private static final List<String> LISTS = List.of("--help", "-h", "--version", "-V");

    private static final List<String> VALUES = List.of(
            "",
            " ",
            "0",
            "1",
            "2",
            "9",
            "10",
            "-1",
            "+3",
            "1.5",
            "1e3",
            "007",
            "256",
            "257",
            "2147483647",
            "2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "NaN",
            "line",
            "LINE",
            "blocks",
            "x",
            "é",
            "²",
            "٣",
            "1,2",
            "1-2",
            "--",
            "-",
            "@file",
            "%s",
            "\u001b[2J",
            "9".repeat(10_000));

    private static final Engines ENGINES =
            new Engines(List.of(StepEngine.CLASSIC, StepEngine.DANCING_LINKS, new FastSolver()));

    @TempDir
    private Path folder;

    @Test
    void commandsWithoutInputAnswerAnyOptions() throws IOException {
        List<List<String>> runs = new ArrayList<>();
        List<String> grids = List.of("generate", "grids");
        for (String option : GRIDS) {
            runs.add(with(grids, option));
            runs.add(with(grids, option, option));
            for (String value : VALUES) {
                runs.add(with(grids, option, value));
                runs.add(with(grids, "-n3", option + "=" + value));
                runs.add(with(grids, option, value, "--count", "3"));
            }
            for (String other : GRIDS) {
                runs.add(with(grids, option, "1", other, "2"));
                runs.add(with(grids, "-n2", option, other));
            }
        }
        for (int run = 0; run < RANDOM; run++) {
            Random random = Seeds.of(run);
            List<String> arguments = new ArrayList<>(grids);
            for (int i = random.nextInt(6); i >= 0; i--) {
                arguments.add(one(random.nextInt(3) > 0 ? GRIDS : VALUES, random));
            }
            runs.add(arguments);
        }
        for (String list : List.of("engines", "formats")) {
            List<String> command = List.of(list);
            runs.add(command);
            for (String option : LISTS) {
                runs.add(with(command, option));
                VALUES.forEach(value -> runs.add(with(command, option, value)));
                LISTS.forEach(other -> runs.add(with(command, option, other)));
                GRIDS.forEach(other -> runs.add(with(command, other, option)));
            }
            VALUES.forEach(value -> runs.add(with(command, value)));
            GRIDS.forEach(option -> runs.add(with(command, option, "1")));
        }
        int done = 0;
        for (List<String> arguments : runs) {
            done += answers(arguments) ? 1 : 0;
        }
        Findings.add(
                "options missing, wrong, huge, repeated and in pairs: generate grids, engines, formats",
                runs.size(),
                done + " with their output, the others with one sentence, no exception, no file");
    }

    private static String one(List<String> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static List<String> with(List<String> command, String... more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(more));
        return all;
    }

    /// Runs a command, whose files are in a folder of their own, and returns whether it did what it was asked.
    private boolean answers(List<String> arguments) throws IOException {
        Path out = folder.resolve("out");
        List<String> given = new ArrayList<>();
        for (String argument : arguments) {
            boolean isFile = !given.isEmpty() && List.of("--out", "-o").contains(given.getLast());
            // Any other name would be one of the folder of this process.
            given.add(
                    isFile && !GRIDS.contains(argument) && !argument.isEmpty()
                            ? out.toString()
                            : argument.matches("(--out|-o)=(?s:.+)") ? "--out=" + out : argument);
        }
        String what = String.join(" ", given).replaceAll("9{100,}", "9…");
        StringWriter err = new StringWriter();
        Limited writer = new Limited();
        int code = NonetCommand.run(
                ENGINES, "1", new Streams(InputStream.nullInputStream(), writer, err), given.toArray(String[]::new));
        String said = err.toString();
        assertThat(code).as(what).isIn(0, 2);
        assertThat(said)
                .as(what)
                .doesNotContain("internal error", "Exception", "\tat ", "\u001b")
                .satisfies(text -> assertThat(text.length()).isLessThan(1_000));
        if (code == 2) {
            assertThat(said).as(what).startsWith("nonet: ").endsWith("\n").hasLineCount(1);
            assertThat(writer.written).as(what).isZero();
            assertThat(Files.exists(out)).as(what).isFalse();
        } else {
            assertThat(said).as(what).doesNotStartWith("nonet: ");
            Files.deleteIfExists(out);
        }
        return code == 0;
    }

    /// Standard output that a reader closes.
    private static final class Limited extends Writer {

        private int written;

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            written += length;
            if (written > MOST_OUTPUT) {
                throw new IOException("Broken pipe");
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
