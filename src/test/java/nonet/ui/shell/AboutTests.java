package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Help > About: versions, folders, and a report that can be copied.
@ExtendWith(ApplicationExtension.class)
class AboutTests {

    @TempDir
    private Path folder;

    private MainFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new MainFixture(stage, folder);
        fixture.window.toFront();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void foldersAreNamedAndTheReportIsCopied(FxRobot robot) {
        robot.interact(() -> fixture.window.commands().get("about").action().run());

        assertThat(robot.lookup("#about-settings").queryAs(Hyperlink.class).getText())
                .isEqualTo(folder.toString());
        assertThat(robot.lookup("#about-log").queryAs(Hyperlink.class).getText())
                .isEqualTo(folder.resolve("nonet.log").toString());
        assertThat(robot.lookup("#about-licenses").tryQuery()).isEmpty();

        Visitor.fire(robot, "#about-copy");
        AtomicReference<String> copied = new AtomicReference<>();
        robot.interact(() -> copied.set(Clipboard.getSystemClipboard().getString()));
        assertThat(copied.get().lines())
                .startsWith("Nonet test", "Java " + System.getProperty("java.runtime.version"))
                .endsWith("Settings " + folder, "Log " + folder.resolve("nonet.log"));
        assertThat(robot.lookup("#about").tryQuery()).isPresent();
    }
}
