package nonet.cli.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import nonet.cli.input.Input;
import nonet.cli.option.JobsOption;
import nonet.cli.option.OutOption;
import nonet.cli.option.QuietOption;
import nonet.cli.option.WholeNumber;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Report;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The common part of commands that make any number of things and write them to a file or standard output.
@Command(mixinStandardHelpOptions = true)
abstract class GeneratingCommand implements Callable<Integer> {

    /// Thrown if nothing is to be written to the file; the command prints why.
    static final class GivenUp extends RuntimeException {

        private static final long serialVersionUID = 1;

        GivenUp(String sentence) {
            super(sentence);
        }
    }

    @Mixin
    private final QuietOption quiet;

    @Option(
            names = {"-n", "--count"},
            required = true,
            paramLabel = "N",
            description = "Number of grids or puzzles.")
    private long count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = WholeNumber.Seed.class,
            description = "Random seed; the same seed yields the same output. Default: a new seed each time.")
    private @Nullable Long seed;

    private final long fresh = System.nanoTime();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private OutOption out = new OutOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    GeneratingCommand(Streams streams) {
        this.quiet = new QuietOption(streams);
    }

    /// Validates the options.
    ///
    /// @throws ParameterException if an option is invalid
    /// @throws Input.Unreadable if a file that an option names cannot be read
    abstract Work work() throws Input.Unreadable;

    /// Returns the name of a thing that is made.
    abstract String thing();

    /// Whether a seed that is not requested is printed on standard error.
    boolean showsSeed() {
        return false;
    }

    /// The work of a command with valid options.
    @FunctionalInterface
    interface Work {

        /// Makes everything and writes it.
        ///
        /// @param progress accepts the number of things made so far
        /// @throws GivenUp if nothing more can be made
        void run(Report.Target target, LongConsumer progress) throws IOException;
    }

    @Override
    public Integer call() throws IOException {
        Work work = work();
        try {
            boolean written = out.write(quiet.streams(), false, (target, watched) -> run(work, target, watched));
            if (written && showsSeed() && !hasSeed()) {
                quiet.streams().note("nonet: made with --seed " + seed() + ".");
            }
            return written ? NonetCommand.FINE : NonetCommand.WRONG;
        } catch (GivenUp given) {
            quiet.streams().complain("nonet: " + given.getMessage());
            return NonetCommand.UNSOLVED;
        }
    }

    private void run(Work work, Report.Target target, boolean watched) throws IOException {
        AtomicLong made = new AtomicLong();
        SpeedReport speed = new SpeedReport(System::nanoTime);
        try (ProgressLine _ =
                new ProgressLine(quiet.streams(), watched, () -> speed.of(made.get(), thing(), made.get(), count))) {
            work.run(target, made::lazySet);
        }
    }

    long count() {
        return count;
    }

    boolean hasSeed() {
        return seed != null;
    }

    /// Returns the seed of the option, or else a fresh one.
    long seed() {
        return seed == null ? fresh : seed;
    }

    int jobs() {
        return jobs.jobs();
    }

    final Streams streams() {
        return quiet.streams();
    }

    /// Returns the exception for an invalid option.
    ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
