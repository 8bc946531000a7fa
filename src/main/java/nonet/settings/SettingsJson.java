package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Settings as JSON. What is missing or makes no sense takes its default, field by field, so that a file of an older or
/// newer Nonet never loses more than it must.
final class SettingsJson {

    private SettingsJson() {}

    static ObjectNode write(Settings settings) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("engine", settings.engine());
        json.put("pace", settings.pace());
        json.put("bySteps", settings.bySteps());
        json.put("look", settings.look().name());
        json.put("language", settings.language());
        json.put("labelsShown", settings.labelsShown());
        json.put("marksShown", settings.marksShown());
        json.put("sideShown", settings.sideShown());
        ArrayNode recent = json.putArray("recent");
        settings.recent().forEach(recent::add);
        Settings.Place place = settings.place();
        if (place != null) {
            json.putObject("place")
                    .put("x", place.x())
                    .put("y", place.y())
                    .put("width", place.width())
                    .put("height", place.height())
                    .put("maximized", place.maximized())
                    .put("side", place.side());
        }
        return json;
    }

    static Settings read(JsonNode json) {
        Settings standard = Settings.DEFAULT;
        double pace = json.path("pace").asDouble(standard.pace());
        List<String> recent = new ArrayList<>();
        json.path("recent").forEach(file -> recent.add(file.asText()));
        return new Settings(
                json.path("engine").asText(standard.engine()),
                pace >= 0 && pace <= 1 ? pace : standard.pace(),
                json.path("bySteps").asBoolean(standard.bySteps()),
                look(json.path("look").asText()),
                json.path("language").asText(standard.language()),
                json.path("labelsShown").asBoolean(standard.labelsShown()),
                json.path("marksShown").asBoolean(standard.marksShown()),
                json.path("sideShown").asBoolean(standard.sideShown()),
                recent,
                place(json.path("place")));
    }

    private static Settings.@Nullable Place place(JsonNode json) {
        try {
            return new Settings.Place(
                    json.path("x").asDouble(Double.NaN),
                    json.path("y").asDouble(Double.NaN),
                    json.path("width").asDouble(Double.NaN),
                    json.path("height").asDouble(Double.NaN),
                    json.path("maximized").asBoolean(),
                    json.path("side").asDouble(Double.NaN));
        } catch (IllegalArgumentException nowhere) {
            return null;
        }
    }

    private static Settings.Look look(String name) {
        for (Settings.Look look : Settings.Look.values()) {
            if (look.name().equals(name)) {
                return look;
            }
        }
        return Settings.DEFAULT.look();
    }
}
