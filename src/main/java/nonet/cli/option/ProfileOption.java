package nonet.cli.option;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `--profile`: the settings of human logic, saved under a name in the window.
public final class ProfileOption {

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            converter = Saved.class,
            description = "Profile of techniques, limits and scores: HoDoKu, Modern, or one saved in the window."
                    + " Default: Modern; HoDoKu for 'nonet rate --scale hodoku' and both.")
    private @Nullable Named profile;

    /// A profile with its name.
    public record Named(String name, Profile profile) {}

    /// Returns the requested profile, or *Modern*: the default of all commands but those that ask for HoDoKu's ratings.
    public Named orModern() {
        return profile == null ? new Named(Profiles.MODERN, Profile.modern()) : profile;
    }

    /// Returns the requested profile, or *HoDoKu*.
    public Named orHodoku() {
        return profile == null ? new Named(Profiles.HODOKU, Profile.hodoku()) : profile;
    }

    private static final class Saved implements ITypeConverter<Named> {

        @Override
        public Named convert(String name) {
            try (SettingsStore store = new SettingsStore(SettingsFolder.current(), Duration.ZERO)) {
                Profiles profiles = store.profiles();
                return profiles.named(name).map(found -> new Named(name, found)).orElseThrow(() -> {
                    List<String> known = new ArrayList<>(List.of(Profiles.HODOKU, Profiles.MODERN));
                    known.addAll(profiles.saved().keySet());
                    return new TypeConversionException("one of " + String.join(", ", known)
                            + (store.isWhole() ? "" : " (the settings file is damaged or cannot be read)"));
                });
            }
        }
    }
}
