package nonet.settings;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nonet.rate.Profile;

/// The profiles of human logic.
///
/// @param current the profile in use
/// @param chosen the name of the saved profile that the current one began as; empty for the standard one
/// @param saved the saved profiles by name
public record Profiles(Profile current, String chosen, Map<String, Profile> saved) {

    /// The largest length of a name.
    public static final int LONGEST_NAME = 60;

    public Profiles {
        saved = Collections.unmodifiableMap(new TreeMap<>(saved));
        chosen = saved.containsKey(chosen) ? chosen : "";
    }

    /// Returns the profiles of a new user.
    public static Profiles standard() {
        return new Profiles(Profile.hodoku(), "", Map.of());
    }

    /// Returns the saved profile with this name.
    public Optional<Profile> named(String name) {
        return Optional.ofNullable(saved.get(name));
    }

    /// Returns the profile that the current one began as.
    public Profile origin() {
        return named(chosen).orElseGet(Profile::hodoku);
    }

    /// Returns these profiles with unsaved changes to the current one.
    public Profiles with(Profile changed) {
        return new Profiles(changed, chosen, saved);
    }

    /// Returns these profiles with a saved one as the current one; the standard one for the empty name.
    public Profiles choosing(String name) {
        return new Profiles(named(name).orElseGet(Profile::hodoku), name, saved);
    }

    /// Returns these profiles with the current one saved under a name.
    public Profiles saving(String name) {
        Map<String, Profile> more = new TreeMap<>(saved);
        more.put(name, current);
        return new Profiles(current, name, more);
    }

    /// Returns these profiles with another name for the chosen one. The current profile stays in use.
    public Profiles renaming(String name) {
        Map<String, Profile> renamed = new TreeMap<>(saved);
        Profile kept = renamed.remove(chosen);
        if (kept != null) {
            renamed.put(name, kept);
        }
        return new Profiles(current, kept == null ? chosen : name, renamed);
    }

    /// Returns these profiles without a saved one; the current profile stays in use.
    public Profiles deleting(String name) {
        Map<String, Profile> fewer = new TreeMap<>(saved);
        fewer.remove(name);
        return new Profiles(current, chosen, fewer);
    }
}
