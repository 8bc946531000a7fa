package nonet.service.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.service.batch.PuzzleBlock;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of a document that was read as a whole.
final class WholeStream implements PuzzleStream {

    private final List<ReadPuzzle> puzzles;
    private final List<Fault> faults;
    private final List<ReadingNote> notes;
    private final long bytes;
    private int puzzle;
    private int fault;
    private volatile long position;

    /// Creates the stream of a text without a puzzle.
    WholeStream(List<Fault> faults, long bytes) {
        this.bytes = bytes;
        this.puzzles = List.of();
        this.faults = List.copyOf(faults);
        this.notes = List.of();
    }

    /// @param bytes the length of the document
    WholeStream(PuzzleReading reading, long bytes) {
        this.bytes = bytes;
        switch (reading) {
            case PuzzleReading.Nothing(Fault why) -> {
                puzzles = List.of();
                faults = List.of(why);
                notes = List.of();
            }
            case PuzzleReading.Puzzles read -> {
                puzzles = read.puzzles();
                faults = new ArrayList<>(read.faults());
                faults.sort(Comparator.comparingInt(WholeStream::line));
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
                && (puzzle == puzzles.size()
                        || line(faults.get(fault)) < puzzles.get(puzzle).line());
        Item item = faulty
                ? new Item.Misread(faults.get(fault++))
                : puzzle < puzzles.size() ? new Item.Read(puzzles.get(puzzle++)) : null;
        position = bytes * (puzzle + fault) / (puzzles.size() + faults.size());
        return item;
    }

    @Override
    public List<ReadingNote> notes() {
        return notes;
    }

    @Override
    public boolean fill(PuzzleBlock block) {
        block.clear();
        while (!block.isFull()) {
            switch (next()) {
                case Item.Read(ReadPuzzle read) -> block.add(read.puzzle(), read.line(), read.name());
                case Item.Misread(Fault why, String _) -> block.add(why);
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
