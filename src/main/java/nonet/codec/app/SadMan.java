package nonet.codec.app;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.text.CellsOfLine;
import nonet.codec.text.GridRow;
import nonet.codec.text.Lines;
import nonet.grid.Cell;
import nonet.play.CellColor;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// SadMan Software's `.sdk`: sections `[Puzzle]`, `[State]`, `[PencilMarks]` and `[Colours]` after headers that begin
/// with `#`.
public final class SadMan implements Codec {

    private static final FormatInfo INFO = new FormatInfo(
            "sdk",
            "SadMan Sudoku",
            List.of("sdk"),
            FormatFeature.PLACED,
            FormatFeature.MARKS,
            FormatFeature.NAMES,
            FormatFeature.COMMENT,
            FormatFeature.COLORS);

    private static final String PUZZLE = "[puzzle]";

    /// The number of lines, without blank ones and comments, that the format is recognized by.
    private static final int LEADING_LINES = 40;

    /// The lines of a section.
    private static final class Section {
        private final int line;
        private final List<Line> rows = new ArrayList<>();

        Section(int line) {
            this.line = line;
        }
    }

    /// A line that is neither blank nor a comment.
    ///
    /// @param number the number of the line, from 1
    private record Line(int number, String text) {}

    /// The content of one puzzle.
    private static final class Game {
        private final Map<String, Section> sections = new HashMap<>();
        private final DocumentBuilder builder = new DocumentBuilder();
        private final List<String> comment = new ArrayList<>();
        private String name = "";

        /// Reads the name, or a line of the comment after the blank that separates it.
        private void header(String header, String line) {
            if (header.startsWith("#D") && name.isEmpty()) {
                name = DocumentBuilder.shortened(header.substring(2));
            } else if (header.startsWith("#C")) {
                String words = line.substring(line.indexOf("#C") + 2);
                comment.add(words.startsWith(" ") ? words.substring(1) : words);
            }
        }

        private Document document() {
            String words = String.join("\n", comment);
            return builder.comment(words.isBlank() ? "" : words).document(name);
        }
    }

    @Override
    public FormatInfo info() {
        return INFO;
    }

    /// Comments count neither for nor against: a title or a link in them may hold anything, also what other formats are
    /// recognized by.
    @Override
    public int confidence(Source source) {
        List<String> lines = source.text()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .limit(LEADING_LINES)
                .toList();
        boolean header = lines.stream().anyMatch(PUZZLE::equalsIgnoreCase);
        return header && lines.stream().noneMatch(line -> line.contains("=")) ? 98 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        List<ReadPuzzle> puzzles = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        int colors = 0;
        for (Game game : games(source.text())) {
            List<Fault> wrong = fill(game);
            faults.addAll(wrong);
            Section puzzle = game.sections.get(PUZZLE);
            if (puzzle != null && wrong.stream().noneMatch(SadMan::isFatal)) {
                Section shown = game.sections.get("[colours]");
                colors += shown == null || colors(shown, game.builder) ? 0 : 1;
                int line = puzzles.isEmpty() && faults.isEmpty() ? 1 : puzzle.line + 1;
                puzzles.add(new ReadPuzzle(game.document(), line));
            }
        }
        if (puzzles.isEmpty()) {
            return new PuzzleReading.Nothing(faults.isEmpty() ? new Fault.NoPuzzle() : faults.getFirst());
        }
        List<ReadingNote> notes =
                colors == 0 ? List.of() : List.of(new ReadingNote(ReadingNote.Kind.COLORS, 0, colors));
        return new PuzzleReading.Puzzles(this, puzzles, notes, faults);
    }

    /// Returns the puzzles of a text. Headers above the name of a section belong to the section. They are kept as they
    /// are; the lines of sections are normalized.
    private static List<Game> games(String text) {
        List<Game> games = new ArrayList<>();
        Game game = new Game();
        Section open = null;
        List<String> lines = text.lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            String header = lines.get(line).strip();
            if (header.startsWith("#")) {
                game.header(header, lines.get(line));
                continue;
            }
            Lines parts = Lines.of(lines.get(line));
            for (int part = 0; part < parts.size(); part++) {
                String row = parts.line(part).strip();
                if (row.startsWith("[") && row.endsWith("]")) {
                    String name = row.toLowerCase(Locale.ROOT);
                    if (name.equals(PUZZLE) && game.sections.containsKey(PUZZLE)) {
                        games.add(game);
                        game = new Game();
                    }
                    open = new Section(line);
                    game.sections.put(name, open);
                } else if (open != null && !row.isEmpty()) {
                    open.rows.add(new Line(line + 1, row));
                }
            }
        }
        games.add(game);
        return games;
    }

    /// Fills the builder from the sections of a puzzle.
    ///
    /// @return the faults of the puzzle
    private static List<Fault> fill(Game game) {
        List<Fault> faults = new ArrayList<>();
        for (String name : List.of(PUZZLE, "[state]")) {
            Section section = game.sections.get(name);
            if (section != null) {
                faults.addAll(digits(section, game.builder, name.equals(PUZZLE)));
            } else if (name.equals(PUZZLE)) {
                faults.add(new Fault.NoPuzzle());
            }
        }
        Section marks = game.sections.get("[pencilmarks]");
        Fault fault = marks == null ? null : marks(marks, game.builder);
        if (fault != null) {
            faults.add(fault);
        }
        return faults;
    }

    /// Tests whether a fault makes the puzzle unusable. Faults after the nine rows do not.
    private static boolean isFatal(Fault fault) {
        return !(fault instanceof Fault.BadCharacter);
    }

    private static List<Fault> digits(Section section, DocumentBuilder builder, boolean givens) {
        long rows = section.rows.stream()
                .filter(line -> CellsOfLine.of(line.text) != null)
                .count();
        int lines = section.rows.size();
        if (rows > 9 || lines < 9) {
            return List.of(new Fault.BadHeight(section.line + 1, 1, rows > 9 ? (int) rows : lines));
        }
        for (int row = 0; row < 9; row++) {
            Line line = section.rows.get(row);
            GridRow cells = GridRow.of(line.text);
            if (cells == null) {
                return List.of(new Fault.BadRow(line.number, line.text.length(), line.text.length()));
            }
            for (int column = 0; column < 9; column++) {
                int digit = cells.digit(column);
                int index = row * 9 + column;
                if (givens) {
                    builder.given(index, digit);
                } else {
                    builder.placed(index, digit);
                }
            }
        }
        return section.rows.stream()
                .skip(9)
                .<Fault>map(
                        line -> new Fault.BadCharacter(line.number, 1, Character.toString(line.text.codePointAt(0))))
                .toList();
    }

    private static @Nullable Fault marks(Section section, DocumentBuilder builder) {
        for (int row = 0; row < Math.min(9, section.rows.size()); row++) {
            Line line = section.rows.get(row);
            String[] cells = line.text.split(",", -1);
            if (cells.length != 9) {
                return new Fault.BadRow(line.number, line.text.length(), cells.length);
            }
            for (int column = 0; column < 9; column++) {
                for (char c : cells[column].toCharArray()) {
                    if (c >= '1' && c <= '9') {
                        builder.mark(row * 9 + column, c - '0');
                    }
                }
            }
        }
        return null;
    }

    /// Reads the colors, numbered from 1, and returns whether all of them were readable.
    private static boolean colors(Section section, DocumentBuilder builder) {
        boolean all = section.rows.size() == 9;
        for (int row = 0; row < Math.min(9, section.rows.size()); row++) {
            String cells = section.rows.get(row).text;
            all &= cells.length() == 9;
            for (int column = 0; column < Math.min(9, cells.length()); column++) {
                int number = cells.charAt(column) - '0';
                if (number >= 1 && number <= CellColor.values().length) {
                    builder.color(row * 9 + column, CellColor.values()[number - 1]);
                } else {
                    all &= number == 0 || cells.charAt(column) == '.';
                }
            }
        }
        return all;
    }

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        StringBuilder text = new StringBuilder();
        String name = DocumentBuilder.shortened(document.name());
        if (!name.isEmpty()) {
            text.append("#D ").append(name).append('\n');
        }
        if (!document.comment().isEmpty()) {
            for (String line : document.comment().split("\r\n|\r|\n", -1)) {
                text.append("#C ").append(line).append('\n');
            }
        }
        text.append("[Puzzle]\n").append(rows(document.puzzle().toString()));
        if (document.hasEntries()) {
            text.append("[State]\n").append(rows(document.grid().toString()));
        }
        if (document.hasMarks()) {
            text.append("[PencilMarks]\n");
            for (Cell cell : Cell.all()) {
                text.append(document.marks(cell)).append(cell.column() < 9 ? ',' : '\n');
            }
        }
        if (!document.colors().isEmpty()) {
            text.append("[Colours]\n");
            for (Cell cell : Cell.all()) {
                CellColor color = document.colors().get(cell);
                text.append(color == null ? "." : color.ordinal() + 1).append(cell.column() < 9 ? "" : "\n");
            }
        }
        return text.toString();
    }

    private static String rows(String cells) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 81; row += 9) {
            text.append(cells, row, row + 9).append('\n');
        }
        return text.toString();
    }
}
