package nonet.codec.code;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Json;
import nonet.codec.web.FPuzzles;
import nonet.codec.web.SudokuPad;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// JSON of any program, with grids as [JsonGrids] finds them; the JSON of f-puzzles and SudokuPad with its rules.
/// Written as an array of nine arrays.
public final class OtherJson implements SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("json", "JSON", List.of("json", "jsonl"), FormatFeature.SEVERAL);

    /// The longest text that is read into a tree, which takes many times its size.
    private static final int LARGEST_TREE = 1 << 20;

    private static final Pattern CELLS = Pattern.compile("\"(?:grid|cells)\"\\s*+:\\s*+\\[\\s*+\\[\\s*+[{\\]]");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return Json.is(source) ? 90 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        String text = source.text();
        if (text.length() <= LARGEST_TREE && CELLS.matcher(text).find()) {
            PuzzleReading known = readKnown(text);
            if (known != null) {
                return known;
            }
        }
        return JsonGrids.read(this, text);
    }

    /// Reads the JSON of programs with objects for cells, or returns null if the text is none of these.
    private @Nullable PuzzleReading readKnown(String text) throws SyntaxException {
        List<JsonNode> values = Json.values(text);
        JsonNode puzzle = values.size() == 1 ? values.getFirst() : Json.object();
        if (SudokuPad.is(puzzle)) {
            return SudokuPad.read(this, puzzle);
        }
        boolean cells = puzzle.path("size").isInt()
                && puzzle.path("grid").path(0).path(0).isObject();
        return cells ? FPuzzles.read(this, puzzle) : null;
    }

    /// Writes an array of rows for each document.
    @Override
    public String write(List<Document> documents) {
        StringBuilder text = new StringBuilder();
        for (Document document : documents) {
            byte[] values = document.puzzle().values();
            text.append("[\n");
            for (int i = 0; i < 81; i++) {
                text.append(i % 9 == 0 ? "  [" : ", ")
                        .append(values[i])
                        .append(i % 9 < 8 ? "" : i < 80 ? "],\n" : "]\n");
            }
            text.append("]\n");
        }
        return text.toString();
    }
}
