package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;

/// A document as fields of a JSON object: its name, comment and bookmarks, the givens as 81 characters, all digits as 81
/// characters if some were entered, the 729 candidates of a restricted puzzle, the pencil marks as a text of digits for
/// each cell, the colors by cell, and the sketch.
public final class DocumentJson {

    /// The name of the field that every document has.
    static final String GIVENS = "givens";

    private static final String NAME = "name";
    private static final String COMMENT = "comment";
    private static final String CANDIDATES = "candidates";
    private static final String VALUES = "values";
    private static final String MARKS = "marks";
    private static final String COLORS = "colors";

    /// The names of the fields for what states of a document usually share.
    static final List<String> HEADING = List.of(NAME, COMMENT, BookmarkJson.FIELD);

    /// The names of all fields.
    static final List<String> FIELDS = Stream.of(
                    HEADING, List.of(GIVENS, CANDIDATES, VALUES, MARKS, COLORS), SketchJson.FIELDS)
            .flatMap(List::stream)
            .toList();

    /// The valid part of the fields.
    ///
    /// @param document with the digits, or else with the givens alone; empty if they are invalid, too
    /// @param digits whether the givens, the digits and the candidates are valid
    /// @param notes whether the marks and the colors are
    public record Read(Document document, boolean digits, boolean notes) {}

    private DocumentJson() {}

    /// Writes the fields that are not empty.
    ///
    /// @param known what the reader knows: its name, comment and bookmarks are not repeated
    public static void write(Document document, Document known, ObjectNode to) {
        writeHeading(document, known, to);
        to.put(GIVENS, document.puzzle().toString());
        if (document.puzzle().isRestricted()) {
            to.put(CANDIDATES, document.puzzle().candidateText());
        }
        if (document.hasEntries()) {
            to.put(VALUES, document.grid().toString());
        }
        if (document.hasMarks()) {
            ArrayNode marks = to.putArray(MARKS);
            Cell.all().forEach(cell -> marks.add(document.marks(cell).toString()));
        }
        SketchJson.write(document.sketch(), to);
        if (!document.colors().isEmpty()) {
            ObjectNode colors = to.putObject(COLORS);
            for (Cell cell : Cell.all()) {
                CellColor color = document.colors().get(cell);
                if (color != null) {
                    colors.put(cell.toString(), color.name().toLowerCase(Locale.ROOT));
                }
            }
        }
    }

    /// Writes name, comment and bookmarks, each unless it is known.
    static void writeHeading(Document document, Document known, ObjectNode to) {
        if (!document.name().equals(known.name())) {
            to.put(NAME, document.name());
        }
        if (!document.comment().equals(known.comment())) {
            to.put(COMMENT, document.comment());
        }
        if (!document.bookmarks().equals(known.bookmarks())) {
            BookmarkJson.write(document.bookmarks(), to);
        }
    }

    /// Reads the fields of an object.
    ///
    /// @param known has the name, the comment and the bookmarks that the object lacks
    public static Read read(JsonNode from, JsonNode known) {
        Optional<Puzzle> givens = Puzzle.parse(from.path(GIVENS).asText());
        Puzzle puzzle = givens.orElse(Puzzle.EMPTY);
        Optional<Puzzle> values = Puzzle.parse(from.path(VALUES).asText(puzzle.toString()))
                .filter(all -> Cell.all().stream()
                        .allMatch(cell -> puzzle.given(cell) == null || puzzle.given(cell) == all.given(cell)));
        Puzzle digits = values.orElse(puzzle);
        String candidates = from.path(CANDIDATES).asText();
        Optional<short[]> masks = Puzzle.parseCandidates(candidates);
        Document document = new Document(
                (from.has(NAME) ? from : known).path(NAME).asText(),
                masks.map(puzzle::restrictedTo).orElse(puzzle),
                Grid.of(puzzle.givenCells(), digits.values(), marks(from.path(MARKS), digits)),
                colors(from.path(COLORS)),
                SketchJson.read(from),
                shortened((from.has(COMMENT) ? from : known).path(COMMENT).asText()),
                BookmarkJson.read(from.has(BookmarkJson.FIELD) ? from : known));
        return new Read(
                document,
                (givens.isPresent() || from.path(GIVENS).isMissingNode())
                        && values.isPresent()
                        && (masks.isPresent() || candidates.isEmpty()),
                areNotes(from));
    }

    private static String shortened(String comment) {
        return comment.substring(0, Math.min(comment.length(), Document.LONGEST_COMMENT));
    }

    private static boolean areNotes(JsonNode from) {
        JsonNode marks = from.path(MARKS);
        JsonNode colors = from.path(COLORS);
        return (marks.isMissingNode() || marks.isArray() && marks.valueStream().allMatch(JsonNode::isTextual))
                && (colors.isMissingNode() || colors.isObject());
    }

    /// Returns the marks of the blanks as masks; other characters than digits are passed over.
    private static short[] marks(JsonNode texts, Puzzle digits) {
        short[] marks = new short[81];
        for (Cell cell : Cell.all()) {
            if (digits.given(cell) == null) {
                texts.path(cell.index())
                        .asText("")
                        .chars()
                        .filter(mark -> mark >= '1' && mark <= '9')
                        .forEach(mark -> marks[cell.index()] |= (short) (1 << mark - '1'));
            }
        }
        return marks;
    }

    private static Map<Cell, CellColor> colors(JsonNode names) {
        Map<Cell, CellColor> colors = new HashMap<>();
        for (Cell cell : Cell.all()) {
            String name = names.path(cell.toString()).asText();
            for (CellColor color : CellColor.values()) {
                if (color.name().equalsIgnoreCase(name)) {
                    colors.put(cell, color);
                }
            }
        }
        return colors;
    }
}
