package nonet.ui.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.text.Font;

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

    private static Font load(String weight) {
        String file = "/nonet/assets/fonts/SourceSans3-" + weight + ".ttf";
        try (InputStream in = Objects.requireNonNull(Fonts.class.getResourceAsStream(file))) {
            return Objects.requireNonNull(Font.loadFont(in, 12), file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
