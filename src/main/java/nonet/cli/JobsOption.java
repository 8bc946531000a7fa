package nonet.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--jobs`: on how many threads a command works.
final class JobsOption {

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many threads work; the output does not depend on it. Default: one a processor.")
    private @Nullable String jobs;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Returns the number of threads.
    ///
    /// @throws ParameterException when it is no number, or makes no sense
    int jobs() {
        return jobs == null
                ? Runtime.getRuntime().availableProcessors()
                : (int) Numbers.whole(command, "--jobs", jobs, 1, Short.MAX_VALUE);
    }
}
