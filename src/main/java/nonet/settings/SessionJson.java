package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import nonet.codec.app.DocumentJson;
import nonet.codec.app.FilmJson;
import nonet.codec.app.SearchJson;
import nonet.grid.DigitSet;
import nonet.play.Document;
import nonet.settings.store.Fields;
import nonet.settings.store.RecordJson;

/// A session as JSON: the fields of its document, and those of its window and its file.
final class SessionJson {

    /// A thousand years, in seconds.
    private static final double LONGEST = 31_557_600_000.0;

    private SessionJson() {}

    static ObjectNode write(Session session) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        DocumentJson.write(session.document(), Document.EMPTY, json);
        json.put("settingUp", session.settingUp());
        if (session.seconds() > 0) {
            json.put("seconds", session.seconds());
        }
        Origin origin = session.origin();
        if (!origin.file().isEmpty()) {
            json.put("file", origin.file()).put("format", origin.format()).put("digest", origin.digest());
        }
        json.put("modified", origin.modified());
        Settings.Place place = session.place();
        if (place != null) {
            json.set("place", RecordJson.write(place));
        }
        FilmJson.write(session.film(), json);
        SearchJson.write(session.searches(), json);
        return json;
    }

    /// Returns the fields of a session. Earlier versions named the givens `puzzle` and all digits `digits`, and wrote the
    /// marks as masks.
    static Fields fields(JsonNode json) {
        if (!(json instanceof ObjectNode session) || !session.has("puzzle")) {
            return new Fields(json);
        }
        ObjectNode renamed = session.deepCopy();
        renamed.set("givens", renamed.remove("puzzle"));
        if (renamed.has("digits")) {
            renamed.set("values", renamed.remove("digits"));
        }
        if (renamed.path("marks") instanceof ArrayNode masks) {
            ArrayNode texts = renamed.putArray("marks");
            masks.forEach(mask ->
                    texts.add(mask.isInt() ? new TextNode(new DigitSet(mask.asInt() & 0x1FF).toString()) : mask));
        }
        return new Fields(renamed);
    }

    /// Reads the valid part of a session: the digits without the marks, or the givens alone.
    static Session read(Fields fields) {
        Document document = fields.document();
        boolean settingUp = fields.flag("settingUp", document.grid().blanks().size() == 81);
        long seconds = (long) fields.number("seconds", 0, 0, LONGEST);
        return new Session(
                document,
                settingUp,
                seconds,
                origin(fields, document),
                RecordJson.read(fields, "place", Settings.Place.class),
                fields.film(document),
                fields.searches());
    }

    /// Sessions of earlier versions know no file: what was written on their boards counts as not saved.
    private static Origin origin(Fields fields, Document document) {
        boolean written = !document.equals(Document.of(document.name(), document.puzzle()));
        boolean modified = fields.flag("modified", written);
        String file = fields.text("file", "");
        try {
            return new Origin(Path.of(file).toString(), fields.text("format", ""), modified, fields.text("digest", ""));
        } catch (InvalidPathException nowhere) {
            fields.fault();
            return new Origin("", "", true, "");
        }
    }
}
