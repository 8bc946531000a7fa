package nonet.cli.option;

import picocli.CommandLine.Option;

/// `--json`: answers for programs.
public final class JsonOption {

    @Option(
            names = "--json",
            description = "Print a JSON object for each puzzle, one per line, and for each place that is not a puzzle.")
    private boolean given;

    /// Tests whether the option is given.
    public boolean isGiven() {
        return given;
    }
}
