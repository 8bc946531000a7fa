package nonet.cli.option;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Messages of one sentence on invalid arguments of a command.
public final class Misuse {

    private Misuse() {}

    /// Returns the sentence. Messages that commands provide stay as they are.
    ///
    /// @param arguments all arguments of `nonet`
    public static String sentence(ParameterException wrong, List<String> arguments) {
        CommandLine command = wrong.getCommandLine();
        String help = "; see '" + command.getCommandSpec().qualifiedName() + " --help'.";
        return switch (wrong) {
            case UnmatchedArgumentException stray -> stray(command, stray.getUnmatched()) + help;
            case MissingParameterException missing ->
                missing(missing.getMissing().getFirst(), arguments) + help;
            case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given more than once.";
            case ParameterException value
            when value.getCause() instanceof TypeConversionException expected ->
                name(value.getArgSpec()) + " must be " + expected.getMessage() + ", not '" + value.getValue() + "'.";
            default -> Objects.requireNonNullElse(wrong.getMessage(), "");
        };
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String stray(CommandLine command, List<String> unmatched) {
        String first = unmatched.stream()
                .filter(each -> each.startsWith("-") && each.length() > 1)
                .findFirst()
                .orElse(unmatched.getFirst());
        if (!first.equals(unmatched.getFirst()) || first.startsWith("-")) {
            return "unknown option '" + first + "'";
        }
        if (command.getParent() == null) {
            return "no such command or file '" + first + "'";
        }
        return command.getSubcommands().isEmpty()
                ? "unexpected argument '" + first + "'"
                : "unknown command '" + command.getCommandName() + " " + first + "'";
    }

    private static String missing(ArgSpec missing, List<String> arguments) {
        if (!(missing instanceof OptionSpec option)) {
            return missing.paramLabel() + " is missing";
        }
        boolean named = Stream.of(option.names()).anyMatch(arguments::contains);
        return option.longestName() + (named ? " needs a value, as in " : " is missing, as in ") + option.longestName()
                + " " + option.paramLabel();
    }
}
