package nonet.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// A text file in UTF-8 that can be made again at any time, so that it need not survive a power failure.
public final class TextFile {

    private TextFile() {}

    /// Replaces a file as a whole, and creates its folder if it is missing.
    ///
    /// @throws IOException if that fails; the file is unchanged
    public static void write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        try (AtomicFile atomic = AtomicFile.open(file)) {
            atomic.out().write(text.getBytes(StandardCharsets.UTF_8));
            atomic.commitWithoutWaiting();
        }
    }
}
