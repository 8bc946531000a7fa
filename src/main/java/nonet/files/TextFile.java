package nonet.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// A text file in UTF-8 that can be made again at any time, so that nothing is lost if it is written halfway.
public final class TextFile {

    private TextFile() {}

    /// Writes a file, and creates its folder if it is missing.
    ///
    /// @throws IOException if that fails
    public static void write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        try {
            Files.writeString(file, text);
        } catch (IOException failed) {
            throw WriteFailures.typed(failed, file, text.length());
        }
    }
}
