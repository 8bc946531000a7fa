package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.jspecify.annotations.Nullable;

/// A sketch as two fields of a JSON object: `candidateColors` and `links`. Candidates are named as in `r3c5=7`.
public final class SketchJson {

    /// The names of the fields.
    static final List<String> FIELDS = List.of("candidateColors", "links");

    private static final int MOST_LINKS = 1_000;

    private SketchJson() {}

    /// Adds the fields that are not empty.
    public static void write(Sketch sketch, ObjectNode json) {
        if (!sketch.colors().isEmpty()) {
            ObjectNode colors = json.putObject(FIELDS.getFirst());
            sketch.colors().entrySet().stream()
                    .sorted(Comparator.comparingInt(entry -> entry.getKey().index()))
                    .forEach(entry -> colors.put(
                            entry.getKey().toString(), entry.getValue().name().toLowerCase(Locale.ROOT)));
        }
        if (!sketch.links().isEmpty()) {
            ArrayNode links = json.putArray(FIELDS.getLast());
            for (DrawnLink link : sketch.links()) {
                links.addObject()
                        .put("from", link.from().toString())
                        .put("to", link.to().toString())
                        .put("strong", link.strong());
            }
        }
    }

    /// Reads the fields; what makes no sense in them is left out.
    public static Sketch read(JsonNode json) {
        Map<Candidate, CellColor> colors = new HashMap<>();
        json.path(FIELDS.getFirst()).properties().forEach(field -> {
            Candidate candidate = candidate(field.getKey());
            for (CellColor color : CellColor.values()) {
                if (candidate != null
                        && color.name().equalsIgnoreCase(field.getValue().asText())) {
                    colors.put(candidate, color);
                }
            }
        });
        List<DrawnLink> links = new ArrayList<>();
        for (JsonNode link : json.path(FIELDS.getLast())) {
            Candidate from = candidate(link.path("from").asText());
            Candidate to = candidate(link.path("to").asText());
            if (from != null && to != null && !from.equals(to) && links.size() < MOST_LINKS) {
                links.add(new DrawnLink(from, to, link.path("strong").asBoolean()));
            }
        }
        return new Sketch(colors, links);
    }

    private static @Nullable Candidate candidate(String name) {
        return name.matches("r[1-9]c[1-9]=[1-9]")
                ? new Candidate(Cell.at(name.charAt(1) - '0', name.charAt(3) - '0'), Digit.of(name.charAt(5) - '0'))
                : null;
    }
}
