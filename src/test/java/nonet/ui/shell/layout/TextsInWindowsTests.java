package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.stage.Window;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.WindowTour;
import org.junit.jupiter.api.Test;

/// The texts in all windows, dialogs and menus.
class TextsInWindowsTests extends WindowTest {

    @Test
    void allAreInTheFontOfTheProgramAndInFullInASmallWindow() {
        Set<String> otherFonts = new TreeSet<>();
        List<String> cut = new ArrayList<>();
        new WindowTour(
                        fixture,
                        stage,
                        (name, window) -> nodes(window).forEach(node -> {
                            if (node instanceof Text text && !isOurs(text)) {
                                otherFonts.add(name + ": " + text.getFont().getFamily() + ": " + text.getText());
                            }
                            if (isCut(node)) {
                                cut.add(name + ": " + ((Labeled) node).getText());
                            }
                        }))
                .go(900, 700);
        assertThat(otherFonts).isEmpty();
        assertThat(cut).isEmpty();
    }

    private static boolean isOurs(Text text) {
        String family = text.getFont().getFamily();
        return family.startsWith("Source Sans 3")
                || family.equals("FeatherIcons")
                || text.getText().isEmpty();
    }

    /// Tests whether a text ends in dots for want of room. Rows of lists hold texts of any length.
    private static boolean isCut(Node node) {
        return node instanceof Labeled labeled
                && !(node instanceof IndexedCell)
                && labeled.getText() != null
                && labeled.getChildrenUnmodifiable().stream()
                        .anyMatch(child -> child instanceof Text shown
                                && shown.getText().contains(labeled.getEllipsisString())
                                && !labeled.getText().contains(labeled.getEllipsisString()));
    }

    private static Stream<Node> nodes(Window window) {
        return nodes(window.getScene().getRoot());
    }

    private static Stream<Node> nodes(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(TextsInWindowsTests::nodes))
                : Stream.of(node);
    }
}
