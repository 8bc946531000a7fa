package nonet.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Puzzles in plain text: 81 characters on a line, nine lines of nine, framed grids, one puzzle or many. Digits are
/// givens, `0 . * _ ?` are blanks, white space and `, ; | + -` stand between cells, `#` begins a comment, and what
/// follows 81 cells after a blank is the puzzle's name.
public final class PuzzleText {

    private static final Pattern BORDER = Pattern.compile(".*(---|===|\u2500\u2500|\u2550\u2550).*");
    private static final Pattern FULL_LINE = Pattern.compile("([0-9.*_?]{81})(?:[\\s,;|]+(.*))?");
    private static final String BLANKS = "0.*_?";
    private static final String SEPARATORS = ",;|+-\u2502\u2551\u2503";

    /// A line that holds cells.
    private record Row(int number, String cells, String name) {}

    private PuzzleText() {}

    /// Reads a text.
    public static Reading read(String text) {
        if (text.codePoints().anyMatch(PuzzleText::isBinary)) {
            return new Reading.Malformed(new Fault.NotText());
        }
        List<Row> rows = new ArrayList<>();
        String comment = "";
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            int mark = line.indexOf('#');
            String content = (mark < 0 ? line : line.substring(0, mark)).replace("\uFEFF", "");
            String said = mark < 0 ? "" : line.substring(mark + 1).strip();
            if (content.isBlank()) {
                comment = said.isEmpty() ? comment : said;
                continue;
            }
            if (BORDER.matcher(content).matches()) {
                continue;
            }
            var full = FULL_LINE.matcher(content.strip());
            if (full.matches()) {
                String behind = full.group(2) == null ? "" : full.group(2).strip();
                rows.add(new Row(number, full.group(1), first(said, behind, comment)));
            } else {
                StringBuilder cells = new StringBuilder();
                Fault fault = cells(content, number, cells);
                if (fault != null) {
                    return new Reading.Malformed(looksLikeCells(content) || !rows.isEmpty() ? fault : noPuzzle(text));
                }
                if (!cells.isEmpty()) {
                    rows.add(new Row(number, cells.toString(), first(said, comment)));
                }
            }
            comment = "";
        }
        return group(rows);
    }

    private static Reading group(List<Row> rows) {
        if (rows.isEmpty()) {
            return new Reading.Malformed(new Fault.NoPuzzle());
        }
        int total = rows.stream().mapToInt(row -> row.cells.length()).sum();
        if (total == 81) {
            return new Reading.Puzzles(List.of(puzzle(rows)));
        }
        List<NamedPuzzle> puzzles = new ArrayList<>();
        List<Row> block = new ArrayList<>();
        for (Row row : rows) {
            if (row.cells.length() == 81 && block.isEmpty()) {
                puzzles.add(puzzle(List.of(row)));
            } else if (row.cells.length() == 9) {
                block.add(row);
            } else {
                boolean ofRows =
                        rows.stream().filter(each -> each.cells.length() == 9).count() * 2 > rows.size();
                return malformed(ofRows ? new Fault.BadRow(row.number, row.cells.length()) : count(rows, total));
            }
            if (block.size() == 9) {
                puzzles.add(puzzle(block));
                block.clear();
            }
        }
        return block.isEmpty()
                ? new Reading.Puzzles(puzzles)
                : malformed(new Fault.BadCount(block.getLast().number, block.size() * 9));
    }

    private static Fault count(List<Row> rows, int total) {
        for (Row row : rows) {
            if (rows.size() > 1 && row.cells.length() > 40 && row.cells.length() != 81) {
                return new Fault.BadCount(row.number, row.cells.length());
            }
        }
        return new Fault.BadCount(rows.getLast().number, total);
    }

    private static NamedPuzzle puzzle(List<Row> rows) {
        StringBuilder cells = new StringBuilder();
        rows.forEach(row -> cells.append(row.cells));
        String name = rows.stream()
                .map(Row::name)
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElse("");
        return new NamedPuzzle(Puzzle.of(cells.toString().replaceAll("[*_?]", ".")), name, rows.getFirst().number);
    }

    /// Adds the cells of a line to the builder, or returns what is wrong with it.
    private static @Nullable Fault cells(String line, int number, StringBuilder cells) {
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (character >= '0' && character <= '9' || BLANKS.indexOf(character) >= 0) {
                cells.append(character);
            } else if (!Character.isWhitespace(character)
                    && !Character.isSpaceChar(character)
                    && SEPARATORS.indexOf(character) < 0) {
                return new Fault.BadCharacter(number, i + 1, Character.toString(line.codePointAt(i)));
            }
        }
        return null;
    }

    private static Fault noPuzzle(String text) {
        List<String> lines = text.lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            if (looksLikeCells(lines.get(number - 1))) {
                Fault fault = cells(lines.get(number - 1), number, new StringBuilder());
                if (fault != null) {
                    return fault;
                }
            }
        }
        return new Fault.NoPuzzle();
    }

    /// Tells whether most of a line could be cells, so that a stray letter in it is worth pointing at.
    private static boolean looksLikeCells(String line) {
        long cells = line.chars()
                .filter(c -> c >= '0' && c <= '9' || BLANKS.indexOf(c) >= 0)
                .count();
        return cells >= 5 && cells * 2 > line.strip().length();
    }

    private static boolean isBinary(int character) {
        return character == 0xFFFD || character < ' ' && "\t\n\r\f\u000B".indexOf(character) < 0;
    }

    private static Reading malformed(Fault fault) {
        return new Reading.Malformed(fault);
    }

    private static String first(String... names) {
        for (String name : names) {
            if (!name.isEmpty()) {
                return name;
            }
        }
        return "";
    }
}
