package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import nonet.codec.api.Symbols;
import nonet.codec.text.TextReader;

/// Passes the lines of a stream to a [TextReader], in constant memory.
final class LineFeeder {

    /// The number of lines passed on at once after one more line did not complete a grid.
    private static final int MOST_LINES = 64;

    /// The replacement of a line of which only the beginning is known.
    private static final String TOO_LONG = " ".repeat(TextReader.LONGEST + 1);

    /// The kind of a byte that cannot be a cell.
    private static final int FOREIGN = 1 << 9;

    /// By byte, its kind as a bit: that of the digit, [#FOREIGN], or none for a blank.
    private static final short[] KINDS = kinds();

    private final LineSplitter lines;
    private final TextReader reader;
    private boolean ended;
    private int pace = 1;

    LineFeeder(InputStream in, TextReader reader) {
        this.lines = new LineSplitter(in, true);
        this.reader = reader;
    }

    /// Tests whether the reader has all lines.
    boolean isEnded() {
        return ended;
    }

    /// Returns the number of bytes consumed so far.
    long position() {
        return lines.position();
    }

    /// Passes more lines to the reader, or reads on if the buffer holds none.
    ///
    /// @param mayWait whether to wait for input
    /// @return false if it would have to wait
    boolean advance(boolean mayWait) throws IOException {
        if (ended) {
            return true;
        }
        if (hasLine()) {
            addLines();
        } else if (mayWait) {
            lines.read();
        } else {
            return false;
        }
        return true;
    }

    /// Passes the lines of bytes that were read elsewhere to the reader.
    ///
    /// @param count a negative number at the end of the stream
    void add(byte[] bytes, int at, int count) {
        lines.add(bytes, at, count);
        while (!ended && hasLine()) {
            addLines();
        }
    }

    /// Returns the buffer with the line that [#hasPlain] found.
    byte[] buffer() {
        return lines.buffer();
    }

    /// Returns the index of the next line in the buffer.
    int from() {
        return lines.from();
    }

    /// Skips the plain line that comes next.
    ///
    /// @return the puzzle's name
    String pass() {
        String name = reader.pass(lines.buffer(), lines.from());
        lines.leave(81);
        return name;
    }

    /// Tests whether the next line, or the end, is in the buffer, or more of a line than is read.
    private boolean hasLine() {
        return lines.isComplete() || lines.available() >= TextReader.LONGEST;
    }

    /// Passes on the next line, and more with it if the lines before were not enough to classify.
    private void addLines() {
        pace = reader.isIdle() ? 1 : Math.min(2 * pace, MOST_LINES);
        for (int left = pace; left > 0 && !ended && hasLine(); left--) {
            addLine();
        }
    }

    private void addLine() {
        if (lines.isEnded()) {
            end();
            return;
        }
        int length = lines.known();
        String line = lines.text(length);
        if (length < TextReader.LONGEST) {
            reader.add(line);
            lines.leave(length);
        } else if (TextReader.isBinary(line)) {
            reader.add(line);
            // What is not text is not read to its end.
            end();
        } else {
            reader.add(TOO_LONG);
            lines.skip();
        }
    }

    private void end() {
        ended = true;
        reader.end();
    }

    /// Tests whether 81 cells and the end of a line come next, none of them can be the first of 729 candidates, and the
    /// line is a puzzle of its own.
    boolean hasPlain() {
        if (lines.isSkipping() || !lines.isOfLength(81) || !reader.isIdle()) {
            return false;
        }
        // Digits in the places of their candidates do not count, so that nothing is left of a line of candidates.
        byte[] buffer = lines.buffer();
        int from = lines.from();
        int kinds = 0;
        for (int row = from; row < from + 81; row += 9) {
            for (int place = 0; place < 9; place++) {
                kinds |= KINDS[buffer[row + place] & 0xFF] & ~(1 << place);
            }
        }
        return kinds != 0 && (kinds & FOREIGN) == 0 && !isSign(buffer, from, 0) && !isSign(buffer, from, 80);
    }

    /// Tests whether the first or last cell of a line may be a sign around the cells: a blank unlike those between.
    private static boolean isSign(byte[] buffer, int from, int end) {
        byte sign = buffer[from + end];
        if (sign >= '1' && sign <= '9') {
            return false;
        }
        for (int i = from + 1; i < from + 80; i++) {
            if (buffer[i] == sign) {
                return false;
            }
        }
        return true;
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
