package nonet.app;

import java.util.Locale;
import javafx.beans.value.ObservableValue;
import nonet.ui.kit.Messages;

/// The language of all texts: the one that the user chose, or that of the desktop.
final class ChosenLanguage {

    private ChosenLanguage() {}

    /// Returns the texts in the chosen language, now and after each other choice.
    ///
    /// @param choice a language tag; empty for the language of the desktop
    /// @param log the name of the log file, to which some texts refer
    static Messages follow(ObservableValue<String> choice, String log) {
        Messages messages = new Messages(locale(choice.getValue()), log);
        choice.addListener((_, _, now) -> messages.use(locale(now)));
        return messages;
    }

    private static Locale locale(String language) {
        return language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language);
    }
}
