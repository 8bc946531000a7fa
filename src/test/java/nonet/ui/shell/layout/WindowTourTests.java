package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.StyleWarnings;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.WindowTour;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What is true of all windows, dialogs and menus, seen on one tour through a small window.
class WindowTourTests extends WindowTest {

    private final Set<String> otherFonts = new TreeSet<>();
    private final List<String> cut = new ArrayList<>();
    private final Set<String> gray = new TreeSet<>();
    private final Set<String> silent = new TreeSet<>();
    private final List<String> crooked = new ArrayList<>();

    @Test
    void textsAreInTheFontOfTheProgramAndInFullAndDisabledButtonsSayWhy() {
        try (StyleWarnings warnings = new StyleWarnings()) {
            tour();
            assertThat(warnings.messages()).isEmpty();
        }
        assertThat(otherFonts).isEmpty();
        assertThat(cut).isEmpty();
        assertThat(gray).hasSizeGreaterThan(15);
        assertThat(silent).isEmpty();
        assertThat(crooked)
                .as("menus whose items do not stand below each other")
                .isEmpty();
    }

    /// Chinese characters come from the system's fonts.
    @Test
    @Tag("full")
    void textsAreInFullInChinese(FxRobot robot) {
        robot.interact(() -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));
        tour();
        assertThat(cut).isEmpty();
    }

    private void tour() {
        new WindowTour(fixture, stage, (name, window) -> {
                    Parent root = window.getScene().getRoot();
                    nodes(root).forEach(node -> check(name, node));
                    List<Double> lefts = root.lookupAll(".menu-item > .label").stream()
                            .filter(label -> !label.getStyleClass().contains("accelerator-text"))
                            .map(label -> label.localToScene(0, 0).getX())
                            .distinct()
                            .toList();
                    if (lefts.size() > 1) {
                        crooked.add(name + ": " + lefts);
                    }
                })
                .go(900, 700);
    }

    private void check(String place, Node node) {
        if (node instanceof Text text && !isOurs(text)) {
            otherFonts.add(place + ": " + text.getFont().getFamily() + ": " + text.getText());
        }
        if (isCut(node)) {
            cut.add(place + ": " + ((Labeled) node).getText());
        }
        if (node instanceof Button button && button.isDisabled()) {
            gray.add(place + " " + button.getId());
            if (DisabledTooltips.of(button).isEmpty()) {
                silent.add(place + " " + button.getId() + " " + button.getText());
            }
        }
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

    private static Stream<Node> nodes(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(WindowTourTests::nodes))
                : Stream.of(node);
    }
}
