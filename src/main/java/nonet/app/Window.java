package nonet.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Application;
import javafx.stage.Stage;
import nonet.files.AtExit;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.rate.Profile;
import nonet.service.Engines;
import nonet.service.Grounds;
import nonet.service.Verdicts;
import nonet.settings.Profiles;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.SinglesSearch;
import nonet.ui.kit.Texts;
import nonet.ui.main.Program;
import nonet.ui.main.SharedChoices;

/// The life of the program with its windows, from the wiring of its parts to the last save.
public final class Window extends Application {

    private final LibraryFile library = new LibraryFile(folder().resolve("library.db"), Pack::all);
    private final SettingsStore store = new SettingsStore(folder(), Duration.ofMillis(500));
    private final AtExit saving = new AtExit(store::close);

    /// Opens the windows and returns when all are closed.
    static void open(List<Path> files) {
        launch(Window.class, files.stream().map(Path::toString).toArray(String[]::new));
    }

    @Override
    public void start(Stage stage) {
        Fonts.load();
        Theme theme = new Theme();
        String language = store.settings().language();
        Texts texts = new Texts(language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language));
        OpenWindows windows = new OpenWindows(store);
        windows.start(
                program(texts, windows, theme),
                stage,
                getParameters().getRaw().stream().map(Path::of).toList());
    }

    @Override
    public void stop() {
        store.close();
        library.close();
        saving.close();
    }

    private Program program(Texts texts, OpenWindows windows, Theme theme) {
        Engines engines = EngineList.create();
        SharedChoices choices = SharedChoices.of(store, theme.lookProperty());
        AtomicReference<Profile> profile = new AtomicReference<>(Profile.standard());
        choices.profiles().map(Profiles::current).subscribe(current -> {
            profile.set(current);
            EngineList.use(engines, current);
        });
        return new Program(
                texts,
                engines,
                new Verdicts(new FastSolver()),
                EngineList.hints(profile.get()),
                new Grounds(new FastSolver(), new SinglesSearch()),
                EngineList.puzzles(profile::get),
                Samples.read(),
                library,
                EngineList.grader(),
                store,
                choices,
                windows,
                getHostServices()::showDocument,
                Version.current());
    }

    private static Path folder() {
        return SettingsFolder.of(
                System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }
}
