package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.Pixels;

/// The last export as JSON. What is missing or makes no sense takes its default.
final class ExportingJson {

    private ExportingJson() {}

    static ObjectNode write(Exporting exporting) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        Layout layout = exporting.layout();
        Pixels pixels = exporting.pixels();
        return json.put("target", exporting.target())
                .put("what", exporting.what())
                .put("paper", layout.paper().id())
                .put("perPage", layout.perPage())
                .put("candidates", layout.candidates())
                .put("solutions", layout.solutions())
                .put("names", layout.names())
                .put("levels", layout.levels())
                .put("width", pixels.width())
                .put("dpi", pixels.dpi())
                .put("ground", pixels.paper());
    }

    static Exporting read(JsonNode json) {
        Exporting standard = Exporting.DEFAULT;
        return new Exporting(
                json.path("target").asText(standard.target()),
                json.path("what").asText(standard.what()),
                layout(json, standard.layout()),
                pixels(json, standard.pixels()));
    }

    private static Layout layout(JsonNode json, Layout standard) {
        int perPage = json.path("perPage").asInt();
        return new Layout(
                json.path("paper").asText().equals(Paper.LETTER.id()) ? Paper.LETTER : Paper.A4,
                Layout.PER_PAGE.contains(perPage) ? perPage : standard.perPage(),
                json.path("candidates").asBoolean(standard.candidates()),
                json.path("solutions").asBoolean(standard.solutions()),
                json.path("names").asBoolean(standard.names()),
                json.path("levels").asBoolean(standard.levels()));
    }

    private static Pixels pixels(JsonNode json, Pixels standard) {
        try {
            return new Pixels(
                    json.path("width").asInt(standard.width()),
                    json.path("dpi").asInt(standard.dpi()),
                    json.path("ground").asBoolean(standard.paper()));
        } catch (IllegalArgumentException nonsense) {
            return standard;
        }
    }
}
