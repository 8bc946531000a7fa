package nonet.ui.kit;

import java.util.Objects;
import javafx.application.Application;

/// The appearance of all windows, menus and tooltips: the theme's colors and shapes, and the program's own font.
public enum Appearance {
    LIGHT("light.css"),
    DARK("dark.css");

    private final String stylesheet;

    Appearance(String file) {
        stylesheet = Objects.requireNonNull(Appearance.class.getResource(file)).toExternalForm();
    }

    /// Applies this appearance to all windows, open and future ones.
    public void apply() {
        // The stylesheet names the family, so it has to be there.
        Fonts.regular(12);
        Application.setUserAgentStylesheet(stylesheet);
    }
}
