package nonet.codec;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonet.format.Fault;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Goes through a text with forms at hand and collects the puzzles. A later state or the solution of a puzzle that was
/// found already is not a puzzle of its own.
final class TextScan {

    /// @param codec the form of the first puzzle; empty when there is none
    record Found(
            String codec,
            List<Sheet> sheets,
            List<Note> notes,
            @Nullable Fault fault) {}

    private record Kept(Sheet sheet, String codec, int end) {}

    private final List<Kept> kept = new ArrayList<>();
    private final Map<Note.Kind, Note> notes = new EnumMap<>(Note.Kind.class);
    private @Nullable Fault fault;

    private TextScan() {}

    static Found scan(Page page, List<Form> forms) {
        TextScan scan = new TextScan();
        for (int line = 0; line < page.size(); ) {
            Form.Match match = page.isBlank(line) || page.isFrame(line) ? null : first(page, forms, line);
            if (match == null) {
                line++;
                continue;
            }
            scan.take(page, match);
            line = Math.max(line + 1, match.end());
        }
        String codec = scan.kept.isEmpty() ? "" : scan.kept.getFirst().codec;
        return new Found(
                codec, scan.kept.stream().map(Kept::sheet).toList(), List.copyOf(scan.notes.values()), scan.fault);
    }

    private static Form.@Nullable Match first(Page page, List<Form> forms, int line) {
        for (Form form : forms) {
            Form.Match match = form.match(page, line);
            if (match != null) {
                return match;
            }
        }
        return null;
    }

    private void take(Page page, Form.Match match) {
        if (match.fault() != null) {
            fault = fault == null ? match.fault() : fault;
            note(Note.Kind.SKIPPED, match.fault() instanceof Fault.Located at ? at.line() : 0);
        }
        int before = kept.size();
        for (Sheet sheet : match.sheets()) {
            boolean list = List.of("line", "hodoku", "s729").contains(match.codec());
            int earlier = earlier(sheet, list ? match.codec() : "");
            if (earlier < 0) {
                kept.add(new Kept(sheet, match.codec(), match.end()));
                if (!match.certain() && match.codec().equals("pm")) {
                    note(Note.Kind.GIVENS_UNKNOWN, sheet.line());
                }
            } else {
                repeat(page, match, sheet, earlier, before);
            }
        }
    }

    private void repeat(Page page, Form.Match match, Sheet sheet, int earlier, int before) {
        Kept known = kept.get(earlier);
        boolean last = earlier == kept.size() - 1;
        if (sheet.document().grid().equals(known.sheet.document().grid())) {
            note(Note.Kind.REPEATED, sheet.line());
        } else if (sheet.document().grid().blanks().isEmpty()) {
            note(Note.Kind.SOLUTIONS, sheet.line());
        } else if (match.certain()
                && sheet.document().puzzle().equals(known.sheet.document().puzzle())) {
            kept.set(earlier, new Kept(new Sheet(sheet.document(), known.sheet.line()), match.codec(), match.end()));
        } else if (last && (earlier >= before || isAdjacent(page, known.end, sheet.line() - 1))) {
            Document merged = merged(known.sheet.document(), sheet.document());
            kept.set(earlier, new Kept(new Sheet(merged, known.sheet.line()), match.codec(), match.end()));
        } else {
            note(Note.Kind.REPEATED, sheet.line());
        }
    }

    private void note(Note.Kind kind, int line) {
        Note note = notes.get(kind);
        notes.put(kind, note == null ? new Note(kind, line, 1) : new Note(kind, note.line(), note.count() + 1));
    }

    /// Returns which of the last puzzles this one is a state of, or -1. Lines of a list are puzzles of their own.
    private int earlier(Sheet sheet, String list) {
        for (int i = kept.size() - 1; i >= Math.max(0, kept.size() - 20); i--) {
            Kept known = kept.get(i);
            if (!known.codec.equals(list) && known.sheet.document().puzzle().clues() > 7 && isState(sheet, known)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isState(Sheet sheet, Kept known) {
        byte[] values = sheet.document().grid().values();
        byte[] givens = known.sheet.document().puzzle().values();
        for (int i = 0; i < 81; i++) {
            if (givens[i] != 0 && givens[i] != values[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAdjacent(Page page, int from, int to) {
        for (int line = from; line < to; line++) {
            if (!page.isBlank(line) && !page.isFrame(line)) {
                return false;
            }
        }
        return true;
    }

    private static Document merged(Document puzzle, Document state) {
        Draft draft = Draft.of(puzzle);
        Grid grid = state.grid();
        byte[] values = grid.values();
        for (Cell cell : Cell.all()) {
            draft.placed(cell.index(), values[cell.index()]);
            draft.marks(cell.index(), grid.candidates(cell).mask());
        }
        return draft.document(puzzle.name());
    }
}
