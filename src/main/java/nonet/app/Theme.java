package nonet.app;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.settings.AppearanceSettings;
import nonet.ui.kit.Appearance;

/// The color scheme of all windows, chosen by the user or taken from the desktop, and the size of text.
final class Theme {

    private final ObservableValue<ColorScheme> desktop;
    private final ObjectProperty<AppearanceSettings.Look> look =
            new SimpleObjectProperty<>(AppearanceSettings.Look.SYSTEM);
    private final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>(AppearanceSettings.DEFAULT.textSize());

    Theme() {
        this(Platform.getPreferences().colorSchemeProperty());
    }

    /// @param desktop the color scheme of the desktop, which can change
    Theme(ObservableValue<ColorScheme> desktop) {
        this.desktop = desktop;
        look.subscribe(this::apply);
        textSize.subscribe(this::apply);
        desktop.subscribe(this::apply);
        apply();
    }

    ObjectProperty<AppearanceSettings.Look> lookProperty() {
        return look;
    }

    /// The size of all text, in percent.
    ObjectProperty<Integer> textSizeProperty() {
        return textSize;
    }

    private void apply() {
        Appearance appearance = switch (look.get()) {
            case SYSTEM -> desktop.getValue() == ColorScheme.DARK ? Appearance.DARK : Appearance.LIGHT;
            case LIGHT -> Appearance.LIGHT;
            case DARK -> Appearance.DARK;
            case CONTRAST -> Appearance.CONTRAST;
        };
        appearance.apply(textSize.get());
    }
}
