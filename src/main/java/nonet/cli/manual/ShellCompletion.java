package nonet.cli.manual;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// A shell for which a completion script can be generated from the definitions of commands. Values without fixed
/// choices are completed with file names.
public enum ShellCompletion {
    BASH {
        @Override
        public String of(CommandLine root) {
            return new BashScript(root.getCommandSpec()).text();
        }
    },

    ZSH {
        @Override
        public String of(CommandLine root) {
            return new ZshScript(root.getCommandSpec()).text();
        }
    },

    FISH {
        @Override
        public String of(CommandLine root) {
            return new FishScript(root.getCommandSpec()).text();
        }
    };

    /// Returns the script that completes a command, its subcommands, their options and values.
    public abstract String of(CommandLine root);

    /// Returns the subcommands that are not hidden.
    static List<CommandSpec> below(CommandSpec command) {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(each -> !each.usageMessage().hidden())
                .toList();
    }

    /// Returns the options that are not hidden.
    static List<OptionSpec> options(CommandSpec command) {
        return command.options().stream().filter(each -> !each.hidden()).toList();
    }

    static String longName(OptionSpec option) {
        return Arrays.stream(option.names())
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
    }

    /// Returns the possible values of an option; empty if they are not a fixed choice.
    static List<String> choices(OptionSpec option) {
        return option.completionCandidates() == null
                ? List.of()
                : StreamSupport.stream(option.completionCandidates().spliterator(), false)
                        .toList();
    }

    /// Returns the first sentence of a description.
    static String summary(String... description) {
        String all = String.join(" ", description)
                .replace("%n", " ")
                .replace("%%", "%")
                .strip();
        int end = all.indexOf(". ");
        return end < 0 ? all.replaceFirst("\\.$", "") : all.substring(0, end);
    }
}
