package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A file dragged from another window, which takes a real one.
@Tag("display")
class DropJourneyTests extends WindowTest {

    /// TestFX's own: the events come back through the window system.
    private final FxRobot robot = new FxRobot();

    private Label source;
    private Path file;

    @BeforeEach
    void prepare() throws IOException {
        file = Files.writeString(folder.resolve("dropped.sdk"), MainFixture.EASY.toString());
        robot.interact(() -> {
            stage.setX(20);
            stage.setY(20);
            source = new Label("drag me");
            source.setMinSize(120, 60);
            source.setOnDragDetected(drag -> {
                Dragboard board = source.startDragAndDrop(TransferMode.COPY);
                ClipboardContent content = new ClipboardContent();
                content.putFiles(List.of(file.toFile()));
                board.setContent(content);
                drag.consume();
            });
            Stage other = new Stage();
            other.setScene(new Scene(source));
            other.setX(1000);
            other.setY(800);
            other.show();
        });
    }

    @Test
    void aFileDroppedOnTheWindowIsOpened() {
        robot.drag(source, MouseButton.PRIMARY)
                .moveBy(-40, 10)
                .moveTo("#board")
                .moveBy(3, 3)
                .drop();

        until(() -> main.edit().document().name().equals("dropped.sdk"));
        assertThat(main.edit().document().puzzle()).isEqualTo(MainFixture.EASY);
    }
}
