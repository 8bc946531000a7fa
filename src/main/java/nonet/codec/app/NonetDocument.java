package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
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
import nonet.play.Branches;
import nonet.play.Breakpoints;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.play.SteeredSearch;
import org.jspecify.annotations.Nullable;

/// Nonet's own document: JSON with the givens, the candidates of the puzzle, the digits, marks, corner marks and colors on the board,
/// a comment, bookmarks in searches, breakpoints, the earlier states, and the film of the solve. Fields added by later versions are preserved.
public final class NonetDocument implements SyntaxCodec {

    /// The version to write. Later versions may add fields, which are preserved.
    private static final int VERSION = 1;

    /// The id of the format.
    public static final String ID = "nonet";

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

    /// A document with its history.
    ///
    /// @param states all states of the board, the oldest first
    /// @param present the index of the state on the board
    /// @param search the search on the board
    /// @param breakpoints the breakpoints of runs; empty if they are not part of the document
    /// @param extra the unknown fields
    /// @param film the film of the puzzle on the board
    public record Content(
            List<Document> states,
            int present,
            Search search,
            Optional<Breakpoints> breakpoints,
            Extra extra,
            PlayerFilm film) {

        /// The search on the board of a document.
        ///
        /// @param engine its engine; empty if there is none
        /// @param moment the number of its events that are shown; 0 before the first
        /// @param searches the searches of the puzzle with branches, this one first; empty if no guess is chosen
        public record Search(String engine, long moment, List<SteeredSearch> searches) {

            public Search {
                searches = List.copyOf(searches);
            }

            /// Creates a search beside which no other has branches.
            public Search(String engine, long moment, Branches branches) {
                this(engine, moment, branches.isEmpty() ? List.of() : List.of(new SteeredSearch(engine, branches)));
            }

            /// Returns its branches.
            public Branches branches() {
                return searches.isEmpty() ? Branches.NONE : searches.getFirst().branches();
            }
        }

        /// Creates the content of a document without a film.
        public Content(
                List<Document> states,
                int present,
                String engine,
                long moment,
                Branches branches,
                Optional<Breakpoints> breakpoints,
                Extra extra) {
            this(
                    states,
                    present,
                    new Search(engine, moment, branches),
                    breakpoints,
                    extra,
                    PlayerFilm.of(states.get(present)));
        }

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
        List<Document> states = new ArrayList<>();
        List<Extra.OfState> unknown = new ArrayList<>();
        for (JsonNode each : root.path("states")) {
            DocumentJson.Read read = DocumentJson.read(each, root);
            if (!(each instanceof ObjectNode state) || !state.has(DocumentJson.GIVENS) || !read.digits()) {
                return null;
            }
            Document document = read.document();
            states.add(document.named(DocumentBuilder.shortened(document.name())));
            unknown.add(new Extra.OfState(
                    states.getLast(), state.remove(DocumentJson.FIELDS).toString()));
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
        root.remove(DocumentJson.HEADING);
        List<SteeredSearch> searches = SearchJson.read(root);
        root.remove(SearchJson.FIELDS);
        root.remove(List.of("format", "states", "present", "engine", "moment", BreakpointJson.FIELD));
        PlayerFilm film = FilmJson.read(root, states.get(present));
        root.remove(FilmJson.FIELD);
        Extra extra = new Extra(root.toString(), unknown);
        return new Content(states, present, new Content.Search(engine, moment, searches), breakpoints, extra, film);
    }

    @Override
    public String write(List<Document> documents) {
        return write(new Content(documents.subList(0, 1), 0, "", 0, Branches.NONE, Optional.empty(), Extra.NONE));
    }

    /// Writes a document with its history.
    public static String write(Content content) {
        ObjectNode root = Json.object();
        JsonNode unknown = fields(content.extra().document());
        root.put("format", ID).put("version", unknown.path("version").asInt(VERSION));
        Document shown = content.states().get(content.present());
        root.put("name", shown.name());
        DocumentJson.writeHeading(shown, Document.EMPTY, root);
        root.put("present", content.present());
        if (content.search().moment() > 0 || !content.search().searches().isEmpty()) {
            root.put("engine", content.search().engine())
                    .put("moment", content.search().moment());
        }
        SearchJson.write(content.search().searches(), root);
        content.breakpoints().ifPresent(points -> BreakpointJson.write(points, root));
        ArrayNode states = root.putArray("states");
        Iterator<String> unknownOfStates = content.extra().of(content.states()).iterator();
        for (Document document : content.states()) {
            ObjectNode state = states.addObject();
            DocumentJson.write(document, shown, state);
            add(fields(unknownOfStates.next()), state);
        }
        FilmJson.write(content.film(), root);
        add(unknown, root);
        return Json.pretty(root);
    }

    private static void add(JsonNode unknown, ObjectNode to) {
        unknown.properties().forEach(field -> {
            if (!to.has(field.getKey())) {
                to.set(field.getKey(), field.getValue());
            }
        });
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
