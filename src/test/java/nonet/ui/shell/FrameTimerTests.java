package nonet.ui.shell;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import nonet.OnScreen;
import nonet.ui.kit.work.FxTasks;
import nonet.ui.kit.work.TaskQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

@OnScreen
final class FrameTimerTests {

    private static final BooleanSupplier NOT_PLAYING = () -> false;

    private final FxTasks tasks = new FxTasks();
    private final AtomicInteger frames = new AtomicInteger();
    private final AtomicInteger rests = new AtomicInteger();

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(tasks::close);
    }

    @Test
    void runsWhileATaskRunsAndRestsAfterIt(FxRobot robot) throws InterruptedException {
        CountDownLatch work = new CountDownLatch(1);
        FrameTimer timer = new FrameTimer(tasks, frames::incrementAndGet, rests::incrementAndGet, NOT_PLAYING);
        robot.interact(() -> timer.start(
                TaskQueue.SOLVING,
                (_, _) -> {
                    work.await();
                    return true;
                },
                _ -> {},
                _ -> {}));
        Thread.sleep(1500);
        int longAfterTheStart = frames.get();
        until(() -> frames.get() > longAfterTheStart);
        work.countDown();
        untilItRests();
    }

    @Test
    void restsUntilItIsWoken(FxRobot robot) throws InterruptedException {
        FrameTimer timer = new FrameTimer(tasks, frames::incrementAndGet, rests::incrementAndGet, NOT_PLAYING);
        robot.interact(timer::wake);
        until(() -> frames.get() > 0);
        untilItRests();
        assertThat(rests).hasValue(1);
        int atRest = frames.get();
        robot.interact(timer::wake);
        until(() -> frames.get() > atRest);
    }

    private void untilItRests() throws InterruptedException {
        int before;
        do {
            before = frames.get();
            Thread.sleep(500);
        } while (frames.get() > before);
    }
}
