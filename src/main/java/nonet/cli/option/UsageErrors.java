package nonet.cli.option;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
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
public final class UsageErrors {

    private static final int LONGEST = 200;

    private UsageErrors() {}

    /// Returns the sentence. Messages that commands provide stay as they are.
    ///
    /// @param arguments all arguments of `nonet`
    public static String sentence(ParameterException wrong, List<String> arguments) {
        CommandLine command = wrong.getCommandLine();
        String help = "; see '" + command.getCommandSpec().qualifiedName() + " --help'.";
        return switch (wrong) {
            case UnmatchedArgumentException stray ->
                stray(command, stray.getUnmatched()) + nearest(command, stray.getUnmatched()) + help;
            case MissingParameterException missing ->
                missing(missing.getMissing().getFirst(), arguments) + help;
            case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given more than once.";
            case ParameterException value
            when value.getCause() instanceof TypeConversionException expected ->
                name(value.getArgSpec()) + " must be " + expected.getMessage() + ", not " + quoted(value.getValue())
                        + ".";
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
            return "unknown option " + quoted(first);
        }
        if (command.getParent() == null) {
            return "no such command or file " + quoted(first);
        }
        return command.getSubcommands().isEmpty()
                ? "unexpected argument " + quoted(first)
                : "unknown command " + quoted(command.getCommandName() + " " + first);
    }

    /// Returns what was given in quotes, cut if it would hide the sentence around it.
    private static String quoted(String given) {
        return "'" + (given.length() > LONGEST ? given.substring(0, LONGEST) + "…" : given) + "'";
    }

    /// Returns words on the command or option that is meant, if there is one that differs in two letters at most.
    private static String nearest(CommandLine command, List<String> unmatched) {
        Set<String> names = new TreeSet<>(command.getSubcommands().keySet());
        names.addAll(command.getCommandSpec().optionsMap().keySet());
        String wrong = unmatched.getFirst();
        return names.stream()
                .filter(name -> name.length() > 2 && distance(name, wrong) <= 2)
                .min(Comparator.comparingInt(name -> distance(name, wrong)))
                .map(name -> "; the nearest is '" + name + "'")
                .orElse("");
    }

    /// Returns the number of letters to insert, delete or replace, or to exchange with the next (optimal string alignment).
    private static int distance(String one, String other) {
        int[][] of = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    of[i][j] = i + j;
                    continue;
                }
                int replaced = of[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                of[i][j] = Math.min(replaced, 1 + Math.min(of[i - 1][j], of[i][j - 1]));
                if (i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1)) {
                    of[i][j] = Math.min(of[i][j], of[i - 2][j - 2] + 1);
                }
            }
        }
        return of[one.length()][other.length()];
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
