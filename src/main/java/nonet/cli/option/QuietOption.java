package nonet.cli.option;

import nonet.cli.output.Streams;
import picocli.CommandLine.Option;

/// `--quiet`: the streams of a command that shows its progress, or notes on its results.
public final class QuietOption {

    @Option(
            names = {"-q", "--quiet"},
            description = "Show neither progress nor notes on standard error; errors are still reported.")
    private boolean given;

    private final Streams streams;

    /// @param streams the streams of the command
    public QuietOption(Streams streams) {
        this.streams = streams;
    }

    /// Returns the streams that the user asks for.
    public Streams streams() {
        return given ? streams.quiet() : streams;
    }
}
