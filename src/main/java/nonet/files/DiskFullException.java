package nonet.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// Thrown if a file cannot be written because there is no space left for it.
public final class DiskFullException extends FileSystemException {

    private static final long serialVersionUID = 1;

    /// @param target the file to be written
    public DiskFullException(Path target) {
        super(target.toString(), null, "no space left");
    }

    /// @param cause what the system or a library says
    public DiskFullException(Path target, Throwable cause) {
        this(target);
        initCause(cause);
    }
}
