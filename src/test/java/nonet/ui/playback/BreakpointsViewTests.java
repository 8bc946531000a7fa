package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Breakpoints;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class BreakpointsViewTests {

    private final ObjectProperty<Breakpoints> points = new SimpleObjectProperty<>(Breakpoints.SOLUTIONS);

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(new BreakpointsView(new Messages(Locale.US, "nonet.log"), points)));
        stage.show();
    }

    @Test
    void everyRowMakesItsBreakpoint(FxRobot robot) {
        robot.interact(() -> {
            box(robot, "#break-solution").fire();
            box(robot, "#break-guess").fire();
            box(robot, "#break-dead-end").fire();
            field(robot, "#break-level-value").setText("3");
            field(robot, "#break-step-value").setText(" 4879 ");
            field(robot, "#break-filled-value").setText("R3C5");
            field(robot, "#break-lost-value").setText("r3c5<>7");
        });

        Cell cell = Cell.at(3, 5);
        assertThat(points.get())
                .isEqualTo(new Breakpoints(
                        Set.of(Breakpoints.Stop.GUESS, Breakpoints.Stop.DEAD_END),
                        3,
                        4879L,
                        cell,
                        new Candidate(cell, Digit.of(7)),
                        Set.of()));
        robot.interact(() -> box(robot, "#break-level").fire());
        assertThat(points.get().level()).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "level,  0,       A guess level is a number from 1 to 81.",
        "level,  82,      A guess level is a number from 1 to 81.",
        "step,   0,       A step is a number from 1.",
        "step,   -5,      A step is a number from 1.",
        "step,   abc,     A step is a number from 1.",
        "filled, r0c1,    A cell is written like r3c5.",
        "lost,   r3c5,    A cell and the digit it loses are written like r3c5<>7.",
        "lost,   r3c5<>0, A cell and the digit it loses are written like r3c5<>7."
    })
    void aValueThatIsNoneIsRefusedAtTheField(String row, String typed, String sentence, FxRobot robot) {
        robot.interact(() -> field(robot, "#break-" + row + "-value").setText(typed));

        assertThat(points.get()).isEqualTo(Breakpoints.SOLUTIONS);
        assertThat(field(robot, "#break-" + row + "-value")
                        .getPseudoClassStates()
                        .toString())
                .contains("danger");
        Label fault = robot.lookup(".breakpoints-fault").queryAs(Label.class);
        assertThat(fault.isVisible()).isTrue();
        assertThat(fault.getText()).isEqualTo(sentence);
    }

    private static CheckBox box(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(CheckBox.class);
    }

    private static TextField field(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(TextField.class);
    }
}
