package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Json;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Document;

/// GNOME Sudoku's saved games: JSON with the non-empty cells. Rows and columns count from 0.
public final class Gnome implements SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("gnome", "GNOME Sudoku", List.of("save"), FormatFeature.PLACED, FormatFeature.MARKS);

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        String head = source.head();
        return head.startsWith("{") && head.contains("\"difficulty_category\"")
                        || head.contains("\"cells\"") && head.contains("\"position\"")
                ? 100
                : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        List<JsonNode> values = Json.values(source.text());
        DocumentBuilder builder = new DocumentBuilder();
        for (JsonNode cell :
                values.isEmpty() ? Json.object() : values.getFirst().path("cells")) {
            JsonNode position = cell.path("position");
            int row = position.path(0).asInt(-1);
            int column = position.path(1).asInt(-1);
            int value = cell.path("value").asInt(0);
            if (row < 0 || row > 8 || column < 0 || column > 8 || value < 0 || value > 9) {
                return new PuzzleReading.Nothing(
                        new Fault.BadValue(1, 1, DocumentBuilder.shortened(position + " " + value)));
            }
            read(builder, row * 9 + column, value, cell);
        }
        return values.isEmpty() || !values.getFirst().path("cells").isArray()
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }

    private static void read(DocumentBuilder builder, int index, int value, JsonNode cell) {
        if (cell.path("fixed").asBoolean(false)) {
            builder.given(index, value);
        } else {
            builder.placed(index, value);
        }
        for (JsonNode mark : cell.path("earmarks")) {
            if (mark.asInt(0) >= 1 && mark.asInt(0) <= 9) {
                builder.mark(index, mark.asInt());
            }
        }
    }

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        ObjectNode root = Json.object();
        root.put("difficulty_category", "Custom Puzzle").put("time_elapsed", -1.0);
        ArrayNode cells = root.putArray("cells");
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            if (digit == 0 && document.marks(cell).isEmpty()) {
                continue;
            }
            ObjectNode each = cells.addObject();
            each.putArray("position").add(cell.row() - 1).add(cell.column() - 1);
            each.put("value", digit).put("fixed", document.isGiven(cell));
            ArrayNode marks = each.putArray("earmarks");
            for (Digit mark : document.marks(cell)) {
                marks.add(mark.value());
            }
        }
        return Json.pretty(root);
    }
}
