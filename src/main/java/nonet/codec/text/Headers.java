package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;

/// The comment lines right above a grid. SudoCue glues a letter to the `#`: `#D` describes the puzzle, `#C` comments on
/// it, and others tell author, date, source and level.
///
/// @param name the description; empty when there is none
/// @param comment what is said about the puzzle
record Headers(String name, List<String> comment) {

    private static final int MOST = 30;

    Headers {
        comment = List.copyOf(comment);
    }

    /// Returns what stands above a line of a page.
    static Headers above(Page page, int line) {
        int from = line;
        while (page.holds(from - 1) && line - from < MOST && page.isComment(from - 1)) {
            from--;
        }
        List<String> lines = new ArrayList<>();
        boolean glued = true;
        for (int i = from; i < line; i++) {
            String text = page.line(i).strip();
            lines.add(text);
            glued &= isGlued(text);
        }
        if (!glued) {
            return new Headers("", lines.stream().map(Headers::words).toList());
        }
        return new Headers(
                lines.stream()
                        .filter(text -> text.startsWith("#D"))
                        .map(text -> text.substring(2).strip())
                        .findFirst()
                        .orElse(""),
                lines.stream()
                        .filter(text -> text.startsWith("#C"))
                        .map(text -> text.substring(2).strip())
                        .toList());
    }

    /// Tells whether a letter is glued to the mark of a comment.
    static boolean isGlued(String line) {
        return line.length() > 1 && line.charAt(0) == '#' && line.charAt(1) >= 'A' && line.charAt(1) <= 'Z';
    }

    /// Returns a comment without its mark.
    static String words(String line) {
        int from = 0;
        while (from < line.length() && "#/%;".indexOf(line.charAt(from)) >= 0) {
            from++;
        }
        return line.substring(from).strip();
    }
}
