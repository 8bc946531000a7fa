package nonet.cli;

import nonet.codec.Codecs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `nonet generate`: nothing by itself, but its two parts.
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description = "Makes final grids or puzzles.",
        footer = {
            "%nExamples:",
            "  nonet generate grids --count 1000000 --first-digit 5 --out grids.txt",
            "  nonet generate puzzles --count 100 --symmetry rotational --clues 24-30",
            "%n'nonet generate grids --help' and 'nonet generate puzzles --help' tell more."
        })
final class GenerateCommand {

    private GenerateCommand() {}

    static CommandLine create(Codecs codecs, Streams streams) {
        return new CommandLine(new GenerateCommand())
                .addSubcommand(new GenerateGridsCommand(streams))
                .addSubcommand(new GeneratePuzzlesCommand(codecs, streams));
    }
}
