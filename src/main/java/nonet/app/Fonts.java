package nonet.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/// The fonts that come with the program, so that boards look the same on every machine.
final class Fonts {

    private static final List<String> WEIGHTS = List.of("Light", "Regular", "Bold");

    private Fonts() {}

    /// Makes the fonts known to all windows under their family, `Source Sans 3`.
    static void load() {
        for (String weight : WEIGHTS) {
            String file = "/nonet/assets/fonts/SourceSans3-" + weight + ".ttf";
            try (InputStream in = Objects.requireNonNull(Fonts.class.getResourceAsStream(file))) {
                Font.loadFont(in, 12);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
