package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// The last places of the windows beside a main window, and the widths of the lists in them, as JSON: a field for each
/// window, named by its pane.
final class WindowFrames {

    private static final String SIDE = "side";

    private WindowFrames() {}

    static ObjectNode write(String window, WindowFrame frame) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.putObject(window)
                .put("x", frame.x())
                .put("y", frame.y())
                .put("width", frame.width())
                .put("height", frame.height());
        return json;
    }

    static ObjectNode writeSide(String window, double width) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.putObject(window).put(SIDE, width);
        return json;
    }

    /// Returns the width of the list at the side of a window; empty if none is saved or it is not valid.
    static OptionalDouble readSide(JsonNode json, String window) {
        double width = json.path(window).path(SIDE).asDouble(Double.NaN);
        return width > 0 && width <= WindowFrame.LARGEST ? OptionalDouble.of(width) : OptionalDouble.empty();
    }

    /// Returns the place of a window, or null if none is saved or it is not valid.
    static @Nullable WindowFrame read(JsonNode json, String window) {
        JsonNode frame = json.path(window);
        try {
            return new WindowFrame(
                    frame.path("x").asDouble(Double.NaN),
                    frame.path("y").asDouble(Double.NaN),
                    frame.path("width").asDouble(Double.NaN),
                    frame.path("height").asDouble(Double.NaN));
        } catch (IllegalArgumentException nowhere) {
            return null;
        }
    }
}
