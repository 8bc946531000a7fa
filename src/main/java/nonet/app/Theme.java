package nonet.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

/// The look of all windows: light or dark, as the user chose or as the desktop is at this moment.
public final class Theme {

    /// What a user can choose.
    public enum Choice {
        SYSTEM,
        LIGHT,
        DARK
    }

    private final ObjectProperty<Choice> choice = new SimpleObjectProperty<>(this, "choice", Choice.SYSTEM);
    private final ObservableBooleanValue dark;

    /// Makes the theme that follows this desktop.
    public Theme() {
        this(Platform.getPreferences().colorSchemeProperty());
    }

    Theme(ObservableValue<ColorScheme> desktop) {
        dark = Bindings.createBooleanBinding(
                () -> switch (choice.get()) {
                    case SYSTEM -> desktop.getValue() == ColorScheme.DARK;
                    case LIGHT -> false;
                    case DARK -> true;
                },
                choice,
                desktop);
    }

    /// Gives the windows this look, now and whenever it changes.
    public void apply() {
        dark.addListener((_, _, now) -> set(now));
        set(dark.get());
    }

    /// What the user chose.
    public ObjectProperty<Choice> choiceProperty() {
        return choice;
    }

    /// Whether windows are dark.
    public ObservableBooleanValue darkProperty() {
        return dark;
    }

    private static void set(boolean dark) {
        Application.setUserAgentStylesheet(
                (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
    }
}
