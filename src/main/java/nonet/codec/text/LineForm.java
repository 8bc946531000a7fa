package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.JoinedRows;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Symbols;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// 81 cells on a line: consecutive among words, or separated by single characters with nothing else on the line. If a
/// line holds a puzzle and its solution, only the puzzle is read.
public final class LineForm implements TextForm {

    private static final String BREAKS = " \t,;\"'`()[]{}<>:=&/|!\u201C\u201D\u2018\u2019";
    private static final String EDGE = " \t,;:|\"'`";
    private static final int MOST = 8;

    /// What may stand directly before and behind cells.
    private static final List<String> SIGNS = List.of(".", "?", "*", "_", "-", "~");

    /// 81 numbers among words, as in a command.
    private static final Pattern NUMBERS = Pattern.compile(
            "(?<![\\w.]|[0-9.][,;\\s]{1,2})([0-9.](?:[,;]\\s?[0-9.]|\\s[0-9.]){80})(?![\\w.]|[,;\\s]{1,2}[0-9])");

    /// A rating of Sudoku Explainer, or all three.
    private static final Pattern RATING = Pattern.compile("\\d{1,2}\\.\\d{1,2}(?:/\\d{1,2}\\.\\d{1,2}){0,2}");

    private static final int LONGEST_NUMBERS = 1_000;

    /// The cells found in a line: its words that are cells, where the last of them ends, and the fault of a malformed word.
    private static final class Found {
        private final List<String> words = new ArrayList<>();
        private int end;
        private @Nullable Fault fault;
    }

    @Override
    public @Nullable Match match(Lines lines, int index) {
        String line = lines.line(index);
        if (line.length() < 61 || lines.isComment(index)) {
            return null;
        }
        Found found = words(line, index);
        List<String> puzzles = puzzles(found);
        puzzles = puzzles.isEmpty() ? spread(line, found) : puzzles;
        puzzles = puzzles.isEmpty() ? listed(line, found) : puzzles;
        if (!puzzles.isEmpty()) {
            String name = found.words.size() > 1 ? "" : nameOf(name(line.substring(found.end)));
            return new Match(TextFormat.LINE, named(name, puzzles, index + 1), index + 1, false, null);
        }
        return found.fault == null ? null : new Match(TextFormat.LINE, List.of(), index + 1, false, found.fault);
    }

    private static List<ReadPuzzle> named(String name, List<String> puzzles, int line) {
        List<ReadPuzzle> named = new ArrayList<>();
        for (String cells : puzzles) {
            Puzzle.parse(cells).ifPresent(puzzle -> named.add(new ReadPuzzle(Document.of(name, puzzle), line)));
        }
        return named;
    }

    /// Returns the puzzle of a line with single characters between the cells. Such a line has no malformed word.
    private static List<String> spread(String line, Found found) {
        String cells = spread(line);
        // Hyphens between cells are no word; hyphens as blank cells are.
        if (cells == null || found.fault instanceof Fault.BadCount(int _, int _, int count) && count > cells.length()) {
            return List.of();
        }
        found.fault = null;
        found.end = line.length();
        return cells.length() == 81 ? List.of(cells) : List.of();
    }

    /// Returns the puzzle of a line with 81 numbers among words.
    private static List<String> listed(String line, Found found) {
        Matcher numbers = NUMBERS.matcher(line);
        if (line.length() > LONGEST_NUMBERS || !numbers.find()) {
            return List.of();
        }
        found.end = numbers.end();
        String cells = cells(numbers.group(1).replaceAll("[,;\\s]", ""));
        return cells == null ? List.of() : List.of(cells);
    }

    /// Tests whether a line holds 81 consecutive cells.
    static boolean holds(Lines lines, int index) {
        return lines.line(index).length() > 80
                && !lines.isComment(index)
                && !words(lines.line(index), index).words.isEmpty();
    }

    private static Found words(String line, int index) {
        Found found = new Found();
        for (int from = 0; from < line.length() && found.words.size() < MOST; ) {
            int to = from;
            while (to < line.length() && !isBreak(line, from, to)) {
                to++;
            }
            if (to - from > 60) {
                String word = unsigned(line.substring(from, to));
                String joined = JoinedRows.cells(word);
                String cells = joined != null ? cells(joined) : word.length() == 81 ? cells(word) : null;
                if (cells != null) {
                    found.words.add(cells);
                    found.end = to;
                } else if (found.fault == null && word.length() != 729) {
                    found.fault = fault(word, line.codePointCount(0, from), index + 1);
                }
            }
            from = Math.max(to, from + 1);
        }
        return found;
    }

    /// Returns a word without the signs around it that are not its cells: emphasis, or the end of a sentence. Such a sign
    /// occurs nowhere in it, and all blank cells have another.
    static String unsigned(String word) {
        for (String sign : word.length() < 81 + MOST ? SIGNS : List.<String>of()) {
            String cells = inner(word, sign);
            if (cells.length() < word.length()
                    && cells.indexOf(sign) < 0
                    && (cells.length() > 80 || hasOneBlank(cells))) {
                return cells;
            }
        }
        return word;
    }

    /// Tests whether all blank cells of a word have the same sign.
    private static boolean hasOneBlank(String cells) {
        return cells.chars().filter(Symbols::isBlank).distinct().count() == 1;
    }

    /// Some characters are cells in some lists, and follow the cells in others.
    private static boolean isBreak(String line, int from, int at) {
        char c = line.charAt(at);
        return !Symbols.isCell(c) && BREAKS.indexOf(c) >= 0
                || at - from == 81 && (c == '#' || c == '+' || c == '-') && isUsual(line, from);
    }

    private static boolean isUsual(String line, int from) {
        for (int i = from; i < from + 81; i++) {
            char c = line.charAt(i);
            if (!Symbols.isCell(c)) {
                return false;
            }
        }
        return true;
    }

    /// Returns the puzzles of a line: grids with blanks that are not later states of an earlier one, or else a
    /// solution.
    private static List<String> puzzles(Found found) {
        List<String> puzzles = new ArrayList<>();
        for (String cells : found.words) {
            if (cells.indexOf('.') >= 0 && puzzles.stream().noneMatch(known -> isState(cells, known))) {
                puzzles.add(cells);
            }
        }
        // If one word is malformed, a complete solution is not what the user wants.
        return puzzles.isEmpty() && found.fault == null && !found.words.isEmpty() ? found.words.subList(0, 1) : puzzles;
    }

    private static boolean isState(String cells, String known) {
        for (int i = 0; i < 81; i++) {
            if (known.charAt(i) != '.' && known.charAt(i) != cells.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static String name(String words) {
        String name = inner(words, EDGE);
        name = name.startsWith("+") || name.startsWith("-") ? inner(name.substring(1), EDGE) : name;
        return name.startsWith("#") || name.startsWith("//") ? inner(name, "#/ \t") : name;
    }

    /// Returns a text without leading and trailing characters from a set.
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

    /// Returns the words behind cells as a name. A number is a rating.
    static String nameOf(String words) {
        String name = DocumentBuilder.shortened(words);
        return RATING.matcher(name).matches() ? "Rating " + name : name;
    }

    /// Returns the fault of a long word, or null if it does not look like cells.
    private static @Nullable Fault fault(String word, int before, int line) {
        if ((word.length() == 256 || word.length() == 625) && isLarger(word)) {
            return new Fault.OtherSize(line, before + 1, word.length() == 256 ? 16 : 25);
        }
        int foreign = 0;
        int first = -1;
        int digits = 0;
        boolean alike = true;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean digit = c >= '1' && c <= '9';
            digits += digit ? 1 : 0;
            if (!digit && !Symbols.isBlank(c)) {
                foreign++;
                first = first < 0 ? i : first;
                alike &= c == word.charAt(first);
            }
        }
        // One character may stand for all blank cells, as in rows of 81.
        boolean blanks = foreign > 8 && alike && foreign + digits == word.length();
        if (foreign > 8 && !blanks || word.chars().distinct().count() < 4) {
            return null;
        }
        return first < 0 || blanks
                ? new Fault.BadCount(line, before + word.length(), word.length())
                : new Fault.BadCharacter(line, before + first + 1, Character.toString(word.codePointAt(first)));
    }

    /// Tests whether a word is a larger sudoku: digits, letters for values above 9, and many blanks.
    private static boolean isLarger(String word) {
        long blanks = word.chars().filter(c -> c == '.' || c == '0').count();
        return blanks > word.length() / 4 && word.matches("[0-9A-Pa-p.]+");
    }

    /// Returns the cells of a line with single characters between them and nothing else, or null.
    private static @Nullable String spread(String line) {
        StringBuilder cells = new StringBuilder(81);
        String inner = inner(line, EDGE);
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.charAt(i);
            if (c >= '1' && c <= '9') {
                cells.append(c);
            } else if (Symbols.isBlank(c)) {
                cells.append('.');
            } else if (BREAKS.indexOf(c) < 0 && c != '+' && c != '-' || c == '!') {
                return null;
            }
        }
        boolean signed = cells.length() == inner.length() && unsigned(inner).length() < inner.length();
        return signed ? null : cells.toString();
    }

    /// Returns the cells of a word of 81 characters with `.` for blanks, or null. Any single character besides digits may
    /// be the blank, but not together with a usual one: that is a typo.
    static @Nullable String cells(String word) {
        StringBuilder cells = new StringBuilder(81);
        char other = 0;
        boolean anyUsual = false;
        boolean anyDigit = false;
        for (int i = 0; i < 81; i++) {
            char c = word.charAt(i);
            if (c >= '1' && c <= '9') {
                cells.append(c);
                anyDigit = true;
                continue;
            }
            boolean usual = Symbols.isBlank(c);
            if (!usual && (other != 0 && other != c || c > '~')) {
                return null;
            }
            other = usual ? other : c;
            anyUsual |= usual;
            cells.append('.');
        }
        return other != 0 && (anyUsual || !anyDigit) ? null : cells.toString();
    }
}
