package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.codec.api.Fault;
import nonet.codec.api.Source;
import nonet.files.RegularFile;
import nonet.files.ShortenedFileException;
import nonet.files.UnsuitableFileException;

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

    /// Thrown if a file is not read, for a reason that its size is.
    static final class RefusedException extends IOException {

        private static final long serialVersionUID = 1;

        private final transient Fault.Unreadable why;

        RefusedException(Fault.Unreadable why) {
            super(why.name());
            this.why = why;
        }
    }

    private PuzzleFile() {}

    /// Returns the size of the largest file that is read as a whole, in bytes.
    public static int largest() {
        return (int) Math.min(LARGEST, Runtime.getRuntime().maxMemory() / WEIGHT);
    }

    /// Reads a file of any format as a whole.
    ///
    /// @throws IOException if it is not a file, too large, or reading fails
    public static Source read(Path file) throws IOException {
        try (InputStream in = RegularFile.open(file)) {
            return read(in);
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
    public static Fault.Unreadable why(IOException failed) {
        return switch (failed) {
            case NoSuchFileException _ -> Fault.Unreadable.MISSING;
            case AccessDeniedException _ -> Fault.Unreadable.FORBIDDEN;
            case ClosedChannelException _ -> Fault.Unreadable.CLOSED;
            case ShortenedFileException _ -> Fault.Unreadable.SHORTENED;
            case RefusedException refused -> refused.why;
            case UnsuitableFileException unsuitable ->
                switch (unsuitable.why()) {
                    case FOLDER -> Fault.Unreadable.FOLDER;
                    case NOT_A_FILE -> Fault.Unreadable.NOT_A_FILE;
                    case LONG_NAME -> Fault.Unreadable.MISSING;
                };
            default -> Fault.Unreadable.FAILED;
        };
    }

    /// Reads a stream as a whole.
    ///
    /// @throws IOException if it is too large, or reading fails
    public static Source read(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(largest() + 1);
        if (bytes.length > largest()) {
            throw new RefusedException(Fault.Unreadable.TOO_LARGE);
        }
        return Source.of(bytes);
    }
}
