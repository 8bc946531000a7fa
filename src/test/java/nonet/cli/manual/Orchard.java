package nonet.cli.manual;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A small command with two below it, one of them hidden.
@Command(
        name = "orchard",
        mixinStandardHelpOptions = true,
        description = "Keeps an orchard. Nobody needs it.",
        footer = {"%nTrees grow", "slowly.", "%nExamples:", "  orchard pick --kind plum basket.txt"},
        exitCodeList = {"0:it grows", "2:it does not"})
final class Orchard {

    @Command(name = "pick", description = "Picks [ripe] fruit: it's 100 %% sweet.")
    static final class Pick {

        @Option(names = "--kind", paramLabel = "KIND", description = "plum or pear. Default: plum.")
        private String kind = "plum";

        @Option(
                names = {"-o", "--out"},
                paramLabel = "FILE",
                description = "Where to put it.")
        private Path out = Path.of("basket");

        @Option(names = "--secret", hidden = true)
        private boolean secret;

        @Parameters(arity = "1..*", paramLabel = "BASKET", description = "-dashes, \\backslashes, \"quotes\".")
        private List<String> baskets = List.of();
    }

    @Command(name = "graft", hidden = true)
    static final class Graft {}

    private Orchard() {}

    static CommandLine create() {
        CommandLine pick = new CommandLine(new Pick());
        OptionSpec kind = pick.getCommandSpec().findOption("--kind");
        pick.getCommandSpec().remove(kind);
        pick.getCommandSpec()
                .addOption(OptionSpec.builder(kind)
                        .completionCandidates(List.of("plum", "pear"))
                        .build());
        return new CommandLine(new Orchard()).addSubcommand(pick).addSubcommand(new Graft());
    }
}
