package nonet.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// Thrown if a file to be read, or to be replaced, is something else than a regular file.
public final class UnsuitableFileException extends FileSystemException {

    /// What it is.
    public enum Why {
        FOLDER,
        /// A device, a pipe or a socket.
        NOT_A_FILE,
        /// A file that cannot be, as its name is longer than the system allows.
        LONG_NAME
    }

    private static final long serialVersionUID = 1;

    private final Why why;

    /// @param file the file to be read or written
    public UnsuitableFileException(Path file, Why why) {
        super(
                file.toString(),
                null,
                switch (why) {
                    case FOLDER -> "is a folder";
                    case NOT_A_FILE -> "is no ordinary file";
                    case LONG_NAME -> "has too long a name";
                });
        this.why = why;
    }

    /// Returns what it is.
    public Why why() {
        return why;
    }
}
