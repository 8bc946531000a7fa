package nonet.codec.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
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
import nonet.codec.syntax.Json;
import nonet.grid.Cell;
import nonet.grid.Numbers;
import nonet.play.CellColor;
import nonet.play.Document;

/// What *Copy* on sudoku.coach gives, `SCv7_32_…`, also at the end of a link: compressed JSON in base 32, with given and
/// entered digits, marks and colors. Without `SCv`, it is a whole solve with all its states, of which the current one is
/// read.
///
/// The colors of the cells are places in a list of names.
public final class CoachState implements SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "sudokucoach-state",
            "sudoku.coach, copied",
            List.of(),
            FormatFeature.PLACED,
            FormatFeature.MARKS,
            FormatFeature.COLORS);
    private static final String PREFIX = "SCv7_32_";
    private static final String BASE32 = "0123456789abcdefghijklmnopqrstuv";
    private static final Map<CellColor, String> COLORS = Map.of(
            CellColor.RED, "red",
            CellColor.ORANGE, "orange",
            CellColor.GREEN, "green",
            CellColor.BLUE, "blue",
            CellColor.VIOLET, "purple",
            CellColor.GRAY, "gray");
    private static final Pattern STATE = Pattern.compile("(?<![\\w])(?:SCv\\d{1,3}_)?32_([0-9a-v]{40,200000})(?!\\w)");
    private static final int LARGEST = 4 << 20;

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.text().length() < 300_000 && STATE.matcher(source.text()).find() ? 90 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        Matcher found = STATE.matcher(source.text());
        List<JsonNode> values = found.find() ? Json.values(unpacked(found.group(1))) : List.of();
        JsonNode all = values.isEmpty() ? Json.object() : values.getFirst();
        JsonNode state =
                all.path("a").isArray() ? state(all.path("a").path(all.path("i").asInt(0))) : all;
        String givens = state.path("givenDigits").asText("");
        if (state.has("gridSize") && state.path("gridSize").asInt(9) != 9) {
            return new PuzzleReading.Nothing(
                    new Fault.WrongSize(state.path("gridSize").asInt(0)));
        }
        if (givens.length() != 81) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        String entered = state.path("userDigits").asText("");
        String[] marks = state.path("userCellCandidates").asText("").split("-", -1);
        DocumentBuilder builder = new DocumentBuilder();
        for (int cell = 0; cell < 81; cell++) {
            builder.given(cell, digit(givens, cell));
            builder.placed(cell, digit(entered, cell));
            if (marks.length == 81) {
                builder.marks(cell, Numbers.parse(marks[cell], 0, 9_999).orElse(0) >> 1 & 0x1FF);
            }
        }
        boolean all81 = colors(state, builder);
        boolean candidates = state.path("userCellCandidatesColours").asText("").matches(".*[0-9a-z].*");
        return new PuzzleReading.Puzzles(
                this,
                List.of(new ReadPuzzle(builder.notesOnly().document(""), 1)),
                all81 && !candidates ? List.of() : List.of(new ReadingNote(ReadingNote.Kind.COLORS, 1, 1)));
    }

    /// Returns a state of a solve, which is an object or the text of one.
    private static JsonNode state(JsonNode value) throws SyntaxException {
        List<JsonNode> values = value.isTextual() ? Json.values(value.asText()) : List.of(value);
        return values.isEmpty() ? Json.object() : values.getFirst();
    }

    /// Adds the colors of cells.
    ///
    /// @return whether all were known
    private static boolean colors(JsonNode state, DocumentBuilder builder) {
        String[] places = state.path("userColours").asText("").split(",", -1);
        if (places.length != 81) {
            return places.length == 1 && places[0].isEmpty();
        }
        boolean known = true;
        for (int cell = 0; cell < 81; cell++) {
            int place = Numbers.parse(places[cell], 0, 99).orElse(-1);
            String name = state.path("colours").path(place).asText("");
            Optional<CellColor> color = COLORS.entrySet().stream()
                    .filter(each -> each.getValue().equals(name))
                    .map(Map.Entry::getKey)
                    .findFirst();
            if (color.isPresent()) {
                builder.color(cell, color.get());
            }
            known &= color.isPresent() || places[cell].isEmpty();
        }
        return known;
    }

    private static int digit(String cells, int cell) {
        char c = cells.length() == 81 ? cells.charAt(cell) : '0';
        return c >= '1' && c <= '9' ? c - '0' : 0;
    }

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        List<CellColor> used = Arrays.stream(CellColor.values())
                .filter(document.colors()::containsValue)
                .toList();
        ObjectNode state = Json.object().put("gridSize", 9);
        used.forEach(color -> state.withArray("colours").add(COLORS.get(color)));
        state.put("givenDigits", digits(document, document::isGiven))
                .put("userDigits", digits(document, cell -> !document.isGiven(cell)))
                .put(
                        "userColours",
                        of(
                                cell -> {
                                    CellColor color = document.colors().get(cell);
                                    return color == null ? "" : String.valueOf(used.indexOf(color));
                                },
                                ","))
                .put(
                        "userCellCandidates",
                        of(cell -> String.valueOf(document.marks(cell).mask() << 1), "-"))
                .put("userCellCandidatesColours", "");
        return PREFIX + packed(state.toString());
    }

    private static String digits(Document document, Predicate<Cell> shown) {
        return of(cell -> String.valueOf(shown.test(cell) ? document.digit(cell) : 0), "");
    }

    private static String of(Function<Cell, String> each, String between) {
        return Cell.all().stream().map(each).collect(Collectors.joining(between));
    }

    private static String packed(String json) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            out.write(json.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        StringBuilder digits = new StringBuilder();
        int bits = 0;
        int value = 0;
        for (byte each : bytes.toByteArray()) {
            value = value << 8 | each & 0xFF;
            for (bits += 8; bits >= 5; bits -= 5) {
                digits.append(BASE32.charAt(value >> bits - 5 & 31));
            }
            value &= (1 << bits) - 1;
        }
        return bits == 0
                ? digits.toString()
                : digits.append(BASE32.charAt(value << 5 - bits & 31)).toString();
    }

    private static String unpacked(String digits) throws SyntaxException {
        byte[] bytes = new byte[digits.length() * 5 / 8];
        int bits = 0;
        int value = 0;
        int size = 0;
        for (int i = 0; i < digits.length() && size < bytes.length; i++) {
            value = value << 5 | Character.digit(digits.charAt(i), 32);
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                bytes[size++] = (byte) (value >> bits);
                value &= (1 << bits) - 1;
            }
        }
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            byte[] text = in.readNBytes(LARGEST + 1);
            if (text.length > LARGEST) {
                throw new SyntaxException(1, 1);
            }
            return new String(text, StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new SyntaxException(1, 1);
        }
    }
}
