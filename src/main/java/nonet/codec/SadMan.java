package nonet.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nonet.format.Fault;
import nonet.grid.Cell;
import nonet.play.CellColor;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// SadMan Software's `.sdk`: sections `[Puzzle]`, `[State]`, `[PencilMarks]` and `[Colours]` behind headers that begin
/// with `#`.
final class SadMan implements Codec {

    private static final class Section {
        private final int line;
        private final List<String> rows = new ArrayList<>();

        Section(int line) {
            this.line = line;
        }
    }

    @Override
    public String id() {
        return "sdk";
    }

    @Override
    public String name() {
        return "SadMan Sudoku";
    }

    @Override
    public List<String> extensions() {
        return List.of("sdk");
    }

    @Override
    public Set<Carries> carries() {
        return Set.of(Carries.PLACED, Carries.MARKS, Carries.NAMES, Carries.COMMENT, Carries.COLORS);
    }

    @Override
    public int confidence(Source source) {
        boolean header = source.head().lines().anyMatch(line -> line.strip().equals("[puzzle]"));
        return header && source.head().indexOf('=') < 0 ? 95 : 0;
    }

    @Override
    public Outcome read(Source source) {
        Map<String, Section> sections = new HashMap<>();
        Page page = Page.of(source.text());
        Section open = null;
        String name = "";
        Draft draft = new Draft();
        for (int line = 0; line < page.size(); line++) {
            String text = page.line(line).strip();
            if (text.startsWith("[") && text.endsWith("]")) {
                open = new Section(line);
                sections.put(text.toLowerCase(Locale.ROOT), open);
            } else if (open != null && !text.isEmpty() && !text.startsWith("#")) {
                open.rows.add(text);
            } else if (text.startsWith("#D") && name.isEmpty()) {
                name = text.substring(2).strip();
            } else if (text.startsWith("#C")) {
                draft.comment(text.substring(2).strip());
            }
        }
        Section puzzle = sections.get("[puzzle]");
        Section state = sections.get("[state]");
        Section marks = sections.get("[pencilmarks]");
        Fault fault = puzzle == null ? new Fault.NoPuzzle() : digits(puzzle, draft, true);
        fault = fault == null && state != null ? digits(state, draft, false) : fault;
        fault = fault == null && marks != null ? marks(marks, draft) : fault;
        if (fault != null) {
            return new Outcome.Refused(fault);
        }
        Section colors = sections.get("[colours]");
        boolean all = colors == null || colors(colors, draft);
        List<Note> notes = all ? List.of() : List.of(new Note(Note.Kind.COLORS, 0, 1));
        return new Outcome.Read(this, List.of(new Sheet(draft.document(name), 1)), notes);
    }

    private static @Nullable Fault digits(Section section, Draft draft, boolean givens) {
        if (section.rows.size() != 9) {
            return new Fault.BadHeight(section.line + 1, 1, section.rows.size());
        }
        for (int row = 0; row < 9; row++) {
            Row cells = Row.of(section.rows.get(row), true);
            if (cells == null) {
                int size = section.rows.get(row).length();
                return new Fault.BadRow(section.line + row + 2, size, size);
            }
            for (int column = 0; column < 9; column++) {
                int digit = cells.values()[column];
                int index = row * 9 + column;
                if (givens) {
                    draft.given(index, digit);
                } else {
                    draft.placed(index, digit);
                }
            }
        }
        return null;
    }

    private static @Nullable Fault marks(Section section, Draft draft) {
        for (int row = 0; row < Math.min(9, section.rows.size()); row++) {
            String[] cells = section.rows.get(row).split(",", -1);
            if (cells.length != 9) {
                return new Fault.BadRow(
                        section.line + row + 2, section.rows.get(row).length(), cells.length);
            }
            for (int column = 0; column < 9; column++) {
                for (char c : cells[column].toCharArray()) {
                    if (c >= '1' && c <= '9') {
                        draft.mark(row * 9 + column, c - '0');
                    }
                }
            }
        }
        return null;
    }

    /// Takes the colors over, numbered from 1, and tells whether those were all.
    private static boolean colors(Section section, Draft draft) {
        boolean all = section.rows.size() == 9;
        for (int row = 0; row < Math.min(9, section.rows.size()); row++) {
            String cells = section.rows.get(row);
            all &= cells.length() == 9;
            for (int column = 0; column < Math.min(9, cells.length()); column++) {
                int number = cells.charAt(column) - '0';
                if (number >= 1 && number <= CellColor.values().length) {
                    draft.color(row * 9 + column, CellColor.values()[number - 1]);
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
        if (!document.name().isEmpty()) {
            text.append("#D ").append(document.name()).append('\n');
        }
        document.comment()
                .lines()
                .forEach(line -> text.append("#C ").append(line.strip()).append('\n'));
        text.append("[Puzzle]\n").append(rows(document.puzzle().toString()));
        if (Sheets.hasPlaced(document)) {
            text.append("[State]\n").append(rows(document.grid().toString()));
        }
        if (Sheets.hasMarks(document)) {
            text.append("[PencilMarks]\n");
            for (Cell cell : Cell.all()) {
                text.append(Sheets.marks(document, cell)).append(cell.column() < 9 ? ',' : '\n');
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
