package nonet.ui.kit;

import java.text.Normalizer;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Numbers with at most one decimal as people type them, such as `7.1`, `7,1` or `7`, in tenths.
///
/// @param least the least number that is taken, in tenths
/// @param most the greatest number that is taken, in tenths
public record TenthsText(int least, int most) {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}([.,]\\d)?");

    /// Reads a number.
    ///
    /// @return the number; empty if the text is not a number within the bounds
    public OptionalInt read(String text) {
        // Full-width digits, as a Chinese keyboard makes them, are digits too.
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).strip();
        if (!NUMBER.matcher(plain).matches()) {
            return OptionalInt.empty();
        }
        boolean whole = plain.indexOf('.') < 0 && plain.indexOf(',') < 0;
        int tenths = Integer.parseInt(plain.replaceAll("[.,]", "")) * (whole ? 10 : 1);
        return tenths < least || tenths > most ? OptionalInt.empty() : OptionalInt.of(tenths);
    }

    /// Says in a sentence why a text is not taken; the empty text for one that is.
    public String refusal(Messages messages, String text) {
        return read(text).isPresent()
                ? ""
                : messages.get("number.tenths", least / 10 + "." + least % 10, most / 10 + "." + most % 10);
    }
}
