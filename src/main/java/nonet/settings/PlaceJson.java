package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonet.settings.store.Fields;
import org.jspecify.annotations.Nullable;

/// The place of a window as JSON.
final class PlaceJson {

    private PlaceJson() {}

    static ObjectNode write(Settings.Place place) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("x", place.x())
                .put("y", place.y())
                .put("width", place.width())
                .put("height", place.height())
                .put("maximized", place.maximized())
                .put("side", place.side());
    }

    /// Returns the place in the field `place`; null if there is no valid one, which may be a fault.
    static Settings.@Nullable Place read(Fields fields) {
        JsonNode json = fields.part("place", false);
        if (json.isMissingNode()) {
            return null;
        }
        try {
            return new Settings.Place(
                    json.path("x").asDouble(Double.NaN),
                    json.path("y").asDouble(Double.NaN),
                    json.path("width").asDouble(Double.NaN),
                    json.path("height").asDouble(Double.NaN),
                    json.path("maximized").asBoolean(),
                    json.path("side").asDouble(Double.NaN));
        } catch (IllegalArgumentException nowhere) {
            fields.fault();
            return null;
        }
    }
}
