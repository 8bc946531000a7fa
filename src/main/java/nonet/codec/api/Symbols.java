package nonet.codec.api;

/// Maps characters to their plain ASCII equivalents: digits of other scripts and in circles, the many symbols for an
/// empty cell, and lines.
public final class Symbols {

    private static final String BARS = "\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551\uFF5C\u00A6";
    private static final String DASHES =
            "\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D";
    private static final String BLANKS = "\u00B7\u2022\u2219\u22C5\u30FB\uFF0E\u3002\u2024\u25CB\u25CF\u25EF\u25A1"
            + "\u25A0\u25A2\u25AA\u25AB\u25FB\u25FC\u25FD\u25FE\u2B1B\u2B1C\u2610\u25E6\u26AA\u26AB\u2B55\u2591\u2592"
            + "\u2593\u2588\u00B0\u2605\u2606\uFF0A\uFF1F\uFF3F";

    private static final String PLAIN_BLANKS = "0._*?";

    private Symbols() {}

    /// Tests whether a character stands for a blank in every format of plain text: `0`, `.`, `_`, `*` or `?`. Formats may
    /// have further ones.
    public static boolean isBlank(int c) {
        return PLAIN_BLANKS.indexOf(c) >= 0;
    }

    /// Tests whether a character stands for a cell in every format of plain text: a digit or a blank.
    public static boolean isCell(int c) {
        return c >= '1' && c <= '9' || isBlank(c);
    }

    /// Returns the plain equivalent of a character, 0 if it is invisible.
    public static char plain(char c) {
        if (c >= ' ' && c <= '~' || c == '\t') {
            return c;
        }
        int digit = Character.digit(c, 10);
        if (digit >= 0) {
            return (char) ('0' + digit);
        }
        if (c >= '\u2460' && c <= '\u2468') {
            return (char) (c - '\u2460' + '1');
        }
        if (c >= '\u2776' && c <= '\u277E') {
            return (char) (c - '\u2776' + '1');
        }
        if (BARS.indexOf(c) >= 0) {
            return '|';
        }
        if (DASHES.indexOf(c) >= 0) {
            return '-';
        }
        if (c >= '\u2500' && c <= '\u257F') {
            return '+';
        }
        if (BLANKS.indexOf(c) >= 0) {
            return '.';
        }
        int type = Character.getType(c);
        if (type == Character.FORMAT || type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        // The end-of-file character of DOS is invisible, too.
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u001A' ? ' ' : c;
    }

    /// Returns a text in which every symbol is one character, and every dot of an ellipsis, too.
    public static String single(String text) {
        String dots = text.indexOf('\u2026') < 0 && text.indexOf('\u2025') < 0
                ? text
                : text.replace("\u2026", "...").replace("\u2025", "..");
        if (dots.chars().noneMatch(c -> Character.isHighSurrogate((char) c))) {
            return dots;
        }
        StringBuilder single = new StringBuilder(dots.length());
        dots.codePoints().forEach(c -> {
            int digit = c > Character.MAX_VALUE ? Character.digit(c, 10) : -1;
            single.appendCodePoint(digit >= 0 ? '0' + digit : isBlankSquare(c) ? '.' : c);
        });
        return single.toString();
    }

    /// Tests for the colored squares and circles, and the squares of buttons.
    private static boolean isBlankSquare(int c) {
        return c >= 0x1F7E0 && c <= 0x1F7EB || c == 0x1F532 || c == 0x1F533;
    }
}
