package nonet.cli.manual;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Completions for zsh, see `_arguments` in `zshcompsys(1)`.
final class ZshScript {

    private final CommandSpec root;
    private final StringBuilder script = new StringBuilder();

    ZshScript(CommandSpec root) {
        this.root = root;
    }

    String text() {
        script.append("#compdef ").append(root.name()).append('\n');
        function(root);
        return script.append("\n_").append(root.name()).append(" \"$@\"\n").toString();
    }

    private void function(CommandSpec command) {
        List<CommandSpec> below = ShellCompletion.below(command);
        script.append("\n_").append(command.qualifiedName("_")).append("() {\n");
        if (!below.isEmpty()) {
            script.append("    local context state state_descr line\n    typeset -A opt_args\n");
        }
        script.append("    _arguments -S");
        ShellCompletion.options(command)
                .forEach(each -> script.append(" \\\n        ").append(option(each)));
        if (below.isEmpty()) {
            script.append(" \\\n        '*: :_files'\n}\n");
            return;
        }
        script.append(" \\\n        '1: :->command' \\\n        '*:: :->rest'\n");
        script.append("    case $state in\n    command)\n        local -a commands=(\n");
        below.forEach(each -> script.append("            ")
                .append(quoted(each.name() + ":"
                        + ShellCompletion.summary(each.usageMessage().description())))
                .append('\n'));
        script.append("        )\n        _describe command commands\n");
        script.append(command == root ? "        _files\n" : "")
                .append("        ;;\n    rest)\n        case $words[1] in\n");
        below.forEach(each -> script.append("        ")
                .append(each.name())
                .append(") _")
                .append(each.qualifiedName("_"))
                .append(" ;;\n"));
        script.append("        esac\n        ;;\n    esac\n}\n");
        below.forEach(this::function);
    }

    private static String option(OptionSpec option) {
        String names = String.join(" ", option.names());
        String text = "["
                + ShellCompletion.summary(option.description())
                        .replace("[", "\\[")
                        .replace("]", "\\]") + "]";
        if (option.arity().max() > 0) {
            List<String> choices = ShellCompletion.choices(option);
            text += ":" + option.paramLabel() + ":"
                    + (choices.isEmpty() ? "_files" : "(" + String.join(" ", choices) + ")");
        }
        List<String> forms = Arrays.stream(option.names())
                .map(name -> option.arity().max() == 0 ? name : name + (name.startsWith("--") ? "=" : "+"))
                .toList();
        return forms.size() == 1
                ? quoted(forms.getFirst() + text)
                : "'(" + names + ")'{" + String.join(",", forms) + "}" + quoted(text);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
