package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import nonet.OnScreen;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What is gray can still be read: no part of a control is grayed twice.
@OnScreen
class DisabledControlsTests {

    private static final double GRAY = 0.5;

    private List<Control> controls;

    @Start
    void start(Stage stage) {
        ComboBox<String> choice = new ComboBox<>();
        choice.setEditable(true);
        Spinner<Integer> number = new Spinner<>(0, 999, 120);
        number.setEditable(true);
        TextField field = new TextField();
        field.setPromptText("Name");
        CheckBox check = new CheckBox("Solved");
        check.setSelected(true);
        controls = List.of(
                new Button("Open"),
                new ToggleButton("Depths"),
                check,
                new RadioButton("All"),
                new Label("Score"),
                new MenuButton("Export"),
                choice,
                number,
                field);
        controls.forEach(control -> control.setDisable(true));
        VBox box = new VBox();
        box.getChildren().addAll(controls);
        stage.setScene(new Scene(box, 300, 400));
        stage.show();
    }

    @Test
    void noPartIsGrayedTwice(FxRobot robot) {
        for (Appearance look : Appearance.values()) {
            robot.interact(() -> {
                look.apply();
                for (Control control : controls) {
                    control.applyCss();
                    assertThat(control.getOpacity())
                            .as("%s in %s", control, look)
                            .isEqualTo(GRAY);
                    control.lookupAll("*").stream()
                            .filter(part -> part.getStyleClass().stream()
                                    .anyMatch(List.of("box", "radio", "text-field", "label")::contains))
                            .forEach(part -> assertThat(shown(part))
                                    .as("%s of %s in %s", part, control, look)
                                    .isEqualTo(GRAY));
                }
            });
        }
    }

    private static double shown(Node part) {
        Parent parent = part.getParent();
        return part.getOpacity() * (parent == null ? 1 : shown(parent));
    }
}
