package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import nonet.OnScreen;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The timer is told what time it is; no real frame comes between as long as the JavaFX thread runs a test.
@OnScreen
final class PulseTimerTests {

    private static final long SECOND = 1_000_000_000;

    private final AtomicBoolean task = new AtomicBoolean();
    private final BooleanProperty playback = new SimpleBooleanProperty();
    private final List<String> calls = new ArrayList<>();
    private final PulseTimer timer = new PulseTimer(new OneTask());

    @BeforeEach
    void prepare() {
        timer.whileMoving(playback, () -> calls.add("frame"));
        timer.onIdle(() -> calls.add("rest"));
    }

    @Test
    void runsWhileATaskRunsAndRestsAfterIt(FxRobot robot) {
        robot.interact(() -> {
            task.set(true);
            timer.start(TaskQueue.FILES, (_, _) -> true, _ -> {}, _ -> {});
            assertThat(frames(0, 2 * SECOND, 9 * SECOND)).containsExactly("frame", "frame", "frame");
            task.set(false);
            assertThat(frames(10 * SECOND)).containsExactly("frame");
            assertThat(frames(10 * SECOND + 1)).containsExactly("rest", "frame");
        });
    }

    @Test
    void runsWhileAPlaybackRunsAndRestsAfterIt(FxRobot robot) {
        robot.interact(() -> {
            playback.set(true);
            timer.resume();
            assertThat(frames(0, 5 * SECOND)).containsExactly("frame", "frame");
            playback.set(false);
            assertThat(frames(6 * SECOND, 6 * SECOND + 1)).containsExactly("frame", "rest", "frame");
        });
    }

    @Test
    void restsUntilItIsWoken(FxRobot robot) {
        robot.interact(() -> {
            timer.resume();
            assertThat(frames(SECOND, 2 * SECOND)).containsExactly("frame", "frame");
            assertThat(frames(2 * SECOND + 1)).containsExactly("rest", "frame");
        });
        int atRest = calls.size();
        // FrameClock of the window, which a timer at rest does not hear.
        robot.interact(() -> {});
        assertThat(calls).hasSize(atRest);
        robot.interact(timer::resume);
        assertThat(calls).hasSizeGreaterThan(atRest).last().isEqualTo("frame");
        robot.interact(timer::stop);
    }

    @Test
    void tellsOfAFailureButNotOfACancellation() {
        timer.reportThrough(() -> calls.add("report"));
        timer.report(new CancellationException());
        assertThat(calls).isEmpty();
        timer.report(new IllegalStateException());
        assertThat(calls).containsExactly("report");
    }

    /// What comes after the close of a window: the mouse leaves it, a task ends, or begins.
    @Test
    void neverWakesWhenItIsClosed(FxRobot robot) {
        robot.interact(() -> {
            timer.resume();
            task.set(true);
            timer.close();
            timer.resume();
            playback.set(true);
            timer.start(TaskQueue.FILES, (_, _) -> true, _ -> {}, _ -> {});
        });
        robot.interact(() -> {});
        assertThat(calls).isEmpty();
    }

    /// Returns what frames at these nanoseconds did.
    private List<String> frames(long... times) {
        int before = calls.size();
        for (long time : times) {
            timer.handle(time);
        }
        return List.copyOf(calls.subList(before, calls.size()));
    }

    /// Starts nothing, and calls what it has started running as long as the test says so.
    private final class OneTask implements Tasks {

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            return new TaskHandle() {
                @Override
                public boolean isRunning() {
                    return task.get();
                }

                @Override
                public void cancel() {}

                @Override
                public ReadOnlyDoubleProperty progressProperty() {
                    return new SimpleDoubleProperty(-1);
                }
            };
        }
    }
}
