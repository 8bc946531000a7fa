package nonet.settings.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import nonet.codec.app.DocumentJson;
import nonet.codec.app.FilmJson;
import nonet.codec.app.SearchJson;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.play.SteeredSearch;

/// The fields of a JSON object. A missing field takes its default, and so does one of the wrong type, which is recorded
/// as a fault.
public final class Fields {

    private final JsonNode json;
    private boolean faulty;

    public Fields(JsonNode json) {
        this.json = json;
        faulty = !json.isObject() && !json.isMissingNode();
    }

    public String text(String name, String standard) {
        return has(name, json.path(name).isTextual()) ? json.path(name).textValue() : standard;
    }

    public boolean flag(String name, boolean standard) {
        return has(name, json.path(name).isBoolean()) ? json.path(name).booleanValue() : standard;
    }

    /// Returns a number, or the standard value if there is none in the valid range.
    ///
    /// @param least the smallest valid value
    /// @param most the largest valid value
    public double number(String name, double standard, double least, double most) {
        double value = json.path(name).asDouble();
        boolean fits = json.path(name).isNumber() && value >= least && value <= most;
        return has(name, fits) ? value : standard;
    }

    /// Returns the texts of an array; anything else in it is a fault.
    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode each : part(name, true)) {
            if (each.isTextual()) {
                texts.add(each.textValue());
            } else {
                fault();
            }
        }
        return texts;
    }

    /// Returns an array or object, or a missing node.
    public JsonNode part(String name, boolean array) {
        JsonNode part = json.path(name);
        return has(name, array ? part.isArray() : part.isObject()) ? part : MissingNode.getInstance();
    }

    /// Returns the valid part of the document whose fields these are.
    public Document document() {
        DocumentJson.Read read = DocumentJson.read(json, MissingNode.getInstance());
        faulty |= !read.digits() || !read.notes();
        return read.document();
    }

    /// Returns the valid part of the film of a document whose fields these are. A damaged film is no fault, for it does not
    /// cost the puzzle.
    public PlayerFilm film(Document document) {
        return FilmJson.read(json, document);
    }

    /// Returns the valid ones of the searches whose fields these are, the one that is shown first.
    public List<SteeredSearch> searches() {
        return SearchJson.read(json);
    }

    /// Records a fault.
    public void fault() {
        faulty = true;
    }

    /// Tests whether the object has invalid values.
    public boolean areFaulty() {
        return faulty;
    }

    private boolean has(String name, boolean fits) {
        faulty |= !fits && !json.path(name).isMissingNode();
        return fits;
    }
}
