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
import nonet.service.batch.PuzzleStream;
import org.jspecify.annotations.Nullable;

/// The documents and faults of a stream of text, in constant memory. A document is held back as long as following lines
/// may add to it, as the pencil marks below a puzzle do.
final class TextDocuments implements PuzzleStream {

    /// The number of documents and faults that are held back.
    private static final int MOST = 1000;

    /// A held item, which following lines may change.
    private static final class Held {
        private final int number;
        private Item item;

        /// @param number the document's number, or -1 for a fault
        Held(int number, Item item) {
            this.number = number;
            this.item = item;
        }
    }

    private final TextReader reader;
    private final LineFeeder lines;
    private final Deque<Held> held = new ArrayDeque<>();
    private int documents;
    private int faults;
    private boolean over;

    /// @param in in UTF-8, with or without a byte order mark; invalid lines are taken as Latin-1
    TextDocuments(InputStream in, TextReader reader) {
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
                end();
            } else {
                lines.advance(true);
            }
        }
        Held first = held.poll();
        return first == null ? null : first.item;
    }

    /// Tests whether no following line can change the first held item.
    private boolean isSettled() {
        Held first = held.peek();
        return first != null
                && (first.number < 0 || first.number < documents - TextReader.REMEMBERED || held.size() > MOST);
    }

    private void hold(TextReader.Item item) {
        switch (item) {
            case TextReader.Item.Found(int number, ReadPuzzle parsed, TextFormat _)
            when number < documents ->
                held.stream().filter(each -> each.number == number).forEach(each -> each.item = new Item.Read(parsed));
            case TextReader.Item.Found(int number, ReadPuzzle parsed, TextFormat _) -> {
                held.add(new Held(number, new Item.Read(parsed)));
                documents++;
            }
            case TextReader.Item.Misread(Fault fault) -> {
                held.add(new Held(-1, new Item.Misread(fault)));
                faults++;
                over = documents == 0 && faults == TextFeed.PATIENCE;
            }
        }
    }

    private void end() {
        over = true;
        if (documents == 0 && faults == 0) {
            held.add(new Held(-1, new Item.Misread(new Fault.NoPuzzle())));
        }
    }

    @Override
    public List<ReadingNote> notes() {
        return reader.notes();
    }
}
