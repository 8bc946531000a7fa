package nonet.text;

/// Texts of others, such as names of files and of entries of archives, within a line for people.
public final class PlainText {

    private PlainText() {}

    /// Returns a text as one line that does nothing but show: characters that control a terminal, end the line, or turn the
    /// direction of what follows become blanks.
    public static String line(String text) {
        if (text.chars().noneMatch(PlainText::isControl)) {
            return text;
        }
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            if (isControl(line.charAt(i))) {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }

    private static boolean isControl(int character) {
        return Character.isISOControl(character)
                || character >= 0x2028 && character <= 0x202E
                || character >= 0x2066 && character <= 0x2069;
    }
}
