package nonet.cli;

import java.time.Duration;
import java.util.Optional;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `--profile`: human logic as it was set up in the window and saved under a name.
final class ProfileOption {

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "Techniques, limits and scores of a profile saved in the window.")
    private @Nullable String name;

    /// Returns the profile, the standard one when none was asked for.
    ///
    /// @throws Input.Unreadable when there is none with this name
    Profile profile() throws Input.Unreadable {
        if (name == null) {
            return Profile.standard();
        }
        try (SettingsStore store = new SettingsStore(SettingsFolder.current(), Duration.ZERO)) {
            Profiles profiles = store.profiles();
            Optional<Profile> found = profiles.named(name);
            return found.orElseThrow(() -> new Input.Unreadable(
                    "--profile",
                    "There is no profile \u201c" + name + "\u201d; "
                            + (profiles.saved().isEmpty()
                                    ? "none is saved yet."
                                    : "there are "
                                            + String.join(", ", profiles.saved().keySet()) + ".")));
        }
    }
}
