package nonet.cli.manual;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// The man pages of a command and all its subcommands, made from their definitions.
public final class CommandPages {

    private CommandPages() {}

    /// Returns the pages by the names of their files, such as `nonet-solve.1`.
    ///
    /// @param version the name and the version of the program, for the foot of the pages
    public static SortedMap<String, String> of(CommandLine root, String version) {
        Map<String, CommandSpec> commands = new LinkedHashMap<>();
        collect(root, commands);
        List<String> names = List.copyOf(commands.keySet());
        SortedMap<String, String> pages = new TreeMap<>();
        commands.forEach((name, command) -> {
            List<String> others = names.stream()
                    .filter(other -> other.startsWith(name + "-") || name.startsWith(other + "-"))
                    .toList();
            pages.put(name + ".1", new ManPage(name, command, version).text(others));
        });
        return pages;
    }

    private static void collect(CommandLine command, Map<String, CommandSpec> commands) {
        if (!command.getCommandSpec().usageMessage().hidden()) {
            commands.put(command.getCommandSpec().qualifiedName("-"), command.getCommandSpec());
            command.getSubcommands().values().forEach(each -> collect(each, commands));
        }
    }
}
