package nonet.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// A file with a content of its own, in contrast to folders, pipes and devices: opening a pipe waits until another program
/// opens its other end, and some devices never end.
public final class RegularFile {

    private RegularFile() {}

    /// Opens a file for reading.
    ///
    /// @throws UnsuitableFileException if it is not a regular file
    /// @throws IOException if opening fails
    public static InputStream open(Path file) throws IOException {
        check(file);
        return Files.newInputStream(file);
    }

    /// Tests that a file is a regular one.
    ///
    /// @throws UnsuitableFileException if it is something else
    /// @throws java.nio.file.NoSuchFileException if there is none
    /// @throws IOException if this cannot be known
    public static void check(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new UnsuitableFileException(
                    file,
                    attributes.isDirectory()
                            ? UnsuitableFileException.Why.FOLDER
                            : UnsuitableFileException.Why.NOT_A_FILE);
        }
    }
}
