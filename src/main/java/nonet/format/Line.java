package nonet.format;

/// What one line of a text is, as far as the line alone can tell.
sealed interface Line {

    /// How many characters of a name are kept.
    int LONGEST = 120;

    /// Cells stand in it.
    ///
    /// @param cells a digit for a given, `.` for a blank, one character a cell
    /// @param name what a comment or the words behind 81 cells call it; may be empty
    record Cells(String cells, String name) implements Line {}

    /// Nothing but a comment, or not even that.
    record Gap(String comment) implements Line {}

    /// A piece of a frame.
    record Frame() implements Line {}

    /// A character stands in it that cannot stand among cells.
    ///
    /// @param column of the character, from 1
    /// @param amongCells whether most of the line is cells all the same, so that it is no heading
    record Foreign(int column, String character, boolean amongCells, String words) implements Line {}

    /// Tells what a line is, without its line break.
    static Line of(String line) {
        String plain = plain(line);
        int mark = plain.indexOf('#');
        String content = mark < 0 ? plain : plain.substring(0, mark);
        String comment = mark < 0 ? "" : shortened(line.substring(mark + 1));
        if (content.isBlank()) {
            return new Gap(comment);
        }
        if (isFrame(content)) {
            return new Frame();
        }
        int from = content.length() - content.stripLeading().length();
        int to = from + 81;
        if (isFull(content.substring(from))) {
            return new Cells(marks(content.substring(from, to)), comment.isEmpty() ? words(content, to) : comment);
        }
        int foreign = foreign(content);
        if (foreign < content.length()) {
            String character = Character.toString(line.codePointAt(foreign));
            return new Foreign(line.codePointCount(0, foreign) + 1, character, isMostlyCells(content), shortened(line));
        }
        String cells = marks(content);
        return cells.isEmpty() ? new Frame() : new Cells(cells, comment);
    }

    /// Returns the line, character for character, with the digits and blanks of other alphabets made plain.
    private static String plain(String line) {
        StringBuilder plain = new StringBuilder(line);
        for (int i = 0; i < plain.length(); i++) {
            char character = plain.charAt(i);
            if (character >= '\uFF10' && character <= '\uFF19') {
                plain.setCharAt(i, (char) (character - '\uFF10' + '0'));
            } else if (isBlank(character)) {
                plain.setCharAt(i, ' ');
            }
        }
        return plain.toString();
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                || Character.isISOControl(character)
                || Character.getType(character) == Character.FORMAT;
    }

    private static boolean isFrame(String content) {
        return content.chars().noneMatch(Line::isDigit)
                && (content.contains("---")
                        || content.contains("+--")
                        || content.contains("===")
                        || content.contains("\u2500\u2500")
                        || content.contains("\u2550\u2550"));
    }

    /// Tells whether the text begins with 81 marks in a row that nothing sticks to.
    private static boolean isFull(String text) {
        return text.length() >= 81
                && text.chars().limit(81).allMatch(Line::isMark)
                && (text.length() == 81 || !isMark(text.charAt(81)) && isSeparator(text.charAt(81)));
    }

    /// Returns the words behind the cells, unless these are cells again: a solution, which is not a name.
    private static String words(String content, int from) {
        int start = from;
        while (start < content.length() && isSeparator(content.charAt(start))) {
            start++;
        }
        String words = content.substring(start).strip();
        return words.length() >= 81 && words.chars().limit(81).allMatch(Line::isMark) ? "" : shortened(words);
    }

    private static String shortened(String words) {
        String all = words.strip();
        return all.codePointCount(0, all.length()) <= LONGEST ? all : all.substring(0, all.offsetByCodePoints(0, LONGEST));
    }

    /// Returns where the first character stands that cannot stand among cells, or the end. A plus before a digit tells
    /// that the digit is not given, which is more than this form can say.
    private static int foreign(String content) {
        for (int i = 0; i < content.length(); i++) {
            char character = content.charAt(i);
            boolean placed = character == '+' && i + 1 < content.length() && isDigit(content.charAt(i + 1));
            if (placed || !isMark(character) && !isSeparator(character)) {
                return i;
            }
        }
        return content.length();
    }

    private static String marks(String content) {
        StringBuilder cells = new StringBuilder();
        content.chars()
                .filter(Line::isMark)
                .forEach(mark -> cells.append(isDigit(mark) ? (char) mark : '.'));
        return cells.toString();
    }

    private static boolean isMostlyCells(String content) {
        long cells = content.chars().filter(Line::isMark).count();
        return cells >= 5 && cells * 2 > content.strip().length();
    }

    private static boolean isMark(int character) {
        return isDigit(character) || "0.*_?".indexOf(character) >= 0;
    }

    private static boolean isDigit(int character) {
        return character >= '1' && character <= '9';
    }

    private static boolean isSeparator(int character) {
        return " ,;|+-\u2502\u2551\u2503".indexOf(character) >= 0;
    }
}
