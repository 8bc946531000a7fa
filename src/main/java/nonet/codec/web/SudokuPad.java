package nonet.codec.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
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
import nonet.codec.syntax.PuzzleZip;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// SudokuPad links: `scl` or `ctc` and compressed JSON, or `scf` and the givens of a classic.
///
/// The JSON has rows of cells, regions as lists of row and column, and drawings on the grid. Its rules are free text;
/// hence a puzzle with lines, arrows, cages with cells, or symbols between cells is refused.
public final class SudokuPad implements SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "sudokupad",
            "SudokuPad",
            List.of(),
            FormatFeature.MARKS,
            FormatFeature.CORNERS,
            FormatFeature.NAMES,
            FormatFeature.COMMENT);

    private static final Pattern LINK = Pattern.compile(
            "(?:(?:sudokupad\\.app|crackingthecryptic\\.com)/(?:sudoku/|scf)?(?:\\?puzzleid=)?|(?<![\\w+/]))"
                    + "(?:(?:scl|ctc)(N[A-Za-z0-9+/=% -]{40,400000})|scf([0-9A-Za-x]{13,83})(?!\\w))");
    /// A digit and up to five blanks behind it: the digit and ten times their number.
    private static final String RUNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

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
        if (!link.find()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        if (link.group(2) != null) {
            return classic(link.group(2));
        }
        String json = LzString.decompressed(Percent.decoded(link.group(1).strip()));
        if (json == null) {
            return new PuzzleReading.Nothing(new Fault.BadSyntax(1, 1));
        }
        List<JsonNode> values = Json.values(json.startsWith("{\"") ? json : PuzzleZip.unzipped(json));
        return read(this, values.isEmpty() ? Json.object() : values.getFirst());
    }

    private PuzzleReading classic(String runs) {
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        for (int i = 0; i < runs.length(); i++) {
            int run = RUNS.indexOf(runs.charAt(i));
            if (cell == 81) {
                return new PuzzleReading.Nothing(new Fault.Variant(runs.charAt(i) == 'w' ? "windoku" : "diagonal"));
            }
            builder.given(cell, run % 10);
            cell += 1 + run / 10;
            if (cell > 81) {
                break;
            }
        }
        return cell == 81
                ? new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of())
                : new PuzzleReading.Nothing(new Fault.BadCount(1, 1, cell));
    }

    /// Tests whether a value is such a puzzle.
    public static boolean is(JsonNode puzzle) {
        return puzzle.path("cells").path(0).isArray()
                && (puzzle.path("regions").isArray() || puzzle.has("cellSize") || puzzle.has("metadata"));
    }

    /// Reads the JSON of a puzzle.
    public static PuzzleReading read(Codec codec, JsonNode puzzle) {
        JsonNode rows = puzzle.path("cells");
        if (rows.size() != 9) {
            return new PuzzleReading.Nothing(new Fault.WrongSize(rows.size()));
        }
        Fault fault = variant(puzzle);
        if (fault != null) {
            return new PuzzleReading.Nothing(fault);
        }
        DocumentBuilder builder = new DocumentBuilder();
        for (int cell = 0; cell < 81; cell++) {
            JsonNode content = rows.path(cell / 9).path(cell % 9);
            String value = content.path("value").asText("");
            if (!value.matches("[0-9]?")) {
                return new PuzzleReading.Nothing(new Fault.BadValue(1, 1, DocumentBuilder.shortened(value)));
            }
            int digit = value.isEmpty() ? 0 : value.charAt(0) - '0';
            if (content.path("given").asBoolean(true)) {
                builder.given(cell, digit);
            } else {
                builder.placed(cell, digit);
            }
            if (digit == 0) {
                for (int mark : digits(content.path("centremarks"))) {
                    builder.mark(cell, mark);
                }
                for (int mark : digits(content.path("pencilMarks"))) {
                    builder.corner(cell, mark);
                }
            }
        }
        Document document =
                builder.notesOnly().comment(about(puzzle, "rules").strip()).document(about(puzzle, "title"));
        return new PuzzleReading.Puzzles(
                codec,
                List.of(new ReadPuzzle(document, 1)),
                VariantNames.isNamed(document) ? List.of(new ReadingNote(ReadingNote.Kind.VARIANT, 1, 1)) : List.of());
    }

    private static int[] digits(JsonNode marks) {
        return StreamSupport.stream(marks.spliterator(), false)
                .mapToInt(mark -> mark.asInt(0))
                .filter(digit -> digit >= 1 && digit <= 9)
                .toArray();
    }

    /// Returns what is said of a puzzle: among its data, or as the value of a cage without cells.
    private static String about(JsonNode puzzle, String what) {
        String said = puzzle.path("metadata").path(what).asText("");
        for (JsonNode cage : puzzle.path("cages")) {
            String value = cage.path("value").asText("");
            if (said.isEmpty() && value.startsWith(what + ": ")) {
                said = value.substring(what.length() + 2);
            }
        }
        return said;
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
        for (String drawn : List.of("overlays", "underlays")) {
            for (JsonNode sign : puzzle.path(drawn)) {
                double width = sign.path("width").asDouble(1);
                if (width < 0.6 || width > 1.5) {
                    return new Fault.Variant(drawn);
                }
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

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        ObjectNode root = Json.object();
        root.put("cellSize", 50);
        ObjectNode about = root.putObject("metadata");
        if (!document.name().isEmpty()) {
            about.put("title", document.name());
        }
        if (!document.comment().isEmpty()) {
            about.put("rules", document.comment());
        }
        ArrayNode cells = root.putArray("cells");
        for (int row = 1; row <= 9; row++) {
            ArrayNode contents = cells.addArray();
            for (int column = 1; column <= 9; column++) {
                write(document, Cell.at(row, column), contents.addObject());
            }
        }
        ArrayNode regions = root.putArray("regions");
        for (int box = 1; box <= 9; box++) {
            ArrayNode region = regions.addArray();
            for (Cell cell : House.of(House.Kind.BOX, box).cells()) {
                region.addArray().add(cell.row() - 1).add(cell.column() - 1);
            }
        }
        return "https://sudokupad.app/scl" + Percent.encoded(LzString.compressed(root.toString()));
    }

    private static void write(Document document, Cell cell, ObjectNode content) {
        if (document.isGiven(cell)) {
            content.put("value", String.valueOf(document.digit(cell)));
        } else if (document.digit(cell) == 0) {
            write(document.marks(cell), "centremarks", content);
            write(document.sketch().corners(cell), "pencilMarks", content);
        }
    }

    private static void write(DigitSet digits, String kind, ObjectNode content) {
        if (!digits.isEmpty()) {
            ArrayNode marks = content.putArray(kind);
            for (Digit mark : digits) {
                marks.add(mark.value());
            }
        }
    }
}
