package nonet.cli.option;

import picocli.CommandLine.Option;

/// `--jobs`: the number of threads of a command.
public final class JobsOption {

    /// More than any machine has processors; each thread takes memory.
    private static final int MOST = 256;

    @Option(
            names = {"-j", "--jobs"},
            converter = Threads.class,
            paramLabel = "N",
            description = "Number of threads; the output does not depend on it. Default: one per processor.")
    private int jobs = Math.min(MOST, Runtime.getRuntime().availableProcessors());

    /// Returns the number of threads.
    public int jobs() {
        return jobs;
    }

    private static final class Threads extends WholeNumber<Integer> {
        Threads() {
            super(1, MOST, Math::toIntExact);
        }
    }
}
