package nonet.cli.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Completions for fish, see its documentation of `complete`.
final class FishScript {

    private final CommandSpec root;
    private final StringBuilder script = new StringBuilder();

    FishScript(CommandSpec root) {
        this.root = root;
    }

    String text() {
        script.append("# Completions of ").append(root.name()).append(" for fish.\n");
        command(root, List.of());
        return script.toString();
    }

    /// @param path the names of the command and those above it, without the root
    private void command(CommandSpec command, List<String> path) {
        List<CommandSpec> below = ShellCompletion.below(command);
        String after =
                path.stream().map(name -> "__fish_seen_subcommand_from " + name).collect(Collectors.joining("; and "));
        String names = below.stream().map(CommandSpec::name).collect(Collectors.joining(" "));
        String none = below.isEmpty() ? "" : "not __fish_seen_subcommand_from " + names;
        String when = after.isEmpty() || none.isEmpty() ? after + none : after + "; and " + none;
        below.forEach(each -> line(
                when,
                "-a " + each.name() + " -d "
                        + quoted(ShellCompletion.summary(each.usageMessage().description()))));
        ShellCompletion.options(command).forEach(each -> line(when, option(each)));
        below.forEach(each -> {
            List<String> longer = new ArrayList<>(path);
            longer.add(each.name());
            command(each, longer);
        });
    }

    private void line(String when, String what) {
        script.append("complete -c ").append(root.name());
        if (!when.isEmpty()) {
            script.append(" -n '").append(when).append('\'');
        }
        script.append(' ').append(what).append('\n');
    }

    private static String option(OptionSpec option) {
        StringBuilder line = new StringBuilder();
        for (String name : option.names()) {
            line.append(name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                    .append(' ');
        }
        List<String> choices = ShellCompletion.choices(option);
        if (!choices.isEmpty()) {
            line.append("-x -a ").append(quoted(String.join(" ", choices))).append(' ');
        } else if (option.arity().max() > 0) {
            line.append("-r ");
        }
        return line + "-d " + quoted(ShellCompletion.summary(option.description()));
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
