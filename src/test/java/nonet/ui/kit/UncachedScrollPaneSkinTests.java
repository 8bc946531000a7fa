package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import nonet.OnScreen;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

@OnScreen
class UncachedScrollPaneSkinTests {

    @Test
    void theStyleSheetSetsTheSkinAlsoWithinOtherControls(FxRobot robot) {
        robot.interact(() -> {
            VBox root = new VBox(new ScrollPane(), new TextArea());
            new Scene(root)
                    .getStylesheets()
                    .add(Objects.requireNonNull(getClass().getResource("base.css"))
                            .toExternalForm());
            root.applyCss();
            assertThat(root.lookupAll(".scroll-pane"))
                    .hasSize(2)
                    .allSatisfy(pane ->
                            assertThat(((ScrollPane) pane).getSkin()).isInstanceOf(UncachedScrollPaneSkin.class));
            assertThat(root.lookupAll(".viewport")).hasSize(2).noneMatch(Node::isCache);
        });
    }
}
