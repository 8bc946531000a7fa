package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import nonet.OnScreen;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class RestingFieldSkinTests {

    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(400);

    private TextField field;
    private Spinner<Integer> number;
    private ComboBox<String> choice;
    private Button other;
    private long lastFrame;

    @Start
    void start(Stage stage) {
        Appearance.LIGHT.apply();
        field = new TextField("abc");
        number = new Spinner<>(0, 999, 120);
        number.setEditable(true);
        choice = new ComboBox<>();
        choice.setEditable(true);
        choice.setValue("abc");
        other = new Button("Other");
        stage.setScene(new Scene(new VBox(other, field, number, choice), 300, 200));
        stage.show();
        stage.getScene().addPostLayoutPulseListener(() -> lastFrame = System.nanoTime());
    }

    @Test
    void noFramesAreMadeForFieldsThatWereLeft(FxRobot robot) {
        for (Control each : List.of(field, number, choice)) {
            robot.interact(each::requestFocus);
            robot.type(KeyCode.END);
        }
        robot.interact(other::requestFocus);
        assertThat(field.getSkin()).isInstanceOf(RestingFieldSkin.class);
        Visitor.until("there was no frame for 400 ms", () -> System.nanoTime() - lastFrame > A_WHILE);

        robot.interact(field::requestFocus);
        long focused = lastFrame;
        Visitor.until("the caret blinks", () -> lastFrame - focused > A_WHILE);
    }
}
