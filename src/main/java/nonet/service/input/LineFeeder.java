package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import nonet.codec.api.Source;
import nonet.codec.api.Symbols;
import nonet.codec.text.TextReader;

/// Splits a stream into lines and passes them to a [TextReader], in constant memory.
final class LineFeeder {

    /// The number of lines passed on at once after one more line did not complete a grid.
    private static final int MOST_LINES = 64;

    private static final int USUAL = 1 << 18;

    /// The replacement of a line of which only the beginning is known.
    private static final String TOO_LONG = " ".repeat(TextReader.LONGEST + 1);

    /// The kind of a byte that cannot be a cell.
    private static final int FOREIGN = 1 << 9;

    /// By byte, its kind as a bit: that of the digit, [#FOREIGN], or none for a blank.
    private static final short[] KINDS = kinds();

    private final InputStream in;
    private final TextReader reader;
    private byte[] buffer = new byte[USUAL];
    private int from;
    private int to;
    private boolean allRead;
    private boolean afterReturn;
    private boolean passing;
    private boolean ended;
    private int pace = 1;
    private long taken;

    LineFeeder(InputStream in, TextReader reader) {
        this.in = in;
        this.reader = reader;
    }

    /// Tests whether the reader has all lines.
    boolean isEnded() {
        return ended;
    }

    /// Returns the number of bytes consumed so far.
    long position() {
        return taken - (to - from);
    }

    /// Passes more lines to the reader, or reads on if the buffer holds none.
    ///
    /// @param mayWait whether to wait for input
    /// @return false if it would have to wait
    boolean advance(boolean mayWait) throws IOException {
        if (passing && passesLineEnd()) {
            passing = false;
        } else if (!passing && hasLine()) {
            addLines();
        } else if (mayWait && !ended) {
            read();
        } else {
            return ended;
        }
        return true;
    }

    /// Returns the buffer with the line that [#hasPlain] found.
    byte[] buffer() {
        return buffer;
    }

    /// Returns the index of the next line in the buffer.
    int from() {
        return from;
    }

    /// Tests whether 81 cells and the end of a line come next, none of them can be the first of 729 candidates, and the
    /// line is a puzzle of its own.
    boolean hasPlain() {
        return !passing && isPlain();
    }

    /// Skips the plain line that comes next.
    ///
    /// @return the puzzle's name
    String pass() {
        String name = reader.pass(buffer, from);
        leave(from + 81);
        return name;
    }

    /// Reads on, after the rest of the buffer.
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
        if (afterReturn && to > 0) {
            afterReturn = false;
            from += buffer[0] == '\n' ? 1 : 0;
        }
    }

    /// Tests whether the next line, or the end, is in the buffer.
    private boolean hasLine() {
        return allRead || to - from >= TextReader.LONGEST || lineEnd() < to;
    }

    private int lineEnd() {
        int end = from;
        while (end < to && buffer[end] != '\n' && buffer[end] != '\r') {
            end++;
        }
        return end;
    }

    /// Passes on the next line, and more with it if the lines before were not enough to classify.
    private void addLines() {
        pace = reader.isIdle() ? 1 : Math.min(2 * pace, MOST_LINES);
        for (int left = pace; left > 0 && !passing && !ended && hasLine(); left--) {
            addLine();
        }
    }

    private void addLine() {
        if (from == to) {
            ended = true;
            reader.end();
            return;
        }
        int end = lineEnd();
        String line = Source.line(buffer, from, end - from);
        if (end - from < TextReader.LONGEST) {
            reader.add(line);
            leave(end);
        } else {
            boolean binary = TextReader.isBinary(line);
            reader.add(binary ? line : TOO_LONG);
            from = end;
            passing = true;
            if (binary) {
                // What is not text is not read to its end.
                ended = true;
                reader.end();
            }
        }
    }

    /// Skips the part of a line that is too long which is in the buffer.
    ///
    /// @return whether its end is reached
    private boolean passesLineEnd() {
        int end = lineEnd();
        if (end < to) {
            leave(end);
            return true;
        }
        from = to;
        return allRead;
    }

    /// Moves behind the line that ends here, by the rules of [String#lines()].
    private void leave(int end) {
        from = end;
        if (from < to) {
            boolean returns = buffer[from++] == '\r';
            afterReturn = returns && from == to;
            from += returns && from < to && buffer[from] == '\n' ? 1 : 0;
        }
    }

    private boolean isPlain() {
        int end = from + 81;
        boolean ends = end < to ? buffer[end] == '\n' || buffer[end] == '\r' : end == to && allRead;
        if (!ends || !reader.isIdle()) {
            return false;
        }
        // Digits in the places of their candidates do not count, so that nothing is left of a line of candidates.
        int kinds = 0;
        for (int row = from; row < end; row += 9) {
            for (int place = 0; place < 9; place++) {
                kinds |= KINDS[buffer[row + place] & 0xFF] & ~(1 << place);
            }
        }
        return kinds != 0 && (kinds & FOREIGN) == 0;
    }

    private static short[] kinds() {
        short[] kinds = new short[256];
        Arrays.fill(kinds, (short) FOREIGN);
        for (int c = 0; c < 128; c++) {
            kinds[c] = Symbols.isBlank(c) ? 0 : kinds[c];
        }
        for (int digit = 1; digit <= 9; digit++) {
            kinds['0' + digit] = (short) (1 << digit - 1);
        }
        return kinds;
    }
}
