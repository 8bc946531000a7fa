package nonet.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// What a command reads from and writes to. Writing fails with an exception when the reader has gone, so that a command
/// in a pipe ends early.
///
/// @param out buffered; whoever writes to it flushes it
public record Streams(InputStream in, Writer out, Writer err) {

    /// Returns the streams of the process, with text in UTF-8.
    public static Streams ofProcess() {
        return new Streams(
                new FileInputStream(FileDescriptor.in),
                new BufferedWriter(
                        new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8),
                        1 << 16),
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8));
    }

    /// Writes a line.
    void print(String line) throws IOException {
        out.write(line);
        out.write('\n');
    }

    /// Writes a line of its own to standard error, behind all that was printed before.
    void complain(String line) throws IOException {
        out.flush();
        err.write(line);
        err.write('\n');
        err.flush();
    }
}
