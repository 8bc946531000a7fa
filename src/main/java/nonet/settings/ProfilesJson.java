package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Logger;
import nonet.rate.Profile;
import nonet.settings.store.Fields;

/// Profiles as JSON. Unknown fields are preserved.
final class ProfilesJson {

    private static final Logger LOG = Logger.getLogger(ProfilesJson.class.getName());

    private ProfilesJson() {}

    /// Returns the profiles as JSON.
    ///
    /// @param before the previous content of the file
    static ObjectNode write(Profiles profiles, JsonNode before) {
        ObjectNode json = before instanceof ObjectNode old ? old.deepCopy() : JsonNodeFactory.instance.objectNode();
        json.put("chosen", profiles.chosen());
        json.set("current", ProfileJson.write(profiles.current(), before.path("current")));
        ObjectNode saved = JsonNodeFactory.instance.objectNode();
        profiles.saved()
                .forEach((name, profile) -> saved.set(
                        name, ProfileJson.write(profile, before.path("saved").path(name))));
        json.set("saved", saved);
        return json;
    }

    /// Reads profiles. An invalid value takes its default; one line of the log names all of them.
    static Profiles read(Fields fields) {
        ProfileJson reader = new ProfileJson();
        Map<String, Profile> saved = new TreeMap<>();
        fields.part("saved", false)
                .properties()
                .forEach(each -> saved.put(each.getKey(), reader.read(each.getValue())));
        Profile current = reader.read(fields.part("current", false));
        List<String> faults = reader.faults();
        if (!faults.isEmpty()) {
            fields.fault();
            LOG.warning("The settings hold values for human logic that make no sense; the usual ones are used: "
                    + String.join(", ", faults));
        }
        return withBase(new Profiles(current, fields.text("chosen", ""), saved), fields.part("current", false));
    }

    /// Files without a base come from a version whose standard profile was that of HoDoKu. Where that is unchanged, the
    /// standard profile of this version takes its place.
    private static Profiles withBase(Profiles read, JsonNode current) {
        if (ProfileJson.hasBase(current) || !read.chosen().isEmpty()) {
            return read;
        }
        return read.current().equals(Profile.hodoku())
                ? read.choosing("")
                : new Profiles(read.current(), Profiles.HODOKU, read.saved());
    }
}
