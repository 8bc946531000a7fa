package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.service.batch.PuzzleBlock;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of a stream of text, in constant memory. As an item, a puzzle is held back as long as following
/// lines may add to it, as the pencil marks below a puzzle do. In a block, what comes later is dropped, and a line of 81
/// cells and nothing else is copied as raw bytes.
public final class TextStream implements PuzzleStream {

    /// The number of faults without a puzzle after which the input is not taken as a list.
    static final int PATIENCE = 10;

    /// The number of items that are held back.
    private static final int MOST = 1000;

    /// A held item, which following lines may change.
    private static final class Held {
        private final int number;
        private Item item;

        /// @param number the puzzle's number, or -1 for a fault
        Held(int number, Item item) {
            this.number = number;
            this.item = item;
        }
    }

    private final TextReader reader;
    private final LineFeeder lines;
    private final Deque<Held> held = new ArrayDeque<>();
    private boolean over;
    private int puzzles;
    private int faults;
    private volatile long position;

    /// @param in in UTF-8, with or without a byte order mark; invalid lines are taken as Latin-1
    public TextStream(InputStream in) {
        this(in, new TextReader());
    }

    TextStream(InputStream in, TextReader reader) {
        this.reader = reader;
        this.lines = new LineFeeder(in, reader);
    }

    @Override
    public @Nullable Item next() throws IOException {
        while (!over && !isSettled()) {
            TextReader.Item item = reader.poll();
            if (item != null) {
                hold(item);
            } else if (lines.isEnded()) {
                over = true;
                if (puzzles + faults == 0) {
                    held.add(new Held(-1, new Item.Misread(new Fault.NoPuzzle())));
                }
            } else {
                lines.advance(true);
            }
        }
        position = lines.position();
        Held first = held.poll();
        return first == null ? null : first.item;
    }

    /// Tests whether no following line can change the first held item.
    private boolean isSettled() {
        Held first = held.peek();
        return first != null
                && (first.number < 0 || first.number < puzzles - TextReader.REMEMBERED || held.size() > MOST);
    }

    private void hold(TextReader.Item item) {
        switch (item) {
            case TextReader.Item.Found(int number, ReadPuzzle read, TextFormat _)
            when number < puzzles ->
                held.stream().filter(each -> each.number == number).forEach(each -> each.item = new Item.Read(read));
            case TextReader.Item.Found(int number, ReadPuzzle read, TextFormat _) -> {
                held.add(new Held(number, new Item.Read(read)));
                puzzles++;
            }
            case TextReader.Item.Misread(Fault fault) -> {
                held.add(new Held(-1, new Item.Misread(fault)));
                countFault();
            }
        }
    }

    @Override
    public boolean fill(PuzzleBlock block) throws IOException {
        block.clear();
        boolean waits = false;
        while (!block.isFull() && !waits && !over) {
            if (lines.hasPlain()) {
                block.add(lines.buffer(), lines.from(), reader.lines() + 1, lines.pass());
                puzzles++;
                continue;
            }
            TextReader.Item item = reader.poll();
            if (item != null) {
                add(item, block);
            } else if (lines.isEnded()) {
                over = true;
                if (puzzles + faults == 0) {
                    block.add(new Fault.NoPuzzle());
                }
            } else {
                waits = !lines.advance(block.isEmpty());
            }
        }
        position = lines.position();
        return !block.isEmpty();
    }

    private void add(TextReader.Item item, PuzzleBlock block) {
        // Not a switch over patterns, because Java takes longer to link its first one than to solve a puzzle.
        if (item instanceof TextReader.Item.Found(int number, ReadPuzzle read, TextFormat _)) {
            // Additions to a puzzle that was passed on already are dropped here.
            if (number >= puzzles) {
                block.add(read.puzzle(), read.line(), read.name());
                puzzles++;
            }
        } else if (item instanceof TextReader.Item.Misread(Fault fault)) {
            block.add(fault);
            countFault();
        }
    }

    private void countFault() {
        faults++;
        over = puzzles == 0 && faults == PATIENCE;
    }

    @Override
    public List<ReadingNote> notes() {
        return reader.notes();
    }

    @Override
    public long position() {
        return position;
    }
}
