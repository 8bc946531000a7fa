package nonet.text;

/// Text within XML and HTML.
public final class XmlText {

    private XmlText() {}

    /// Returns a text, escaped for an element or an attribute of one line. Characters that XML does not allow become
    /// U+FFFD.
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(character) ? character : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    /// Returns a text, escaped for an attribute. Its lines and tabs stay; otherwise a parser would read blanks.
    public static String attribute(String text) {
        return escaped(text).replace("\n", "&#10;").replace("\t", "&#9;");
    }

    private static boolean isAllowed(int character) {
        return character == '\t'
                || character == '\n'
                || character >= 0x20 && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD
                || character >= 0x10000;
    }
}
