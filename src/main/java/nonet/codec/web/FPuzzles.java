package nonet.codec.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.api.VariantNames;
import nonet.codec.syntax.Json;
import nonet.codec.syntax.LzString;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// f-puzzles links, also in SudokuPad's form: compressed JSON. A puzzle with variant rules is refused. The text that
/// accompanies a puzzle is its comment.
public final class FPuzzles implements SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "fpuzzles",
            "f-puzzles",
            List.of(),
            FormatFeature.PLACED,
            FormatFeature.MARKS,
            FormatFeature.CORNERS,
            FormatFeature.NAMES,
            FormatFeature.COMMENT);

    private static final Pattern LINK =
            Pattern.compile("(?:f-puzzles\\.com/\\?load=|fpuz(?:zles)?)([A-Za-z0-9+/=% -]{8,400000})");
    private static final Set<String> PLAIN =
            Set.of("size", "title", "author", "ruleset", "grid", "solution", "highlightconflicts", "successmessage");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.text().length() < 500_000 && LINK.matcher(source.text()).find() ? 95 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        Matcher link = LINK.matcher(source.text());
        String json = link.find()
                ? LzString.decompressed(Percent.decoded(link.group(1).strip()))
                : null;
        if (json == null) {
            return new PuzzleReading.Nothing(new Fault.BadSyntax(1, 1));
        }
        List<JsonNode> values = Json.values(json);
        JsonNode puzzle = values.isEmpty() ? Json.object() : values.getFirst();
        return read(this, puzzle);
    }

    /// Reads the JSON of a puzzle.
    public static PuzzleReading read(Codec codec, JsonNode puzzle) {
        int size = puzzle.path("size").asInt(puzzle.path("grid").size());
        Fault fault = size != 9 ? new Fault.WrongSize(size) : variant(puzzle);
        DocumentBuilder builder = new DocumentBuilder();
        fault = fault == null ? read(puzzle.path("grid"), builder) : fault;
        if (fault != null) {
            return new PuzzleReading.Nothing(fault);
        }
        Document document = builder.comment(puzzle.path("ruleset").asText(""))
                .document(puzzle.path("title").asText(""));
        return new PuzzleReading.Puzzles(
                codec,
                List.of(new ReadPuzzle(document, 1)),
                VariantNames.isNamed(document) ? List.of(new ReadingNote(ReadingNote.Kind.VARIANT, 1, 1)) : List.of());
    }

    private static @Nullable Fault variant(JsonNode puzzle) {
        for (Map.Entry<String, JsonNode> field : puzzle.properties()) {
            JsonNode value = field.getValue();
            boolean set = value.isBoolean() ? value.asBoolean() : value.isContainerNode() && !value.isEmpty();
            if (set && !PLAIN.contains(field.getKey().toLowerCase(java.util.Locale.ROOT))) {
                return new Fault.Variant(DocumentBuilder.shortened(field.getKey()));
            }
        }
        return null;
    }

    private static @Nullable Fault read(JsonNode grid, DocumentBuilder builder) {
        if (grid.size() != 9) {
            return new Fault.NoPuzzle();
        }
        for (Cell cell : Cell.all()) {
            JsonNode content = grid.path(cell.row() - 1).path(cell.column() - 1);
            int value = content.path("value").asInt(0);
            int region = content.path("region").asInt(cell.box() - 1);
            if (region != cell.box() - 1) {
                return new Fault.Variant("region");
            }
            if (value < 0 || value > 9 || !content.isObject()) {
                return new Fault.BadValue(1, 1, String.valueOf(value));
            }
            if (content.path("given").asBoolean(false)) {
                builder.given(cell.index(), value);
            } else {
                builder.placed(cell.index(), value);
            }
            for (String kind : List.of("centerPencilMarks", "givenPencilMarks")) {
                for (JsonNode mark : content.path(kind)) {
                    if (isDigit(mark)) {
                        builder.mark(cell.index(), mark.asInt());
                    }
                }
            }
            for (JsonNode mark : content.path("cornerPencilMarks")) {
                if (isDigit(mark) && value == 0) {
                    builder.corner(cell.index(), mark.asInt());
                }
            }
        }
        return null;
    }

    private static boolean isDigit(JsonNode mark) {
        return mark.asInt(0) >= 1 && mark.asInt(0) <= 9;
    }

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        ObjectNode root = Json.object();
        root.put("size", 9);
        if (!document.name().isEmpty()) {
            root.put("title", document.name());
        }
        if (!document.comment().isEmpty()) {
            root.put("ruleset", document.comment());
        }
        ArrayNode grid = root.putArray("grid");
        ArrayNode row = grid.addArray();
        for (Cell cell : Cell.all()) {
            row = cell.column() == 1 && cell.row() > 1 ? grid.addArray() : row;
            ObjectNode content = row.addObject();
            int digit = document.digit(cell);
            if (digit > 0) {
                content.put("value", digit);
                if (document.isGiven(cell)) {
                    content.put("given", true);
                }
            } else {
                marks(content, "centerPencilMarks", document.marks(cell));
                marks(content, "cornerPencilMarks", document.sketch().corners(cell));
            }
        }
        return "https://f-puzzles.com/?load=" + Percent.encoded(LzString.compressed(root.toString()));
    }

    private static void marks(ObjectNode content, String kind, DigitSet digits) {
        if (!digits.isEmpty()) {
            ArrayNode marks = content.putArray(kind);
            for (Digit mark : digits) {
                marks.add(mark.value());
            }
        }
    }
}
