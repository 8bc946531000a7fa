package nonet.ui.shell;

import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.settings.Session;
import nonet.ui.kit.work.FxTasks;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What is left of a window that is closed while another one stays open.
class ClosedWindowTests extends WindowTest {

    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(400);

    private long lastFrame;

    /// Its trace and its tree are large, and a timer that does not end keeps all of it, and makes 60 frames a second.
    @Test
    void nothingIsLeftOfAWindowClosedWhileItSearches(FxRobot robot) {
        List<WeakReference<Object>> closed = closeSearching(robot);

        robot.interact(() -> stage.getScene().addPostLayoutPulseListener(() -> lastFrame = System.nanoTime()));
        until("there was no frame for 400 ms", () -> System.nanoTime() - lastFrame > A_WHILE);
        robot.moveTo("#r5c5");
        until(
                "the closed window is collected",
                System::gc,
                () -> closed.stream().allMatch(each -> each.refersTo(null)));
    }

    /// A closed window stays in memory until it is collected; a change of the language is not for it.
    @Test
    void aClosedWindowIsNotMadeAnewWhenTheLanguageChanges(FxRobot robot) {
        Second second = onFx(Second::new);
        robot.interact(second.window::show);
        Parent open = onFx(() -> stage.getScene().getRoot());
        Parent closed = onFx(() -> second.stage.getScene().getRoot());
        robot.interact(second::close);

        robot.interact(() -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));

        until("the open window is made anew", () -> stage.getScene().getRoot() != open);
        assertThat(onFx(() -> second.stage.getScene().getRoot())).isSameAs(closed);
    }

    /// Opens a second window, lets it search, and closes it by its key, with the mouse over the board.
    ///
    /// @return the window, its stage and its controllers
    private List<WeakReference<Object>> closeSearching(FxRobot robot) {
        Second second = onFx(Second::new);
        robot.interact(second::search);
        robot.moveTo(second.stage.getScene().lookup("#r5c5"));
        until(
                "there are a hundred solutions",
                () -> second.controller().playback().search.moment().solutions() > 100);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        until("the window is asked to close", () -> fixture.windows.asked.contains("close"));
        robot.interact(second::close);
        return Stream.of(second.window, second.stage, second.controller())
                .map(WeakReference<Object>::new)
                .toList();
    }

    /// A second window of the program, as the program opens and closes it.
    private final class Second {

        final Stage stage = new Stage();
        final FxTasks tasks = new FxTasks();
        final MainWindow window = new MainWindow(
                fixture.program,
                fixture.windows,
                stage,
                fixture.store.sessions().open(Session.EMPTY),
                tasks);

        MainController controller() {
            return window.controller();
        }

        void search() {
            window.show();
            controller().edit().openEmpty();
            controller().edit().room.set(Room.PLAY);
            controller().playback().runToEnd();
        }

        void close() {
            window.dispose();
            tasks.close();
        }
    }
}
