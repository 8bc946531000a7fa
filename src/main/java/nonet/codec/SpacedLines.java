package nonet.codec;

import java.util.List;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Grids whose blank cells are spaces: nine lines of at most nine characters, or one of at most 81. Nothing in them says
/// so, hence it is tried last.
final class SpacedLines {

    private SpacedLines() {}

    static @Nullable Document read(String text) {
        if (text.length() > 2000 || !text.matches("[1-9 \\r\\n]*")) {
            return null;
        }
        List<String> lines = text.lines().toList();
        int end = lines.size();
        while (end > 9 && lines.get(end - 1).isBlank()) {
            end--;
        }
        Draft draft = new Draft();
        if (end == 1 && lines.getFirst().length() > 72 && lines.getFirst().length() <= 81) {
            fill(draft, lines.getFirst(), 0);
        } else if (end == 9 && lines.stream().allMatch(line -> line.length() <= 9)) {
            for (int row = 0; row < 9; row++) {
                fill(draft, lines.get(row), row * 9);
            }
        } else {
            return null;
        }
        Document document = draft.document("");
        return document.puzzle().clues() < 8 || !document.puzzle().conflicts().isEmpty() ? null : document;
    }

    private static void fill(Draft draft, String line, int from) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            draft.given(from + i, c == ' ' ? 0 : c - '0');
        }
    }
}
