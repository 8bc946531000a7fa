package nonet.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/// Completions for bash, see "Programmable Completion" in its manual. The script of picocli's own generator completes no
/// file where an argument may be a puzzle or a file, and mixes up options whose values have the same name.
final class BashScript {

    private final CommandSpec root;
    private final StringBuilder steps = new StringBuilder();
    private final StringBuilder values = new StringBuilder();
    private final StringBuilder words = new StringBuilder();

    BashScript(CommandSpec root) {
        this.root = root;
    }

    String text() {
        command(root, List.of());
        return """
            # Completions of @name@ for bash.
            _@name@() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path='' words='' i
                # Bash takes the sign in --option=value for a word of its own.
                if [ "$word" = = ]; then
                    word=''
                elif [ "$before" = = ]; then
                    before=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "$path/${COMP_WORDS[i]}" in
            @steps@        esac
                done
                case "$path $before" in
            @values@    *)
                    case "$path" in
            @words@        esac
                    ;;
                esac
                if [[ $word != -* ]]; then
                    words=${words//--*/}
                fi
                mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
            }
            complete -o default -o bashdefault -F _@name@ @name@
            """.replace("@name@", root.name())
                .replace("@steps@", steps)
                .replace("@values@", values)
                .replace("@words@", words);
    }

    /// @param path the names of the command and those above it, without the root
    private void command(CommandSpec command, List<String> path) {
        String here = path.stream().map(name -> "/" + name).collect(Collectors.joining());
        List<CommandSpec> below = ShellCompletion.below(command);
        String all = below.stream().map(each -> each.name() + " ").collect(Collectors.joining())
                + ShellCompletion.options(command).stream()
                        .map(ShellCompletion::longName)
                        .collect(Collectors.joining(" "));
        words.append("        '" + here + "') words='" + all + "' ;;\n");
        ShellCompletion.options(command).stream()
                .filter(option -> option.arity().max() > 0)
                .forEach(option -> values.append("    "
                        + Arrays.stream(option.names())
                                .map(name -> "'" + here + " " + name + "'")
                                .collect(Collectors.joining(" | "))
                        + ") words='" + String.join(" ", ShellCompletion.choices(option)) + "' ;;\n"));
        for (CommandSpec each : below) {
            steps.append("        '" + here + "/" + each.name() + "') path=" + here + "/" + each.name() + " ;;\n");
            List<String> longer = new ArrayList<>(path);
            longer.add(each.name());
            command(each, longer);
        }
    }
}
