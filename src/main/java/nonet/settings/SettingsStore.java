package nonet.settings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Keeps settings and session in a folder. Saving is delayed until the changes pause, and then happens in the
/// background and atomically, so a crash loses a moment's work at the most and never leaves half a file. A file that
/// cannot be read counts as missing.
public final class SettingsStore implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(SettingsStore.class.getName());
    private static final String SETTINGS = "settings.json";
    private static final String PROFILES = "logic";
    private static final String EXPORTING = "exporting";
    private static final String SESSION = "session.json";
    private static final long LARGEST = 1_000_000;

    private final Path folder;
    private final Duration delay;
    private final ObjectMapper mapper = new ObjectMapper();
    private final Map<String, JsonNode> waiting = new ConcurrentHashMap<>();
    private @Nullable ObjectNode settingsFile;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("settings").factory());

    /// Keeps files in this folder, which is made when it is first needed.
    ///
    /// @param delay how long changes are gathered before they are written
    public SettingsStore(Path folder, Duration delay) {
        this.folder = folder;
        this.delay = delay;
    }

    public Settings settings() {
        return SettingsJson.read(kept());
    }

    /// Returns the profiles of human logic.
    public Profiles profiles() {
        return ProfilesJson.read(kept().path(PROFILES));
    }

    /// Returns what was exported last, and how.
    public Exporting exporting() {
        return ExportingJson.read(kept().path(EXPORTING));
    }

    public Session session() {
        JsonNode json = read(SESSION);
        try {
            return json == null ? Session.EMPTY : SessionJson.read(json);
        } catch (IllegalArgumentException malformed) {
            LOG.log(Level.WARNING, "The last session cannot be restored", malformed);
            return Session.EMPTY;
        }
    }

    public void save(Settings settings) {
        keep(SettingsJson.write(settings));
    }

    public void save(Profiles profiles) {
        ObjectNode json = mapper.createObjectNode();
        json.set(PROFILES, ProfilesJson.write(profiles, kept().path(PROFILES)));
        keep(json);
    }

    public void save(Exporting exporting) {
        ObjectNode json = mapper.createObjectNode();
        json.set(EXPORTING, ExportingJson.write(exporting));
        keep(json);
    }

    public void save(Session session) {
        saveLater(SESSION, SessionJson.write(session));
    }

    /// Writes what is still waiting. Nothing is saved after that. What is being written is not disturbed: an interrupt
    /// would close its file.
    @Override
    public synchronized void close() {
        writer.shutdown();
        waiting.keySet().forEach(this::write);
    }

    /// Returns all that stands in the file of the settings, also what this Nonet does not know.
    private synchronized ObjectNode kept() {
        ObjectNode json = settingsFile;
        if (json == null) {
            json = read(SETTINGS) instanceof ObjectNode file ? file : mapper.createObjectNode();
            settingsFile = json;
        }
        return json;
    }

    private synchronized void keep(ObjectNode fields) {
        kept().setAll(fields);
        saveLater(SETTINGS, kept().deepCopy());
    }

    private void saveLater(String file, JsonNode json) {
        if (writer.isShutdown()) {
            return;
        }
        if (waiting.put(file, json) == null) {
            var unused = writer.schedule(() -> write(file), delay.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private synchronized void write(String file) {
        JsonNode json = waiting.remove(file);
        if (json == null) {
            return;
        }
        try {
            Files.createDirectories(folder);
            String text = mapper.writerWithDefaultPrettyPrinter().writeValueAsString(json);
            nonet.files.AtomicFile.write(folder.resolve(file), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot write " + folder.resolve(file), failed);
        }
    }

    private @Nullable JsonNode read(String file) {
        Path path = folder.resolve(file);
        try {
            if (Files.size(path) > LARGEST) {
                LOG.warning(path + " is too large to be Nonet's");
                return null;
            }
            return mapper.readTree(Files.readString(path));
        } catch (NoSuchFileException none) {
            return null;
        } catch (JsonProcessingException malformed) {
            LOG.log(Level.WARNING, path + " is damaged", malformed);
            return null;
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot read " + path, failed);
            return null;
        }
    }
}
