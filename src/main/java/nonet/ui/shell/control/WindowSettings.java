package nonet.ui.shell.control;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.settings.AppearanceSettings;
import nonet.settings.OpenSession;
import nonet.settings.Profiles;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.Settings.Place;
import nonet.settings.SettingsStore;
import nonet.settings.store.Records;
import nonet.ui.preferences.TechniquesController;
import org.jspecify.annotations.Nullable;

/// The saved settings and the session of a window. A setting is a component of [Settings], and a property bound to it by
/// name.
public final class WindowSettings {

    private final SharedChoices shared;
    private final SettingsStore store;
    private final OpenSession session;
    private final MainController main;
    private final BooleanProperty labelsShown = new SimpleBooleanProperty();
    private final BooleanProperty sideShown = new SimpleBooleanProperty();
    private final ObjectProperty<AppearanceSettings.Look> look = new SimpleObjectProperty<>();
    private final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>();
    private final ObjectProperty<AppearanceSettings.Palette> palette = new SimpleObjectProperty<>();
    private final ObjectProperty<List<String>> markColors = new SimpleObjectProperty<>();
    private final ObjectProperty<String> language = new SimpleObjectProperty<>();
    private final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>();
    private final ObjectProperty<List<Session>> closed = new SimpleObjectProperty<>();
    private Supplier<@Nullable Place> place;
    private Settings saved;

    public WindowSettings(OpenSession session, MainController main, SharedChoices shared) {
        store = shared.store();
        this.session = session;
        this.main = main;
        this.shared = shared;
        saved = store.settings();
        Place last = saved.place();
        place = () -> last;
        bindEngine();
        bind("pace", main.playback().paceProperty());
        bind("bySteps", main.playback().byStepsProperty());
        bind("labelsShown", labelsShown);
        bind("sideShown", sideShown);
        bindShared("look", look, shared.look());
        bindShared("textSize", textSize, shared.textSize());
        bindShared("palette", palette, shared.palette());
        bindShared("markColors", markColors, shared.markColors());
        bindShared("language", language, shared.language());
        bindShared("recent", recent, shared.recent());
        closed.bindBidirectional(shared.closed());
    }

    /// Sets a property to the saved value of a setting, and saves its changes from now on.
    ///
    /// @param name the name of a component of [Settings] or of a record in it
    /// @return the property
    @SuppressWarnings("unchecked")
    public <T, P extends Property<T>> P bind(String name, P property) {
        property.setValue((T) Records.get(saved, name));
        property.addListener((_, _, now) -> save(name, now));
        return property;
    }

    /// Binds a property both ways to that of all windows, which does not keep a closed window in memory.
    private <T> void bindShared(String name, Property<T> property, Property<T> ofAll) {
        bind(name, property);
        property.bindBidirectional(ofAll);
    }

    private void bindEngine() {
        main.watching().engines().stream()
                .filter(engine -> engine.id().equals(saved.search().engine()))
                .findFirst()
                .ifPresent(engine -> main.playback().engineProperty().set(engine));
        main.playback().engineProperty().addListener((_, _, now) -> save("engine", now.id()));
    }

    private void save(String name, @Nullable Object value) {
        Settings now = Records.with(saved, name, value);
        store.save(saved, now);
        saved = now;
    }

    /// Whether rows and columns are numbered.
    public BooleanProperty labelsShownProperty() {
        return labelsShown;
    }

    /// Whether the pane beside the board is open.
    public BooleanProperty sideShownProperty() {
        return sideShown;
    }

    public ObjectProperty<AppearanceSettings.Look> lookProperty() {
        return look;
    }

    /// The size of text in percent.
    public ObjectProperty<Integer> textSizeProperty() {
        return textSize;
    }

    public ObjectProperty<AppearanceSettings.Palette> paletteProperty() {
        return palette;
    }

    /// The user's own colors for marking cells; empty for those of the palette.
    public ObjectProperty<List<String>> markColorsProperty() {
        return markColors;
    }

    /// The language tag; empty for the language of the desktop.
    public ObjectProperty<String> languageProperty() {
        return language;
    }

    /// The recent files, newest first.
    public ObjectProperty<List<String>> recentProperty() {
        return recent;
    }

    /// The boards of closed windows, the last one first.
    public ObjectProperty<List<Session>> closedProperty() {
        return closed;
    }

    /// Chooses another size of text.
    ///
    /// @param steps how many sizes up, or down if negative; 0 for 100 percent
    public void resizeText(int steps) {
        List<Integer> sizes = AppearanceSettings.TEXT_SIZES;
        int size = Math.clamp(sizes.indexOf(textSize.get()) + steps, 0, sizes.size() - 1);
        textSize.set(steps == 0 ? AppearanceSettings.DEFAULT.textSize() : sizes.get(size));
    }

    /// Adds a file to the recent ones.
    public void remember(Path file) {
        recent.set(saved.withRecent(file.toAbsolutePath().toString()).recent());
    }

    /// Saves every change of the board and the profiles from now on.
    ///
    /// @param place returns the place of the window
    public void follow(Supplier<@Nullable Place> place, TechniquesController techniques) {
        this.place = place;
        techniques.profilesProperty().bindBidirectional(shared.profiles());
        main.analysis().rating().profilesProperty().bind(techniques.profilesProperty());
        main.analysis().logic().profilesProperty().bind(techniques.profilesProperty());
        techniques.profilesProperty().addListener(changed -> {
            Profiles profiles = techniques.profilesProperty().get();
            store.save(profiles);
            main.analysis().logic().use(profiles.current());
        });
        main.analysis().logic().profile().addListener((change, before, now) -> techniques.change(old -> now));
        main.edit().onReplaced(this::keepBoard);
        main.edit().historyProperty().addListener(changed -> saveSession());
        main.files().identity().originProperty().addListener(changed -> saveSession());
        main.edit().modeProperty().addListener(changed -> saveSession());
        main.editing().stopwatch().runningProperty().addListener(changed -> saveSession());
    }

    /// Saves the place of the window.
    public void savePlace() {
        save("place", place.get());
        if (!session().isEmpty()) {
            saveSession();
        }
    }

    /// Returns the session with the board and the place of the window.
    public Session session() {
        return main.session().at(place.get());
    }

    /// Adds an unsaved board to the closed ones before another replaces it.
    private void keepBoard() {
        Session board = session();
        if (board.origin().modified()) {
            store.sessions().closedBoards().add(board);
            closed.set(store.sessions().closedBoards().boards());
        }
    }

    private void saveSession() {
        session.save(session());
    }
}
