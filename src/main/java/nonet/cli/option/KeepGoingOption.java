package nonet.cli.option;

import java.io.InputStream;
import nonet.cli.input.Input;
import picocli.CommandLine.Option;

/// `--keep-going`: every line of the inputs is a record of its own, and has a result even if it is not a puzzle. What the
/// results are does not fail the command then, so that a list can be cut into parts, and a part be tried again.
public final class KeepGoingOption {

    /// The result for a line that is not a puzzle.
    public static final String INVALID = "invalid";

    @Option(
            names = {"-k", "--keep-going"},
            description = "Take each line as a puzzle of its own and print a row for each, with the puzzle and the"
                    + " result, even if it is not a puzzle. The exit code is 0 when all are printed.")
    private boolean given;

    /// Tests whether the option is given.
    public boolean isGiven() {
        return given;
    }

    /// Opens the input that an argument denotes.
    ///
    /// @throws Input.Unreadable if it is neither a readable file nor a literal puzzle
    public Input open(String argument, InputStream standard) throws Input.Unreadable {
        return given ? Input.ofRecords(argument, standard) : Input.of(argument, standard);
    }

    /// Returns the exit code that a result leads to.
    ///
    /// @param otherwise the code without this option
    public int code(int otherwise) {
        return given ? 0 : otherwise;
    }
}
