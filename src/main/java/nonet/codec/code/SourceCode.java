package nonet.codec.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import nonet.codec.api.Note;
import nonet.codec.api.ParsedPuzzle;
import nonet.play.Document;

/// Grids in source code, configuration files and data notations of any language: arrays and lists in any brackets,
/// string literals, facts, and rows after keywords. Comments are ignored.
public final class SourceCode {

    /// The puzzles, and remarks on what was left out.
    public record Found(List<ParsedPuzzle> puzzles, List<Note> notes) {}

    /// The longest text that is read as source code.
    private static final int LONGEST = 1 << 20;

    private static final int LINE = 200;
    private static final int NEAR = 20;

    private static final Pattern STATEMENT = Pattern.compile("^\\s*(?:"
            // The usual ends of statements and blocks.
            + "[A-Za-z_}@].*[;{]|[A-Za-z_][\\w.]*!?\\([\"'\\[\\d].*|"
            + "(?:def|class|fn|func|function|sub|proc|procedure|program|struct|fun|object|DIM|Dim)\\s+\\w.*|import\\s+[\\w.{}*,"
            + " ]+(?:\\s+from\\s.+)?|from\\s+[\\w.]+\\s+import\\s.+|#\\s*(?:include|define|pragma)\\s.+|#!/.+|"
            + "module\\s.+|:-.+|array\\b.+|<\\?php.*|(?i:insert\\s+into|create\\s+table|select|data)\\s.+|"
            + "\\((?:def\\w*|set[qf]|let|list|define|ns)\\b.*)\\s*$");
    private static final Pattern ASSIGNMENT = Pattern.compile(
            "^\\s*[A-Za-z_$@(](?:[^=\"']{0,100}[\\w\\])>])?\\s*[:+.]?(?:=|<-)\\s*(?:[\\[{(\"'`<#%*&].*|[A-Za-z_][\\w.!:]*\\s*[\\[{(<].*)?$");

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
    public static Found read(String text, boolean code, Function<String, List<ParsedPuzzle>> plain) {
        if (text.length() > LONGEST) {
            return new Found(List.of(), List.of());
        }
        CellGroups groups = CellGroups.of(text);
        List<ParsedPuzzle> puzzles = new ArrayList<>(GridRuns.puzzles(groups.groups(), code));
        for (CellGroups.Block block : groups.blocks()) {
            for (ParsedPuzzle parsed : plain.apply(block.content())) {
                puzzles.add(new ParsedPuzzle(parsed.document(), parsed.line() + block.line() - 1));
            }
        }
        puzzles.sort(Comparator.comparingInt(ParsedPuzzle::line));
        return withoutSolutions(puzzles);
    }

    /// Returns the size of a square of numbers that may be a sudoku of another size, or 0.
    public static int otherSize(String text) {
        return text.length() > LONGEST
                ? 0
                : GridRuns.otherSize(CellGroups.of(Comments.without(text)).groups());
    }

    private static Found withoutSolutions(List<ParsedPuzzle> puzzles) {
        List<ParsedPuzzle> kept = new ArrayList<>();
        int solutions = 0;
        int repeated = 0;
        for (int i = 0; i < puzzles.size(); i++) {
            Document document = puzzles.get(i).document();
            boolean full = document.grid().blanks().isEmpty();
            boolean solution = false;
            boolean again = false;
            for (int j = Math.max(0, i - NEAR); j < Math.min(puzzles.size(), i + NEAR); j++) {
                Document other = puzzles.get(j).document();
                again |= j < i && other.grid().equals(document.grid());
                solution |= full && isStateOf(document, other);
            }
            solutions += solution ? 1 : 0;
            repeated += again && !solution ? 1 : 0;
            if (!solution && !again) {
                kept.add(puzzles.get(i));
            }
        }
        List<Note> notes = new ArrayList<>();
        if (solutions > 0) {
            notes.add(new Note(Note.Kind.SOLUTIONS, 0, solutions));
        }
        if (repeated > 0) {
            notes.add(new Note(Note.Kind.REPEATED, 0, repeated));
        }
        return new Found(kept, notes);
    }

    private static boolean isStateOf(Document state, Document puzzle) {
        byte[] values = state.grid().values();
        byte[] givens = puzzle.puzzle().values();
        boolean more = false;
        for (int i = 0; i < 81; i++) {
            if (givens[i] != 0 && givens[i] != values[i]) {
                return false;
            }
            more |= givens[i] == 0 && values[i] != 0;
        }
        return more && puzzle.puzzle().clues() > 7;
    }
}
