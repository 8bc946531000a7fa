package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Symbols;
import nonet.codec.text.TextReader;
import nonet.service.batch.PuzzleBlock;
import org.jspecify.annotations.Nullable;

/// The puzzles of a stream of lines, each of which is a record of its own: for every line there is a puzzle or a fault,
/// whatever the lines around it are. Parts of a list that are read on their own therefore have the puzzles of the list.
///
/// Lines end with a line feed, with or without a carriage return before it.
public final class RecordStream implements PuzzleStream {

    private static final int CELLS = 81;

    /// The number of bytes that are known of a line that is too long.
    private static final int BEGINNING = 1000;

    private final LineSplitter lines;
    private final PuzzleBlock one = new PuzzleBlock(1);
    private int line;
    private volatile long position;

    /// @param in in UTF-8; invalid lines are taken as Latin-1
    public RecordStream(InputStream in) {
        lines = new LineSplitter(in, false);
    }

    @Override
    public @Nullable Item next() throws IOException {
        return fill(one) ? PuzzleStream.items(one).getFirst() : null;
    }

    @Override
    public boolean fill(PuzzleBlock block) throws IOException {
        block.clear();
        boolean waits = false;
        while (!block.isFull() && !waits && !lines.isEnded()) {
            if (lines.isComplete()) {
                add(block);
            } else if (lines.available() > TextReader.LONGEST) {
                block.add(new Fault.LongLine(++line, 1), lines.text(BEGINNING));
                lines.skip();
            } else {
                waits = !block.isEmpty();
                if (!waits) {
                    lines.read();
                }
            }
        }
        position = lines.position();
        return !block.isEmpty();
    }

    @Override
    public List<ReadingNote> notes() {
        return List.of();
    }

    @Override
    public long position() {
        return position;
    }

    /// Adds what the next line holds.
    private void add(PuzzleBlock block) {
        if (lines.isEnded()) {
            // The line that was skipped was the last.
            return;
        }
        line++;
        int known = lines.known();
        int length = known - (known > 0 && lines.buffer()[lines.from() + known - 1] == '\r' ? 1 : 0);
        if (length == CELLS && isPlain()) {
            block.add(lines.buffer(), lines.from(), line, "");
        } else {
            add(lines.text(length), block);
        }
        lines.leave(known);
    }

    private boolean isPlain() {
        for (int i = lines.from(); i < lines.from() + CELLS; i++) {
            if (!Symbols.isCell(lines.buffer()[i])) {
                return false;
            }
        }
        return true;
    }

    /// Returns the fault of a line without cells: its first letter, as in a text whose lines are not records.
    private Fault none(String text) {
        int at = 0;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() && Character.isLetter(text.codePointAt(at))
                ? new Fault.BadCharacter(line, at + 1, Character.toString(text.codePointAt(at)))
                : new Fault.BadCount(line, 1, 0);
    }

    /// Adds the puzzle of a line in any form, or a fault at that line if there is none, or more than one.
    private void add(String text, PuzzleBlock block) {
        TextReader reader = TextReader.after(line - 1);
        reader.add(text);
        reader.end();
        TextReader.Item.@Nullable Found only = null;
        Fault fault = null;
        int puzzles = 0;
        for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
            if (item instanceof TextReader.Item.Found found) {
                only = found;
                puzzles = found.number() + 1;
            } else if (item instanceof TextReader.Item.Misread(Fault.Located at)) {
                fault = at;
            }
        }
        if (only == null || puzzles > 1 || fault != null) {
            block.add(
                    fault != null ? fault : puzzles > 1 ? new Fault.BadCount(line, 1, CELLS * puzzles) : none(text),
                    text);
        } else {
            block.add(only.puzzle().puzzle(), line, only.puzzle().name());
        }
    }
}
