package nonet.ui.kit;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.WindowRobot;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@OnScreen
class ViewListenersTests {

    private final ObjectProperty<List<String>> rows = new SimpleObjectProperty<>(List.of("a"));
    private TreeView<String> tree;
    private Stage stage;
    private int filled;

    @Start
    void start(Stage shown) {
        stage = shown;
        tree = new TreeView<>();
    }

    /// Rows of a tree that change in a closed window, whose styles JavaFX has forgotten, would find none of their colors.
    @Test
    void aTreeIsFilledOnlyWhileItsWindowIsShown() {
        try (StyleWarnings warnings = new StyleWarnings()) {
            onFx(() -> {
                tree.setShowRoot(false);
                tree.setCellFactory(_ -> new Row());
                StackPane view = new StackPane(tree);
                ViewListeners.observeShown(view, rows, this::fill);
                assertThat(filled).isZero();
                stage.setScene(new Scene(view, 300, 300));
                stage.getScene()
                        .getStylesheets()
                        .add(Objects.requireNonNull(Messages.class.getResource("light.css"))
                                .toExternalForm());
                stage.show();
            });
            WindowRobot.settle();
            assertThat(shown()).containsExactly("a");
            onFx(() -> rows.set(List.of("a", "b")));
            WindowRobot.settle();
            assertThat(shown()).containsExactly("a", "b");
            onFx(() -> {
                stage.hide();
                rows.set(List.of("c"));
                rows.set(List.of("d", "e"));
            });
            WindowRobot.settle();
            assertThat(shown()).containsExactly("a", "b");
            onFx(stage::show);
            WindowRobot.settle();
            assertThat(shown()).containsExactly("d", "e");
            assertThat(filled).isEqualTo(3);
            onFx(() -> {
                stage.hide();
                stage.show();
            });
            WindowRobot.settle();
            assertThat(filled).as("the same rows are not made anew").isEqualTo(3);
            onFx(stage::hide);
            assertThat(warnings.messages()).isEmpty();
        }
    }

    private void fill(List<String> texts) {
        filled++;
        TreeItem<String> root = new TreeItem<>();
        texts.forEach(text -> root.getChildren().add(new TreeItem<>(text)));
        tree.setRoot(root);
    }

    private List<String> shown() {
        return onFx(() ->
                tree.getRoot().getChildren().stream().map(TreeItem::getValue).toList());
    }

    private static final class Row extends TreeCell<String> {
        @Override
        protected void updateItem(@Nullable String text, boolean empty) {
            super.updateItem(text, empty);
            setText(empty ? null : text);
        }
    }
}
