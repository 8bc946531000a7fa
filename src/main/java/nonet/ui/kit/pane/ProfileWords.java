package nonet.ui.kit.pane;

import nonet.settings.Profiles;
import nonet.ui.kit.Messages;

/// The names of profiles, for ratings: those of different profiles should not be compared.
public record ProfileWords(Messages messages) {

    /// Returns the name of the current profile, with a remark if it was changed since it was chosen.
    public String of(Profiles profiles) {
        String name = of(profiles.chosen());
        return profiles.isChanged() ? messages.get("rating.changed", name) : name;
    }

    /// Returns the name of a profile; *Modern* for the empty name.
    public String of(String name) {
        return name.isEmpty() || name.equals(Profiles.MODERN) ? messages.get("techniques.modern") : name;
    }
}
