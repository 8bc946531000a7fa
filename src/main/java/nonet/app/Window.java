package nonet.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Application;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.rate.Profile;
import nonet.service.Engines;
import nonet.service.Grounds;
import nonet.service.Verdicts;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.SinglesSearch;
import nonet.ui.kit.FxTasks;
import nonet.ui.kit.Texts;
import nonet.ui.main.MainWindow;

/// The window's life, from the wiring of its parts to the last save.
public final class Window extends Application {

    private static final List<Integer> ICON_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

    private final FxTasks tasks = new FxTasks();
    private final LibraryFile library = new LibraryFile(folder().resolve("library.db"), Pack::all);
    private final SettingsStore store = new SettingsStore(folder(), Duration.ofMillis(500));

    /// Opens the window and returns when it is closed.
    static void open(List<Path> files) {
        launch(Window.class, files.stream().map(Path::toString).toArray(String[]::new));
    }

    @Override
    public void start(Stage stage) {
        Fonts.load();
        Engines engines = EngineList.create();
        Theme theme = new Theme();
        String language = store.settings().language();
        Texts texts = new Texts(language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language));
        for (int size : ICON_SIZES) {
            stage.getIcons()
                    .add(new Image(Objects.requireNonNull(
                            Window.class.getResourceAsStream("/nonet/assets/icon/nonet-" + size + ".png"))));
        }
        AtomicReference<Profile> profile =
                new AtomicReference<>(store.profiles().current());
        MainWindow window = new MainWindow(
                texts,
                stage,
                tasks,
                engines,
                new Verdicts(new FastSolver()),
                EngineList.hints(profile.get()),
                new Grounds(new FastSolver(), new SinglesSearch()),
                EngineList.puzzles(profile::get),
                Samples.read(),
                library,
                EngineList.grader(),
                store,
                theme.lookProperty(),
                Version.current());
        window.browseWith(getHostServices()::showDocument);
        window.useProfilesIn(profile::set);
        window.useProfilesIn(chosen -> EngineList.use(engines, chosen));
        window.show();
        getParameters().getRaw().forEach(file -> window.open(Path.of(file)));
    }

    @Override
    public void stop() {
        tasks.close();
        store.close();
        library.close();
    }

    private static Path folder() {
        return SettingsFolder.of(
                System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }
}
