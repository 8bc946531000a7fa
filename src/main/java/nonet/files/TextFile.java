package nonet.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// A text file in UTF-8 that can be made again at any time, so that it need not survive a power failure.
public final class TextFile {

    private TextFile() {}

    /// Creates the folder of text files, and those above it, where they are missing.
    ///
    /// @throws DiskFullException if there is no space left for it
    /// @throws IOException if that fails
    public static void createFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException failed) {
            throw WriteFailures.typed(failed, folder, 0);
        }
    }

    /// Replaces a file as a whole, and creates its folder if it is missing.
    ///
    /// @throws IOException if that fails; the file is unchanged
    public static void write(Path file, String text) throws IOException {
        createFolder(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        try (AtomicFile atomic = AtomicFile.open(file)) {
            atomic.out().write(text.getBytes(StandardCharsets.UTF_8));
            atomic.commitWithoutWaiting();
        }
    }
}
