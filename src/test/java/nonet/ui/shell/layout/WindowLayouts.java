package nonet.ui.shell.layout;

import static nonet.ui.kit.Visitor.onFx;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTour;
import org.testfx.api.FxToolkit;

/// A program that prints the size of a text in the system's default font, and then the size of every window and the place of every text.
public final class WindowLayouts {

    private static final Set<String> PASSING = Set.of("status-line", "board", "placeholder");

    private final PrintStream out;

    private WindowLayouts(PrintStream out) {
        this.out = out;
    }

    /// @param arguments the language, the width and the height of the main window, and a folder for its settings
    public static void main(String[] arguments) throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        System.out.println(new Text("The system's default font").getLayoutBounds());
        Path folder = Files.createDirectories(Path.of(arguments[3]));
        MainFixture fixture = onFx(() -> new MainFixture(stage, folder, Locale.forLanguageTag(arguments[0])));
        new WindowTour(fixture, stage, new WindowLayouts(System.out)::print)
                .go(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        fixture.close();
        System.exit(0);
    }

    private void print(String name, Window window) {
        out.printf("%s: %.1f x %.1f%n", name, window.getWidth(), window.getHeight());
        texts(window.getScene().getRoot()).forEach(node -> {
            Bounds bounds = node.localToScene(node.getLayoutBounds());
            out.printf(
                    "%s: %.1f, %.1f, %.1f x %.1f: %s%n",
                    name, bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight(), text(node));
        });
    }

    /// Returns what shows a text, without what depends on how far a search or a task on another thread has come.
    private static Stream<Node> texts(Node node) {
        if (!node.isVisible()
                || node instanceof IndexedCell
                || node.getStyleClass().stream().anyMatch(PASSING::contains)) {
            return Stream.empty();
        }
        if (node instanceof Labeled || node instanceof TextInputControl || node instanceof Text) {
            return Stream.of(node);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(WindowLayouts::texts)
                : Stream.empty();
    }

    private static String text(Node node) {
        return switch (node) {
            case Labeled labeled -> String.valueOf(labeled.getText());
            case TextInputControl field -> field.getPromptText();
            case Text text -> text.getText();
            default -> "";
        };
    }
}
