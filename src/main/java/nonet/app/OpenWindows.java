package nonet.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import nonet.service.input.TraceOrigin;
import nonet.settings.OpenSession;
import nonet.settings.Session;
import nonet.settings.Settings.Place;
import nonet.settings.SettingsStore;
import nonet.settings.store.Damage;
import nonet.settings.store.SaveProblem;
import nonet.ui.kit.window.Screens;
import nonet.ui.kit.work.FxTasks;
import nonet.ui.shell.MainWindow;
import nonet.ui.shell.WindowList;
import nonet.ui.shell.control.Program;
import org.jspecify.annotations.Nullable;

/// The open windows: restores those of the last run, opens further ones, and saves their work before they close.
final class OpenWindows implements WindowList {

    private static final List<Integer> ICON_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);
    private static final Duration SAVING_PATIENCE = Duration.ofSeconds(5);

    private final SettingsStore store;

    /// The windows with their tasks, the one used last at the end.
    private final List<MainWindow> windows = new ArrayList<>();

    private final Map<MainWindow, FxTasks> tasks = new HashMap<>();
    private @Nullable Program program;
    private @Nullable Stage primary;

    OpenWindows(SettingsStore store) {
        this.store = store;
    }

    /// Restores the windows of the last run.
    ///
    /// @param stage the stage of the first window
    /// @param opens whether something is opened next, for which a puzzle without entries makes room
    void start(Program with, Stage stage, boolean opens) {
        program = with;
        primary = stage;
        List<Damage> damages = new ArrayList<>(store.repair());
        List<OpenSession> sessions = store.sessions().restore();
        damages.addAll(store.sessions().damages());
        if (opens && sessions.size() == 1 && !sessions.getFirst().first().hasWork()) {
            // The puzzle can be opened again.
            sessions.getFirst().end(sessions.getFirst().first());
            closedBoardsChanged();
            sessions = List.of();
        }
        sessions.forEach(this::show);
        if (sessions.isEmpty()) {
            show(store.sessions().open(Session.EMPTY));
        }
        store.listen(problem -> Platform.runLater(() -> tell(problem)));
        if (!damages.isEmpty()) {
            front().notices.warnOfDamage(damages);
        }
    }

    /// Opens each file in a window whose board is empty, or else in a new one, and brings the last of them to the front.
    void open(List<Path> files) {
        for (Path file : files) {
            MainWindow window = free();
            window.open(file);
            use(window);
        }
        front().toFront();
    }

    /// Shows a trace while it is being written.
    void follow(TraceOrigin origin) {
        MainWindow window = free();
        window.follow(origin);
        use(window);
        front().toFront();
    }

    private MainWindow free() {
        return windows.reversed().stream()
                .filter(MainWindow::isFree)
                .findFirst()
                .orElseGet(() -> show(store.sessions().open(empty(front()))));
    }

    @Override
    public void openEmpty(MainWindow from) {
        show(store.sessions().open(empty(from)));
    }

    @Override
    public void reopen(Session board, MainWindow from) {
        show(store.sessions().open(board.at(beside(from))));
        store.sessions().closedBoards().remove(board);
        closedBoardsChanged();
    }

    /// The last window's work is restored at the next start; the board of any other window is then among the closed
    /// ones.
    @Override
    public void close(MainWindow window) {
        afterSaving(
                List.of(window),
                () -> saveThen(window, () -> {
                    if (!windows.contains(window)) {
                        return;
                    }
                    boolean kept = windows.size() > 1 && !window.work().isEmpty();
                    if (windows.size() > 1) {
                        window.session.end(window.work());
                        closedBoardsChanged();
                    }
                    dispose(window);
                    if (kept) {
                        front().notices.tellClosed();
                    }
                }));
    }

    @Override
    public void quit(MainWindow from) {
        afterSaving(
                List.copyOf(windows),
                () -> saveThen(from, () -> List.copyOf(windows).forEach(this::dispose)));
    }

    /// Reports an internal error.
    void tellFailure() {
        if (!windows.isEmpty()) {
            front().notices.tellFailure();
        }
    }

    private MainWindow show(OpenSession session) {
        Stage stage = primary == null ? new Stage() : primary;
        primary = null;
        for (int size : ICON_SIZES) {
            stage.getIcons()
                    .add(new Image(Objects.requireNonNull(
                            OpenWindows.class.getResourceAsStream("/nonet/assets/icon/nonet-" + size + ".png"))));
        }
        FxTasks own = new FxTasks();
        MainWindow window = new MainWindow(Objects.requireNonNull(program), this, stage, session, own);
        tasks.put(window, own);
        windows.add(window);
        stage.focusedProperty().subscribe(focused -> {
            if (focused) {
                use(window);
            }
        });
        window.show();
        return window;
    }

    private MainWindow front() {
        return windows.getLast();
    }

    private void use(MainWindow window) {
        if (windows.remove(window)) {
            windows.add(window);
        }
    }

    private void dispose(MainWindow window) {
        windows.remove(window);
        window.dispose();
        Objects.requireNonNull(tasks.remove(window)).close();
    }

    /// Runs an action after pending saves of files in any of the windows.
    private void afterSaving(List<MainWindow> closing, Runnable action) {
        if (closing.isEmpty()) {
            action.run();
            return;
        }
        MainWindow first = closing.getFirst();
        Runnable rest = () -> afterSaving(closing.subList(1, closing.size()), action);
        if (windows.contains(first)) {
            first.afterSaving(rest);
        } else {
            rest.run();
        }
    }

    private Session empty(MainWindow from) {
        return Session.EMPTY.at(beside(from));
    }

    private @Nullable Place beside(MainWindow from) {
        Place place = from.work().place();
        if (place == null) {
            return null;
        }
        List<Rectangle2D> others = windows.stream()
                .flatMap(window -> Stream.ofNullable(window.work().place()))
                .map(OpenWindows::bounds)
                .toList();
        Rectangle2D free = Screens.present().beside(bounds(place), others);
        return new Place(
                free.getMinX(), free.getMinY(), free.getWidth(), free.getHeight(), place.maximized(), place.side());
    }

    private static Rectangle2D bounds(Place place) {
        return new Rectangle2D(place.x(), place.y(), place.width(), place.height());
    }

    private void closedBoardsChanged() {
        Objects.requireNonNull(program)
                .choices()
                .closed()
                .set(store.sessions().closedBoards().boards());
    }

    /// Saves all work, and asks the user if that fails.
    private void saveThen(MainWindow window, Runnable done) {
        Thread.ofVirtual().start(() -> {
            Optional<SaveProblem> failed = store.flush(SAVING_PATIENCE);
            Platform.runLater(() -> failed.ifPresentOrElse(
                    problem -> window.notices.askUnsaved(problem, () -> saveThen(window, done), done), done));
        });
    }

    private void tell(Optional<SaveProblem> problem) {
        if (windows.isEmpty()) {
            return;
        }
        problem.ifPresentOrElse(
                failed -> front().notices.warnOfUnsaved(failed),
                () -> front().notices.tellSavedAgain());
    }
}
