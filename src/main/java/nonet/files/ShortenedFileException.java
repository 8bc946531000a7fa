package nonet.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// Thrown at the end of a file that another program has shortened since it was opened: what was read of it is not all that
/// it held.
public final class ShortenedFileException extends FileSystemException {

    private static final long serialVersionUID = 1;

    ShortenedFileException(Path file) {
        super(file.toString(), null, "became shorter while it was read");
    }
}
