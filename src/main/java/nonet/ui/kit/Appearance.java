package nonet.ui.kit;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;

/// The appearance of all windows, menus and tooltips: the theme's colors and shapes, and the program's own font.
public enum Appearance {
    LIGHT("light.css", "color-blind-light.css"),
    DARK("dark.css", "color-blind-dark.css"),
    CONTRAST("contrast.css", "color-blind-dark.css");

    /// The size of text at 100 percent, in pixels: that of `base.css`. All other sizes are relative to it.
    private static final double TEXT = 15;

    /// The size of icons at 100 percent, in pixels. An icon is a letter of its own font, so it has no size relative to text.
    private static final double ICON = 18;

    private final String stylesheet;
    private final String colorBlind;

    Appearance(String file, String colorBlind) {
        stylesheet = address(file);
        this.colorBlind = address(colorBlind);
    }

    private static String address(String file) {
        return Objects.requireNonNull(Appearance.class.getResource(file)).toExternalForm();
    }

    /// Applies this appearance at 100 percent to all windows, open and future ones.
    public void apply() {
        apply(100);
    }

    /// Applies this appearance in its own colors.
    ///
    /// @param textSize the size of all text and of what surrounds it, in percent
    public void apply(int textSize) {
        apply(textSize, false, List.of());
    }

    /// Applies this appearance to all windows, open and future ones.
    ///
    /// @param textSize the size of all text and of what surrounds it, in percent
    /// @param everyone whether the colors on the board are those that color-blind eyes tell apart too
    /// @param marks the colors for marking cells, such as `#ff8800`; empty for those of the appearance
    public void apply(int textSize, boolean everyone, List<String> marks) {
        // The stylesheet names the family, so it has to be there.
        Fonts.regular(12);
        boolean plain = textSize == 100 && !everyone && marks.isEmpty();
        Application.setUserAgentStylesheet(plain ? stylesheet : changed(textSize, everyone, marks));
    }

    private String changed(int textSize, boolean everyone, List<String> marks) {
        StringBuilder css = new StringBuilder(String.format(Locale.ROOT, "@import \"%s\";%n", stylesheet));
        if (everyone) {
            css.append(String.format(Locale.ROOT, "@import \"%s\";%n", colorBlind));
        }
        css.append(String.format(
                Locale.ROOT,
                ".root { -fx-font-size: %.2fpx; }%n.ikonli-font-icon { -fx-icon-size: %.0fpx; }%n",
                TEXT * textSize / 100,
                ICON * textSize / 100));
        for (int i = 0; i < marks.size(); i++) {
            css.append(String.format(
                    Locale.ROOT, ".root { -mark-%1$d-wash: %2$s33; -mark-%1$d-line: %2$sb3; }%n", i + 1, marks.get(i)));
        }
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(css.toString().getBytes(StandardCharsets.UTF_8));
    }
}
