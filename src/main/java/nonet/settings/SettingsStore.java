package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nonet.files.LockFile;
import nonet.settings.store.Damage;
import nonet.settings.store.Fields;
import nonet.settings.store.JsonFile;
import nonet.settings.store.MergePatch;
import nonet.settings.store.RecordJson;
import nonet.settings.store.SaveProblem;
import nonet.settings.store.Saver;
import org.jspecify.annotations.Nullable;

/// Settings and sessions in a folder. Changes are saved after a pause, in the background and atomically: a crash loses
/// a moment's work at most and never leaves half a file.
///
/// Several programs may use one folder. Only the fields changed here are saved; they are merged into the current
/// content of the file.
public final class SettingsStore implements AutoCloseable {

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);
    private static final Duration LOCK_PATIENCE = Duration.ofSeconds(2);
    private static final String PROFILES = "logic";
    private static final String EXPORTING = "exporting";
    private static final String WINDOWS = "windows";
    private static final String SIDE = "side";

    private final JsonFile file;
    private final Path lock;
    private final Saver saver;
    private final Sessions sessions;
    private @Nullable ObjectNode known;
    private boolean whole = true;

    /// The unsaved changes, as a merge patch.
    private ObjectNode unsaved = JsonNodeFactory.instance.objectNode();

    /// Creates a store in this folder, which is created on first use.
    ///
    /// @param delay the time during which changes are gathered before a save
    public SettingsStore(Path folder, Duration delay) {
        file = new JsonFile(folder.resolve("settings.json"));
        lock = folder.resolve("settings.lock");
        saver = new Saver(delay, AFTER_FAILURE);
        sessions = new Sessions(folder, saver, lock);
    }

    /// Returns the sessions of the windows.
    public Sessions sessions() {
        return sessions;
    }

    /// Tests whether the settings file is sound or missing, so that nothing in it was lost.
    public synchronized boolean isWhole() {
        known();
        return whole;
    }

    public Settings settings() {
        return RecordJson.read(new Fields(known()), Settings.DEFAULT);
    }

    /// Returns the profiles of human logic.
    public Profiles profiles() {
        return ProfilesJson.read(new Fields(known().path(PROFILES)));
    }

    /// Returns the last export.
    public ExportSettings exporting() {
        return RecordJson.read(new Fields(known().path(EXPORTING)), ExportSettings.DEFAULT);
    }

    /// Returns the last place of a window beside a main window; null if it has none.
    ///
    /// @param window the id of its pane
    public @Nullable WindowBounds bounds(String window) {
        return RecordJson.read(new Fields(known().path(WINDOWS)), window, WindowBounds.class);
    }

    /// Puts the settings file aside if it is damaged; its valid fields are saved again.
    ///
    /// @return the damage, for reporting to the user
    public synchronized List<Damage> repair() {
        ObjectNode json = known();
        Fields settings = new Fields(json);
        Fields profiles = new Fields(json.path(PROFILES));
        Fields exporting = new Fields(json.path(EXPORTING));
        Settings readable = RecordJson.read(settings, Settings.DEFAULT);
        Profiles logic = ProfilesJson.read(profiles);
        ExportSettings export = RecordJson.read(exporting, ExportSettings.DEFAULT);
        if (whole && !settings.areFaulty() && !profiles.areFaulty() && !exporting.areFaulty()) {
            return List.of();
        }
        Damage damage = file.putAside();
        whole = true;
        known = JsonNodeFactory.instance.objectNode();
        change(RecordJson.write(readable));
        save(logic);
        save(export);
        return List.of(damage);
    }

    /// Saves the changes between two states of the settings.
    public void save(Settings before, Settings now) {
        change(MergePatch.between(RecordJson.write(before), RecordJson.write(now)));
    }

    public synchronized void save(Profiles profiles) {
        JsonNode before = known().path(PROFILES);
        changePart(PROFILES, MergePatch.between(before, ProfilesJson.write(profiles, before)));
    }

    public synchronized void save(ExportSettings exporting) {
        changePart(EXPORTING, MergePatch.between(known().path(EXPORTING), RecordJson.write(exporting)));
    }

    /// Saves the place of a window beside a main window.
    ///
    /// @param window the id of its pane
    public synchronized void save(String window, WindowBounds bounds) {
        changePart(WINDOWS, part(window, RecordJson.write(bounds)));
    }

    /// Returns the width of the list at the side of a window; empty if it was never changed.
    ///
    /// @param window the id of its pane
    public Optional<Double> sideWidth(String window) {
        double width = known().path(WINDOWS).path(window).path(SIDE).asDouble(Double.NaN);
        return width > 0 && width <= WindowBounds.LARGEST ? Optional.of(width) : Optional.empty();
    }

    /// Saves the width of the list at the side of a window.
    ///
    /// @param window the id of its pane
    /// @param width in pixels, above 0
    public synchronized void saveSideWidth(String window, double width) {
        changePart(WINDOWS, part(window, JsonNodeFactory.instance.objectNode().put(SIDE, width)));
    }

    /// Adds a listener that is called, on any thread, when saving begins to fail and when it works again.
    public void listen(Consumer<Optional<SaveProblem>> listener) {
        saver.listen(listener);
    }

    /// Removes a listener.
    public void ignore(Consumer<Optional<SaveProblem>> listener) {
        saver.ignore(listener);
    }

    /// Saves unsaved changes at once.
    ///
    /// @param patience the time to wait for a disk that does not respond
    /// @return why a file could not be saved; empty if everything is saved
    public Optional<SaveProblem> flush(Duration patience) {
        return saver.flush(patience);
    }

    /// Saves unsaved changes. Nothing is saved after that.
    @Override
    public void close() {
        saver.close();
        sessions.close();
    }

    private synchronized ObjectNode known() {
        ObjectNode json = known;
        if (json == null) {
            JsonFile.Content content = file.read();
            json = content.json();
            whole = content.whole();
            if (whole && json.isEmpty()) {
                // Saved with the first change, after which the user is no longer new.
                MergePatch.apply(ofNewUsers(), json);
                MergePatch.add(ofNewUsers(), unsaved);
            }
            known = json;
        }
        return json;
    }

    private static ObjectNode ofNewUsers() {
        return MergePatch.between(RecordJson.write(Settings.DEFAULT), RecordJson.write(Settings.NEW_USER));
    }

    private void changePart(String part, ObjectNode patch) {
        change(part(part, patch));
    }

    private static ObjectNode part(String name, ObjectNode content) {
        return JsonNodeFactory.instance.objectNode().set(name, content);
    }

    private synchronized void change(ObjectNode patch) {
        MergePatch.apply(patch, known());
        MergePatch.add(patch, unsaved);
        saver.later(file.path(), this::write);
    }

    private void write() throws IOException {
        try (LockFile _ = LockFile.acquire(lock, LOCK_PATIENCE)) {
            ObjectNode patch;
            synchronized (this) {
                patch = unsaved;
                unsaved = JsonNodeFactory.instance.objectNode();
            }
            boolean done = false;
            try {
                JsonFile.Content content = file.read();
                if (!content.whole()) {
                    file.putAside();
                }
                MergePatch.apply(patch, content.json());
                file.write(content.json());
                done = true;
            } finally {
                if (!done) {
                    synchronized (this) {
                        MergePatch.add(unsaved, patch);
                        unsaved = patch;
                    }
                }
            }
        }
    }
}
