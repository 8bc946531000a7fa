package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import nonet.OnScreen;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class StepLineTests {

    private static final String CHAIN = "r1c7 =1= r3c9 -1|8- r3c9 =8= r1c7 => r1c7<>5, r1c7<>6, r1c7<>9, r3c9<>9";

    private StepLine line;
    private VBox column;

    @Start
    void start(Stage stage) {
        line = new StepLine();
        column = new VBox(line);
        stage.setScene(new Scene(column, 900, 300));
        stage.show();
    }

    @Test
    void showsTheConclusionsBesideTheFactsIfThereIsRoom(FxRobot robot) {
        List<Label> parts = write(robot, CHAIN, 900);

        assertThat(parts).extracting(StepLineTests::drawn).containsExactly(CHAIN.split("(?==>)"));
        assertThat(parts).extracting(Label::getLayoutY).containsExactly(0.0, 0.0);
        assertThat(line.getHeight()).isEqualTo(parts.getFirst().getHeight());
    }

    @Test
    void showsTheConclusionsInFullBelowAbbreviatedFactsOtherwise(FxRobot robot) {
        List<Label> parts = write(robot, CHAIN, 200);

        assertThat(drawn(parts.getFirst())).startsWith("r1c7 =1= ").endsWith("...");
        assertThat(parts.getLast().getLayoutY()).isEqualTo(parts.getFirst().getHeight());
        assertThat(drawn(parts.getLast()).replaceAll("\\s+", " ")).isEqualTo("=> r1c7<>5, r1c7<>6, r1c7<>9, r3c9<>9");
        assertThat(parts.getLast().getHeight()).isGreaterThan(parts.getFirst().getHeight());
        assertThat(line.getHeight())
                .isEqualTo(parts.getFirst().getHeight() + parts.getLast().getHeight());
    }

    @Test
    void manyConclusionsTakeTwoLines(FxRobot robot) {
        Label follows =
                write(robot, "=> " + "r1c7<>5, ".repeat(30) + "r1c7=6", 200).getLast();

        assertThat(drawn(follows)).startsWith("=> r1c7<>5").endsWith("...");
        assertThat(follows.getHeight()).isEqualTo(2 * follows.prefHeight(10_000));
    }

    @Test
    void aDigitToEnterIsALineOfItsOwn(FxRobot robot) {
        assertThat(write(robot, "r1c7=5", 100)).extracting(StepLineTests::drawn).containsExactly("r1c7=5", "");
    }

    private List<Label> write(FxRobot robot, String text, double width) {
        robot.interact(() -> {
            line.write(text);
            line.setMaxWidth(width);
            column.applyCss();
            column.layout();
        });
        return line.getChildrenUnmodifiable().stream().map(Label.class::cast).toList();
    }

    private static String drawn(Label label) {
        return ((Text) label.lookup(".text")).getText();
    }
}
