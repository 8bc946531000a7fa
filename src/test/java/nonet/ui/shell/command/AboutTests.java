package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Help > About: versions, folders, and a report that can be copied.
class AboutTests extends WindowTest {

    @BeforeEach
    void prepare(FxRobot robot) {
        robot.interact(() -> fixture.window.toFront());
    }

    @Test
    void foldersAreNamedAndTheReportIsCopied(FxRobot robot) throws IOException {
        robot.interact(() -> fixture.window.commands.get("about").action().run());

        assertThat(robot.lookup("#about-settings").queryAs(Hyperlink.class).getText())
                .isEqualTo(fixture.folder.toString());
        assertThat(robot.lookup("#about-log").queryAs(Hyperlink.class).getText())
                .isEqualTo(fixture.folder.resolve("nonet.log").toString());
        assertThat(robot.lookup("#about-licenses").tryQuery()).isEmpty();
        assertThat(robot.lookup("#about-updates").queryAs(Label.class).getText())
                .startsWith("Nonet never connects to the network.");

        Files.writeString(fixture.folder.resolve("nonet.log"), "x".repeat(30_000) + "\nlast line\n");
        Visitor.fire(robot, "#about-report");
        Visitor.fire(robot, "#report-copy");
        AtomicReference<String> copied = new AtomicReference<>();
        robot.interact(() -> copied.set(Clipboard.getSystemClipboard().getString()));
        assertThat(copied.get().lines())
                .startsWith("Nonet test", "Java " + System.getProperty("java.runtime.version"))
                .contains(
                        "Settings " + fixture.folder,
                        "Log " + fixture.folder.resolve("nonet.log"),
                        "Puzzle " + fixture.main.edit().document().puzzle())
                .endsWith("last line");
        assertThat(copied.get().length()).isLessThan(20_000);
        assertThat(robot.lookup("#about").tryQuery()).isPresent();
    }
}
