package nonet.cli.option;

import java.time.Duration;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `--profile`: the settings of human logic, saved under a name in the window.
public final class ProfileOption {

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            converter = Saved.class,
            description = "Techniques, limits and scores of a profile saved in the window.")
    private Profile profile = Profile.hodoku();

    /// Returns the profile, the standard one by default.
    public Profile profile() {
        return profile;
    }

    private static final class Saved implements ITypeConverter<Profile> {

        @Override
        public Profile convert(String name) {
            try (SettingsStore store = new SettingsStore(SettingsFolder.current(), Duration.ZERO)) {
                Profiles profiles = store.profiles();
                return profiles.named(name).orElseThrow(() -> {
                    String saved = String.join(", ", profiles.saved().keySet());
                    return new TypeConversionException(
                            "a saved profile (" + (saved.isEmpty() ? "none is saved yet" : saved) + ")");
                });
            }
        }
    }
}
