package nonet.ui.preferences;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import nonet.ui.kit.Command;
import nonet.ui.kit.Toggle;

/// A setting in the window of preferences. It takes effect as soon as it is changed.
public sealed interface Preference {

    /// An option that is on or off.
    record Option(Toggle toggle) implements Preference {}

    /// A choice of one value.
    ///
    /// @param id of its control, lower case with hyphens
    /// @param title the key of its name
    /// @param name returns the name of a value in the current language
    record Choice<T>(String id, String title, List<T> values, Property<T> chosen, Function<T, String> name)
            implements Preference {}

    /// Colors, each with the key of its name.
    ///
    /// @param id of their row; of a color with its number behind
    /// @param title the key of their name
    /// @param names the keys of the names of the colors
    /// @param chosen the colors, such as `#ff8800`; empty for the usual ones
    record Colors(String id, String title, List<String> names, Property<List<String>> chosen) implements Preference {}

    /// A command that opens further settings.
    record Further(Command command) implements Preference {}

    /// Settings that belong together.
    ///
    /// @param title the key of their heading
    record Group(String title, List<Preference> preferences) {}
}
