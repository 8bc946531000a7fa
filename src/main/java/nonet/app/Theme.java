package nonet.app;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.settings.Settings;
import nonet.ui.kit.Appearance;

/// The color scheme of all windows: light or dark, as the user chose or as the desktop is.
final class Theme {

    private final ObjectProperty<Settings.Look> look = new SimpleObjectProperty<>(Settings.Look.SYSTEM);

    Theme() {
        look.subscribe(this::apply);
        Platform.getPreferences().colorSchemeProperty().subscribe(this::apply);
        apply();
    }

    ObjectProperty<Settings.Look> lookProperty() {
        return look;
    }

    private void apply() {
        boolean dark = switch (look.get()) {
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
        (dark ? Appearance.DARK : Appearance.LIGHT).apply();
    }
}
