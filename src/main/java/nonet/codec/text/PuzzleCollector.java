package nonet.codec.text;

import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults that a [TextReader] has found and not yet returned. A repeated puzzle is merged into the earlier
/// one if it adds digits or marks to it; otherwise it is left out with a note.
final class PuzzleCollector {

    private final Lines lines;
    private final Queue<TextReader.Item> items = new ArrayDeque<>();
    private final RecentPuzzles recent = new RecentPuzzles();
    private final Map<ReadingNote.Kind, ReadingNote> notes = new EnumMap<>(ReadingNote.Kind.class);

    PuzzleCollector(Lines lines) {
        this.lines = lines;
    }

    boolean isEmpty() {
        return items.isEmpty();
    }

    TextReader.@Nullable Item poll() {
        return items.poll();
    }

    /// Returns what was left out and assumed so far.
    List<ReadingNote> notes() {
        return List.copyOf(notes.values());
    }

    /// Tests whether the last puzzles were lines of 81 cells, so that the next such line is a puzzle of its own.
    boolean isList() {
        return recent.isList();
    }

    /// Counts a line of 81 cells that was handed on as it is.
    void pass(byte[] cells, int from) {
        recent.add(cells, from);
    }

    /// Adds places that are no puzzles.
    void misread(List<Fault> faults) {
        faults.forEach(fault -> items.add(new TextReader.Item.Misread(fault)));
    }

    /// Takes the puzzle of a match: as one that was not there before, or as a later state or the solution of one.
    ///
    /// @param grid whether it covers several lines
    /// @param said whether words precede it, above it or on its line
    /// @param afterFault whether a fault precedes it
    void take(ReadPuzzle read, TextForm.Match match, boolean grid, boolean said, boolean afterFault) {
        RecentPuzzles.Known known = recent.of(read, match.format(), said);
        if (known != null) {
            repeat(match, read, known);
        } else if (afterFault
                && (grid || said)
                && read.document().grid().blanks().isEmpty()) {
            // The solution of a puzzle that is broken.
            note(ReadingNote.Kind.SOLUTIONS, read.line());
        } else if (recent.size() > 0 && grid && ClueConflicts.isNonsense(read.puzzle())) {
            misread(List.of(new Fault.Clashing(read.line(), 1)));
        } else {
            items.add(new TextReader.Item.Found(recent.size(), read, match.format()));
            recent.add(read, match.format(), match.end());
            if (!match.certain() && match.format() == TextFormat.PENCIL_MARKS) {
                note(ReadingNote.Kind.GIVENS_UNKNOWN, read.line());
            }
        }
    }

    private void repeat(TextForm.Match match, ReadPuzzle read, RecentPuzzles.Known known) {
        Document before = known.puzzle().document();
        boolean last = known.number() == recent.size() - 1;
        if (read.document().grid().equals(before.grid())) {
            note(ReadingNote.Kind.REPEATED, read.line());
        } else if (read.document().grid().blanks().isEmpty()) {
            note(ReadingNote.Kind.SOLUTIONS, read.line());
        } else if (match.certain() && read.puzzle().equals(before.puzzle())) {
            replace(known, read.document(), match);
        } else if (last && isAdjacent(known.end(), read.line() - 1)) {
            replace(known, merged(before, read.document()), match);
        } else {
            note(ReadingNote.Kind.REPEATED, read.line());
        }
    }

    private void replace(RecentPuzzles.Known known, Document document, TextForm.Match match) {
        ReadPuzzle read = new ReadPuzzle(document, known.puzzle().line());
        recent.replace(new RecentPuzzles.Known(known.number(), read, match.format(), match.end()));
        items.add(new TextReader.Item.Found(known.number(), read, match.format()));
    }

    private void note(ReadingNote.Kind kind, int line) {
        ReadingNote note = notes.get(kind);
        notes.put(
                kind,
                note == null ? new ReadingNote(kind, line, 1) : new ReadingNote(kind, note.line(), note.count() + 1));
    }

    private boolean isAdjacent(int from, int to) {
        for (int line = from; line < to; line++) {
            if (!lines.holds(line) || !lines.isBlank(line) && !lines.isFrame(line)) {
                return false;
            }
        }
        return from > 0;
    }

    private static Document merged(Document puzzle, Document state) {
        DocumentBuilder builder = DocumentBuilder.of(puzzle);
        Grid grid = state.grid();
        byte[] values = grid.values();
        for (Cell cell : Cell.all()) {
            builder.placed(cell.index(), values[cell.index()]);
            builder.marks(cell.index(), grid.candidates(cell).mask());
        }
        return builder.document(puzzle.name());
    }
}
