package nonet.ui.main;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Scene;
import javafx.stage.Stage;
import nonet.format.NamedPuzzle;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.rate.Profile;
import nonet.service.Engines;
import nonet.service.Grounds;
import nonet.service.Hints;
import nonet.service.PuzzleMaking;
import nonet.service.Verdicts;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import nonet.ui.generate.GenerateController;
import nonet.ui.generate.GenerateDialog;
import nonet.ui.hints.StepExport;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Dialogs;
import nonet.ui.kit.FileDialogs;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import nonet.ui.preferences.TechniquesController;

/// The main window on its stage: makes the views, remembers choices, and does what commands need a window for.
public final class MainWindow implements WindowActions {

    private final Texts texts;
    private final Stage stage;
    private final SettingsStore store;
    private final MainController main;
    private final MainView view;
    private final Messages messages;
    private final CommandDialogs commandDialogs;
    private final KeyRows keys;
    private final WindowPlace place;
    private final TechniquesController techniques;
    private final KeptChoices kept;
    private final Clip clip;
    private final Saving saving;
    private final FileDialogs files;
    private final SideWindows windows;
    private final GenerateDialog generating;
    private Consumer<String> browser = address -> {};

    /// @param look the look of all windows, which the person chooses here
    /// @param version what Help > About says
    public MainWindow(
            Texts texts,
            Stage stage,
            Tasks tasks,
            Engines engines,
            Verdicts verdicts,
            Hints hints,
            Grounds grounds,
            PuzzleMaking making,
            List<NamedPuzzle> samples,
            LibraryFile library,
            Grader grader,
            SettingsStore store,
            ObjectProperty<Settings.Look> look,
            String version) {
        this.texts = texts;
        this.stage = stage;
        this.store = store;
        Dialogs dialogs = new Dialogs(texts, stage, List.of(MainView.stylesheet()));
        this.messages = new Messages(texts, dialogs);
        commandDialogs = new CommandDialogs(texts, dialogs, version);
        main = new MainController(
                texts,
                tasks,
                engines.watchable(),
                verdicts,
                hints,
                grounds,
                messages,
                this::remember,
                store.session(),
                System::nanoTime);
        techniques = new TechniquesController(texts, store.profiles());
        kept = new KeptChoices(store, main, look);
        clip = new Clip(texts, main, messages);
        files = new FileDialogs(texts, stage, main.files().patterns());
        saving = new Saving(texts, main, files);
        generating = new GenerateDialog(
                texts, dialogs, new GenerateController(texts, tasks, making, System::nanoTime, this::take));
        windows = new SideWindows(
                texts, stage, tasks, engines.all(), main, files, techniques, library, grader, store, System::nanoTime);
        messages.tellThrough(main.status()::say);
        messages.solveThrough(windows::showBatch);
        Commands commands = new Commands(main, saving, clip, windows, commandDialogs, this);
        Toggles toggles = new Toggles(kept.labelsShown, main.frames().marksShownProperty(), kept.sideShown);
        keys = new KeyRows(texts, commands.all(), toggles.all());
        Controls controls = new Controls(texts);
        MainMenu.Choices choices = new MainMenu.Choices(
                kept.look, kept.language, main.playback().byStepsProperty().asObject(), kept.recent);
        MainMenu menu = new MainMenu(
                texts,
                controls,
                commands,
                toggles,
                samples,
                choices,
                sample -> main.edit().open(sample.name(), sample.puzzle()),
                main.files()::open);
        view = new MainView(texts, controls, main, commands, toggles, menu, exporter(), kept.sideShown);
        place = new WindowPlace(stage, view.sideWidthProperty());
        kept.follow(place::current, techniques);
        kept.language.addListener(changed -> messages.tell(texts.get("language.restart")));
        new FileDrop(texts, main, messages).accept(view);
        AnimationTimer frames = new AnimationTimer() {
            @Override
            public void handle(long now) {
                main.pulse();
                windows.pulse();
            }
        };
        frames.start();
    }

    /// Shows the window.
    public void show() {
        stage.setScene(new Scene(view));
        stage.titleProperty()
                .bind(main.edit()
                        .historyProperty()
                        .map(history -> history.present().name().isEmpty()
                                ? texts.get("window.title")
                                : texts.get(
                                        "window.title-named", history.present().name())));
        place.restore(store.settings().place());
        stage.show();
        place.onChange(kept::save);
        view.board().requestFocus();
    }

    /// Opens a file, as if the person had chosen it.
    public void open(Path file) {
        main.files().open(file);
    }

    /// Says what opens addresses of the web.
    public void browseWith(Consumer<String> opener) {
        browser = opener;
    }

    /// Says who else works by the profile of human logic; they are told now and whenever it changes.
    public void useProfilesIn(Consumer<Profile> user) {
        techniques.profilesProperty().subscribe(profiles -> user.accept(profiles.current()));
    }

    TechniquesController techniques() {
        return techniques;
    }

    MainController controller() {
        return main;
    }

    private StepExport exporter() {
        return new StepExport() {
            @Override
            public void copy(String text) {
                clip.copy(text);
            }

            @Override
            public void save(String name, Supplier<String> text, Supplier<String> csv) {
                saving.steps(name, text, csv);
            }
        };
    }

    @Override
    public void showGenerate() {
        generating.show();
    }

    @Override
    public void open() {
        files.toOpen(texts.get("command.open"), main.files()::open);
    }

    @Override
    public void showLinks() {
        commandDialogs.showLinks(main.saving().links(), clip::copy, browser);
    }

    @Override
    public void focusRunUntil() {
        view.bar().beginRunUntil();
    }

    @Override
    public void showBreakpoints() {
        view.bar().showBreakpoints();
    }

    @Override
    public void showWhy() {
        view.showWhy();
    }

    @Override
    public void showKeys() {
        commandDialogs.showKeys(keys.rows());
    }

    @Override
    public void quit() {
        stage.close();
    }

    private void remember(Path file) {
        kept.remember(file);
    }

    /// Puts a puzzle that was made on the board; undo brings back what was there.
    private void take(Puzzle puzzle) {
        generating.close();
        main.edit().open(texts.get("generate.name"), puzzle);
        messages.tell(texts.get("generate.made", puzzle.clues()));
    }
}
