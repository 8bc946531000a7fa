package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Grids of the letters A to I in place of the digits 1 to 9. Letters have other meanings, too, such as regions and
/// columns: whether such a grid is a puzzle, its conflicts must tell.
public final class DigitLetters {

    /// Rows of capital letters, and of small ones, with blank cells and separators.
    private static final List<Pattern> ROWS = Stream.of("A-I", "a-i")
            .map(letters -> Pattern.compile("(?=.*[" + letters + "])[" + letters + ".0_*?|,;\\s-]++"))
            .toList();

    private DigitLetters() {}

    /// Returns a text with digits for the letters of its grids, or null if it has no nine rows of such letters and no row
    /// of 81 cells.
    public static @Nullable String plain(String text) {
        return ROWS.stream()
                .map(row -> plain(text, row))
                .flatMap(Stream::ofNullable)
                .findFirst()
                .orElse(null);
    }

    private static @Nullable String plain(String text, Pattern row) {
        List<String> lines = new ArrayList<>();
        int rows = 0;
        boolean whole = false;
        for (String line : text.split("\\R", -1)) {
            boolean letters = row.matcher(line).matches();
            rows += letters ? 1 : 0;
            whole |= letters && line.strip().length() >= 81;
            lines.add(letters ? digits(line) : line);
        }
        return whole || rows >= 9 ? String.join("\n", lines) : null;
    }

    private static String digits(String line) {
        StringBuilder digits = new StringBuilder(line.length());
        line.chars().forEach(c -> digits.append((char) (Character.isLetter(c) ? c % 32 + '0' : c)));
        return digits.toString();
    }
}
