package nonet.cli.command;

import java.util.concurrent.Callable;
import nonet.cli.output.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `nonet generate`: the parent of its two subcommands.
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description = "Generate solution grids or puzzles.",
        footer = {
            "%nSee 'nonet generate grids --help' and 'nonet generate puzzles --help' for more.",
            "%nExamples:",
            "  nonet generate grids --count 1000000 --first-digit 5 --out grids.txt",
            "  nonet generate puzzles --count 100 --symmetry rotational --clues 24-30"
        },
        exitCodeList = {"0:success", "1:no matching puzzle was found", "2:an argument is invalid"})
final class GenerateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private GenerateCommand() {}

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(), "COMMAND is missing: grids or puzzles; see 'nonet generate --help'.");
    }

    static CommandLine create(Streams streams) {
        return new CommandLine(new GenerateCommand())
                .addSubcommand(new GenerateGridsCommand(streams))
                .addSubcommand(new GeneratePuzzlesCommand(streams));
    }
}
