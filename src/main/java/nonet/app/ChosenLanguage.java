package nonet.app;

import java.util.Locale;
import javafx.beans.value.ObservableValue;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.ui.kit.Messages;

/// The language of all texts: the one that the user chose, or that of the desktop.
final class ChosenLanguage {

    private ChosenLanguage() {}

    /// Returns the texts in the chosen language, now and after each other choice.
    ///
    /// @param choice a language tag; empty for the language of the desktop
    /// @param names how techniques are named in other languages than English
    /// @param log the name of the log file, to which some texts refer
    static Messages follow(ObservableValue<String> choice, ObservableValue<NameStyle> names, String log) {
        Messages messages = new Messages(locale(choice.getValue(), names.getValue()), log);
        choice.addListener((_, _, now) -> messages.use(locale(now, names.getValue())));
        names.addListener((_, _, now) -> messages.use(locale(choice.getValue(), now)));
        return messages;
    }

    private static Locale locale(String tag, NameStyle names) {
        Locale wanted = tag.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(tag);
        Language nearest = Language.nearest(wanted);
        return nearest == Language.ENGLISH ? wanted : names.in(nearest);
    }
}
