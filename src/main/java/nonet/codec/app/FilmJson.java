package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Json;
import nonet.grid.Numbers;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;

/// The film of a solve as a JSON object: the board at its start, and each action as one line of text, such as
/// `124 digit r3c5=7 r3c5:`, with its time in tenths of a second, its kind, and by [BoardChange] what is different on the
/// board.
public final class FilmJson {

    /// The name of the field of a document.
    public static final String FIELD = "film";

    private static final String START = "start";
    private static final String ACTIONS = "actions";
    private static final String LEFT_OUT = "leftOut";
    private static final String SAVE_POINTS = "savePoints";
    private static final String AUTOMATIC = "automatic";

    /// The latest time of an action; years, in tenths of a second.
    private static final int LATEST = Integer.MAX_VALUE;

    private FilmJson() {}

    /// Writes a film as the field of a document, unless it has neither actions nor save points.
    public static void write(PlayerFilm film, ObjectNode to) {
        if (film.size() > 0 || film.leftOut() > 0 || !film.savePoints().isEmpty()) {
            to.set(FIELD, json(film));
        }
    }

    /// Returns what is different between two boards of one puzzle, as words such as `r3c5=7 r3c5:`.
    public static String change(Document before, Document after) {
        return BoardChange.text(before, after);
    }

    /// Returns a film as text.
    public static String text(PlayerFilm film) {
        return json(film).toString();
    }

    private static ObjectNode json(PlayerFilm film) {
        ObjectNode json = Json.object();
        DocumentJson.write(film.start(), Document.EMPTY, json.putObject(START));
        if (film.leftOut() > 0) {
            json.put(LEFT_OUT, film.leftOut());
        }
        for (SavePoint point : film.savePoints()) {
            ObjectNode each = json.withArray(SAVE_POINTS)
                    .addObject()
                    .put("name", point.name())
                    .put("time", point.time())
                    .put("board", BoardChange.text(film.start(), point.board()));
            if (point.automatic()) {
                each.put(AUTOMATIC, true);
            }
        }
        ArrayNode lines = json.putArray(ACTIONS);
        Document before = film.start();
        for (FilmAction action : film.actions()) {
            String change = BoardChange.text(before, action.board());
            String name = action.kind().name().toLowerCase(Locale.ROOT);
            lines.add(action.time() + " " + name + (change.isEmpty() ? "" : " " + change));
            before = action.board();
        }
        return json;
    }

    /// Reads the film of a document; one without actions if it has none or its film is of another puzzle. What is damaged in
    /// a film is left out, with everything after it.
    public static PlayerFilm read(JsonNode from, Document document) {
        return read(from.path(FIELD))
                .filter(film -> film.start().puzzle().equals(document.puzzle()))
                .orElseGet(() -> PlayerFilm.of(document));
    }

    /// Reads the text of a film; nothing if it is none.
    public static Optional<PlayerFilm> read(String text) {
        try {
            return Json.values(text).stream().findFirst().flatMap(FilmJson::read);
        } catch (SyntaxException malformed) {
            return Optional.empty();
        }
    }

    private static Optional<PlayerFilm> read(JsonNode json) {
        if (!json.path(START).has(DocumentJson.GIVENS)) {
            return Optional.empty();
        }
        DocumentJson.Read start = DocumentJson.read(json.path(START), MissingNode.getInstance());
        int leftOut = Math.clamp(json.path(LEFT_OUT).asLong(0), 0, Integer.MAX_VALUE / 2);
        PlayerFilm film = PlayerFilm.of(start.document(), leftOut);
        film = film.with(savePoints(json.path(SAVE_POINTS), film.start()));
        int read = 0;
        for (JsonNode line : json.path(ACTIONS)) {
            Optional<FilmAction> action =
                    start.digits() && read < PlayerFilm.MOST ? action(line.asText(), film) : Optional.empty();
            if (action.isEmpty()) {
                return Optional.of(film.without(json.path(ACTIONS).size() - read));
            }
            film = film.with(action.get());
            read++;
        }
        return Optional.of(film);
    }

    private static List<SavePoint> savePoints(JsonNode json, Document start) {
        List<SavePoint> points = new ArrayList<>();
        for (JsonNode each : json) {
            String name = each.path("name").asText("");
            long time = Math.clamp(each.path("time").asLong(0), 0, LATEST);
            String board = each.path("board").asText("");
            List<String> changes = board.isEmpty() ? List.of() : List.of(board.split(" ", -1));
            if (SavePoint.isName(name) && points.size() < SavePoint.MOST) {
                boolean automatic = each.path(AUTOMATIC).asBoolean(false);
                BoardChange.apply(changes, start)
                        .ifPresent(there -> points.add(new SavePoint(name, time, there, automatic)));
            }
        }
        return points;
    }

    private static Optional<FilmAction> action(String line, PlayerFilm film) {
        String[] parts = line.split(" ", -1);
        OptionalInt time = Numbers.parse(parts[0], (int) film.end(), LATEST);
        if (parts.length < 2 || time.isEmpty()) {
            return Optional.empty();
        }
        List<String> changes = List.of(parts).subList(2, parts.length);
        return Stream.of(Kind.values())
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(parts[1]))
                .findFirst()
                .flatMap(kind -> BoardChange.apply(changes, film.board())
                        .map(board -> new FilmAction(time.getAsInt(), kind, board)));
    }
}
