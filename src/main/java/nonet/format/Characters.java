package nonet.format;

/// What single characters stand for in texts of puzzles.
final class Characters {

    private Characters() {}

    /// Tells whether a character stands for a cell.
    static boolean isMark(int character) {
        return character >= '0' && character <= '9' || ".*_?".indexOf(character) >= 0;
    }

    /// Returns the digit of a mark, or `.` for a blank cell.
    static char cell(int mark) {
        return mark >= '1' && mark <= '9' ? (char) mark : '.';
    }

    /// Tells whether a character of a plain line may stand between cells.
    static boolean isSeparator(int character) {
        return " \t,;|+-".indexOf(character) >= 0;
    }

    /// Returns the line, character for character, with full-width digits, the many sorts of white space, and drawn lines
    /// made plain: `0` to `9`, a blank or a tab, `|` and `-`.
    static String plain(String line) {
        StringBuilder plain = new StringBuilder(line);
        for (int i = 0; i < plain.length(); i++) {
            char character = plain.charAt(i);
            if (character < ' ' && character != '\t' || character > '~') {
                plain.setCharAt(i, plain(character));
            }
        }
        return plain.toString();
    }

    /// Tells whether a text holds what no text holds. Line ends and other white space are fine, and so is the mark with
    /// which DOS ended its texts.
    static boolean anyBinary(String text) {
        return text.chars().anyMatch(character -> character < ' ' && "\t\n\r\f\u000B\u001A".indexOf(character) < 0);
    }

    private static char plain(char character) {
        if (character >= '\uFF10' && character <= '\uFF19') {
            return (char) (character - '\uFF10' + '0');
        }
        if (character >= '\u2500' && character <= '\u257F') {
            return "\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551".indexOf(character) < 0 ? '-' : '|';
        }
        boolean blank = Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                || Character.isISOControl(character)
                || Character.getType(character) == Character.FORMAT;
        return blank ? ' ' : character;
    }
}
