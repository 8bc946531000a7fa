package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonet.settings.store.Fields;

/// Settings as JSON. A missing or invalid field takes its default, so that a file of an older or newer version loses as
/// little as possible.
final class SettingsJson {

    private SettingsJson() {}

    static ObjectNode write(Settings settings) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("engine", settings.engine());
        json.put("pace", settings.pace());
        json.put("bySteps", settings.bySteps());
        json.put("look", settings.look().name());
        json.put("textSize", settings.textSize());
        json.put("language", settings.language());
        json.put("labelsShown", settings.labelsShown());
        json.put("marksShown", settings.marksShown());
        json.put("sideShown", settings.sideShown());
        json.set("playing", PlayingJson.write(settings.playing()));
        ArrayNode recent = json.putArray("recent");
        settings.recent().forEach(recent::add);
        Settings.Place place = settings.place();
        if (place != null) {
            json.set("place", PlaceJson.write(place));
        }
        return json;
    }

    static Settings read(Fields fields) {
        Settings standard = Settings.DEFAULT;
        List<String> recent = new ArrayList<>();
        for (JsonNode file : fields.part("recent", true)) {
            if (file.isTextual()) {
                recent.add(file.textValue());
            } else {
                fields.fault();
            }
        }
        return new Settings(
                fields.text("engine", standard.engine()),
                fields.number("pace", standard.pace(), 0, 1),
                fields.flag("bySteps", standard.bySteps()),
                look(fields.text("look", "")),
                textSize(fields.number("textSize", standard.textSize(), 0, 1000)),
                fields.text("language", standard.language()),
                fields.flag("labelsShown", standard.labelsShown()),
                fields.flag("marksShown", standard.marksShown()),
                fields.flag("sideShown", standard.sideShown()),
                PlayingJson.read(fields),
                recent,
                PlaceJson.read(fields));
    }

    private static int textSize(double percent) {
        int size = (int) percent;
        return Settings.TEXT_SIZES.contains(size) ? size : Settings.DEFAULT.textSize();
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
