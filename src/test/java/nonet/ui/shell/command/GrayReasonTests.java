package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import nonet.ui.kit.GrayReasons;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.WindowTour;
import nonet.ui.shell.edit.EditController.Mode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Every disabled button says why it is disabled, in the tool bar, in the panes and in windows of their own.
class GrayReasonTests extends WindowTest {

    private static final Set<String> WINDOWS =
            Set.of("library", "batch", "export-pages", "techniques", "preferences", "compare", "count");

    @Test
    void everyDisabledButtonSaysWhy() {
        Set<String> gray = new TreeSet<>();
        Set<String> silent = new TreeSet<>();
        new WindowTour(fixture, stage, (name, window) -> {
                    if (window == stage || WINDOWS.contains(name)) {
                        buttons(window.getScene().getRoot())
                                .filter(Node::isDisabled)
                                .forEach(button -> {
                                    gray.add(name + " " + button.getId());
                                    if (GrayReasons.of(button).isEmpty()) {
                                        silent.add(name + " " + button.getId());
                                    }
                                });
                    }
                })
                .go(1240, 860);
        assertThat(gray).hasSizeGreaterThan(15);
        assertThat(silent).isEmpty();
    }

    @Test
    void thePointerOverAGrayButtonShowsTheReason(FxRobot robot) {
        robot.interact(() -> fixture.window.showPane("hint"));
        robot.moveTo("#hint-apply");
        robot.moveBy(1, 1);
        Visitor.until(() -> reason() != null);
        assertThat(reason()).startsWith("Apply").endsWith("press Hint first.");
        robot.moveTo("#hint-sentence");
        Visitor.until(() -> reason() == null);
    }

    @Test
    void aTraceIsSavedAtTheStartOfASearchTooAndNotBefore(FxRobot robot) {
        robot.interact(() -> {
            fixture.main.edit().open("easy", MainFixture.EASY);
            fixture.main.edit().modeProperty().set(Mode.SOLVE);
        });
        assertThat(traces()).containsExactly(false, false);
        robot.interact(fixture.main.playback()::step);
        fixture.untilStill();
        robot.interact(fixture.main.playback()::toStart);
        assertThat(fixture.main.playback().search().moment().entry()).isNull();
        assertThat(traces()).containsExactly(true, true);
    }

    private List<Boolean> traces() {
        return Stream.of("export-trace", "export-trace-json")
                .map(id -> fixture.window.commands().get(id).enabled().get())
                .toList();
    }

    private static @Nullable String reason() {
        return Window.getWindows().stream()
                .filter(Tooltip.class::isInstance)
                .map(Tooltip.class::cast)
                .filter(tip -> "gray-reason".equals(tip.getId()) && tip.isShowing())
                .map(Tooltip::getText)
                .findFirst()
                .orElse(null);
    }

    private static Stream<Button> buttons(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node instanceof Button button) {
            return Stream.of(button);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(GrayReasonTests::buttons)
                : Stream.empty();
    }
}
