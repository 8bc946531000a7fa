package nonet.codec.code;

/// Finds the ends of string literals, for the quotes that most programming languages share.
final class Quotes {

    /// The longest literal; an opening quote without a closing one within this range is a stray character.
    private static final int LONGEST = 1 << 16;

    private Quotes() {}

    /// Tests whether a triple quote begins here, which encloses several lines.
    static boolean isTriple(String text, int at) {
        char c = text.charAt(at);
        return (c == '"' || c == '\'')
                && at + 2 < text.length()
                && text.charAt(at + 1) == c
                && text.charAt(at + 2) == c;
    }

    /// Returns the index after the literal that begins here, or -1 if none does.
    static int end(String text, int at) {
        char quote = text.charAt(at);
        boolean escaped = at > 0 && text.charAt(at - 1) == '\\';
        if (escaped || "\"'`".indexOf(quote) < 0) {
            return -1;
        }
        if (isTriple(text, at)) {
            int close = text.indexOf(text.substring(at, at + 3), at + 3);
            return close < 0 ? -1 : close + 3;
        }
        boolean none = quote == '`' && text.startsWith("``", at) || quote == '\'' && isApostrophe(text, at);
        return none ? -1 : close(text, at);
    }

    private static int close(String text, int at) {
        char quote = text.charAt(at);
        int end = Math.min(text.length(), at + LONGEST);
        for (int i = at + 1; i < end; i++) {
            char c = text.charAt(i);
            if (c == quote) {
                return i + 1;
            }
            if (c == '\n' && quote == '\'') {
                return -1;
            }
            i += c == '\\' ? 1 : 0;
        }
        return -1;
    }

    /// Tests whether a single quote belongs to a word, as in `don't`, or quotes a list, as in Lisp.
    private static boolean isApostrophe(String text, int at) {
        boolean word = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
        boolean character = at + 2 < text.length() && text.charAt(at + 2) == '\'';
        boolean list = at + 1 < text.length() && "([#".indexOf(text.charAt(at + 1)) >= 0;
        return word || list && !character;
    }
}
