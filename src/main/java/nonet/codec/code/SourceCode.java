package nonet.codec.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DistinctPuzzles;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Grids in source code, configuration files and data notations of any language: arrays and lists in any brackets,
/// string literals, facts, and rows after keywords. Comments are ignored.
public final class SourceCode {

    /// The longest text that is read as source code.
    private static final int LONGEST = 1 << 20;

    private static final int LINE = 200;

    private static final Pattern STATEMENT = Pattern.compile("^\\s*(?:"
            // The usual ends of statements and blocks.
            + "[A-Za-z_}@].*[;{]|[A-Za-z_][\\w.]*!?\\([\"'\\[\\d].*|"
            + "(?:def|class|fn|func|function|sub|proc|procedure|program|struct|fun|object|DIM|Dim)\\s+\\w.*|import\\s+[\\w.{}*,"
            + " ]+(?:\\s+from\\s.+)?|from\\s+[\\w.]+\\s+import\\s.+|#\\s*(?:include|define|pragma)\\s.+|#!/.+|"
            + "module\\s.+|:-.+|array\\b.+|<\\?php.*|(?i:insert\\s+into|create\\s+table|select|data)\\s.+|"
            + "\\((?:def\\w*|set[qf]|let|list|define|ns)\\b.*)\\s*$");
    private static final Pattern ASSIGNMENT = Pattern.compile(
            "^\\s*[A-Za-z_$@(](?:[^=\"']{0,100}[\\w\\])>])?\\s*[:+.]?(?:=|<-)\\s*(?:[\\[{(\"'`<#%*&].*|[A-Za-z_][\\w.!:]*\\s*[\\[{(<].*)?$");

    private static final Pattern POOL = Pattern.compile(
            "\\b([a-z]\\w{0,40})\\((?:\\s?\\d\\s?,\\s?\\d\\s?,\\s?\\d\\s{0,40};\\s{0,40}){1,81}\\d\\s?,\\s?\\d\\s?,\\s?\\d\\s?\\)");

    private SourceCode() {}

    /// Tests whether a text is source code rather than a list of puzzles or prose with some code.
    public static boolean is(String text) {
        return text.length() <= LONGEST
                && !text.contains("```")
                && text.lines()
                        .filter(line -> line.length() <= 4000)
                        .map(line -> line.length() <= LINE ? line : line.substring(0, LINE))
                        .anyMatch(line -> ASSIGNMENT.matcher(line).matches()
                                || STATEMENT.matcher(line).matches() && !isProse(line));
    }

    /// Tests whether a line has only characters that occur in sentences.
    private static boolean isProse(String line) {
        return line.chars().noneMatch(c -> "([{=<#\"_;".indexOf(c) >= 0)
                && !line.strip().startsWith("import");
    }

    /// Returns the puzzles of a text.
    ///
    /// @param code whether it is source code
    /// @param plain reads the text of a multi-line string literal
    public static DistinctPuzzles read(String text, boolean code, Function<String, List<ReadPuzzle>> plain) {
        if (text.length() > LONGEST) {
            return new DistinctPuzzles(List.of(), List.of());
        }
        CellTokenizer groups = CellTokenizer.of(withoutPools(text));
        List<ReadPuzzle> puzzles = new ArrayList<>();
        for (ReadPuzzle each : GridMatcher.puzzles(groups.groups(), code)) {
            puzzles.add(new ReadPuzzle(inBoxes(each.document()), each.line()));
        }
        for (CellTokenizer.Block block : groups.blocks()) {
            for (ReadPuzzle each : plain.apply(block.content())) {
                puzzles.add(new ReadPuzzle(each.document(), each.line() + block.line() - 1));
            }
        }
        puzzles.sort(Comparator.comparingInt(ReadPuzzle::line));
        return DistinctPuzzles.of(puzzles);
    }

    /// Returns a program whose facts with several tuples, as in answer set programming, have one each:
    /// `placed(1,1,5; 1,2,3)` is `placed(1,1,5). placed(1,2,3)`.
    private static String withoutPools(String text) {
        return POOL.matcher(text)
                .replaceAll(pool ->
                        Matcher.quoteReplacement(pool.group().replaceAll("\\s*;\\s*", "). " + pool.group(1) + "(")));
    }

    /// Returns a grid whose nine lists are the boxes rather than the rows, if it has one solution in this way only.
    private static Document inBoxes(Document rows) {
        Puzzle puzzle = rows.puzzle();
        if (isProper(puzzle)) {
            return rows;
        }
        byte[] lists = puzzle.values();
        byte[] givens = new byte[81];
        for (int list = 0; list < 9; list++) {
            for (int place = 0; place < 9; place++) {
                givens[(list / 3 * 3 + place / 3) * 9 + list % 3 * 3 + place % 3] = lists[9 * list + place];
            }
        }
        Puzzle boxes = Puzzle.of(givens);
        return isProper(boxes) ? Document.of(rows.name(), boxes) : rows;
    }

    private static boolean isProper(Puzzle puzzle) {
        return puzzle.clues() >= Puzzle.FEWEST_CLUES
                && puzzle.conflicts().isEmpty()
                && new FastSolver().solution(puzzle, Cancel.NEVER) != null;
    }

    /// Returns the number of lists of nine cells in the table around a line, or 0 if there is no such table.
    ///
    /// @param text a text without comments
    /// @param line counted from 1
    public static int listsAround(String text, int line) {
        return text.length() > LONGEST
                ? 0
                : GridMatcher.rowsAround(CellTokenizer.of(text).groups(), line);
    }

    /// Returns the size of a square of numbers that may be a sudoku of another size, or 0.
    public static int otherSize(String text) {
        return text.length() > LONGEST
                ? 0
                : GridMatcher.otherSize(CellTokenizer.of(Comments.without(text)).groups());
    }
}
