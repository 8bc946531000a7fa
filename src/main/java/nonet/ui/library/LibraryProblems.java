package nonet.ui.library;

import java.nio.file.AccessDeniedException;
import nonet.files.DiskFullException;
import nonet.library.LibraryFile;
import nonet.ui.kit.Messages;

/// The sentences on a library that cannot be used.
public record LibraryProblems(Messages messages) {

    /// Returns the sentence on a failure.
    public String of(Throwable problem) {
        return switch (problem) {
            case LibraryFile.TooNew _ -> messages.get("library.too-new");
            case LibraryFile.InUse _ -> messages.get("library.in-use");
            case AccessDeniedException _ -> messages.get("library.read-only");
            case DiskFullException _ -> messages.get("library.disk-full");
            default -> messages.get("library.failed");
        };
    }
}
