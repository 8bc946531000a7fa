package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.codec.api.Fault;
import nonet.codec.api.Symbols;
import nonet.grid.Numbers;
import org.jspecify.annotations.Nullable;

/// Decides which lines of words belong to the layout of a text, and which of them are stray lines in a list of puzzles.
///
/// Any words may surround grids, and any words may occur in prose, that is, in a text that begins with more than a
/// title. A list, with one puzzle per line, may have a title or column names at its beginning, headings before parts
/// that are set off by a blank line, or a heading above each puzzle. Any other line in it was meant to be a puzzle. Notes,
/// which indent their puzzles below words, may have any words between puzzles.
final class StrayLineFilter {

    /// The last item found.
    private enum Last {
        NOTHING,
        LINE,
        GRID
    }

    /// @param line the number of the line, from 1
    /// @param setOff whether a blank line precedes it
    private record Words(int line, String text, boolean setOff, Fault fault) {}

    private static final Set<String> COLUMNS =
            Set.of("puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "grid", "grids", "board", "question");

    /// The largest number above a list that tells how many puzzles follow.
    private static final int MOST_PUZZLES = 9_999_999;

    private final List<Words> waiting = new ArrayList<>();
    private Last last = Last.NOTHING;
    private boolean prose;
    /// Whether a puzzle is indented more than words above it.
    private boolean notes;
    /// The smallest indentation of a line of words so far.
    private int margin = Integer.MAX_VALUE;

    private boolean afterBlank;
    /// Whether only cells precede the first puzzle.
    private boolean onlyCells = true;
    private int before;
    /// The heading above the last puzzle of the list.
    private @Nullable String heading;

    /// Tests whether the role of a line of words is still undecided.
    boolean isOpen() {
        return !waiting.isEmpty();
    }

    void blank() {
        afterBlank = true;
    }

    /// Adds a line that is neither a puzzle nor a comment.
    ///
    /// @return the faults that are now certain
    List<Fault> words(int line, String text) {
        String words = text.strip();
        if (isDrawn(words)) {
            return List.of();
        }
        margin = Math.min(margin, text.length() - text.stripLeading().length());
        List<Fault> sure = List.of();
        if (last == Last.NOTHING) {
            before++;
            onlyCells &= CellsOfLine.of(words) != null;
            prose |= before > 1 || isSentence(words);
            waiting.clear();
        } else {
            sure = resolve(false);
        }
        waiting.add(new Words(line, words, afterBlank, fault(line, text)));
        afterBlank = false;
        return sure;
    }

    /// Records that a single-line puzzle follows.
    ///
    /// @param indent the number of blank characters before it
    /// @param logged whether a word stands before it, so that lines with other words are no wonder
    List<Fault> line(int indent, boolean logged) {
        notes |= indent > margin;
        prose |= logged;
        Words first = waiting.isEmpty() ? null : waiting.getFirst();
        Words above = first != null && afterBlank && last != Last.NOTHING && !first.text.endsWith(":") ? null : first;
        boolean fits = above != null && isHeading(above);
        heading = above != null && fits ? above.text : null;
        List<Fault> sure = resolve(fits);
        last = Last.LINE;
        afterBlank = false;
        return sure;
    }

    /// Records that a multi-line puzzle follows.
    List<Fault> grid() {
        List<Fault> sure = resolve(true);
        last = Last.GRID;
        afterBlank = false;
        return sure;
    }

    /// Records that a fault follows.
    List<Fault> fault() {
        List<Fault> sure = resolve(last == Last.NOTHING);
        onlyCells = false;
        return sure;
    }

    /// Records the end of the text.
    List<Fault> end() {
        List<Fault> cells = onlyCells && last == Last.NOTHING
                ? waiting.stream().map(Words::fault).toList()
                : List.of();
        List<Fault> sure = resolve(last == Last.NOTHING);
        return cells.isEmpty() ? sure : cells;
    }

    private List<Fault> resolve(boolean belong) {
        boolean fine = belong || prose || last == Last.GRID || waiting.isEmpty();
        List<Fault> sure = fine
                ? List.of()
                : waiting.stream()
                        .filter(words -> !notes || CellsOfLine.of(words.text) != null)
                        .map(Words::fault)
                        .toList();
        waiting.clear();
        return sure;
    }

    private boolean isHeading(Words words) {
        String known = heading;
        if (last == Last.NOTHING) {
            return isTitle(words.text)
                    || words.text.indexOf(' ') >= 0
                    || isColumns(words.text)
                    || Numbers.parse(words.text, 1, MOST_PUZZLES).isPresent();
        }
        return words.text.endsWith(":")
                || words.setOff && isTitle(words.text)
                || known != null && stem(known).equals(stem(words.text));
    }

    /// Tests whether a line is neither words nor cells: a bracket, or a line of drawing characters.
    static boolean isDrawn(String line) {
        return line.chars().noneMatch(Character::isLetterOrDigit) && CellsOfLine.of(line) == null;
    }

    /// Tests whether a line names the columns of a table.
    static boolean isColumns(String words) {
        for (String word : words.toLowerCase(Locale.ROOT).split("[,;\t]", 50)) {
            if (COLUMNS.contains(word.strip())) {
                return true;
            }
        }
        return RowsForm.isLabels(GridRow.of(words));
    }

    private static boolean isTitle(String words) {
        return !(words.charAt(0) >= 'a' && words.charAt(0) <= 'z') && CellsOfLine.of(words) == null;
    }

    /// Tests whether a line is a sentence, or opens a block, as in prose or a program.
    private static boolean isSentence(String words) {
        return words.endsWith(".") && words.indexOf(' ') > 0 || "[({=".indexOf(words.charAt(words.length() - 1)) >= 0;
    }

    /// Returns the prefix that a heading shares with the next one: `Puzzle` of `Puzzle 12`.
    private static String stem(String heading) {
        int end = 0;
        while (end < heading.length() && Character.isLetter(heading.charAt(end))) {
            end++;
        }
        return heading.substring(0, end);
    }

    private static Fault fault(int line, String text) {
        CellsOfLine cells = CellsOfLine.of(text);
        if (cells != null && cells.foreign() == null) {
            return new Fault.BadCount(line, cells.last(), cells.size());
        }
        int at = 0;
        while (at < text.length() - 1 && !isForeign(text.charAt(at))) {
            at++;
        }
        return new Fault.BadCharacter(line, text.codePointCount(0, at) + 1, Character.toString(text.codePointAt(at)));
    }

    private static boolean isForeign(char c) {
        return !Symbols.isCell(c) && " \t,;|+-".indexOf(c) < 0;
    }
}
