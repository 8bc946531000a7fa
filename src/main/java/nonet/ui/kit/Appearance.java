package nonet.ui.kit;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;

/// The appearance of all windows, menus and tooltips: the theme's colors and shapes, and the program's own font.
public enum Appearance {
    LIGHT("light.css"),
    DARK("dark.css"),
    CONTRAST("contrast.css");

    /// The size of text at 100 percent, in pixels: that of `base.css`. All other sizes are relative to it.
    private static final double TEXT = 15;

    /// The size of icons at 100 percent, in pixels. An icon is a letter of its own font, so it has no size relative to text.
    private static final double ICON = 18;

    private final String stylesheet;

    Appearance(String file) {
        stylesheet = Objects.requireNonNull(Appearance.class.getResource(file)).toExternalForm();
    }

    /// Applies this appearance at 100 percent to all windows, open and future ones.
    public void apply() {
        apply(100);
    }

    /// Applies this appearance to all windows, open and future ones.
    ///
    /// @param textSize the size of all text and of what surrounds it, in percent
    public void apply(int textSize) {
        // The stylesheet names the family, so it has to be there.
        Fonts.regular(12);
        Application.setUserAgentStylesheet(textSize == 100 ? stylesheet : resized(textSize));
    }

    private String resized(int textSize) {
        String css = String.format(
                Locale.ROOT,
                "@import \"%s\";%n.root { -fx-font-size: %.2fpx; }%n.ikonli-font-icon { -fx-icon-size: %.0fpx; }%n",
                stylesheet,
                TEXT * textSize / 100,
                ICON * textSize / 100);
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }
}
