package nonet.codec.text;

import org.jspecify.annotations.Nullable;

/// Grids in which a symbol stands for blank cells that usually means something else, such as `53~~7~~~~`.
public final class UnusualBlanks {

    private static final String SIGNS = "~#+:,;@=%$/^o";

    private UnusualBlanks() {}

    /// Returns a text with dots for blanks, or null. The symbol must occur in the cells only, and no other blank may
    /// occur.
    public static @Nullable String plain(String text) {
        if (text.indexOf('.') >= 0 || text.indexOf('0') >= 0) {
            return null;
        }
        for (char sign : SIGNS.toCharArray()) {
            int from = text.indexOf(sign);
            if (from >= 0) {
                String plain = text.replace(sign, '.');
                long signs = plain.chars().filter(c -> c == '.').count();
                TextReader.Found found =
                        TextReader.read(Page.of(plain), java.util.List.of(new LineForm(), new RowsForm()));
                long blanks = found.puzzles().stream()
                        .mapToLong(parsed -> 81 - parsed.puzzle().clues())
                        .sum();
                if (blanks == signs && blanks > 0) {
                    return plain;
                }
            }
        }
        return null;
    }
}
