package nonet.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The page of one command in the `man` macros of troff, see `man(7)`.
final class ManPage {

    private static final String EXAMPLES = "Examples:";

    private final String name;
    private final CommandSpec command;
    private final String version;
    private final StringBuilder page = new StringBuilder();

    /// @param name the name of the page, such as `nonet-solve`
    ManPage(String name, CommandSpec command, String version) {
        this.name = name;
        this.command = command;
        this.version = version;
    }

    /// @param others the names of the pages to refer to
    String text(List<String> others) {
        List<String> description = paragraphs(command.usageMessage().description());
        List<String> footer = paragraphs(command.usageMessage().footer());
        macro(".TH", name.toUpperCase(Locale.ROOT), "1", "", version, "Nonet Manual");
        section("NAME");
        page.append(escaped(name))
                .append(" \\- ")
                .append(escaped(summary(description)))
                .append('\n');
        section("SYNOPSIS");
        synopsis();
        section("DESCRIPTION");
        description.forEach(this::paragraph);
        footer.stream().filter(each -> !each.startsWith(EXAMPLES)).forEach(this::paragraph);
        arguments();
        options();
        subcommands();
        exitStatus();
        footer.stream().filter(each -> each.startsWith(EXAMPLES)).forEach(this::examples);
        section("SEE ALSO");
        page.append(others.stream().map(each -> ".BR " + escaped(each) + " (1)").collect(Collectors.joining(",\n")));
        return page.append('\n').toString();
    }

    private void synopsis() {
        String[] own = command.usageMessage().customSynopsis();
        if (own.length > 0) {
            for (String line : own) {
                page.append(".br\n.B ").append(escaped(line.strip())).append('\n');
            }
            return;
        }
        page.append(".B ").append(escaped(command.qualifiedName())).append('\n');
        if (!command.subcommands().isEmpty() && command.positionalParameters().isEmpty()) {
            page.append(".I COMMAND\n");
        }
        page.append("[\\fIOPTION\\fR]...\n");
        for (PositionalParamSpec argument : command.positionalParameters()) {
            page.append("\\fI").append(escaped(argument.paramLabel())).append("\\fR");
            page.append(argument.arity().max() > 1 ? "...\n" : "\n");
        }
    }

    private void arguments() {
        if (!command.positionalParameters().isEmpty()) {
            section("ARGUMENTS");
            command.positionalParameters().forEach(each -> tagged("\\fI" + escaped(each.paramLabel()) + "\\fR", each));
        }
    }

    private void options() {
        section("OPTIONS");
        command.options().stream().filter(option -> !option.hidden()).forEach(option -> tagged(names(option), option));
    }

    private static String names(OptionSpec option) {
        String value = option.arity().max() == 0 ? "" : "=\\fI" + escaped(option.paramLabel()) + "\\fR";
        List<String> names = Arrays.stream(option.names())
                .map(each -> "\\fB" + escaped(each) + "\\fR")
                .toList();
        return String.join(", ", names) + value;
    }

    private void tagged(String tag, ArgSpec argument) {
        page.append(".TP\n").append(tag).append('\n');
        page.append(escaped(String.join(" ", lines(argument.description())))).append('\n');
    }

    private void subcommands() {
        if (command.subcommands().values().stream()
                .allMatch(each -> each.getCommandSpec().usageMessage().hidden())) {
            return;
        }
        section("COMMANDS");
        command.subcommands().values().forEach(each -> {
            CommandSpec below = each.getCommandSpec();
            if (!below.usageMessage().hidden()) {
                page.append(".TP\n.BR ")
                        .append(escaped(below.qualifiedName("-")))
                        .append(" (1)\n");
                page.append(escaped(String.join(" ", lines(below.usageMessage().description()))))
                        .append('\n');
            }
        });
    }

    private void exitStatus() {
        if (!command.usageMessage().exitCodeList().isEmpty()) {
            section("EXIT STATUS");
            command.usageMessage()
                    .exitCodeList()
                    .forEach((code, meaning) -> page.append(".TP\n.B ")
                            .append(code.strip())
                            .append('\n')
                            .append(escaped(meaning))
                            .append('\n'));
        }
    }

    private void examples(String lines) {
        section("EXAMPLES");
        page.append(".nf\n");
        lines.lines().skip(1).forEach(line -> page.append(escaped(line.strip())).append('\n'));
        page.append(".fi\n");
    }

    private void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    private void macro(String macro, String... arguments) {
        page.append(macro);
        for (String argument : arguments) {
            page.append(" \"").append(escaped(argument)).append('"');
        }
        page.append('\n');
    }

    private void paragraph(String text) {
        page.append(".PP\n").append(escaped(text)).append('\n');
    }

    /// Returns the first sentence without its period and with a lower-case first letter, as `apropos` lists it.
    private static String summary(List<String> description) {
        String all = description.getFirst().replace('\n', ' ');
        int end = all.indexOf(". ");
        String first = end < 0 ? all.replaceFirst("\\.$", "") : all.substring(0, end);
        return first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1);
    }

    private static List<String> paragraphs(String... text) {
        List<String> paragraphs = new ArrayList<>();
        for (String each : String.join("\n", lines(text)).split("\n{2,}")) {
            if (!each.isBlank()) {
                paragraphs.add(each.strip());
            }
        }
        return paragraphs;
    }

    private static List<String> lines(String... text) {
        return String.join("\n", text)
                .replace("%n", "\n")
                .replace("%%", "%")
                .lines()
                .toList();
    }

    /// Escapes the characters with a meaning in troff: backslashes, hyphens, which it would otherwise print as
    /// hyphens instead of minus signs, and quotes and periods at the start of a line.
    private static String escaped(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("\"", "\\(dq")
                .replaceAll("(?m)^(['.])", "\\\\&$1");
    }
}
