package nonet.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// Thrown if the target of a write is something that a file cannot replace.
public final class UnsuitableTargetException extends FileSystemException {

    /// The kind of target.
    public enum Why {
        FOLDER,
        /// A device, a pipe or a socket.
        NOT_A_FILE
    }

    private static final long serialVersionUID = 1;

    private final Why why;

    /// @param target the file to be written
    public UnsuitableTargetException(Path target, Why why) {
        super(target.toString(), null, why == Why.FOLDER ? "is a folder" : "is no ordinary file");
        this.why = why;
    }

    /// Returns the kind of target.
    public Why why() {
        return why;
    }
}
