package nonet.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// A writer of UTF-8 text that also accepts raw bytes, so that a million lines of digits need not become characters
/// first.
///
/// What one call writes is written as a whole, even if the program is terminated meanwhile, see [#end].
final class ByteWriter extends Writer {

    private static final long PATIENCE_MILLIS = 3000;

    private final OutputStream bytes;
    private final Writer text;
    private boolean anyText;
    private boolean ended;

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
        synchronized (lock) {
            if (anyText) {
                flush();
            }
            if (!ended) {
                bytes.write(whole, from, count);
            }
        }
    }

    @Override
    public void write(char[] characters, int from, int count) throws IOException {
        synchronized (lock) {
            if (!ended) {
                anyText = true;
                text.write(characters, from, count);
            }
        }
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            if (!ended) {
                anyText = false;
                text.flush();
            }
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            text.close();
        }
    }

    /// Writes the rest before the program is terminated, and nothing afterward, so that the output ends with a whole
    /// line. A reader that does not take it in time, such as a stopped pager, delays the end no further.
    ///
    /// @param line the last one; empty for none
    void end(String line) {
        Thread last = Thread.ofPlatform().daemon().name("last-output").start(() -> {
            synchronized (lock) {
                try {
                    write(line);
                    flush();
                } catch (IOException gone) {
                    // There is no reader any more.
                }
                ended = true;
            }
        });
        try {
            last.join(PATIENCE_MILLIS);
        } catch (InterruptedException now) {
            Thread.currentThread().interrupt();
        }
    }
}
