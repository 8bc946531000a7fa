package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonet.play.Bookmark;

/// Bookmarks as a field of a JSON object: an array of objects with engine, event and note, and the branch but for the first.
public final class BookmarkJson {

    /// The name of the field.
    public static final String FIELD = "bookmarks";

    private BookmarkJson() {}

    /// Writes the field; an empty list too.
    public static void write(List<Bookmark> bookmarks, ObjectNode to) {
        ArrayNode array = to.putArray(FIELD);
        for (Bookmark bookmark : bookmarks) {
            ObjectNode field = array.addObject()
                    .put("engine", bookmark.engine())
                    .put("event", bookmark.event())
                    .put("note", bookmark.note());
            if (bookmark.branch() > 1) {
                field.put("branch", bookmark.branch());
            }
        }
    }

    /// Reads the valid bookmarks of an object, no more than a document may have.
    public static List<Bookmark> read(JsonNode from) {
        List<Bookmark> bookmarks = new ArrayList<>();
        for (JsonNode each : from.path(FIELD)) {
            String engine = each.path("engine").asText("");
            String note = each.path("note").asText("");
            if (bookmarks.size() < Bookmark.MOST
                    && Bookmark.isEngine(engine)
                    && each.path("event").isIntegralNumber()
                    && each.path("event").canConvertToLong()
                    && each.path("event").asLong() >= -1) {
                bookmarks.add(new Bookmark(
                        engine,
                        Math.max(1, each.path("branch").asInt(1)),
                        each.path("event").asLong(),
                        note.substring(0, Math.min(note.length(), Bookmark.LONGEST_NOTE))));
            }
        }
        return bookmarks;
    }
}
