package nonet.ui.shell.control;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.settings.AppearanceSettings;
import nonet.settings.Profiles;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import nonet.text.NameStyle;

/// The settings that all windows share.
///
/// @param store where they are saved
/// @param look the color scheme of all windows
/// @param textSize the size of all text, in percent
/// @param palette the colors on all boards
/// @param markColors the user's own colors for marking cells; empty for those of the palette
/// @param language a language tag; empty for that of the desktop
/// @param names how techniques are named in other languages than English
/// @param recent the recent files, newest first
/// @param profiles the profiles of human logic
/// @param closed the boards of closed windows, the last one first
public record SharedChoices(
        SettingsStore store,
        ObjectProperty<AppearanceSettings.Look> look,
        ObjectProperty<Integer> textSize,
        ObjectProperty<AppearanceSettings.Palette> palette,
        ObjectProperty<List<String>> markColors,
        ObjectProperty<String> language,
        ObjectProperty<NameStyle> names,
        ObjectProperty<List<String>> recent,
        ObjectProperty<Profiles> profiles,
        ObjectProperty<List<Session>> closed) {

    /// Returns the saved settings.
    public static SharedChoices of(SettingsStore store) {
        Settings settings = store.settings();
        return new SharedChoices(
                store,
                new SimpleObjectProperty<>(settings.appearance().look()),
                new SimpleObjectProperty<>(settings.appearance().textSize()),
                new SimpleObjectProperty<>(settings.appearance().palette()),
                new SimpleObjectProperty<>(settings.appearance().markColors()),
                new SimpleObjectProperty<>(settings.appearance().language()),
                new SimpleObjectProperty<>(settings.appearance().names()),
                new SimpleObjectProperty<>(settings.recent()),
                new SimpleObjectProperty<>(store.profiles()),
                new SimpleObjectProperty<>(store.sessions().closedBoards().boards()));
    }
}
