package nonet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The files of others that tests read, `src/test/resources/nonet/data`.
public final class TestData {

    /// Files as people have them.
    public static final Path REAL_FILES = path("real-files");

    /// One puzzle in nearly every format.
    public static final Path FORMATS = path("formats");

    private TestData() {}

    /// Returns the path of a file or folder, which lies below the folder of the data.
    public static Path path(String name) {
        return Path.of("src", "test", "resources", "nonet", "data").resolve(name);
    }

    /// Returns the lines of a file that are neither blank nor comments.
    public static List<String> lines(String name) {
        return allLines(name).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    /// Returns the lines of a file.
    public static List<String> allLines(String name) {
        try {
            return Files.readAllLines(path(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
