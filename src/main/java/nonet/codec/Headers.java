package nonet.codec;

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
        while (from > 0 && line - from < MOST && page.isComment(from - 1)) {
            from--;
        }
        List<String> lines = new ArrayList<>();
        boolean glued = true;
        for (int i = from; i < line; i++) {
            String text = page.line(i).strip();
            lines.add(text);
            glued &= text.matches("#[A-Z].*");
        }
        if (!glued) {
            return new Headers(
                    "",
                    lines.stream()
                            .map(text -> text.replaceFirst("^[#/%]+\\s*", ""))
                            .toList());
        }
        return new Headers(
                lines.stream()
                        .filter(text -> text.startsWith("#D"))
                        .map(Headers::words)
                        .findFirst()
                        .orElse(""),
                lines.stream()
                        .filter(text -> text.startsWith("#C"))
                        .map(Headers::words)
                        .toList());
    }

    private static String words(String line) {
        return line.substring(2).strip();
    }
}
