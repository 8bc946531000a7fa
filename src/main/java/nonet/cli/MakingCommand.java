package nonet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nonet.files.AtomicFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What commands have in common that make any number of things and write them to a file or standard output.
@Command(mixinStandardHelpOptions = true)
abstract class MakingCommand implements Callable<Integer> {

    /// Takes what was made, as ASCII.
    @FunctionalInterface
    interface Target {
        void write(byte[] text, int length) throws IOException;

        default void write(String text) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            write(bytes, bytes.length);
        }
    }

    /// Tells the file that nothing is to be written, and the command why.
    static final class GivenUp extends IOException {

        private static final long serialVersionUID = 1;

        GivenUp(String sentence) {
            super(sentence);
        }
    }

    private final Streams streams;

    @Option(names = "--count", required = true, paramLabel = "N", description = "How many to make.")
    private String count = "";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number that chance begins with: the same seed makes the same. Default: another one"
                    + " each time.")
    private @Nullable String seed;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many threads work; what they make does not depend on it. Default: one a processor.")
    private @Nullable String jobs;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write, in place of standard output. It is there at the end, or not at all.")
    private @Nullable Path out;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    MakingCommand(Streams streams) {
        this.streams = streams;
    }

    /// Looks at the options, then makes everything and writes it.
    ///
    /// @throws ParameterException before anything is made
    /// @throws GivenUp when there is nothing more to be made
    abstract Work work();

    /// What is left to do once the options are read.
    @FunctionalInterface
    interface Work {
        void run(Target target) throws IOException;
    }

    @Override
    public Integer call() throws IOException {
        Work work = work();
        try {
            if (out == null) {
                work.run((text, length) -> {
                    streams.out().write(new String(text, 0, length, StandardCharsets.UTF_8));
                    streams.out().flush();
                });
            } else {
                AtomicFile.write(out, stream -> work.run((text, length) -> stream.write(text, 0, length)));
            }
            return NonetCommand.FINE;
        } catch (GivenUp given) {
            streams.complain("nonet: " + given.getMessage());
            return NonetCommand.UNSOLVED;
        } catch (IOException unwritten) {
            if (out == null) {
                throw unwritten;
            }
            streams.complain("nonet: " + out + ": " + Input.WORDS.ofWriting(unwritten));
            return NonetCommand.WRONG;
        }
    }

    String countText() {
        return count;
    }

    long count(long most) {
        return number("--count", count, 1, most);
    }

    boolean hasSeed() {
        return seed != null;
    }

    /// Returns the seed, one that nobody has thought of when there is none.
    long seed() {
        return seed == null ? System.nanoTime() : number("--seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    int jobs() {
        return jobs == null
                ? Runtime.getRuntime().availableProcessors()
                : (int) number("--jobs", jobs, 1, Short.MAX_VALUE);
    }

    /// Reads a whole number.
    ///
    /// @throws ParameterException when it is none or not within the bounds
    long number(String option, String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (least <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException none) {
            // It is said below, as for a number that is too large.
        }
        String bounds = least == Long.MIN_VALUE
                ? ""
                : most == Long.MAX_VALUE ? " of " + least + " or more" : " from " + least + " to " + most;
        throw wrong(option + " must be a whole number" + bounds + ", not '" + text + "'.");
    }

    /// Says that an option is wrong.
    ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
