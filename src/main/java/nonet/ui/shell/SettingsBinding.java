package nonet.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.settings.OpenSession;
import nonet.settings.Playing;
import nonet.settings.Profiles;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.Settings.Place;
import nonet.settings.SettingsStore;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.SharedChoices;
import org.jspecify.annotations.Nullable;

/// Binds the properties of a window to the saved settings.
final class SettingsBinding {

    final BooleanProperty labelsShown = new SimpleBooleanProperty();
    final BooleanProperty sideShown = new SimpleBooleanProperty();
    final ObjectProperty<Settings.Look> look = new SimpleObjectProperty<>();
    final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>();
    final ObjectProperty<String> language = new SimpleObjectProperty<>();
    final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>(List.of());
    final ObjectProperty<List<Session>> closed = new SimpleObjectProperty<>(List.of());
    final BooleanProperty digitFirst;
    final BooleanProperty advances;
    final BooleanProperty checks;
    final BooleanProperty timed;
    final BooleanProperty checksPhotos;
    final BooleanProperty hintsByMarks;
    private final SharedChoices shared;
    private final SettingsStore store;
    private final OpenSession session;
    private final MainController main;
    private Supplier<@Nullable Place> place;
    private Settings saved;

    SettingsBinding(SettingsStore store, OpenSession session, MainController main, SharedChoices shared) {
        this.store = store;
        this.session = session;
        this.main = main;
        this.shared = shared;
        digitFirst = main.pen().digitFirstProperty();
        advances = main.pen().advancesProperty();
        checks = main.check().checksProperty();
        timed = main.stopwatch().timedProperty();
        checksPhotos = main.files().checksPhotosProperty();
        hintsByMarks = main.logic().hint().usesMarksProperty();
        // Bound both ways, which does not keep a closed window in memory.
        look.bindBidirectional(shared.look());
        textSize.bindBidirectional(shared.textSize());
        language.bindBidirectional(shared.language());
        recent.bindBidirectional(shared.recent());
        closed.bindBidirectional(shared.closed());
        Place last = store.settings().place();
        this.place = () -> last;
        restore(store.settings());
        saved = settings();
    }

    /// Returns the settings for entering and checking digits.
    Toggles.Playing playing() {
        return new Toggles.Playing(digitFirst, advances, checks, timed, checksPhotos, hintsByMarks);
    }

    /// Chooses another size of text.
    ///
    /// @param steps how many sizes up, or down if negative; 0 for 100 percent
    void resizeText(int steps) {
        List<Integer> sizes = Settings.TEXT_SIZES;
        int place = Math.clamp(sizes.indexOf(textSize.get()) + steps, 0, sizes.size() - 1);
        textSize.set(steps == 0 ? Settings.DEFAULT.textSize() : sizes.get(place));
    }

    /// Adds a file to the recent ones.
    void remember(Path file) {
        recent.set(settings().withRecent(file.toAbsolutePath().toString()).recent());
    }

    /// Saves every change from now on.
    ///
    /// @param place returns the place of the window
    void follow(Supplier<@Nullable Place> place, TechniquesController techniques) {
        this.place = place;
        main.playback().engineProperty().addListener(changed -> save());
        main.playback().paceProperty().addListener(changed -> save());
        main.playback().byStepsProperty().addListener(changed -> save());
        main.frames().marksShownProperty().addListener(changed -> save());
        for (BooleanProperty choice : List.of(digitFirst, advances, checks, timed, checksPhotos, hintsByMarks)) {
            choice.addListener(changed -> save());
        }
        labelsShown.addListener(changed -> save());
        sideShown.addListener(changed -> save());
        look.addListener(changed -> save());
        textSize.addListener(changed -> save());
        language.addListener(changed -> save());
        recent.addListener(changed -> save());
        techniques.profilesProperty().bindBidirectional(shared.profiles());
        main.rating().profilesProperty().bind(techniques.profilesProperty());
        main.logic().profilesProperty().bind(techniques.profilesProperty());
        techniques.profilesProperty().addListener(changed -> {
            Profiles profiles = techniques.profilesProperty().get();
            store.save(profiles);
            main.logic().use(profiles.current());
        });
        main.logic().profile().addListener((change, before, now) -> techniques.change(old -> now));
        main.edit().onReplaced(this::keepBoard);
        main.edit().historyProperty().addListener(changed -> saveSession());
        main.identity().originProperty().addListener(changed -> saveSession());
        main.edit().modeProperty().addListener(changed -> saveSession());
        main.stopwatch().runningProperty().addListener(changed -> saveSession());
    }

    /// Saves the current settings.
    void save() {
        Settings now = settings();
        store.save(saved, now);
        saved = now;
    }

    /// Saves the place of the window.
    void savePlace() {
        save();
        if (!session().isEmpty()) {
            saveSession();
        }
    }

    /// Returns the session with the board and the place of the window.
    Session session() {
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

    private void restore(Settings settings) {
        main.engines().stream()
                .filter(engine -> engine.id().equals(settings.engine()))
                .findFirst()
                .ifPresent(engine -> main.playback().engineProperty().set(engine));
        main.playback().paceProperty().set(settings.pace());
        main.playback().byStepsProperty().set(settings.bySteps());
        main.frames().marksShownProperty().set(settings.marksShown());
        digitFirst.set(settings.playing().digitFirst());
        advances.set(settings.playing().advances());
        checks.set(settings.playing().checks());
        timed.set(settings.playing().timed());
        checksPhotos.set(settings.playing().checksPhotos());
        hintsByMarks.set(settings.playing().hintsByMarks());
        labelsShown.set(settings.labelsShown());
        sideShown.set(settings.sideShown());
    }

    private Settings settings() {
        return new Settings(
                main.playback().engineProperty().get().id(),
                main.playback().paceProperty().get(),
                main.playback().byStepsProperty().get(),
                look.get(),
                textSize.get(),
                language.get(),
                labelsShown.get(),
                main.frames().marksShownProperty().get(),
                sideShown.get(),
                new Playing(
                        digitFirst.get(),
                        advances.get(),
                        checks.get(),
                        timed.get(),
                        checksPhotos.get(),
                        hintsByMarks.get()),
                recent.get(),
                place.get());
    }
}
