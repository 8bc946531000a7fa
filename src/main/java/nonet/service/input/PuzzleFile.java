package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.codec.api.Source;

/// Reads files with puzzles, without trusting them.
public final class PuzzleFile {

    /// The largest file that is read as a whole, in bytes, given enough memory.
    private static final int LARGEST = 32 << 20;

    /// The largest list of puzzles that is kept in memory, in bytes. A longer one is for the batch window, which reads
    /// line by line.
    public static final int LARGEST_LIST = 8 << 20;

    /// The memory that reading a document takes, as a multiple of its size.
    private static final int WEIGHT = 12;

    private static final Logger LOG = Logger.getLogger(PuzzleFile.class.getName());

    /// The reason why a file could not be read.
    public enum Why {
        MISSING,
        FOLDER,
        NOT_A_FILE,
        FORBIDDEN,
        TOO_LARGE,
        /// A list of more puzzles than are kept in memory.
        LONG_LIST,
        CLOSED,
        FAILED
    }

    /// The content of a file before its format is known.
    public sealed interface Loaded {

        record Content(Source source) implements Loaded {}

        /// The file could not be read.
        record Unreadable(Why why) implements Loaded {}
    }

    private PuzzleFile() {}

    /// Returns the size of the largest file that is read as a whole, in bytes.
    public static int largest() {
        return (int) Math.min(LARGEST, Runtime.getRuntime().maxMemory() / WEIGHT);
    }

    /// Loads a file of any format.
    public static Loaded load(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (!attributes.isRegularFile()) {
                return new Loaded.Unreadable(attributes.isDirectory() ? Why.FOLDER : Why.NOT_A_FILE);
            }
            if (attributes.size() > largest()) {
                return new Loaded.Unreadable(Why.TOO_LARGE);
            }
            try (InputStream in = Files.newInputStream(file)) {
                return read(in);
            }
        } catch (IOException failed) {
            log(Level.FINE, failed);
            return new Loaded.Unreadable(why(failed));
        }
    }

    /// Logs that a file could not be read, without its path: the names of pictures are private, and the messages of
    /// file systems name the file.
    public static void log(Level level, Throwable failed) {
        if (failed instanceof IOException) {
            LOG.log(level, "Cannot read a file: {0}", failed.getClass().getName());
        } else {
            LOG.log(level, "Cannot read a file", failed);
        }
    }

    /// Returns why a file could not be read.
    public static Why why(IOException failed) {
        return switch (failed) {
            case NoSuchFileException _ -> Why.MISSING;
            case AccessDeniedException _ -> Why.FORBIDDEN;
            case ClosedChannelException _ -> Why.CLOSED;
            case DocumentTooLargeException _ -> Why.TOO_LARGE;
            default -> Why.FAILED;
        };
    }

    /// Loads the content of a stream.
    ///
    /// @throws IOException if reading fails
    public static Loaded read(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(largest() + 1);
        return bytes.length > largest() ? new Loaded.Unreadable(Why.TOO_LARGE) : new Loaded.Content(Source.of(bytes));
    }

    /// Tests whether the bytes begin with a byte order mark of UTF-16.
    static boolean isUtf16(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return mark == 0xFEFF || mark == 0xFFFE;
    }
}
