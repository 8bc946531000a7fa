package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import nonet.codec.api.Source;

/// The lines of a stream, in constant memory except for long lines, of which the caller decides how much to keep.
final class LineSplitter {

    private static final int USUAL = 1 << 18;

    private final InputStream in;
    private final boolean returns;
    private byte[] buffer = new byte[USUAL];
    private int from;
    private int to;
    private boolean allRead;
    private boolean afterReturn;
    private boolean skipping;
    private long taken;

    /// @param returns whether a carriage return ends a line, with or without a line feed, by the rules of
    ///     [String#lines()]; otherwise only a line feed does
    LineSplitter(InputStream in, boolean returns) {
        this.in = in;
        this.returns = returns;
    }

    /// Reads on, after the rest of the buffer.
    void read() throws IOException {
        makeRoom(1);
        take(in.read(buffer, to, buffer.length - to));
    }

    /// Adds bytes that were read elsewhere.
    ///
    /// @param count a negative number at the end of the stream
    void add(byte[] bytes, int at, int count) {
        makeRoom(Math.max(count, 1));
        System.arraycopy(bytes, at, buffer, to, Math.max(count, 0));
        take(count);
    }

    private void makeRoom(int count) {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
        if (to + count > buffer.length) {
            buffer = Arrays.copyOf(buffer, Math.max(2 * to, to + count));
        }
    }

    private void take(int count) {
        allRead = count < 0;
        to += Math.max(count, 0);
        taken += Math.max(count, 0);
        if (afterReturn && to > 0) {
            afterReturn = false;
            from += buffer[0] == '\n' ? 1 : 0;
        }
    }

    /// Tests whether there are no more lines.
    boolean isEnded() {
        return allRead && from == to;
    }

    /// Returns the number of bytes of the lines that were left or skipped.
    long position() {
        return taken - (to - from);
    }

    /// Tests whether the next line is in the buffer with its end, or the stream is at its end.
    boolean isComplete() {
        return !isSkipping() && (allRead || lineEnd() < to);
    }

    /// Tests whether the end of a line that was skipped is still to be read.
    boolean isSkipping() {
        if (skipping) {
            skip();
        }
        return skipping;
    }

    /// Tests whether the end of a line, or of the stream, is known to follow after this number of bytes.
    boolean isOfLength(int length) {
        int end = from + length;
        return end < to ? isEnd(buffer[end]) : end == to && allRead;
    }

    /// Returns the number of bytes of the next line that are known.
    int known() {
        return lineEnd() - from;
    }

    /// Returns the number of bytes that are known, of whatever line.
    int available() {
        return to - from;
    }

    /// Returns the first bytes of the next line as text.
    String text(int length) {
        return Source.line(buffer, from, length);
    }

    /// Returns the buffer with the next line.
    byte[] buffer() {
        return buffer;
    }

    /// Returns the index of the next line in the buffer.
    int from() {
        return from;
    }

    /// Moves behind the next line, which has this number of bytes, and its end.
    void leave(int length) {
        from += length;
        if (from < to) {
            boolean returned = buffer[from++] == '\r';
            afterReturn = returned && from == to;
            from += returned && from < to && buffer[from] == '\n' ? 1 : 0;
        }
    }

    /// Moves behind the next line. What is not read of it yet is skipped as it comes.
    void skip() {
        int end = lineEnd();
        skipping = end == to && !allRead;
        leave(end - from);
    }

    private int lineEnd() {
        int end = from;
        while (end < to && !isEnd(buffer[end])) {
            end++;
        }
        return end;
    }

    private boolean isEnd(byte character) {
        return character == '\n' || character == '\r' && returns;
    }
}
