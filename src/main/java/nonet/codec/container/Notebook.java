package nonet.codec.container;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Json;

/// Jupyter notebooks: the source of each cell and each plain text among its outputs is a text of its own.
public final class Notebook implements ReadOnlyCodec, SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("ipynb", "Jupyter notebook", List.of("ipynb"), FormatFeature.SEVERAL);

    /// The fields with texts, in all versions of the format.
    private static final Set<String> TEXTS = Set.of("source", "input", "text", "text/plain");

    private final Function<Source, PuzzleReading> reader;

    /// A text in the notebook.
    ///
    /// @param lines by line of the text, its line in the file
    private record Part(String text, List<Integer> lines) {}

    /// @param reader reads each of the texts
    public Notebook(Function<Source, PuzzleReading> reader) {
        this.reader = reader;
    }

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        boolean notebook = Json.is(source)
                && source.text().contains("\"nbformat\"")
                && source.text().contains("\"cell_type\"");
        return notebook ? 95 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        FoundInParts found = new FoundInParts();
        for (Part part : Json.parsed(source.text(), Notebook::parts)) {
            found.add(
                    reader.apply(Source.of(part.text)),
                    line -> part.lines.get(Math.clamp(line, 1, part.lines.size()) - 1));
        }
        return found.reading(this, List.of());
    }

    private static List<Part> parts(JsonParser in) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
            if (token == JsonToken.FIELD_NAME && TEXTS.contains(in.currentName())) {
                parts.add(part(in));
            }
        }
        return parts;
    }

    /// Reads the value of a field: a text, or a list of its lines.
    private static Part part(JsonParser in) throws IOException {
        StringBuilder text = new StringBuilder();
        List<Integer> lines = new ArrayList<>();
        boolean list = in.nextToken() == JsonToken.START_ARRAY;
        for (JsonToken token = list ? in.nextToken() : in.currentToken();
                token == JsonToken.VALUE_STRING;
                token = list ? in.nextToken() : JsonToken.NOT_AVAILABLE) {
            int line = in.currentTokenLocation().getLineNr();
            String next = in.getText();
            next.chars().filter(c -> c == '\n').forEach(_ -> lines.add(line));
            text.append(next);
        }
        lines.add(in.currentTokenLocation().getLineNr());
        return new Part(text.toString(), lines);
    }
}
