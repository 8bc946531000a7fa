package nonet.ui.hints.shown;

import nonet.settings.Profiles;
import nonet.ui.kit.Messages;

/// The name of the profile in use, for ratings: those of different profiles should not be compared.
public record ProfileWords(Messages messages) {

    /// Returns the name of the current profile, with a remark if it was changed since it was chosen.
    public String of(Profiles profiles) {
        String name = profiles.chosen().isEmpty() ? messages.get("techniques.modern") : profiles.chosen();
        return profiles.current().equals(profiles.origin()) ? name : messages.get("rating.changed", name);
    }
}
