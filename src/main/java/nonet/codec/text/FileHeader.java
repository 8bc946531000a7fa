package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;

/// The comment lines directly above a grid. SudoCue attaches a letter to the `#`: `#D` describes the puzzle, `#C`
/// comments on it, and others state author, date, source and level.
///
/// @param name the description; empty if there is none
/// @param comment the comments on the puzzle
record FileHeader(String name, List<String> comment) {

    private static final int MOST = 30;

    FileHeader {
        comment = List.copyOf(comment);
    }

    /// Returns the headers above a line of a text.
    static FileHeader above(Lines lines, int line) {
        int from = line;
        while (lines.holds(from - 1) && line - from < MOST && lines.isComment(from - 1)) {
            from--;
        }
        List<String> comments = new ArrayList<>();
        boolean glued = true;
        for (int i = from; i < line; i++) {
            String text = lines.line(i).strip();
            comments.add(text);
            glued &= isGlued(text);
        }
        if (!glued) {
            return new FileHeader("", comments.stream().map(FileHeader::words).toList());
        }
        return new FileHeader(
                comments.stream()
                        .filter(text -> text.startsWith("#D"))
                        .map(text -> text.substring(2).strip())
                        .findFirst()
                        .orElse(""),
                comments.stream()
                        .filter(text -> text.startsWith("#C"))
                        .map(text -> text.substring(2).strip())
                        .toList());
    }

    /// Tests whether a letter is attached to the comment sign.
    static boolean isGlued(String line) {
        return line.length() > 1 && line.charAt(0) == '#' && line.charAt(1) >= 'A' && line.charAt(1) <= 'Z';
    }

    /// Returns a comment without its sign.
    static String words(String line) {
        int from = 0;
        while (from < line.length() && "#/%;".indexOf(line.charAt(from)) >= 0) {
            from++;
        }
        return line.substring(from).strip();
    }
}
