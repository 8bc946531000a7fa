package nonet.cli.manual;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// A small command with two subcommands, one of them hidden.
final class Orchard {

    private Orchard() {}

    static CommandLine create() {
        CommandSpec orchard = CommandSpec.create().name("orchard").mixinStandardHelpOptions(true);
        orchard.usageMessage()
                .description("Manage an orchard. For tests only.")
                .footer("%nTrees grow", "slowly.", "%nExamples:", "  orchard pick --kind plum basket.txt")
                .exitCodeList(Map.of("0", "it grows"));
        CommandSpec graft = CommandSpec.create();
        graft.usageMessage().hidden(true);
        orchard.addSubcommand("pick", pick()).addSubcommand("graft", graft);
        return new CommandLine(orchard);
    }

    private static CommandSpec pick() {
        CommandSpec pick = CommandSpec.create()
                .addOption(OptionSpec.builder("-o", "--out")
                        .type(Path.class)
                        .paramLabel("FILE")
                        .description("Output file.")
                        .build())
                .addOption(OptionSpec.builder("--kind")
                        .type(String.class)
                        .paramLabel("KIND")
                        .description("Kind of fruit: plum or pear. Default: plum.")
                        .completionCandidates(List.of("plum", "pear"))
                        .build())
                .addOption(OptionSpec.builder("--secret").hidden(true).build())
                .addPositional(PositionalParamSpec.builder()
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1..*")
                        .paramLabel("BASKET")
                        .description("-dashes, \\backslashes, \"quotes\".")
                        .build());
        pick.usageMessage().description("Pick [ripe] fruit: it's 100 %% sweet.");
        return pick;
    }
}
