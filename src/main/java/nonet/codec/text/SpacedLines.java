package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Grids with spaces for blank cells: nine lines of at most nine characters, with or without a space between the cells,
/// or one line of at most 81. Several are separated by a blank line. Nothing identifies this form, so it is tried last.
public final class SpacedLines {

    private static final int MOST_LINES = 60;

    private SpacedLines() {}

    /// Returns the grids of a text; empty if it is anything else.
    public static List<ReadPuzzle> read(Lines text) {
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < text.size(); line++) {
            if (line == MOST_LINES
                    || text.line(line).length() > 200
                    || !text.line(line).matches("[1-9 ]*")) {
                return List.of();
            }
            lines.add(text.line(line));
        }
        while (lines.size() > 9 && lines.getLast().isBlank()) {
            lines.removeLast();
        }
        int first = 0;
        while (lines.size() - first > 9
                && (lines.size() - first) % 10 != 9
                && lines.get(first).isBlank()) {
            first++;
        }
        List<ReadPuzzle> grids = new ArrayList<>();
        for (int from = first; from < lines.size(); from += 10) {
            int end = Math.min(lines.size(), from + 9);
            Document grid = grid(lines.subList(from, end));
            if (grid == null || end < lines.size() && !lines.get(end).isBlank()) {
                return List.of();
            }
            grids.add(new ReadPuzzle(grid, from + 1));
        }
        return grids;
    }

    private static @Nullable Document grid(List<String> lines) {
        String all = String.join("\n", lines);
        DocumentBuilder builder = new DocumentBuilder();
        if (lines.size() == 1 && all.length() > 72 && all.length() <= 81) {
            fill(builder, all, 0, 1);
        } else if (lines.size() == 9 && all.matches("(?:.{0,9}\n){8}.{0,9}")) {
            rows(builder, lines, 1);
        } else if (lines.size() == 9 && all.matches("(?:(?:. )*.?\n){8}(?:. )*.?") && fits(lines)) {
            rows(builder, lines, 2);
        } else {
            return null;
        }
        Document document = builder.document("");
        return document.puzzle().clues() < 8 || !document.puzzle().conflicts().isEmpty() ? null : document;
    }

    /// Tests whether the longest line ends exactly at the last cell.
    private static boolean fits(List<String> lines) {
        int longest = lines.stream()
                .mapToInt(line -> line.stripTrailing().length())
                .max()
                .orElse(0);
        return longest == 17;
    }

    private static void rows(DocumentBuilder builder, List<String> lines, int stride) {
        for (int row = 0; row < 9; row++) {
            fill(builder, lines.get(row).stripTrailing(), row * 9, stride);
        }
    }

    private static void fill(DocumentBuilder builder, String line, int from, int stride) {
        for (int i = 0; i < line.length(); i += stride) {
            char c = line.charAt(i);
            builder.given(from + i / stride, c == ' ' ? 0 : c - '0');
        }
    }
}
