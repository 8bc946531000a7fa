package nonet.codec.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.Note;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Json;
import nonet.format.Fault;

/// What *Copy* on sudoku.coach gives, `SCv7_32_…`, also at the end of a link: compressed JSON in base 32, with given and
/// entered digits, marks and colors. Without `SCv`, it is a whole solve with all its states, of which the current one is
/// read.
public final class CoachState implements ReadOnlyCodec, SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "sudokucoach-state", "sudoku.coach, copied", List.of(), FormatFeature.PLACED, FormatFeature.MARKS);
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
    public Outcome parse(Source source) throws SyntaxException {
        Matcher found = STATE.matcher(source.text());
        List<JsonNode> values = found.find() ? Json.values(unpacked(found.group(1))) : List.of();
        JsonNode all = values.isEmpty() ? Json.object() : values.getFirst();
        JsonNode state =
                all.path("a").isArray() ? all.path("a").path(all.path("i").asInt(0)) : all;
        String givens = state.path("givenDigits").asText("");
        if (state.has("gridSize") && state.path("gridSize").asInt(9) != 9) {
            return new Outcome.Refused(
                    new Fault.WrongSize(state.path("gridSize").asInt(0)));
        }
        if (givens.length() != 81) {
            return new Outcome.Refused(new Fault.NoPuzzle());
        }
        String entered = state.path("userDigits").asText("");
        String[] marks = state.path("userCellCandidates").asText("").split("-", -1);
        DocumentBuilder draft = new DocumentBuilder();
        for (int cell = 0; cell < 81; cell++) {
            draft.given(cell, digit(givens, cell));
            draft.placed(cell, digit(entered, cell));
            if (marks.length == 81 && marks[cell].matches("\\d{1,4}")) {
                draft.marks(cell, Integer.parseInt(marks[cell]) >> 1 & 0x1FF);
            }
        }
        boolean colored = state.path("userColours").asText("").matches(".*[1-9a-z].*");
        return new Outcome.Read(
                this,
                List.of(new ParsedPuzzle(draft.notesOnly().document(""), 1)),
                colored ? List.of(new Note(Note.Kind.COLORS, 1, 1)) : List.of());
    }

    private static int digit(String cells, int cell) {
        char c = cells.length() == 81 ? cells.charAt(cell) : '0';
        return c >= '1' && c <= '9' ? c - '0' : 0;
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
