package nonet.ui.main;

import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import nonet.codec.Codec;
import nonet.format.NamedPuzzle;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.rate.Profile;
import nonet.service.Engines;
import nonet.service.Grounds;
import nonet.service.Hints;
import nonet.service.PuzzleMaking;
import nonet.service.TraceExport;
import nonet.service.Verdicts;
import nonet.settings.Profiles;
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
    private final Commands commands;
    private final WindowPlace place;
    private final TechniquesController techniques;
    private final BooleanProperty labelsShown = new SimpleBooleanProperty();
    private final BooleanProperty sideShown = new SimpleBooleanProperty();
    private final ObjectProperty<Settings.Look> look;
    private final ObjectProperty<String> language = new SimpleObjectProperty<>();
    private final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>();
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
        this.look = look;
        Dialogs dialogs = new Dialogs(texts, stage, List.of(MainView.stylesheet()));
        this.messages = new Messages(texts, dialogs, version);
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
        files = new FileDialogs(texts, stage, main.files().patterns());
        generating = new GenerateDialog(
                texts, dialogs, new GenerateController(texts, tasks, making, System::nanoTime, this::take));
        windows = new SideWindows(
                texts, stage, tasks, engines.all(), main, files, techniques, library, grader, store, System::nanoTime);
        messages.tellThrough(main.status()::say);
        messages.solveThrough(windows::showBatch);
        restore(store.settings());
        commands = new Commands(main, this);
        Toggles toggles = new Toggles(labelsShown, main.frames().marksShownProperty(), sideShown);
        Controls controls = new Controls(texts);
        MainMenu.Choices choices = new MainMenu.Choices(
                look, language, main.playback().byStepsProperty().asObject(), recent);
        MainMenu menu = new MainMenu(
                texts,
                controls,
                commands,
                toggles,
                samples,
                choices,
                sample -> main.edit().open(sample.name(), sample.puzzle()),
                main.files()::open);
        view = new MainView(texts, controls, main, commands, toggles, menu, exporter(), sideShown);
        place = new WindowPlace(stage, view.sideWidthProperty());
        keepWhatChanges();
        acceptFiles();
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
        stage.setScene(new Scene(view, 1240, 860));
        stage.setMinWidth(640);
        stage.setMinHeight(560);
        stage.titleProperty()
                .bind(main.edit()
                        .historyProperty()
                        .map(history -> history.present().name().isEmpty()
                                ? texts.get("window.title")
                                : texts.get(
                                        "window.title-named", history.present().name())));
        place.restore(store.settings().place());
        stage.show();
        place.onChange(() -> store.save(settings()));
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
                ClipboardContent content = new ClipboardContent();
                content.putString(text);
                Clipboard.getSystemClipboard().setContent(content);
                messages.tell(texts.get("file.copied"));
            }

            @Override
            public void save(String name, Supplier<String> text, Supplier<String> csv) {
                List<FileDialogs.Kind> kinds = List.of(
                        new FileDialogs.Kind(texts.get("file.texts"), "txt"),
                        new FileDialogs.Kind(texts.get("file.tables"), "csv"));
                files.toSaveAs(texts.get("command.steps-save"), name, kinds, (file, kind) -> {
                    String content = (kind.equals(kinds.getLast()) ? csv : text).get();
                    main.files().save(file, out -> out.write(content.getBytes(StandardCharsets.UTF_8)));
                });
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
    public void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        String text = clipboard.getString();
        if (text == null && clipboard.hasFiles() && clipboard.getFiles().size() == 1) {
            main.files().open(clipboard.getFiles().getFirst().toPath());
        } else {
            main.files().paste(text == null ? "" : text);
        }
    }

    @Override
    public void saveAs() {
        List<Codec> formats = main.files().formats();
        List<FileDialogs.Kind> kinds = formats.stream()
                .map(codec -> new FileDialogs.Kind(
                        main.files().nameOf(codec), codec.extensions().getFirst()))
                .toList();
        files.toSaveAs(
                texts.get("command.save-as"),
                main.files().suggestedName(""),
                kinds,
                (file, kind) -> main.files().saveAs(file, formats.get(kinds.indexOf(kind))));
    }

    @Override
    public void showLinks() {
        Consumer<String> copy = address -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(address);
            Clipboard.getSystemClipboard().setContent(content);
            messages.tell(texts.get("file.copied"));
        };
        messages.showLinks(main.files().links(), copy, browser);
    }

    @Override
    public void exportText(FileController.Form form) {
        save("file.texts", ".txt", file -> main.files().saveText(file, form));
    }

    @Override
    public void exportPicture() {
        BufferedImage picture = BoardPictures.of(main.frames().frameProperty().get());
        save("file.pictures", ".png", file -> main.files().save(file, out -> BoardPictures.write(picture, out)));
    }

    @Override
    public void showExport() {
        windows.showExport(false);
    }

    @Override
    public void showPrint() {
        windows.showExport(true);
    }

    @Override
    public void exportSolutions() {
        save("file.texts", ".txt", main.files()::saveSolutions);
    }

    @Override
    public void exportTrace(TraceExport.Form form) {
        switch (form) {
            case LINES -> save("file.texts", ".txt", file -> main.files().saveTrace(file, form));
            case JSON -> save("file.traces", ".json", file -> main.files().saveTrace(file, form));
        }
    }

    @Override
    public void copyText(FileController.Form form) {
        ClipboardContent content = new ClipboardContent();
        content.putString(main.files().text(form));
        if (form == FileController.Form.LINE) {
            // Programs that take pictures find one beside the text.
            content.putImage(picture());
        }
        Clipboard.getSystemClipboard().setContent(content);
        messages.tell(texts.get("file.copied"));
    }

    @Override
    public void copyPicture() {
        ClipboardContent content = new ClipboardContent();
        content.putImage(picture());
        Clipboard.getSystemClipboard().setContent(content);
        messages.tell(texts.get("file.copied"));
    }

    private WritableImage picture() {
        return SwingFXUtils.toFXImage(
                BoardPictures.of(main.frames().frameProperty().get()), null);
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
    public void showCompare() {
        windows.showCompare();
    }

    @Override
    public void showBatch() {
        windows.showBatch();
    }

    @Override
    public void showCount() {
        windows.showCount();
    }

    @Override
    public void showWhy() {
        view.showWhy();
    }

    @Override
    public void showComment() {
        messages.askComment(main.edit().document().comment(), main.edit()::comment);
    }

    @Override
    public void showTechniques() {
        windows.showTechniques();
    }

    @Override
    public void showLibrary() {
        windows.showLibrary();
    }

    @Override
    public void showKeys() {
        messages.showKeys(commands.all());
    }

    @Override
    public void showAbout() {
        messages.showAbout();
    }

    @Override
    public void quit() {
        stage.close();
    }

    /// Puts a puzzle that was made on the board; undo brings back what was there.
    private void take(Puzzle puzzle) {
        generating.close();
        main.edit().open(texts.get("generate.name"), puzzle);
        messages.tell(texts.get("generate.made", puzzle.clues()));
    }

    private void save(String kind, String extension, Consumer<Path> write) {
        files.toSave(texts.get("menu.export"), texts.get(kind), main.files().suggestedName(extension), write);
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

    private void keepWhatChanges() {
        Runnable keep = () -> store.save(settings());
        main.playback().engineProperty().addListener(changed -> keep.run());
        main.playback().paceProperty().addListener(changed -> keep.run());
        main.playback().byStepsProperty().addListener(changed -> keep.run());
        main.frames().marksShownProperty().addListener(changed -> keep.run());
        labelsShown.addListener(changed -> keep.run());
        sideShown.addListener(changed -> keep.run());
        look.addListener(changed -> keep.run());
        language.addListener(changed -> {
            keep.run();
            messages.tell(texts.get("language.restart"));
        });
        recent.addListener(changed -> keep.run());
        techniques.profilesProperty().addListener(changed -> {
            Profiles profiles = techniques.profilesProperty().get();
            store.save(profiles);
            main.logic().use(profiles.current());
        });
        main.logic().profile().addListener((change, before, now) -> techniques.change(old -> now));
        main.edit().historyProperty().addListener(changed -> store.save(main.session()));
        main.edit().modeProperty().addListener(changed -> store.save(main.session()));
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
                place.current());
    }

    private void remember(Path file) {
        recent.set(settings().withRecent(file.toAbsolutePath().toString()).recent());
    }

    private void acceptFiles() {
        view.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        view.setOnDragDropped(this::dropped);
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        if (files.size() == 1) {
            main.files().open(files.getFirst().toPath());
        } else if (files.size() > 1) {
            messages.warn(texts.get("file.dropped-many"));
        } else {
            main.files().paste(String.valueOf(event.getDragboard().getString()));
        }
        event.setDropCompleted(true);
        event.consume();
    }
}
