package nonet.ui.shell.control;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.play.SteeredSearch;
import nonet.settings.AppearanceSettings;
import nonet.settings.OpenSession;
import nonet.settings.Profiles;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.Settings.FilmSettings;
import nonet.settings.Settings.Place;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.Settings.RoomSettings;
import nonet.settings.Settings.SearchSettings;
import nonet.settings.SettingsStore;
import nonet.text.NameStyle;
import nonet.ui.hints.LogicController;
import nonet.ui.playback.Playback;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;

/// The saved settings and the session of a window. A setting is a property that is restored here, by [#keep], and read here
/// when it changes, by [#settings].
public final class WindowSettings {

    /// Whether rows and columns are numbered.
    public final BooleanProperty labelsShown = new SimpleBooleanProperty();

    /// Whether the pane beside the board is open.
    public final BooleanProperty sideShown = new SimpleBooleanProperty();

    public final ObjectProperty<AppearanceSettings.Look> look = new SimpleObjectProperty<>();

    /// The size of text in percent.
    public final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>();

    public final ObjectProperty<AppearanceSettings.Palette> palette = new SimpleObjectProperty<>();

    /// The user's own colors for marking cells; empty for those of the palette.
    public final ObjectProperty<List<String>> markColors = new SimpleObjectProperty<>();

    /// How techniques are named in other languages than English.
    public final ObjectProperty<NameStyle> names = new SimpleObjectProperty<>();

    /// The language tag; empty for the language of the desktop.
    public final ObjectProperty<String> language = new SimpleObjectProperty<>();

    /// The ids of the pages that were selected last, in the order of the rooms.
    private final List<StringProperty> pages = new ArrayList<>();

    /// The recent files, newest first.
    public final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>();

    /// The boards of closed windows, the last one first.
    public final ObjectProperty<List<Session>> closed = new SimpleObjectProperty<>();

    private final SharedChoices shared;
    private final SettingsStore store;
    private final OpenSession session;
    private final MainController main;

    /// The id of the engine, also of one that this version does not have.
    private String engine;

    private @Nullable Place lastPlace;
    private Supplier<@Nullable Place> place;
    private Settings saved;

    public WindowSettings(OpenSession session, MainController main, SharedChoices shared) {
        store = shared.store();
        this.session = session;
        this.main = main;
        this.shared = shared;
        saved = store.settings();
        engine = saved.search().engine();
        lastPlace = saved.place();
        place = () -> lastPlace;
        List<SteeredSearch> searches = session.first().searches();
        String shown = searches.isEmpty() ? engine : searches.getFirst().engine();
        main.watching().engines().stream()
                .filter(each -> each.id().equals(shown))
                .findFirst()
                .ifPresent(main.playback().engine::set);
        keepSearch(saved.search());
        keepAppearance(saved.appearance());
        keepPlaying(saved.playing());
        keep(main.edit().watches, saved.rooms().watches());
        keepPages(saved.rooms().pages());
        if (saved.rooms().watches() && main.edit().room.get() != Room.SET_UP) {
            main.edit().room.set(Room.WATCH);
        }
        share(recent, shared.recent());
        closed.bindBidirectional(shared.closed());
        saved = settings();
    }

    private void keepSearch(SearchSettings search) {
        Playback playback = main.playback();
        playback.engine.addListener((_, _, now) -> {
            engine = now.id();
            save();
        });
        keep(playback.pace, search.pace());
        keep(playback.bySteps, search.bySteps());
    }

    private void keepAppearance(AppearanceSettings appearance) {
        keep(labelsShown, appearance.labelsShown());
        keep(main.frames().marksShown, appearance.marksShown());
        keep(sideShown, appearance.sideShown());
        share(look, shared.look());
        share(textSize, shared.textSize());
        share(palette, shared.palette());
        share(markColors, shared.markColors());
        share(language, shared.language());
        share(names, shared.names());
    }

    private void keepPages(List<String> saved) {
        for (Room room : Room.values()) {
            StringProperty page = new SimpleStringProperty();
            keep(page, room.ordinal() < saved.size() ? saved.get(room.ordinal()) : "");
            pages.add(page);
        }
    }

    private void keepPlaying(PlaySettings playing) {
        LogicController logic = main.analysis().logic();
        keep(main.editing().pen().digitFirst, playing.digitFirst());
        keep(main.editing().pen().advances, playing.advances());
        keep(main.editing().check().checks, playing.checks());
        keep(main.editing().stopwatch().timed, playing.timed());
        keep(main.files().opening().checksPhotos, playing.checksPhotos());
        keep(logic.hint.usesMarks, playing.hintsByMarks());
        keep(logic.boxSinglesFirst, playing.boxSinglesFirst());
        keep(main.editing().films().filmed, saved.film().recorded());
        keep(main.editing().films().pause, saved.film().pause());
    }

    /// Sets a property to its saved value, and saves its changes from now on.
    private <T> void keep(Property<T> property, T value) {
        property.setValue(value);
        property.addListener((_, _, _) -> save());
    }

    /// Binds a property both ways to that of all windows, which does not keep a closed window in memory, and saves its
    /// changes from now on.
    private <T> void share(Property<T> property, Property<T> ofAll) {
        property.bindBidirectional(ofAll);
        property.addListener((_, _, _) -> save());
    }

    private void save() {
        Settings now = settings();
        store.save(saved, now);
        saved = now;
    }

    /// Returns the settings as they are now.
    Settings settings() {
        Playback playback = main.playback();
        LogicController logic = main.analysis().logic();
        return new Settings(
                new SearchSettings(engine, playback.pace.get(), playback.bySteps.get()),
                new AppearanceSettings(
                        look.get(),
                        textSize.get(),
                        language.get(),
                        names.get(),
                        labelsShown.get(),
                        main.frames().marksShown.get(),
                        sideShown.get(),
                        palette.get(),
                        markColors.get()),
                new PlaySettings(
                        main.editing().pen().digitFirst.get(),
                        main.editing().pen().advances.get(),
                        main.editing().check().checks.get(),
                        main.editing().stopwatch().timed.get(),
                        main.files().opening().checksPhotos.get(),
                        logic.hint.usesMarks.get(),
                        logic.boxSinglesFirst.get()),
                new FilmSettings(
                        main.editing().films().filmed.get(),
                        main.editing().films().pause.get()),
                new RoomSettings(
                        main.edit().watches.get(),
                        pages.stream().map(StringProperty::get).toList()),
                recent.get(),
                lastPlace);
    }

    /// The id of the page that was selected last in a room; empty for none.
    public StringProperty page(Room room) {
        return pages.get(room.ordinal());
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
        recent.set(settings().withRecent(file.toAbsolutePath().toString()).recent());
    }

    /// Saves every change of the board and the profiles from now on.
    ///
    /// @param place returns the place of the window
    public void follow(Supplier<@Nullable Place> place, TechniquesController techniques) {
        this.place = place;
        techniques.profiles.bindBidirectional(shared.profiles());
        main.analysis().rating().profiles.bind(techniques.profiles);
        main.analysis().logic().profiles.bind(techniques.profiles);
        techniques.profiles.addListener(changed -> {
            Profiles profiles = techniques.profiles.get();
            store.save(profiles);
            main.analysis().logic().use(profiles.current());
        });
        main.analysis().logic().profile().addListener((change, before, now) -> techniques.change(old -> now));
        main.edit().onReplaced(this::keepBoard);
        main.edit().history.addListener((_, before, now) -> {
            saveSession();
            if (now.forgets(before)) {
                store.sessions().closedBoards().forget(now.present().puzzle());
                closed.set(store.sessions().closedBoards().boards());
            }
        });
        main.playback().search.branches.addListener(changed -> saveSession());
        main.files().identity().origin.addListener(changed -> saveSession());
        main.edit().room.addListener(changed -> saveSession());
        main.editing().stopwatch().running.addListener(changed -> saveSession());
    }

    /// Saves the place of the window.
    public void savePlace() {
        lastPlace = place.get();
        save();
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
