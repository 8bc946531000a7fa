package nonet.cli.output;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.files.AtExit;
import nonet.text.PlainText;
import org.jspecify.annotations.Nullable;

/// The input and outputs of a command. Writing fails with an exception if the reader is gone, so that a command in a
/// pipe ends early.
///
/// @param out buffered; each writer must flush it
/// @param terminals the outputs that go to a terminal
/// @param notes whether notes are written to standard error
public record Streams(InputStream in, Writer out, Writer err, Terminals terminals, boolean notes) {

    /// The outputs that are terminals; anything else is a pipe or a file.
    public enum Terminals {
        NONE,
        ONLY_ERR,
        BOTH
    }

    /// Creates streams with notes.
    public Streams(InputStream in, Writer out, Writer err, Terminals terminals) {
        this(in, out, err, terminals, true);
    }

    /// Creates streams without a terminal.
    public Streams(InputStream in, Writer out, Writer err) {
        this(in, out, err, Terminals.NONE);
    }

    /// Returns these streams without notes, and as if there were no terminal for a progress line.
    public Streams quiet() {
        return new Streams(in, out, err, Terminals.NONE, false);
    }

    /// Returns the streams of the process, with text in UTF-8.
    ///
    /// @param input the launcher's report on standard input: `closed`, or anything else
    /// @param terminals its report on the outputs: `err`, `both`, or anything else; null if there is none
    public static Streams ofProcess(@Nullable String input, @Nullable String terminals) {
        ByteWriter out = new ByteWriter(new FileOutputStream(FileDescriptor.out));
        AtExit.run(() -> out.end(""));
        return new Streams(
                "closed".equals(input) ? new ClosedInput() : new FileInputStream(FileDescriptor.in),
                out,
                new ByteWriter(new FileOutputStream(FileDescriptor.err)),
                terminals == null ? seen() : terminals(terminals));
    }

    private static Terminals terminals(String said) {
        return switch (said) {
            case "err" -> Terminals.ONLY_ERR;
            case "both" -> Terminals.BOTH;
            default -> Terminals.NONE;
        };
    }

    /// A standard input that is closed; its descriptor may belong to another file.
    private static final class ClosedInput extends InputStream {

        @Override
        public int read() throws IOException {
            throw new ClosedChannelException();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            throw new ClosedChannelException();
        }
    }

    /// Detects terminals if the launcher of an installer has not done so. Only Linux reports them.
    private static Terminals seen() {
        return !isTerminal(2) ? Terminals.NONE : isTerminal(1) ? Terminals.BOTH : Terminals.ONLY_ERR;
    }

    private static boolean isTerminal(int stream) {
        try {
            String device =
                    Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException elsewhere) {
            return false;
        }
    }

    /// Writes a line.
    public void print(String line) throws IOException {
        out.write(line + "\n");
    }

    /// Writes a line to standard error, after all previous output.
    public void complain(String line) throws IOException {
        out.flush();
        err.write(PlainText.line(line));
        err.write('\n');
        err.flush();
    }

    /// Writes a last line to standard error; nothing is written to either output afterward.
    public void endWith(String line) {
        if (out instanceof ByteWriter bytes) {
            bytes.end("");
        }
        if (err instanceof ByteWriter bytes) {
            bytes.end(PlainText.line(line) + "\n");
        }
    }

    /// Writes a line that is not about an error to standard error, after all previous output, unless there are no notes.
    public void note(String line) throws IOException {
        if (notes) {
            complain(line);
        }
    }
}
