package nonet.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// A writer of UTF-8 text that also accepts raw bytes, so that a million lines of digits need not become characters
/// first.
final class ByteWriter extends Writer {

    private final OutputStream bytes;
    private final Writer text;
    private boolean anyText;

    ByteWriter(OutputStream out) {
        bytes = new BufferedOutputStream(out, 1 << 16);
        text = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
    }

    /// Writes whole characters in UTF-8 to any writer.
    static void write(Writer out, byte[] text, int from, int count) throws IOException {
        if (out instanceof ByteWriter writer) {
            writer.write(text, from, count);
        } else {
            out.write(new String(text, from, count, StandardCharsets.UTF_8));
        }
    }

    private void write(byte[] whole, int from, int count) throws IOException {
        if (anyText) {
            flush();
        }
        bytes.write(whole, from, count);
    }

    @Override
    public void write(char[] characters, int from, int count) throws IOException {
        anyText = true;
        text.write(characters, from, count);
    }

    @Override
    public void flush() throws IOException {
        anyText = false;
        text.flush();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
