package nonet.cli.option;

import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `INPUT...`: the arguments of commands that take any number of puzzles.
public final class Inputs {

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "A puzzle, a file with any number of puzzles in any format, or - for standard input.")
    private List<String> arguments = List.of();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Returns the arguments.
    ///
    /// @throws ParameterException if standard input occurs twice
    public List<String> arguments() {
        if (Collections.frequency(arguments, "-") > 1) {
            throw new ParameterException(
                    command.commandLine(), "standard input can be read only once; give - only once.");
        }
        return List.copyOf(arguments);
    }
}
