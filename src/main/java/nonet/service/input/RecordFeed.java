package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import nonet.codec.api.Fault;
import nonet.codec.api.Source;
import nonet.codec.api.Symbols;
import nonet.codec.text.TextReader;
import nonet.service.batch.PuzzleBlock;
import nonet.service.batch.PuzzleFeed;
import org.jspecify.annotations.Nullable;

/// The puzzles of a stream of lines, each of which is a record of its own: for every line there is a puzzle or a fault,
/// whatever the lines around it are. Parts of a list that are read on their own therefore have the puzzles of the list.
///
/// Lines end with a line feed, with or without a carriage return before it.
public final class RecordFeed implements PuzzleFeed {

    private static final int USUAL = 1 << 16;
    private static final int CELLS = 81;

    /// The number of bytes that are known of a line that is too long.
    private static final int BEGINNING = 1000;

    private final InputStream in;
    private byte[] buffer = new byte[USUAL];
    private int from;
    private int to;
    private int lines;
    private boolean allRead;
    private boolean passing;
    private long taken;
    private volatile long position;

    /// @param in in UTF-8; invalid lines are taken as Latin-1
    public RecordFeed(InputStream in) {
        this.in = in;
    }

    @Override
    public boolean fill(PuzzleBlock block) throws IOException {
        block.clear();
        boolean waits = false;
        while (!block.isFull() && !waits && !(allRead && from == to)) {
            int end = lineEnd();
            if (end < to || allRead) {
                if (!passing) {
                    add(end, block);
                }
                passing = false;
                from = Math.min(end + 1, to);
            } else {
                passPart(block);
                waits = !block.isEmpty();
                if (!waits) {
                    read();
                }
            }
        }
        position = taken - (to - from);
        return !block.isEmpty();
    }

    @Override
    public long position() {
        return position;
    }

    private int lineEnd() {
        int end = from;
        while (end < to && buffer[end] != '\n') {
            end++;
        }
        return end;
    }

    /// Skips what is known of a line that is too long.
    private void passPart(PuzzleBlock block) {
        if (!passing && to - from > TextReader.LONGEST) {
            block.add(new Fault.LongLine(++lines, 1), Source.line(buffer, from, BEGINNING));
            passing = true;
        }
        from = passing ? to : from;
    }

    private void read() throws IOException {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
        if (to == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * to);
        }
        int count = in.read(buffer, to, buffer.length - to);
        allRead = count < 0;
        to += Math.max(count, 0);
        taken += Math.max(count, 0);
    }

    private void add(int end, PuzzleBlock block) {
        lines++;
        int length = end - from - (end > from && buffer[end - 1] == '\r' ? 1 : 0);
        if (length == CELLS && isPlain()) {
            block.add(buffer, from, lines, "");
        } else {
            add(Source.line(buffer, from, length), block);
        }
    }

    private boolean isPlain() {
        for (int i = from; i < from + CELLS; i++) {
            if (!Symbols.isCell(buffer[i])) {
                return false;
            }
        }
        return true;
    }

    /// Returns the fault of a line without cells: its first letter, as in a text whose lines are not records.
    private Fault none(String line) {
        int at = 0;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at < line.length() && Character.isLetter(line.codePointAt(at))
                ? new Fault.BadCharacter(lines, at + 1, Character.toString(line.codePointAt(at)))
                : new Fault.BadCount(lines, 1, 0);
    }

    /// Adds the puzzle of a line in any form, or a fault at that line if there is none, or more than one.
    private void add(String line, PuzzleBlock block) {
        TextReader reader = TextReader.after(lines - 1);
        reader.add(line);
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
                    fault != null ? fault : puzzles > 1 ? new Fault.BadCount(lines, 1, CELLS * puzzles) : none(line),
                    line);
        } else {
            block.add(only.parsed().puzzle(), lines, only.parsed().name());
        }
    }
}
