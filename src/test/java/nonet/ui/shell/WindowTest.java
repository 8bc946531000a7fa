package nonet.ui.shell;

import static nonet.ui.kit.Visitor.onFx;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.OnScreen;
import nonet.WindowRobot;
import nonet.ui.shell.control.MainController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// Tests of the whole window. Each test gets a new window, with the settings and the library in a folder of its own.
@OnScreen
public abstract class WindowTest {

    /// A folder for the files of the test.
    @TempDir
    protected Path folder;

    protected Stage stage;
    protected MainFixture fixture;
    protected MainController main;

    @BeforeEach
    protected final void openWindow() {
        stage = FxToolkit.toolkitContext().getRegisteredStage();
        fixture = onFx(() -> new MainFixture(stage, Files.createDirectory(folder.resolve("settings"))));
        WindowRobot.settle();
        main = fixture.main;
    }

    /// Closes what the window opened beside itself, between two parts of a story.
    protected final void closeOthers(FxRobot robot) {
        robot.interact(() -> {
            List.copyOf(Window.getWindows()).stream()
                    .filter(each -> each != stage)
                    .forEach(Window::hide);
            stage.requestFocus();
        });
    }

    @AfterEach
    protected final void closeWindow() {
        fixture.close();
    }
}
