package nonet.ui.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// The fonts that come with the program, so that every window has the same size and layout on every machine. Characters
/// that they lack, such as Chinese, come from the system.
public final class Fonts {

    private static final Font LIGHT = load("Light");
    private static final Font REGULAR = load("Regular");
    private static final Font BOLD = load("Bold");

    private Fonts() {}

    /// Returns the light font in a size.
    public static Font light(double size) {
        return new Font(LIGHT.getName(), size);
    }

    /// Returns the regular font in a size.
    public static Font regular(double size) {
        return new Font(REGULAR.getName(), size);
    }

    /// Returns the bold font in a size.
    public static Font bold(double size) {
        return new Font(BOLD.getName(), size);
    }

    /// Loads a font from a file where there is one, in the classes or beside the program's jar: JavaFX copies what comes
    /// from elsewhere into the temporary folder, and a killed process leaves the copy there.
    private static Font load(String weight) {
        String name = "SourceSans3-" + weight + ".ttf";
        URL resource = Objects.requireNonNull(Fonts.class.getResource("/nonet/assets/fonts/" + name));
        try {
            return Objects.requireNonNull(load(installed(name).orElse(resource)), name);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /// JavaFX does not decode the path in the address of a file, so that it finds no file whose path has an encoded
    /// character, such as a blank.
    private static @Nullable Font load(URL location) throws IOException {
        if (!location.getPath().contains("%")) {
            return Font.loadFont(location.toExternalForm(), 12);
        }
        try (InputStream content = location.openStream()) {
            return Font.loadFont(content, 12);
        }
    }

    private static Optional<URL> installed(String name) {
        try {
            URL program = Fonts.class.getProtectionDomain().getCodeSource().getLocation();
            Path file = Path.of(program.toURI()).resolveSibling(name);
            return Files.isRegularFile(file) ? Optional.of(file.toUri().toURL()) : Optional.empty();
        } catch (URISyntaxException
                | MalformedURLException
                | IllegalArgumentException
                | FileSystemNotFoundException elsewhere) {
            return Optional.empty();
        }
    }
}
