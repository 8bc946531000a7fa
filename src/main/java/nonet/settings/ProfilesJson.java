package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Logger;
import nonet.rate.Profile;

/// Profiles as JSON. Fields that this Nonet does not know stay as they are.
final class ProfilesJson {

    private static final Logger LOG = Logger.getLogger(ProfilesJson.class.getName());

    private ProfilesJson() {}

    /// Returns the profiles as JSON.
    ///
    /// @param before what stood in the file
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

    /// Reads profiles. What makes no sense takes its default, and all of that is told in one line of the log.
    static Profiles read(JsonNode json) {
        ProfileJson reader = new ProfileJson();
        Map<String, Profile> saved = new TreeMap<>();
        json.path("saved").properties().forEach(each -> saved.put(each.getKey(), reader.read(each.getValue())));
        Profile current = reader.read(json.path("current"));
        List<String> faults = reader.faults();
        if (!faults.isEmpty()) {
            LOG.warning("The settings hold values for human logic that make no sense; the usual ones are used: "
                    + String.join(", ", faults));
        }
        return new Profiles(current, json.path("chosen").asText(""), saved);
    }
}
