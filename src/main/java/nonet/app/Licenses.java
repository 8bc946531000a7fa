package nonet.app;

import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The licenses of the program and of its components.
final class Licenses {

    private Licenses() {}

    /// Returns their folder, beside that of the program's jars, or null where the program is not packaged.
    static @Nullable Path folder() {
        try {
            Path program = Path.of(Licenses.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path folder = program.resolveSibling("..").resolve("legal").normalize();
            return Files.isDirectory(folder) ? folder : null;
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException elsewhere) {
            return null;
        }
    }
}
