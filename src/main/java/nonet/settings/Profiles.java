package nonet.settings;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import nonet.rate.Profile;

/// The profiles of human logic.
///
/// @param current the profile in use
/// @param chosen the name of the profile that the current one began as: a saved one, [#HODOKU], or empty for *Modern*
/// @param saved the saved profiles by name
public record Profiles(Profile current, String chosen, Map<String, Profile> saved) {

    /// The name of the profile with HoDoKu's techniques alone.
    public static final String HODOKU = "HoDoKu";

    /// The name of the profile with all techniques, the default one.
    public static final String MODERN = "Modern";

    /// The largest length of a name.
    public static final int LONGEST_NAME = 60;

    public Profiles {
        saved = Collections.unmodifiableMap(new TreeMap<>(saved));
        chosen = saved.containsKey(chosen) || chosen.equals(HODOKU) ? chosen : "";
    }

    /// Returns the profiles of a new user.
    public static Profiles standard() {
        return new Profiles(Profile.modern(), "", Map.of());
    }

    /// Tests whether a name is that of a profile that comes with the program; none is saved under it.
    public static boolean isReserved(String name) {
        return name.equalsIgnoreCase(HODOKU) || name.equalsIgnoreCase(MODERN);
    }

    /// Returns the profile with this name: a saved one, or one that comes with the program.
    public Optional<Profile> named(String name) {
        return switch (name) {
            case String known when saved.containsKey(known) -> Optional.ofNullable(saved.get(known));
            case HODOKU -> Optional.of(Profile.hodoku());
            case MODERN -> Optional.of(Profile.modern());
            default -> Optional.empty();
        };
    }

    /// Returns the names of all profiles: those that come with the program, then the saved ones.
    public List<String> names() {
        return Stream.concat(Stream.of(MODERN, HODOKU), saved.keySet().stream()).toList();
    }

    /// Tests whether the current profile was changed since it was chosen.
    public boolean isChanged() {
        return !current.equals(origin());
    }

    /// Returns the name of the current profile for files, which other programs read: it does not depend on the language.
    public String title() {
        String name = chosen.isEmpty() ? MODERN : chosen;
        return isChanged() ? name + " (changed)" : name;
    }

    /// Tests whether the chosen profile is a saved one, which can be renamed and deleted.
    public boolean isSaved() {
        return saved.containsKey(chosen);
    }

    /// Returns the profile that the current one began as.
    public Profile origin() {
        return named(chosen).orElseGet(Profile::modern);
    }

    /// Returns these profiles with unsaved changes to the current one.
    public Profiles with(Profile changed) {
        return new Profiles(changed, chosen, saved);
    }

    /// Returns these profiles with another one as the current one; *Modern* for the empty name.
    public Profiles choosing(String name) {
        return new Profiles(named(name).orElseGet(Profile::modern), name, saved);
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
