package nonet.format;

/// What one line of a text is, as far as the line alone can tell.
sealed interface Line {

    /// Cells stand in it.
    ///
    /// @param cells a digit for a given, `.` for a blank, one character a cell
    /// @param first the column in which the line begins, from 1
    /// @param last the column of the last cell
    /// @param name what a comment or the words behind 81 cells call it; may be empty
    record Cells(String cells, int first, int last, String name) implements Line {}

    /// Nothing but a comment, or not even that.
    record Gap(String comment) implements Line {}

    /// A piece of a frame.
    record Frame() implements Line {}

    /// A character stands in it that cannot stand among cells.
    ///
    /// @param column of the character, from 1
    /// @param amongCells whether most of the line is cells all the same, so that it is no heading
    record Foreign(int column, String character, boolean amongCells, String words) implements Line {}

    /// It is not text.
    record Binary() implements Line {}

    /// Tells what a line is, without its line break.
    static Line of(String line) {
        if (Characters.anyBinary(line)) {
            return new Binary();
        }
        String plain = Characters.plain(line);
        int mark = plain.indexOf('#');
        String content = mark < 0 ? plain : plain.substring(0, mark);
        String comment = mark < 0 ? "" : shortened(line.substring(mark + 1));
        if (isFrame(content)) {
            return new Frame();
        }
        String fields = Fields.cells(content);
        if (!fields.isEmpty()) {
            return new Cells(fields, first(content), content.length(), comment);
        }
        if (content.isBlank()) {
            return new Gap(comment);
        }
        int from = first(content) - 1;
        if (isFull(content, from)) {
            String name = comment.isEmpty() ? words(content, line, from + 81) : comment;
            return new Cells(marks(content.substring(from, from + 81)), from + 1, from + 81, name);
        }
        int foreign = foreign(content);
        if (foreign < content.length()) {
            String character = Character.toString(line.codePointAt(foreign));
            return new Foreign(line.codePointCount(0, foreign) + 1, character, isMostlyCells(content), shortened(line));
        }
        String cells = marks(content);
        return cells.isEmpty() ? new Frame() : new Cells(cells, from + 1, last(content), comment);
    }

    /// Frames of points and stars have corners that look like blanks, but hyphens between them, which cells never have.
    private static boolean isFrame(String content) {
        return (content.contains("---") || content.contains("===") || content.contains("+--"))
                && content.chars().allMatch(character -> " \t+-=|.*:'".indexOf(character) >= 0);
    }

    /// Tells whether 81 marks in a row stand there that nothing sticks to.
    private static boolean isFull(String content, int from) {
        int to = from + 81;
        return content.length() >= to
                && content.substring(from, to).chars().allMatch(Characters::isMark)
                && (content.length() == to || Characters.isSeparator(content.charAt(to)));
    }

    /// Returns the words behind the cells, unless these are cells again: a solution, which is not a name.
    private static String words(String content, String line, int from) {
        int start = from;
        while (start < content.length() && Characters.isSeparator(content.charAt(start))) {
            start++;
        }
        String words = line.substring(start, content.length());
        return words.length() >= 81 && words.chars().limit(81).allMatch(Characters::isMark) ? "" : shortened(words);
    }

    /// Returns no more than the 120 characters that a name may have.
    private static String shortened(String words) {
        String all = words.replaceAll("\\p{Cntrl}", " ").strip();
        return all.codePointCount(0, all.length()) <= 120 ? all : all.substring(0, all.offsetByCodePoints(0, 120));
    }

    /// Returns where the first character stands that cannot stand among cells, or the end.
    private static int foreign(String content) {
        int index = 0;
        while (index < content.length()
                && (Characters.isMark(content.charAt(index)) || Characters.isSeparator(content.charAt(index)))) {
            index++;
        }
        return index;
    }

    private static int first(String content) {
        return content.length() - content.stripLeading().length() + 1;
    }

    private static int last(String content) {
        int index = content.length() - 1;
        while (!Characters.isMark(content.charAt(index))) {
            index--;
        }
        return index + 1;
    }

    private static String marks(String content) {
        StringBuilder cells = new StringBuilder(81);
        content.chars().filter(Characters::isMark).forEach(mark -> cells.append(Characters.cell(mark)));
        return cells.toString();
    }

    private static boolean isMostlyCells(String content) {
        long cells = content.chars().filter(Characters::isMark).count();
        return cells >= 5 && cells * 2 > content.strip().length();
    }
}
