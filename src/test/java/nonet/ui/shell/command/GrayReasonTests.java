package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Disabled buttons and commands say why they are disabled. That every button does is seen on the tour of all windows.
class GrayReasonTests extends WindowTest {

    @Test
    void disabledButtonsAndCommandsSayWhyUntilTheyAreEnabled(FxRobot robot) {
        thePointerOverAGrayButtonShowsTheReason(robot);
        aTraceIsSavedAtTheStartOfASearchTooAndNotBefore(robot);
    }

    private void thePointerOverAGrayButtonShowsTheReason(FxRobot robot) {
        robot.interact(() -> fixture.window.showPane("hint"));
        robot.moveTo("#hint-apply");
        robot.moveBy(1, 1);
        Visitor.until("the reason is shown", () -> reason() != null);
        assertThat(reason()).startsWith("Apply").endsWith("press Hint first.");
        robot.moveTo("#hint-sentence");
        Visitor.until("the reason is hidden", () -> reason() == null);
    }

    private void aTraceIsSavedAtTheStartOfASearchTooAndNotBefore(FxRobot robot) {
        robot.interact(() -> {
            fixture.main.edit().open("easy", MainFixture.EASY);
            fixture.main.edit().room.set(Room.PLAY);
        });
        assertThat(traces()).containsExactly(false, false);
        robot.interact(fixture.main.playback()::step);
        fixture.untilStill();
        robot.interact(fixture.main.playback()::toStart);
        assertThat(fixture.main.playback().search.moment().entry()).isNull();
        assertThat(traces()).containsExactly(true, true);
    }

    private List<Boolean> traces() {
        return Stream.of("export-trace", "export-trace-json")
                .map(id -> fixture.window.commands.get(id).enabled().get())
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
}
