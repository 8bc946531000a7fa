package nonet.app;

import java.util.List;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.settings.AppearanceSettings;
import nonet.ui.kit.Appearance;
import nonet.ui.shell.control.SharedChoices;

/// The color scheme of all windows, chosen by the user or taken from the desktop, and the size of text.
final class Theme {

    private final ObservableValue<ColorScheme> desktop;
    private final ObjectProperty<AppearanceSettings.Look> look =
            new SimpleObjectProperty<>(AppearanceSettings.Look.SYSTEM);
    private final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>(AppearanceSettings.DEFAULT.textSize());
    private final ObjectProperty<AppearanceSettings.Palette> palette =
            new SimpleObjectProperty<>(AppearanceSettings.DEFAULT.palette());
    private final ObjectProperty<List<String>> markColors =
            new SimpleObjectProperty<>(AppearanceSettings.DEFAULT.markColors());

    Theme() {
        this(Platform.getPreferences().colorSchemeProperty());
    }

    /// @param desktop the color scheme of the desktop, which can change
    Theme(ObservableValue<ColorScheme> desktop) {
        this.desktop = desktop;
        look.subscribe(this::apply);
        textSize.subscribe(this::apply);
        palette.subscribe(this::apply);
        markColors.subscribe(this::apply);
        desktop.subscribe(this::apply);
        apply();
    }

    ObjectProperty<AppearanceSettings.Look> lookProperty() {
        return look;
    }

    /// Takes the choices of the user from now on.
    void follow(SharedChoices choices) {
        look.bind(choices.look());
        textSize.bind(choices.textSize());
        palette.bind(choices.palette());
        markColors.bind(choices.markColors());
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
        appearance.apply(textSize.get(), palette.get() == AppearanceSettings.Palette.COLOR_BLIND, markColors.get());
    }
}
