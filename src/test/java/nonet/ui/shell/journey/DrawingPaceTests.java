package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.animation.AnimationTimer;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.api.FxRobot;

/// How evenly the window is drawn while an engine works as fast as it can.
@Isolated("it measures time")
@Tag("full")
class DrawingPaceTests extends WindowTest {

    /// No machine is that slow; what is wanted is a tenth of it, and it is measured beside the tests.
    private static final long LONGEST_GAP = 1_000_000_000;

    @Test
    void keepsDrawingDuringAnEndlessSearchAndStopsAtOnce(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            main.edit().room.set(Room.PLAY);
        });
        List<Long> frames = new ArrayList<>();
        AnimationTimer meter = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.add(now);
            }
        };
        long[] pause = {0, 0};
        main.playback().running.addListener((change, before, now) -> pause[1] = System.nanoTime());
        robot.interact(main.playback()::runToEnd);
        until(
                "more than 20_000 solutions are found",
                () -> main.playback().search.moment().solutions() > 20_000);
        robot.interact(meter::start);
        until(
                "more than 150_000 solutions are found",
                () -> main.playback().search.moment().solutions() > 150_000);
        robot.interact(() -> {
            meter.stop();
            pause[0] = System.nanoTime();
            main.playback().pause();
        });
        fixture.untilStill();

        List<Long> gaps = new ArrayList<>();
        for (int i = 1; i < frames.size(); i++) {
            gaps.add(frames.get(i) - frames.get(i - 1));
        }
        gaps.sort(Comparator.reverseOrder());
        System.out.printf(
                "%d frames, longest gaps %s ms, pause after %.1f ms%n",
                frames.size(),
                gaps.subList(0, 5).stream().map(gap -> gap / 1_000_000).toList(),
                (pause[1] - pause[0]) / 1e6);
        assertThat(gaps.getFirst()).isLessThan(LONGEST_GAP);
        assertThat(pause[1] - pause[0]).isLessThan(LONGEST_GAP);
    }
}
