package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
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

    private final AtomicBoolean dragged = new AtomicBoolean();
    private final AtomicBoolean over = new AtomicBoolean();

    private Label source;
    private Path file;

    @BeforeEach
    void prepare() throws IOException {
        file = Files.writeString(folder.resolve("dropped.sdk"), MainFixture.EASY.toString());
        robot.interact(() -> {
            stage.setX(20);
            stage.setY(20);
            stage.getScene().addEventFilter(DragEvent.DRAG_OVER, drag -> over.set(true));
            source = new Label("drag me");
            source.setMinSize(120, 60);
            source.setOnDragDetected(drag -> {
                Dragboard board = source.startDragAndDrop(TransferMode.COPY);
                ClipboardContent content = new ClipboardContent();
                content.putFiles(List.of(file.toFile()));
                board.setContent(content);
                dragged.set(true);
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
        robot.moveTo(source);
        moveUntil(source::isHover);
        robot.press(MouseButton.PRIMARY);
        moveUntil(dragged::get);
        robot.moveTo("#board");
        moveUntil(over::get);
        robot.drop();

        until("dropped.sdk is open", () -> main.edit().document().name().equals("dropped.sdk"));
        robot.interact(() -> source.getScene().getWindow().hide());
        assertThat(main.edit().document().puzzle()).isEqualTo(MainFixture.EASY);
    }

    /// Moves the mouse to and fro, as a hand does, until the window system has told a window what it waits for: a drag
    /// that goes on before its window knows of it ends nowhere.
    private void moveUntil(BooleanSupplier condition) {
        for (int move = 0; !condition.getAsBoolean(); move++) {
            assertThat(move).as("moves of the mouse").isLessThan(200);
            robot.moveBy(move % 4 < 2 ? -12 : 12, 0);
        }
    }
}
