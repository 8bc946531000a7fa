package nonet.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The output for a block of puzzles, before it goes to standard output, or the file in its place, and to standard
/// error.
public final class Report {

    /// Takes text in UTF-8.
    @FunctionalInterface
    public interface Target {

        void write(byte[] bytes, int from, int count) throws IOException;

        /// Takes a text.
        default void write(String text) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            write(bytes, 0, bytes.length);
        }

        static Target of(Writer out) {
            return (bytes, from, count) -> {
                ByteWriter.write(out, bytes, from, count);
                out.flush();
            };
        }

        static Target of(OutputStream out) {
            return out::write;
        }
    }

    /// The length in bytes from which a text is to be passed on before it grows further.
    private static final int LONG = 1 << 16;

    private byte[] text = new byte[1 << 15];
    private int length;
    private final List<String> complaints = new ArrayList<>();

    /// Makes room for this many bytes at the end.
    ///
    /// @return the index of the first one in [#bytes]
    public int grow(int count) {
        if (length + count > text.length) {
            text = Arrays.copyOf(text, Math.max(2 * text.length, length + count));
        }
        length += count;
        return length - count;
    }

    /// Returns the text so far; valid until the next growth.
    public byte[] bytes() {
        return text;
    }

    /// Writes a text, in UTF-8.
    public void print(String words) {
        byte[] more = words.getBytes(StandardCharsets.UTF_8);
        // Growing replaces the array.
        int at = grow(more.length);
        System.arraycopy(more, 0, text, at, more.length);
    }

    /// Tests whether it is time to [flush][#flush], so that a text of any length takes little memory.
    public boolean isLong() {
        return length >= LONG;
    }

    /// Adds a line for standard error.
    public void complain(String line) {
        complaints.add(line);
    }

    /// Passes the content on and clears it.
    public void flush(Target target, ProgressLine progress) throws IOException {
        if (length > 0) {
            target.write(text, 0, length);
            length = 0;
        }
        if (!complaints.isEmpty()) {
            progress.complain(complaints);
            complaints.clear();
        }
    }
}
