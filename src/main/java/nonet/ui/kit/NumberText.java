package nonet.ui.kit;

import java.math.BigInteger;
import java.text.Normalizer;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// Whole numbers as people type them, with or without marks between the thousands.
///
/// @param least the least number that is taken
/// @param most the greatest number that is taken
public record NumberText(long least, long most) {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+|\\d{1,3}([ ,.'\u2019_]\\d{3})+)");

    /// Reads a number.
    ///
    /// @return the number; empty if the text is not a number within the bounds
    public OptionalLong read(String text) {
        String plain = plain(text);
        if (!NUMBER.matcher(plain).matches()) {
            return OptionalLong.empty();
        }
        BigInteger number = value(plain);
        return number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0
                ? OptionalLong.empty()
                : OptionalLong.of(number.longValueExact());
    }

    /// Says in a sentence why a text is not taken; the empty text for one that is.
    public String refusal(Messages messages, String text) {
        if (read(text).isPresent()) {
            return "";
        }
        String plain = plain(text);
        if (!NUMBER.matcher(plain).matches()) {
            return messages.get("number.none");
        }
        return value(plain).signum() <= 0 || value(plain).compareTo(BigInteger.valueOf(least)) < 0
                ? messages.get("number.too-small", least)
                : messages.get("number.too-large", most);
    }

    /// Full-width digits, as a Chinese keyboard makes them, are digits too.
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).strip();
    }

    private static BigInteger value(String plain) {
        return new BigInteger(plain.replaceAll("[^\\d-]", ""));
    }
}
