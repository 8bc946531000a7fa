package nonet.settings;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.settings.store.Fields;

/// The last export as JSON. Missing and invalid values take their defaults.
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
                .put("stepsPerPage", exporting.stepsPerPage())
                .put("candidates", layout.candidates())
                .put("solutions", layout.solutions())
                .put("names", layout.names())
                .put("levels", layout.levels())
                .put("ratings", layout.ratings())
                .put("width", pixels.width())
                .put("dpi", pixels.dpi())
                .put("ground", pixels.paper());
    }

    static Exporting read(Fields fields) {
        Exporting standard = Exporting.DEFAULT;
        return new Exporting(
                fields.text("target", standard.target()),
                fields.text("what", standard.what()),
                layout(fields, standard.layout()),
                perPage(fields, "stepsPerPage", standard.stepsPerPage()),
                pixels(fields, standard.pixels()));
    }

    private static Layout layout(Fields fields, Layout standard) {
        return new Layout(
                fields.text("paper", "").equals(Paper.LETTER.id()) ? Paper.LETTER : Paper.A4,
                perPage(fields, "perPage", standard.perPage()),
                fields.flag("candidates", standard.candidates()),
                fields.flag("solutions", standard.solutions()),
                fields.flag("names", standard.names()),
                fields.flag("levels", standard.levels()),
                fields.flag("ratings", standard.ratings()));
    }

    private static int perPage(Fields fields, String name, int standard) {
        int boards = whole(fields, name, standard);
        return Layout.PER_PAGE.contains(boards) ? boards : standard;
    }

    private static Pixels pixels(Fields fields, Pixels standard) {
        try {
            return new Pixels(
                    whole(fields, "width", standard.width()),
                    whole(fields, "dpi", standard.dpi()),
                    fields.flag("ground", standard.paper()));
        } catch (IllegalArgumentException nonsense) {
            fields.fault();
            return standard;
        }
    }

    private static int whole(Fields fields, String name, int standard) {
        return (int) fields.number(name, standard, 0, Integer.MAX_VALUE);
    }
}
