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
import nonet.grid.DigitSet;
import nonet.play.CellColor;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.jspecify.annotations.Nullable;

/// A sketch as fields of a JSON object: `candidateColors`, `links`, and `corners`, the corner marks by cell.
/// Candidates are named as in `r3c5=7`.
public final class SketchJson {

    /// The names of the fields.
    static final List<String> FIELDS = List.of("candidateColors", "links", "corners");

    private static final String COLORS = FIELDS.get(0);
    private static final String LINKS = FIELDS.get(1);
    private static final String CORNERS = FIELDS.get(2);

    private static final int MOST_LINKS = 1_000;

    private SketchJson() {}

    /// Adds the fields that are not empty.
    public static void write(Sketch sketch, ObjectNode json) {
        if (!sketch.colors().isEmpty()) {
            ObjectNode colors = json.putObject(COLORS);
            sketch.colors().entrySet().stream()
                    .sorted(Comparator.comparingInt(entry -> entry.getKey().index()))
                    .forEach(entry -> colors.put(
                            entry.getKey().toString(), entry.getValue().name().toLowerCase(Locale.ROOT)));
        }
        if (!sketch.links().isEmpty()) {
            ArrayNode links = json.putArray(LINKS);
            for (DrawnLink link : sketch.links()) {
                links.addObject()
                        .put("from", link.from().toString())
                        .put("to", link.to().toString())
                        .put("strong", link.strong());
            }
        }
        if (!sketch.corners().isEmpty()) {
            ObjectNode corners = json.putObject(CORNERS);
            for (Cell cell : Cell.all()) {
                if (sketch.corners().containsKey(cell)) {
                    corners.put(cell.toString(), sketch.corners(cell).toString());
                }
            }
        }
    }

    /// Reads the fields; what makes no sense in them is left out.
    public static Sketch read(JsonNode json) {
        Map<Candidate, CellColor> colors = new HashMap<>();
        json.path(COLORS).properties().forEach(field -> {
            Candidate candidate = candidate(field.getKey());
            for (CellColor color : CellColor.values()) {
                if (candidate != null
                        && color.name().equalsIgnoreCase(field.getValue().asText())) {
                    colors.put(candidate, color);
                }
            }
        });
        List<DrawnLink> links = new ArrayList<>();
        for (JsonNode link : json.path(LINKS)) {
            Candidate from = candidate(link.path("from").asText());
            Candidate to = candidate(link.path("to").asText());
            if (from != null && to != null && !from.equals(to) && links.size() < MOST_LINKS) {
                links.add(new DrawnLink(from, to, link.path("strong").asBoolean()));
            }
        }
        return new Sketch(colors, links, corners(json.path(CORNERS)));
    }

    private static Map<Cell, DigitSet> corners(JsonNode json) {
        Map<Cell, DigitSet> corners = new HashMap<>();
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            Candidate cell = candidate(field.getKey() + "=1");
            String digits = field.getValue().asText();
            if (cell != null && digits.matches("[1-9]{1,9}")) {
                DigitSet marks = DigitSet.NONE;
                for (char digit : digits.toCharArray()) {
                    marks = marks.with(Digit.of(digit - '0'));
                }
                corners.put(cell.cell(), marks);
            }
        }
        return corners;
    }

    private static @Nullable Candidate candidate(String name) {
        return name.matches("r[1-9]c[1-9]=[1-9]")
                ? new Candidate(Cell.at(name.charAt(1) - '0', name.charAt(3) - '0'), Digit.of(name.charAt(5) - '0'))
                : null;
    }
}
