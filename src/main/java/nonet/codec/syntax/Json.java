package nonet.codec.syntax;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;

/// Reads and writes JSON. Jackson limits depth and lengths.
public final class Json {

    private static final ObjectMapper MAPPER = JsonMapper.builder().build();
    private static final Pattern START = Pattern.compile("^(\\{\\s*[\"}]|\\[\\s*[\\[{\"\\d]).*", Pattern.DOTALL);

    private Json() {}

    /// Tests whether a source looks like JSON.
    public static boolean is(Source source) {
        return START.matcher(source.head()).matches();
    }

    /// Returns the values of a text, in order.
    public static List<JsonNode> values(String text) throws SyntaxException {
        return parsed(text, in -> {
            List<JsonNode> values = new ArrayList<>();
            while (in.nextToken() != null) {
                values.add(in.readValueAsTree());
            }
            return values;
        });
    }

    /// Reads from a parser.
    public interface Reader<T> {
        T read(JsonParser in) throws IOException;
    }

    /// Returns the result of a reader on a text, which is parsed as a stream.
    ///
    /// @throws SyntaxException if the text is not JSON
    public static <T> T parsed(String text, Reader<T> reader) throws SyntaxException {
        try (JsonParser in = MAPPER.createParser(text)) {
            return reader.read(in);
        } catch (JsonProcessingException broken) {
            JsonLocation at = broken.getLocation();
            throw at == null ? new SyntaxException(1, 1) : new SyntaxException(at.getLineNr(), at.getColumnNr());
        } catch (IOException broken) {
            throw new SyntaxException(1, 1);
        }
    }

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /// Returns an indented value.
    public static String pretty(JsonNode node) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
