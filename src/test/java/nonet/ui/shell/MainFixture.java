package nonet.ui.shell;

import static nonet.ui.kit.Visitor.onFx;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.settings.OpenSession;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import nonet.solve.Engines;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.FxTasks;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.shell.control.About;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.Program;
import nonet.ui.shell.control.SharedChoices;
import nonet.ui.shell.control.SolverServices;
import nonet.ui.shell.edit.Room;
import org.testfx.api.FxRobot;

/// The whole window of the program on a stage, with the settings in a folder of its own.
public final class MainFixture implements AutoCloseable {

    public static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    /// The easy puzzle with all but its last rows filled: even all steps of it are found at once.
    public static final Puzzle LAST_ROWS =
            Puzzle.of("534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79");

    public static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    public final Path folder;
    public final Messages messages;
    public final FxTasks tasks = new FxTasks();
    public final SettingsStore store;
    public final LibraryFile library;
    public final Program program;
    public final MainWindow window;
    public final RecordedWindows windows;
    public final MainController main;

    /// @param folder where settings and library are kept
    public MainFixture(Stage stage, Path folder) {
        this(stage, folder, Locale.US);
    }

    /// @param folder where settings and library are kept; files are saved beside it
    public MainFixture(Stage stage, Path folder, Locale language) {
        this.folder = folder;
        messages = new Messages(language, "nonet.log");
        Appearance.LIGHT.apply();
        library = new LibraryFile(
                folder.resolve("library.db"),
                () -> List.of(new Pack("classics", List.of(Document.of("Easy", EASY), Document.of("Twelve", TWELVE)))));
        store = new SettingsStore(folder, Duration.ofMillis(20));
        if (store.settings().equals(Settings.NEW_USER)) {
            // Tests name the steps in the order of the profile.
            store.save(Settings.NEW_USER, Settings.DEFAULT);
        }
        windows = new RecordedWindows();
        program = new Program(
                messages,
                new SolverServices(
                        new nonet.service.search.Engines(Engines.all().toList()),
                        new Verdicts(new FastSolver()),
                        new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                        new Diagnosis(new FastSolver(), StepEngine.SINGLES),
                        new Grader(new HumanLogic(new FastSolver(), Profile.hodoku())),
                        new PuzzleGeneration(Profile::hodoku, 2_000)),
                () -> List.of(Document.of("Twelve", TWELVE)),
                library,
                SharedChoices.of(store),
                address -> {},
                new About("test", folder, folder.resolve("nonet.log"), null));
        PaneFixture picker = new PaneFixture(messages, tasks).saving(folder.getParent());
        window = new MainWindow(program, windows, stage, store.sessions().open(Session.EMPTY), tasks, picker);
        main = window.controller();
        window.show();
        // Larger than the screen of the tests, which the window would fit.
        stage.setWidth(1240);
        stage.setHeight(860);
    }

    /// Opens a file with a puzzle and begins to play it.
    public void open(FxRobot robot, Path file) {
        robot.interact(() -> window.open(file));
        String name = file.getFileName().toString();
        Visitor.until(
                "the file is open",
                () -> main.edit().document().name().equals(name)
                        && main.status().state.get().startsWith("Opened "));
        robot.interact(() -> main.edit().room.set(Room.PLAY));
    }

    /// Opens a text as a file of this name.
    public void open(FxRobot robot, String name, String text) throws IOException {
        open(robot, Files.writeString(folder.resolve(name), text));
    }

    /// Goes where an engine is watched.
    public void watch(FxRobot robot) {
        robot.clickOn("#rooms #watch");
    }

    public TechniquesController techniques() {
        return window.techniques();
    }

    public void untilStill() {
        Visitor.until("the search stands still", () -> !main.playback().running.get());
    }

    /// Clicks a button of the window.
    public static void click(FxRobot robot, String id) {
        Button button = robot.lookup(id)
                .match(node -> node instanceof Button && node.isVisible())
                .queryButton();
        robot.clickOn(button);
    }

    /// Returns what the dialog warns of, and closes it.
    public String warning(FxRobot robot) {
        Visitor.until(
                "#warning is shown", () -> robot.lookup("#warning").tryQuery().isPresent());
        DialogPane pane = robot.lookup("#warning").queryAs(DialogPane.class);
        String sentence = ((Label) pane.getContent()).getText();
        robot.interact(() -> pane.getScene().getWindow().hide());
        return sentence;
    }

    /// Returns what the next start would find if the program ended now.
    public Session sessionAfterCrash() {
        try {
            Path copy = Files.createTempDirectory(folder.getParent(), "next");
            Path saved = folder.resolve("session.json");
            if (Files.exists(saved)) {
                Files.copy(saved, copy.resolve("session.json"));
            }
            try (SettingsStore next = new SettingsStore(copy, Duration.ZERO)) {
                return next.sessions().restore().stream()
                        .findFirst()
                        .map(OpenSession::first)
                        .orElse(Session.EMPTY);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    public String shown() {
        return main.frames().frame.get().grid().toString();
    }

    @Override
    public void close() {
        store.close();
        library.close();
        onFx(() -> {
            window.dispose();
            tasks.close();
        });
    }
}
