package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import nonet.codec.app.BookmarkJson;
import nonet.codec.app.SketchJson;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.settings.store.Fields;
import nonet.settings.store.RecordJson;

/// A session as JSON: the givens and all digits as 81 characters each, the candidates of a restricted puzzle, the pencil marks as 81 masks.
final class SessionJson {

    /// A thousand years, in seconds.
    private static final double LONGEST = 31_557_600_000.0;

    private SessionJson() {}

    static ObjectNode write(Session session) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        Document document = session.document();
        json.put("name", document.name());
        json.put("puzzle", document.puzzle().toString());
        if (document.puzzle().isRestricted()) {
            json.put("candidates", document.puzzle().candidateText());
        }
        json.put("digits", document.grid().toString());
        ArrayNode marks = json.putArray("marks");
        for (Cell cell : Cell.all()) {
            marks.add(document.grid().candidates(cell).mask());
        }
        ObjectNode colors = json.putObject("colors");
        document.colors().forEach((cell, color) -> colors.put(cell.toString(), color.name()));
        SketchJson.write(document.sketch(), json);
        json.put("comment", document.comment());
        if (!document.bookmarks().isEmpty()) {
            BookmarkJson.write(document.bookmarks(), json);
        }
        json.put("settingUp", session.settingUp());
        if (session.seconds() > 0) {
            json.put("seconds", session.seconds());
        }
        Origin origin = session.origin();
        if (!origin.file().isEmpty()) {
            json.put("file", origin.file()).put("format", origin.format()).put("digest", origin.digest());
        }
        json.put("modified", origin.modified());
        Settings.Place place = session.place();
        if (place != null) {
            json.set("place", RecordJson.write(place));
        }
        return json;
    }

    /// Reads the valid part of a session: the digits without the marks, or the givens alone.
    static Session read(Fields fields) {
        Puzzle givens = puzzle(fields, "puzzle", Puzzle.EMPTY);
        Puzzle all = puzzle(fields, "digits", givens);
        Puzzle digits = all;
        for (Cell cell : givens.givenCells()) {
            if (all.given(cell) != givens.given(cell)) {
                fields.fault();
                digits = givens;
            }
        }
        Grid grid = Grid.of(givens.givenCells(), digits.values(), marks(fields, digits));
        Document document = new Document(
                fields.text("name", ""),
                restricted(fields, givens),
                grid,
                colors(fields),
                fields.sketch(),
                comment(fields.text("comment", "")),
                fields.bookmarks());
        boolean settingUp = fields.flag("settingUp", grid.blanks().size() == 81);
        long seconds = (long) fields.number("seconds", 0, 0, LONGEST);
        return new Session(
                document,
                settingUp,
                seconds,
                origin(fields, document),
                RecordJson.read(fields, "place", Settings.Place.class));
    }

    /// Sessions of earlier versions know no file: what was written on their boards counts as not saved.
    private static Origin origin(Fields fields, Document document) {
        boolean written = !document.equals(Document.of(document.name(), document.puzzle()));
        boolean modified = fields.flag("modified", written);
        String file = fields.text("file", "");
        try {
            return new Origin(Path.of(file).toString(), fields.text("format", ""), modified, fields.text("digest", ""));
        } catch (InvalidPathException nowhere) {
            fields.fault();
            return new Origin("", "", true, "");
        }
    }

    private static Puzzle puzzle(Fields fields, String name, Puzzle standard) {
        String text = fields.text(name, "");
        Optional<Puzzle> puzzle = Puzzle.parse(text);
        if (puzzle.isEmpty() && !text.isEmpty()) {
            fields.fault();
        }
        return puzzle.orElse(standard);
    }

    private static Puzzle restricted(Fields fields, Puzzle givens) {
        String candidates = fields.text("candidates", "");
        Optional<short[]> masks = Puzzle.parseCandidates(candidates);
        if (masks.isEmpty() && !candidates.isEmpty()) {
            fields.fault();
        }
        return masks.map(givens::restrictedTo).orElse(givens);
    }

    private static short[] marks(Fields fields, Puzzle digits) {
        JsonNode json = fields.part("marks", true);
        short[] marks = new short[81];
        for (Cell cell : Cell.all()) {
            JsonNode mask = json.path(cell.index());
            if (!mask.isMissingNode() && !mask.isInt()) {
                fields.fault();
            }
            marks[cell.index()] = (short) (digits.given(cell) == null ? mask.asInt() & 0x1FF : 0);
        }
        return marks;
    }

    private static Map<Cell, CellColor> colors(Fields fields) {
        JsonNode json = fields.part("colors", false);
        Map<Cell, CellColor> colors = new HashMap<>();
        for (Cell cell : Cell.all()) {
            String name = json.path(cell.toString()).asText();
            for (CellColor color : CellColor.values()) {
                if (color.name().equals(name)) {
                    colors.put(cell, color);
                }
            }
        }
        return colors;
    }

    private static String comment(String text) {
        return text.substring(0, Math.min(text.length(), Document.LONGEST_COMMENT));
    }
}
