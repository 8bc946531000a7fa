package nonet.cli;

import java.math.BigInteger;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Whole numbers as people write them after an option.
final class Numbers {

    private Numbers() {}

    /// Reads a whole number.
    ///
    /// @param most [Long#MAX_VALUE] when there is no bound worth a word
    /// @throws ParameterException when it is none or not within the bounds; it says so in a sentence
    static long whole(CommandSpec command, String option, String text, long least, long most) {
        boolean number = text.matches("[+-]?\\d{1,40}");
        if (number) {
            BigInteger value = new BigInteger(text);
            if (value.compareTo(BigInteger.valueOf(least)) >= 0 && value.compareTo(BigInteger.valueOf(most)) <= 0) {
                return value.longValueExact();
            }
        }
        boolean tooLarge = number && !text.startsWith("-");
        String bounds = most < Long.MAX_VALUE || tooLarge && text.length() > 18
                ? " from " + least + " to " + most
                : least == Long.MIN_VALUE ? "" : " of " + least + " or more";
        throw new ParameterException(
                command.commandLine(), option + " must be a whole number" + bounds + ", not '" + text + "'.");
    }
}
