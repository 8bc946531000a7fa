package nonet.settings.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.AtomicFile;
import nonet.files.PrivateFiles;
import nonet.files.RegularFile;
import nonet.files.SideFile;
import org.jspecify.annotations.Nullable;

/// A JSON object in a file. Of a damaged file everything before the damage is read.
public record JsonFile(Path path) {

    private static final Logger LOG = Logger.getLogger(JsonFile.class.getName());
    private static final int LARGEST = 1_000_000;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// The content of the file.
    ///
    /// @param whole whether the content is complete, so that the file is neither damaged nor unreadable
    public record Content(ObjectNode json, boolean whole) {}

    /// Reads the file; a missing one counts as an empty object.
    public Content read() {
        ObjectNode json = NODES.objectNode();
        try (InputStream in = RegularFile.open(path)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            return new Content(json, parse(bytes, json) && bytes.length <= LARGEST);
        } catch (NoSuchFileException none) {
            return new Content(json, true);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot read " + path, failed);
            return new Content(json, false);
        }
    }

    /// Writes the file atomically, for its owner alone, and creates its folder if it is missing.
    ///
    /// @throws IOException if that fails; the file is unchanged
    public void write(JsonNode json) throws IOException {
        PrivateFiles.createFolderOf(path);
        String text = new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(json);
        AtomicFile.writePrivate(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /// Moves a damaged file aside, under a free name next to it.
    ///
    /// @return the damage, for reporting to the user
    public Damage putAside() {
        Path aside = SideFile.free(path, "damaged");
        try {
            Files.move(path, aside);
            return new Damage(path, aside);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot move " + path, failed);
            return new Damage(path, null);
        }
    }

    /// Parses as much as possible.
    ///
    /// @return whether the content is complete
    private boolean parse(byte[] bytes, ObjectNode json) {
        try (JsonParser parser = new JsonFactory().createParser(bytes)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return false;
            }
            fields(parser, json);
            return parser.nextToken() == null;
        } catch (IOException malformed) {
            LOG.log(Level.WARNING, path + " is damaged", malformed);
            return false;
        }
    }

    private static void fields(JsonParser parser, ObjectNode json) throws IOException {
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            switch (parser.currentToken()) {
                case START_OBJECT -> fields(parser, json.putObject(name));
                case START_ARRAY -> items(parser, json.putArray(name));
                default -> json.set(name, value(parser));
            }
        }
    }

    private static void items(JsonParser parser, ArrayNode array) throws IOException {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            switch (parser.currentToken()) {
                case START_OBJECT -> fields(parser, array.addObject());
                case START_ARRAY -> items(parser, array.addArray());
                default -> array.add(value(parser));
            }
        }
    }

    private static @Nullable JsonNode value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT -> NODES.numberNode(parser.getIntValue());
                    case LONG -> NODES.numberNode(parser.getLongValue());
                    default -> NODES.numberNode(parser.getBigIntegerValue());
                };
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case null, default -> NODES.nullNode();
        };
    }
}
