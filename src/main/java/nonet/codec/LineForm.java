package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import nonet.format.Fault;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// 81 cells in a row among the words of a line. Of a puzzle and its solution on one line it takes the puzzle.
final class LineForm implements Form {

    private static final String BREAKS = " \t,;\"'`()[]{}<>:=&/|!\u201C\u201D\u2018\u2019";
    private static final String EDGE = " \t,;:|\"'`";

    @Override
    public @Nullable Match match(Page page, int index) {
        String line = page.line(index);
        if (line.length() < 81 || page.isComment(index)) {
            return null;
        }
        List<String> found = new ArrayList<>();
        String name = "";
        Fault fault = null;
        for (int from = 0; from < line.length() && found.size() < 8; ) {
            int to = from;
            while (to < line.length() && BREAKS.indexOf(line.charAt(to)) < 0) {
                to++;
            }
            int size = to - from;
            if ((size == 256 || size == 625) && isLarger(line.substring(from, to))) {
                fault = new Fault.WrongSize(size == 256 ? 16 : 25);
            }
            String cells = size == 81 ? cells(line.substring(from, to)) : null;
            if (cells != null) {
                found.add(cells);
                name = line.substring(to);
            } else if (fault == null && size > 60 && size != 729 && isMostlyCells(line.substring(from, to))) {
                fault = new Fault.BadCount(index + 1, from + 1, size);
            }
            from = Math.max(to, from) + 1;
        }
        if (found.isEmpty()) {
            return fault == null ? null : new Match("line", List.of(), index + 1, false, fault);
        }
        if (fault != null && found.stream().noneMatch(cells -> cells.indexOf('.') >= 0)) {
            // The solution is whole, its puzzle is not.
            return new Match("line", List.of(), index + 1, false, fault);
        }
        String puzzle = found.stream()
                .filter(cells -> cells.indexOf('.') >= 0)
                .findFirst()
                .orElse(found.getFirst());
        Draft draft = new Draft();
        for (int i = 0; i < 81; i++) {
            draft.given(i, puzzle.charAt(i) == '.' ? 0 : puzzle.charAt(i) - '0');
        }
        Document document = draft.document(found.size() > 1 ? "" : name(name));
        return Match.of("line", new Sheet(document, index + 1), index + 1, false);
    }

    private static String name(String words) {
        String name = inner(words, EDGE);
        return name.startsWith("#") || name.startsWith("//") ? inner(name, "#/ \t") : name;
    }

    /// Returns a text without some characters at its ends.
    private static String inner(String text, String edge) {
        int from = 0;
        int to = text.length();
        while (from < to && edge.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && edge.indexOf(text.charAt(to - 1)) >= 0) {
            to--;
        }
        return text.substring(from, to);
    }

    /// Tells whether it is a larger sudoku: digits, letters for those beyond 9, and many blanks.
    private static boolean isLarger(String word) {
        long blanks = word.chars().filter(c -> c == '.' || c == '0').count();
        return blanks > word.length() / 4 && word.matches("[0-9A-Pa-p.]+");
    }

    private static boolean isMostlyCells(String word) {
        return word.chars().allMatch(c -> c >= '0' && c <= '9' || c == '.' || c == '_' || c == '*')
                && word.chars().distinct().count() > 3;
    }

    /// Returns 81 cells with `.` for blanks, or null. Any one character besides digits may be the blank, but not beside a
    /// usual one: that is a slip of the pen.
    static @Nullable String cells(String word) {
        StringBuilder cells = new StringBuilder(81);
        char other = 0;
        boolean anyUsual = false;
        for (char c : word.toCharArray()) {
            if (c >= '1' && c <= '9') {
                cells.append(c);
                continue;
            }
            boolean usual = "0._*?xX".indexOf(c) >= 0;
            if (!usual && other != 0 && other != c || c > '~') {
                return null;
            }
            other = usual ? other : c;
            anyUsual |= usual;
            cells.append('.');
        }
        return anyUsual && other != 0 || word.chars().distinct().count() > 11 ? null : cells.toString();
    }
}
