package nonet.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.input.InputEvent;
import javafx.stage.Stage;
import nonet.deduce.Deduction;
import nonet.guide.PageId;
import nonet.service.input.TraceOrigin;
import nonet.settings.OpenSession;
import nonet.settings.Profiles;
import nonet.settings.Session;
import nonet.settings.Settings.Place;
import nonet.ui.export.ExportController;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.hints.search.StepExport;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.MenuSection.Menu;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.DesktopActions;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.kit.window.FileDialogs;
import nonet.ui.kit.work.Tasks;
import nonet.ui.library.KnownPuzzleSearch;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.shell.command.ClipboardActions;
import nonet.ui.shell.command.CommandDialogs;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.KeyRows;
import nonet.ui.shell.command.MainMenu;
import nonet.ui.shell.command.Saving;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.command.WindowActions;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.Program;
import nonet.ui.shell.control.SolveRecorder;
import nonet.ui.shell.control.WindowSettings;
import nonet.ui.shell.edit.StatusController;
import nonet.ui.shell.file.DialogPrompts;
import nonet.ui.shell.file.FilePatterns;
import nonet.ui.shell.panes.MainBoard;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;
import nonet.ui.shell.panes.WindowPanes;
import org.jspecify.annotations.Nullable;

/// The main window on its stage: wires its controllers and views, saves settings, and provides the actions that commands
/// need a window for.
public final class MainWindow implements WindowActions {

    private final Program program;
    private final Messages messages;
    private final Stage stage;

    /// Where the session of this window is saved.
    public final OpenSession session;
    private final MainController main;
    private final Toggles toggles;
    private final DialogPrompts prompts;

    /// The notices to the user of this window on reading and saving their work.
    public final SaveNotices notices;
    private final CommandDialogs commandDialogs;
    public final CommandTable commands;
    private final WindowPlace place;
    private final WindowSettings settings;
    private final ClipboardActions clipboard;
    private final Saving saving;
    private final FilePicker files;
    private final WindowPanes panes;
    private final WindowViews views;
    private final WindowList windows;
    private final PulseTimer frames;
    private @Nullable FontNotice fonts;
    private boolean used;

    /// @param session the session of this window
    /// @param background starts the tasks of this window
    public MainWindow(Program program, WindowList windows, Stage stage, OpenSession session, Tasks background) {
        this(
                program,
                windows,
                stage,
                session,
                background,
                new FileDialogs(program.messages(), stage, FilePatterns.ofPuzzles(), FilePatterns.ofPictures()));
        fonts = new FontNotice(messages, background, FontNotice::isDrawn, main.status()::say);
    }

    /// @param files lets the user choose files
    MainWindow(
            Program program, WindowList windows, Stage stage, OpenSession session, Tasks background, FilePicker files) {
        this.program = program;
        this.windows = windows;
        this.session = session;
        this.stage = stage;
        messages = program.messages();
        Dialogs dialogs = new Dialogs(messages, stage, List.of(MainView.stylesheet()));
        this.prompts = new DialogPrompts(messages, dialogs);
        notices = new SaveNotices(messages, dialogs, prompts);
        Profiles profiles = program.choices().profiles().get();
        frames = new PulseTimer(background);
        Tasks tasks = frames;
        commandDialogs = new CommandDialogs(
                messages,
                dialogs,
                program.about(),
                new DesktopActions(messages, tasks, DesktopFiles.ofSystem(), prompts::tell)::open);
        main = MainController.create(
                messages,
                tasks,
                program.solvers().with(profiles.current()),
                prompts,
                this::remember,
                session.first(),
                frames);
        frames.onIdle(main.playback()::rest);
        settings = new WindowSettings(session, main, program.choices());
        clipboard = new ClipboardActions(messages, tasks, main, prompts);
        this.files = files;
        saving = new Saving(messages, main, files);
        commands = new CommandTable(main, saving, clipboard, commandDialogs, this);
        toggles = Toggles.of(settings, main);
        panes = new WindowPanes(
                program,
                main,
                stage,
                new PaneServices(
                        messages,
                        new Controls(messages, this::showGuide),
                        tasks,
                        frames,
                        files,
                        new MainBoard(main, this::toFront, this::showPane),
                        PaneServices.Place.NONE),
                commands::get,
                new StepExport(clipboard::copy, saving::steps, saving::graph, saving::drawing),
                () -> PreferenceGroups.of(messages, settings, main, toggles, commands));
        place = new WindowPlace(stage);
        views = new WindowViews(panes, commands, toggles, choices(), settings, place);
        settings.follow(place::current, techniques());
        connectNotices();
        connectLibrary(tasks);
        followStage();
    }

    private MainMenu.Choices choices() {
        return new MainMenu.Choices(
                settings.look,
                main.playback().bySteps.asObject(),
                main.frames().filter,
                settings.recent,
                main.files().opening()::open,
                settings.closed,
                board -> windows.reopen(board, this));
    }

    /// Shows notices in the status line, and offers to report problems there and in dialogs.
    private void connectNotices() {
        StatusController status = main.status();
        prompts.tellThrough((sentence, offer) ->
                status.say(sentence, offer == null ? null : new StatusController.Link(offer.name(), offer.action())));
        Runnable report = commands.get(CommandId.PROBLEM).action();
        Supplier<StatusController.@Nullable Link> link =
                () -> new StatusController.Link(messages.get("command.problem"), report);
        status.reportThrough(link);
        notices.reportThrough(report);
        main.watching()
                .own()
                .onEnd(sentence -> status.say(
                        sentence, new StatusController.Link(messages.get("own.compare"), this::compareWithEngine)));
        frames.reportThrough(() -> status.say(messages.get("state.failed"), link.get()));
    }

    /// Lets the library mark solved puzzles, recognize opened ones, and take puzzles from dialogs.
    private void connectLibrary(Tasks tasks) {
        // It marks what is solved on the board, whether it is shown or not.
        panes.controller(Panes.LIBRARY);
        // It follows the board as long as that is there.
        new SolveRecorder(
                tasks,
                program.library(),
                program.solvers(),
                () -> program.choices().profiles().get().current(),
                main.edit(),
                main.editing().films().filmed::get,
                () -> panes.controller(Panes.SOLVES).reload());
        KnownPuzzleSearch known = new KnownPuzzleSearch(messages, tasks, program.library());
        main.edit()
                .openings
                .addListener(_ -> known.look(
                        main.edit().document(),
                        (sentence, entry) -> main.status()
                                .say(
                                        sentence,
                                        new StatusController.Link(
                                                messages.get("library.seen-show"),
                                                () -> show(Panes.LIBRARY).reveal(entry)))));
        prompts.solveThrough(() -> show(Panes.BATCH));
        prompts.collectThrough(new DialogPrompts.Collections(
                (name, puzzles) -> show(Panes.LIBRARY).editor.add(name, puzzles),
                pictures -> show(Panes.LIBRARY).pictures.add(pictures)));
    }

    /// Draws frames while the user does something, and closes the window through the list of windows.
    private void followStage() {
        stage.addEventFilter(InputEvent.ANY, _ -> frames.resume());
        stage.widthProperty().subscribe(frames::resume);
        stage.heightProperty().subscribe(frames::resume);
        main.playback().search.moment.subscribe(frames::resume);
        main.edit().openings.subscribe((before, now) -> takeKeys());
        stage.setOnCloseRequest(request -> {
            request.consume();
            windows.close(this);
        });
    }

    /// Shows the window.
    public void show() {
        views.putOnStage();
        Place last = session.first().place();
        place.restore(last == null ? program.choices().store().settings().place() : last);
        stage.show();
        place.onChange(settings::savePlace);
        stage.focusedProperty().subscribe(this::entered);
        views.focusBoard();
    }

    /// Lets the next key go to the board, whatever window put a puzzle there.
    private void takeKeys() {
        views.focusBoard();
        stage.requestFocus();
    }

    /// Prepares for pasting a picture that was copied in another program.
    void entered() {
        if (stage.isFocused()) {
            clipboard.preparePaste();
        }
    }

    /// Opens a file, as if the user had chosen it.
    public void open(Path file) {
        used = true;
        main.files().opening().open(file);
    }

    /// Shows a trace while it is being written.
    public void follow(TraceOrigin origin) {
        used = true;
        String name = switch (origin) {
            case TraceOrigin.Named(String file) -> file.equals("-") ? messages.get("following.standard-input") : file;
            case TraceOrigin.Pipe _ -> messages.get("following.standard-input");
            case TraceOrigin.Solver(List<String> command) -> command.getFirst();
            case TraceOrigin.Profiler(int port, String _) -> messages.get("following.port", port);
        };
        main.files().opening().follow(name, origin);
    }

    /// Tests whether a file can be opened here without replacing anything.
    public boolean isFree() {
        return !used && work().isEmpty();
    }

    /// Returns the session with the board and the place of the window.
    public Session work() {
        return settings.session();
    }

    /// Brings the window to the front.
    public void toFront() {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }

    /// Runs an action after the files that are being saved; it is dropped when one of them cannot be written.
    public void afterSaving(Runnable action) {
        new PendingSaves(messages, main.files().saving(), panes.controller(Panes.EXPORT), prompts).before(action);
    }

    /// Closes the window at once.
    public void dispose() {
        views.close();
        if (fonts != null) {
            fonts.end();
        }
        frames.close();
        stage.hide();
    }

    TechniquesController techniques() {
        return panes.controller(Panes.TECHNIQUES);
    }

    MainController controller() {
        return main;
    }

    @Override
    public void open() {
        main.files().opening().preparePhotos();
        files.toOpen(messages.get("command.open"), main.files().opening()::open);
    }

    @Override
    public void showLinks() {
        commandDialogs.showLinks(main.files().saving().links(), clipboard::copy, program.browser());
    }

    @Override
    public void focusRunUntil() {
        main.inWatch(views.bar()::beginRunUntil);
    }

    @Override
    public void showBreakpoints() {
        main.inWatch(views.bar()::showBreakpoints);
    }

    @Override
    public void chooseGuess() {
        main.inWatch(views::chooseGuess);
    }

    private void compareWithEngine() {
        panes.controller(Panes.ATLAS).compareWithEngine();
        showPane(Panes.ATLAS.id());
    }

    @Override
    public void showPane(String pane) {
        views.showPane(pane);
    }

    @Override
    public void togglePane(String pane) {
        Deduction shown = main.analysis().logic().shown().explained();
        if (pane.equals(Panes.GUIDE.id()) && shown != null) {
            panes.controller(Panes.GUIDE).open(PageId.of(shown.technique()));
        }
        views.togglePane(pane);
    }

    @Override
    public void showLessons() {
        showGuide(PageId.topic("learning"));
    }

    /// Shows a page of the guide.
    private void showGuide(PageId page) {
        panes.controller(Panes.GUIDE).open(page);
        showPane(Panes.GUIDE.id());
    }

    @Override
    public void showExport(boolean print) {
        ExportController export = panes.controller(Panes.EXPORT);
        boolean printer = export.choices.target.get() == Target.PRINTER;
        if (print != printer) {
            export.choices.target.set(print ? Target.PRINTER : Target.PDF);
        }
        export.refresh();
        showPane(Panes.EXPORT.id());
    }

    @Override
    public void resizeText(int steps) {
        settings.resizeText(steps);
    }

    @Override
    public void toggleFullScreen() {
        stage.setFullScreen(!stage.isFullScreen());
    }

    @Override
    public void findCommand() {
        commandDialogs.findCommand(views.menus());
    }

    @Override
    public void showKeys() {
        commandDialogs.showKeys(new KeyRows(
                        messages,
                        commands::listed,
                        Map.of(
                                Menu.PLAY, MainView.HINT_KEYS.rows(),
                                Menu.WATCH, MainView.SEARCH_KEYS.rows()),
                        Map.of(Menu.PLAY, toggles.entering(), Menu.VIEW, toggles.viewing()))
                .groups());
    }

    @Override
    public void newWindow() {
        windows.openEmpty(this);
    }

    @Override
    public void close() {
        windows.close(this);
    }

    @Override
    public void quit() {
        windows.quit(this);
    }

    private void remember(Path file) {
        settings.remember(file);
    }

    /// Shows a pane and returns its controller.
    private <C> C show(Pane<C> pane) {
        showPane(pane.id());
        return panes.controller(pane);
    }
}
