package nonet.codec.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.format.Fault;
import org.jspecify.annotations.Nullable;

/// The JSON of SudokuPad: rows of cells, regions as lists of row and column, and drawings on the grid. The rules are
/// free text; hence a puzzle with lines, arrows, cages with cells, or small symbols between cells is refused.
public final class SudokuPad {

    private SudokuPad() {}

    /// Tests whether a value is such a puzzle.
    public static boolean is(JsonNode puzzle) {
        return puzzle.path("cells").path(0).isArray()
                && (puzzle.path("regions").isArray() || puzzle.has("cellSize") || puzzle.has("metadata"));
    }

    public static Outcome read(Codec codec, JsonNode puzzle) {
        JsonNode rows = puzzle.path("cells");
        if (rows.size() != 9) {
            return new Outcome.Refused(new Fault.WrongSize(rows.size()));
        }
        Fault fault = variant(puzzle);
        if (fault != null) {
            return new Outcome.Refused(fault);
        }
        DocumentBuilder draft = new DocumentBuilder();
        for (int cell = 0; cell < 81; cell++) {
            JsonNode content = rows.path(cell / 9).path(cell % 9);
            int value = content.path("value").asInt(0);
            if (value < 0 || value > 9) {
                return new Outcome.Refused(new Fault.BadValue(1, 1, String.valueOf(value)));
            }
            if (content.path("given").asBoolean(true)) {
                draft.given(cell, value);
            } else {
                draft.placed(cell, value);
            }
        }
        JsonNode about = puzzle.path("metadata");
        return new Outcome.Read(
                codec,
                List.of(new ParsedPuzzle(
                        draft.comment(about.path("rules").asText("").strip())
                                .document(about.path("title").asText("")),
                        1)),
                List.of());
    }

    private static @Nullable Fault variant(JsonNode puzzle) {
        if (!hasUsualRegions(puzzle.path("regions"))) {
            return new Fault.Variant("regions");
        }
        for (JsonNode cage : puzzle.path("cages")) {
            if (cage.path("cells").size() > 0 && cage.path("cells").isArray()) {
                return new Fault.Variant("cages");
            }
        }
        for (String drawn : List.of("lines", "arrows")) {
            if (!puzzle.path(drawn).isEmpty()) {
                return new Fault.Variant(drawn);
            }
        }
        for (JsonNode sign : puzzle.path("overlays")) {
            double width = sign.path("width").asDouble(1);
            if (width < 0.6) {
                return new Fault.Variant("overlays");
            }
        }
        return null;
    }

    /// Tests whether all regions are boxes, or none are listed.
    private static boolean hasUsualRegions(JsonNode regions) {
        for (JsonNode region : regions) {
            int box = -1;
            for (JsonNode cell : region) {
                int here = cell.path(0).asInt() / 3 * 3 + cell.path(1).asInt() / 3;
                if (box >= 0 && here != box) {
                    return false;
                }
                box = here;
            }
        }
        return true;
    }
}
