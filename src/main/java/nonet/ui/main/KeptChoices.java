package nonet.ui.main;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.settings.Profiles;
import nonet.settings.Settings;
import nonet.settings.Settings.Place;
import nonet.settings.SettingsStore;
import nonet.ui.preferences.TechniquesController;
import org.jspecify.annotations.Nullable;

/// What the person chose and did, kept until the next start.
final class KeptChoices {

    final BooleanProperty labelsShown = new SimpleBooleanProperty();
    final BooleanProperty sideShown = new SimpleBooleanProperty();
    final ObjectProperty<Settings.Look> look;
    final ObjectProperty<String> language = new SimpleObjectProperty<>();
    final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>(List.of());
    private final SettingsStore store;
    private final MainController main;
    private Supplier<@Nullable Place> place;

    /// @param look the look of all windows
    KeptChoices(SettingsStore store, MainController main, ObjectProperty<Settings.Look> look) {
        this.store = store;
        this.main = main;
        this.look = look;
        Place last = store.settings().place();
        this.place = () -> last;
        restore(store.settings());
    }

    /// Keeps a file among those that were opened last.
    void remember(Path file) {
        recent.set(settings().withRecent(file.toAbsolutePath().toString()).recent());
    }

    /// Keeps everything from now on, whenever it changes.
    ///
    /// @param place tells where the window is
    void follow(Supplier<@Nullable Place> place, TechniquesController techniques) {
        this.place = place;
        main.playback().engineProperty().addListener(changed -> save());
        main.playback().paceProperty().addListener(changed -> save());
        main.playback().byStepsProperty().addListener(changed -> save());
        main.frames().marksShownProperty().addListener(changed -> save());
        labelsShown.addListener(changed -> save());
        sideShown.addListener(changed -> save());
        look.addListener(changed -> save());
        language.addListener(changed -> save());
        recent.addListener(changed -> save());
        techniques.profilesProperty().addListener(changed -> {
            Profiles profiles = techniques.profilesProperty().get();
            store.save(profiles);
            main.logic().use(profiles.current());
        });
        main.logic().profile().addListener((change, before, now) -> techniques.change(old -> now));
        main.edit().historyProperty().addListener(changed -> store.save(main.session()));
        main.edit().modeProperty().addListener(changed -> store.save(main.session()));
    }

    /// Keeps the choices as they are now.
    void save() {
        store.save(settings());
    }

    private void restore(Settings settings) {
        main.engines().stream()
                .filter(engine -> engine.id().equals(settings.engine()))
                .findFirst()
                .ifPresent(engine -> main.playback().engineProperty().set(engine));
        main.playback().paceProperty().set(settings.pace());
        main.playback().byStepsProperty().set(settings.bySteps());
        main.frames().marksShownProperty().set(settings.marksShown());
        labelsShown.set(settings.labelsShown());
        sideShown.set(settings.sideShown());
        look.set(settings.look());
        language.set(settings.language());
        recent.set(settings.recent());
    }

    private Settings settings() {
        return new Settings(
                main.playback().engineProperty().get().id(),
                main.playback().paceProperty().get(),
                main.playback().byStepsProperty().get(),
                look.get(),
                language.get(),
                labelsShown.get(),
                main.frames().marksShownProperty().get(),
                sideShown.get(),
                recent.get(),
                place.get());
    }
}
