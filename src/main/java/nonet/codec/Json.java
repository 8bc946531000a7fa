package nonet.codec;

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

/// Reads and writes JSON. Jackson bounds depth and lengths by itself.
final class Json {

    private static final ObjectMapper MAPPER = JsonMapper.builder().build();
    private static final Pattern START = Pattern.compile("^(\\{\\s*[\"}]|\\[\\s*[\\[{\"\\d]).*", Pattern.DOTALL);

    private Json() {}

    /// Tells whether a text means to be JSON.
    static boolean is(Source source) {
        return START.matcher(source.head()).matches();
    }

    /// Returns the values of a text, one behind the other.
    static List<JsonNode> values(String text) throws Broken {
        return parsed(text, in -> {
            List<JsonNode> values = new ArrayList<>();
            while (in.nextToken() != null) {
                values.add(in.readValueAsTree());
            }
            return values;
        });
    }

    /// Reads with a parser.
    interface Reader<T> {
        T read(JsonParser in) throws IOException;
    }

    /// Returns what a reader makes of a text, of which it keeps what it wants.
    ///
    /// @throws Broken when it is no JSON
    static <T> T parsed(String text, Reader<T> reader) throws Broken {
        try (JsonParser in = MAPPER.createParser(text)) {
            return reader.read(in);
        } catch (JsonProcessingException broken) {
            JsonLocation at = broken.getLocation();
            throw at == null ? new Broken(1, 1) : new Broken(at.getLineNr(), at.getColumnNr());
        } catch (IOException | RuntimeException broken) {
            throw new Broken(1, 1);
        }
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /// Returns a value on many lines.
    static String pretty(JsonNode node) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
