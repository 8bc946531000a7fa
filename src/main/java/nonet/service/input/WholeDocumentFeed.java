package nonet.service.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.codec.api.Note;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.format.Fault;
import nonet.service.batch.PuzzleBlock;
import nonet.service.batch.PuzzleFeed;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of a document that was read as a whole.
final class WholeDocumentFeed implements PuzzleFeed, DocumentFeed {

    private final List<ParsedPuzzle> sheets;
    private final List<Fault> faults;
    private final List<Note> notes;
    private final long bytes;
    private int sheet;
    private int fault;
    private volatile long position;

    /// The faults of a text without a puzzle.
    WholeDocumentFeed(List<Fault> faults, long bytes) {
        this.bytes = bytes;
        this.sheets = List.of();
        this.faults = List.copyOf(faults);
        this.notes = List.of();
    }

    /// @param bytes how long the document is
    WholeDocumentFeed(Outcome outcome, long bytes) {
        this.bytes = bytes;
        switch (outcome) {
            case Outcome.Refused(Fault why) -> {
                sheets = List.of();
                faults = List.of(why);
                notes = List.of();
            }
            case Outcome.Read read -> {
                sheets = read.sheets();
                faults = new ArrayList<>(read.faults());
                faults.sort(Comparator.comparingInt(WholeDocumentFeed::line));
                notes = read.notes();
            }
        }
    }

    private static int line(Fault fault) {
        return fault instanceof Fault.Located at ? at.line() : 0;
    }

    @Override
    public @Nullable Item next() {
        boolean faulty = fault < faults.size()
                && (sheet == sheets.size()
                        || line(faults.get(fault)) < sheets.get(sheet).line());
        Item item = faulty
                ? new Item.Misread(faults.get(fault++))
                : sheet < sheets.size() ? new Item.Read(sheets.get(sheet++)) : null;
        position = bytes * (sheet + fault) / (sheets.size() + faults.size());
        return item;
    }

    @Override
    public List<Note> notes() {
        return notes;
    }

    @Override
    public boolean fill(PuzzleBlock block) {
        block.clear();
        while (!block.isFull()) {
            switch (next()) {
                case Item.Read(ParsedPuzzle read) ->
                    block.add(
                            read.document().puzzle(),
                            read.line(),
                            read.document().name());
                case Item.Misread(Fault why) -> block.add(why);
                case null -> {
                    return !block.isEmpty();
                }
            }
        }
        return true;
    }

    @Override
    public long position() {
        return position;
    }
}
