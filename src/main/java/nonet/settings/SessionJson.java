package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;

/// A session as JSON: the givens and all digits as 81 characters each, the pencil marks as 81 masks.
final class SessionJson {

    private SessionJson() {}

    static ObjectNode write(Session session) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        Document document = session.document();
        json.put("name", document.name());
        json.put("puzzle", document.puzzle().toString());
        json.put("digits", document.grid().toString());
        ArrayNode marks = json.putArray("marks");
        for (Cell cell : Cell.all()) {
            marks.add(document.grid().candidates(cell).mask());
        }
        ObjectNode colors = json.putObject("colors");
        document.colors().forEach((cell, color) -> colors.put(cell.toString(), color.name()));
        json.put("comment", document.comment());
        json.put("settingUp", session.settingUp());
        return json;
    }

    /// Reads a session.
    ///
    /// @throws IllegalArgumentException when the fields do not make one
    static Session read(JsonNode json) {
        Puzzle puzzle = Puzzle.of(json.path("puzzle").asText());
        Puzzle digits = Puzzle.of(json.path("digits").asText());
        short[] marks = new short[81];
        for (Cell cell : Cell.all()) {
            int mask = json.path("marks").path(cell.index()).asInt();
            marks[cell.index()] = (short) (digits.given(cell) == null ? mask & 0x1FF : 0);
        }
        Grid grid = Grid.of(puzzle.givenCells(), digits.values(), marks);
        Map<Cell, CellColor> colors = new HashMap<>();
        for (Cell cell : Cell.all()) {
            String name = json.path("colors").path(cell.toString()).asText();
            for (CellColor color : CellColor.values()) {
                if (color.name().equals(name)) {
                    colors.put(cell, color);
                }
            }
        }
        String comment = json.path("comment").asText("");
        return new Session(
                new Document(json.path("name").asText(), puzzle, grid, colors, comment),
                json.path("settingUp").asBoolean());
    }
}
