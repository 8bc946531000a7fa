package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import nonet.grid.Puzzle;
import nonet.play.Breakpoints;
import nonet.play.CellColor;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Nonet's own document: JSON with the givens, the candidates of the puzzle, the digits, marks, corner marks and colors on the board,
/// a comment, bookmarks in searches, breakpoints, and the earlier states. Fields added by later versions are preserved.
public final class NonetDocument implements SyntaxCodec {

    /// The version to write. Later versions may add fields, which are preserved.
    private static final int VERSION = 1;

    private static final String ID = "nonet";
    private static final String NO_FIELDS = "{}";
    private static final FormatInfo INFO = new FormatInfo(
            ID,
            "Nonet",
            List.of("nonet"),
            FormatFeature.PLACED,
            FormatFeature.MARKS,
            FormatFeature.CANDIDATES,
            FormatFeature.NAMES,
            FormatFeature.COMMENT,
            FormatFeature.COLORS,
            FormatFeature.LINKS,
            FormatFeature.CORNERS,
            FormatFeature.BOOKMARKS,
            FormatFeature.HISTORY);
    private static final Map<String, CellColor> COLORS = Arrays.stream(CellColor.values())
            .collect(Collectors.toUnmodifiableMap(color -> color.name().toLowerCase(Locale.ROOT), Function.identity()));

    /// A document with its history.
    ///
    /// @param states all states of the board, the oldest first
    /// @param present the index of the state on the board
    /// @param engine the engine of the search; empty if there is none
    /// @param moment the number of events of the search that are shown; 0 before the first
    /// @param breakpoints the breakpoints of runs; empty if they are not part of the document
    /// @param extra the unknown fields
    public record Content(
            List<Document> states,
            int present,
            String engine,
            long moment,
            Optional<Breakpoints> breakpoints,
            Extra extra) {
        public Content {
            states = List.copyOf(states);
            if (present < 0 || present >= states.size()) {
                throw new IndexOutOfBoundsException(present);
            }
        }
    }

    /// The unknown fields, as JSON objects.
    ///
    /// @param document the unknown fields of the document as a whole
    /// @param states its states with their unknown fields, in order; empty if none has any
    public record Extra(String document, List<OfState> states) {

        /// No unknown fields.
        public static final Extra NONE = new Extra(NO_FIELDS, List.of());

        public Extra {
            boolean any = states.stream().anyMatch(state -> !state.fields.equals(NO_FIELDS));
            states = any ? List.copyOf(states) : List.of();
        }

        /// A state with its unknown fields.
        public record OfState(Document state, String fields) {}

        /// Returns the unknown fields of each of the states that a document has now. Equal states are told apart by their
        /// order.
        private List<String> of(List<Document> now) {
            List<String> fields = new ArrayList<>();
            int next = 0;
            for (Document state : now) {
                int known = next;
                while (known < states.size() && !states.get(known).state.equals(state)) {
                    known++;
                }
                boolean found = known < states.size();
                fields.add(found ? states.get(known).fields : NO_FIELDS);
                next = found ? known + 1 : next;
            }
            return fields;
        }
    }

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.head().matches("(?s)\\{\\s*\"format\"\\s*:\\s*\"nonet\".*") ? 100 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        Content content = content(source.text());
        return content == null
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : new PuzzleReading.Puzzles(
                        this, List.of(new ReadPuzzle(content.states().get(content.present()), 1)), List.of());
    }

    /// Returns the full content of a document, or nothing if the text is none.
    public static Optional<Content> readAll(String text) {
        try {
            return Optional.ofNullable(content(text));
        } catch (SyntaxException malformed) {
            return Optional.empty();
        }
    }

    private static @Nullable Content content(String text) throws SyntaxException {
        List<JsonNode> values = Json.values(text);
        if (values.size() != 1 || !(values.getFirst() instanceof ObjectNode root)) {
            return null;
        }
        if (!root.path("format").asText().equals(ID)) {
            return null;
        }
        String name = root.path("name").asText("");
        String comment = root.path("comment").asText("");
        List<Document> states = new ArrayList<>();
        List<Extra.OfState> unknown = new ArrayList<>();
        for (JsonNode state : root.path("states")) {
            Document bare = state(state, name, comment);
            if (bare == null) {
                return null;
            }
            Document document = bare.bookmarked(BookmarkJson.read(state.has(BookmarkJson.FIELD) ? state : root));
            states.add(document);
            ((ObjectNode) state)
                    .remove(List.of(
                            "name",
                            "comment",
                            "givens",
                            "candidates",
                            "values",
                            "marks",
                            "colors",
                            BookmarkJson.FIELD));
            ((ObjectNode) state).remove(SketchJson.FIELDS);
            unknown.add(new Extra.OfState(document, state.toString()));
        }
        int present = root.path("present").asInt(states.size() - 1);
        if (present < 0 || present >= states.size()) {
            return null;
        }
        long moment = Math.max(0, root.path("moment").asLong(0));
        String engine = root.path("engine").asText("");
        if (root.path("version").asInt(VERSION) <= VERSION) {
            root.remove("version");
        }
        Optional<Breakpoints> breakpoints = BreakpointJson.read(root);
        root.remove(List.of(
                "format",
                "name",
                "comment",
                "states",
                "present",
                "engine",
                "moment",
                BreakpointJson.FIELD,
                BookmarkJson.FIELD));
        return new Content(states, present, engine, moment, breakpoints, new Extra(root.toString(), unknown));
    }

    private static @Nullable Document state(JsonNode state, String name, String comment) {
        String givens = state.path("givens").asText();
        String values = state.path("values").asText(givens);
        if (!givens.matches("[1-9.]{81}") || !values.matches("[1-9.]{81}")) {
            return null;
        }
        String candidates = state.path("candidates").asText();
        Optional<short[]> masks = Puzzle.parseCandidates(candidates);
        if (!candidates.isEmpty() && masks.isEmpty()) {
            return null;
        }
        DocumentBuilder draft = new DocumentBuilder().notesOnly();
        for (int i = 0; i < 81; i++) {
            char given = givens.charAt(i);
            char value = values.charAt(i);
            if (given != '.' && given != value) {
                return null;
            }
            if (given != '.') {
                draft.given(i, given - '0');
            } else {
                draft.placed(i, value == '.' ? 0 : value - '0');
            }
            for (char mark : state.path("marks").path(i).asText("").toCharArray()) {
                if (mark >= '1' && mark <= '9') {
                    draft.mark(i, mark - '0');
                }
            }
        }
        for (Map.Entry<String, JsonNode> color : state.path("colors").properties()) {
            CellColor known = COLORS.get(color.getValue().asText());
            if (known != null && color.getKey().matches("r[1-9]c[1-9]")) {
                draft.color(
                        (color.getKey().charAt(1) - '1') * 9 + color.getKey().charAt(3) - '1', known);
            }
        }
        masks.ifPresent(draft::restrictedTo);
        return draft.comment(state.path("comment").asText(comment))
                .document(state.path("name").asText(name))
                .sketched(SketchJson.read(state));
    }

    @Override
    public String write(List<Document> documents) {
        return write(new Content(documents.subList(0, 1), 0, "", 0, Optional.empty(), Extra.NONE));
    }

    /// Writes a document with its history.
    public static String write(Content content) {
        ObjectNode root = Json.object();
        JsonNode unknown = fields(content.extra().document());
        root.put("format", ID).put("version", unknown.path("version").asInt(VERSION));
        Document shown = content.states().get(content.present());
        root.put("name", shown.name());
        if (!shown.comment().isEmpty()) {
            root.put("comment", shown.comment());
        }
        if (!shown.bookmarks().isEmpty()) {
            BookmarkJson.write(shown.bookmarks(), root);
        }
        root.put("present", content.present());
        if (content.moment() > 0) {
            root.put("engine", content.engine()).put("moment", content.moment());
        }
        content.breakpoints().ifPresent(points -> BreakpointJson.write(points, root));
        ArrayNode states = root.putArray("states");
        Iterator<String> unknownOfStates = content.extra().of(content.states()).iterator();
        for (Document document : content.states()) {
            ObjectNode state = states.addObject();
            write(document, shown, state);
            add(fields(unknownOfStates.next()), state);
        }
        add(unknown, root);
        return Json.pretty(root);
    }

    /// Writes a state; its name, comment and bookmarks are written only if they differ from those of the shown state.
    private static void write(Document document, Document shown, ObjectNode state) {
        if (!document.name().equals(shown.name())) {
            state.put("name", document.name());
        }
        if (!document.comment().equals(shown.comment())) {
            state.put("comment", document.comment());
        }
        if (!document.bookmarks().equals(shown.bookmarks())) {
            BookmarkJson.write(document.bookmarks(), state);
        }
        state.put("givens", document.puzzle().toString());
        if (document.puzzle().isRestricted()) {
            state.put("candidates", document.puzzle().candidateText());
        }
        if (document.hasEntries()) {
            state.put("values", document.grid().toString());
        }
        if (document.hasMarks()) {
            ArrayNode marks = state.putArray("marks");
            Cell.all().forEach(cell -> marks.add(marks(document, cell)));
        }
        SketchJson.write(document.sketch(), state);
        if (!document.colors().isEmpty()) {
            ObjectNode colors = state.putObject("colors");
            for (Cell cell : Cell.all()) {
                CellColor color = document.colors().get(cell);
                if (color != null) {
                    colors.put(cell.toString(), color.name().toLowerCase(Locale.ROOT));
                }
            }
        }
    }

    private static void add(JsonNode unknown, ObjectNode to) {
        unknown.properties().forEach(field -> {
            if (!to.has(field.getKey())) {
                to.set(field.getKey(), field.getValue());
            }
        });
    }

    private static String marks(Document document, Cell cell) {
        StringBuilder marks = new StringBuilder();
        for (Digit digit : document.marks(cell)) {
            marks.append(digit);
        }
        return marks.toString();
    }

    private static JsonNode fields(String extra) {
        try {
            List<JsonNode> values = Json.values(extra);
            return values.isEmpty() ? Json.object() : values.getFirst();
        } catch (SyntaxException malformed) {
            throw new IllegalArgumentException("no JSON: " + extra, malformed);
        }
    }
}
