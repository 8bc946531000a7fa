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
            description = "Profile of techniques, limits and scores: HoDoKu, Modern, or one saved in the window.")
    private @Nullable Profile profile;

    /// Returns the requested profile, or a default one.
    public Profile or(Profile usual) {
        return profile == null ? usual : profile;
    }

    private static final class Saved implements ITypeConverter<Profile> {

        @Override
        public Profile convert(String name) {
            try (SettingsStore store = new SettingsStore(SettingsFolder.current(), Duration.ZERO)) {
                Profiles profiles = store.profiles();
                return profiles.named(name).orElseThrow(() -> {
                    List<String> known = new ArrayList<>(List.of(Profiles.HODOKU, Profiles.MODERN));
                    known.addAll(profiles.saved().keySet());
                    return new TypeConversionException("one of " + String.join(", ", known));
                });
            }
        }
    }
}
