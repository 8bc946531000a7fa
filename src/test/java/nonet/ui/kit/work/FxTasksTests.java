package nonet.ui.kit.work;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import nonet.files.AtomicFile;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

@Execution(ExecutionMode.SAME_THREAD)
class FxTasksTests {

    private static final TaskQueue SOLVING = new TaskQueue("solving");
    private static final TaskQueue OTHER = new TaskQueue("other");

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private FxTasks tasks = onFx(FxTasks::new);

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void close() {
        onWindow(() -> tasks.close());
    }

    @Test
    void deliversResultsOnTheJavaFxThread() throws Exception {
        onWindow(() -> tasks.start(
                SOLVING,
                (_, _) -> Platform.isFxApplicationThread(),
                inWindow -> heard.add(inWindow + " " + Platform.isFxApplicationThread()),
                problem -> heard.add(problem.toString())));
        await(1);
        assertThat(heard).containsExactly("false true");
    }

    @Test
    void deliversFailuresWithTheirCause() throws Exception {
        onWindow(() -> tasks.start(
                TaskQueue.FILES,
                (_, _) -> {
                    throw new java.io.IOException("disk full");
                },
                _ -> heard.add("done"),
                problem -> heard.add(problem.getMessage())));
        await(1);
        assertThat(heard).containsExactly("disk full");
    }

    @Test
    void theLatestAnalysisWins() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        Latest latest = new Latest(tasks, OTHER);
        onWindow(() -> latest.start(
                (_, cancel) -> {
                    begun.countDown();
                    while (!cancel.requested()) {
                        Thread.onSpinWait();
                    }
                    stopped.countDown();
                    return "first";
                },
                heard::add,
                problem -> heard.add(problem.toString())));
        assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
        onWindow(() -> {
            latest.start((_, _) -> "second", heard::add, _ -> {});
            latest.start((_, _) -> "third", heard::add, _ -> {});
        });
        assertThat(stopped.await(5, TimeUnit.SECONDS)).isTrue();
        await(1);
        onWindow(() -> assertThat(latest.busy.get()).isFalse());
        assertThat(heard).containsExactly("third");
    }

    @Test
    void worksOfOtherLanesRunOneAfterTheOther() throws Exception {
        onWindow(() -> {
            tasks.start(TaskQueue.FILES, (_, _) -> "first", heard::add, _ -> {});
            tasks.start(TaskQueue.FILES, (_, _) -> "second", heard::add, _ -> {});
        });
        await(2);
        assertThat(heard).containsExactly("first", "second");
    }

    @Test
    void deliversNothingOfWorkCancelledAfterItsEnd() throws Exception {
        onWindow(() -> {
            CountDownLatch ended = new CountDownLatch(1);
            TaskHandle first = tasks.start(SOLVING, (_, _) -> "first", heard::add, _ -> {});
            tasks.start(
                    SOLVING,
                    (_, _) -> {
                        ended.countDown();
                        return "second";
                    },
                    heard::add,
                    _ -> {});
            assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
            assertThat(first.isRunning()).isTrue();
            first.cancel();
            assertThat(first.isRunning()).isFalse();
        });
        await(1);
        onWindow(() -> {});
        assertThat(heard).containsExactly("second");
    }

    /// Neither the token nor an interrupt ends the work.
    @Test
    void cancelledWorkThatContinuesFreesItsQueueAndReportsNothing() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        TaskHandle endless = startEndless(begun, free, ended, () -> "late");
        onWindow(() -> endless.progressProperty().addListener((_, _, now) -> heard.add(now.toString())));
        assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
        onWindow(() -> {
            tasks.start(TaskQueue.FILES, (_, _) -> "second", heard::add, _ -> heard.add("failed"));
            endless.cancel();
            tasks.start(TaskQueue.FILES, (_, _) -> "third", heard::add, _ -> heard.add("failed"));
        });
        await(2);
        free.countDown();
        assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
        onWindow(() -> tasks.start(TaskQueue.FILES, (_, _) -> "last", heard::add, _ -> heard.add("failed")));
        await(3);
        assertThat(heard).containsExactly("second", "third", "last");
    }

    @Test
    void cancelledWorkThatContinuesCompletesNoFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        TaskHandle endless = startEndless(begun, free, ended, () -> {
            AtomicFile.write(file, out -> out.write('n'));
            return "written";
        });
        assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
        onWindow(() -> {
            endless.cancel();
            tasks.start(TaskQueue.FILES, (_, _) -> "second", heard::add, _ -> {});
        });
        await(1);
        free.countDown();
        assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
        assertThat(folder.toFile().list()).containsExactly("a.txt");
        assertThat(file).hasContent("old");
    }

    /// @param begun counted down at the beginning
    /// @param free lets the work come to its end
    /// @param ended counted down when the work is done
    private TaskHandle startEndless(
            CountDownLatch begun, CountDownLatch free, CountDownLatch ended, Callable<String> end) throws Exception {
        return onFx(() -> tasks.start(
                TaskQueue.FILES,
                (progress, _) -> {
                    begun.countDown();
                    while (free.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    try {
                        progress.accept(0.9);
                        return end.call();
                    } finally {
                        ended.countDown();
                    }
                },
                heard::add,
                problem -> heard.add(problem.toString())));
    }

    @Test
    void closingCancelsEverything() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        onWindow(() -> {
            tasks.start(
                    OTHER,
                    (_, cancel) -> {
                        begun.countDown();
                        while (!cancel.requested()) {
                            Thread.onSpinWait();
                        }
                        stopped.countDown();
                        return "late";
                    },
                    heard::add,
                    problem -> heard.add(problem.toString()));
            assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
            tasks.close();
        });
        assertThat(stopped.await(5, TimeUnit.SECONDS)).isTrue();
        onWindow(() -> {});
        assertThat(heard).isEmpty();
    }

    @Test
    void aTaskStartedAfterwardsIsCancelled() {
        onWindow(() -> {
            tasks.close();
            TaskHandle late = tasks.start(
                    TaskQueue.FILES,
                    (_, _) -> {
                        heard.add("run");
                        return "late";
                    },
                    heard::add,
                    problem -> heard.add(problem.toString()));
            assertThat(late.isRunning()).isFalse();
            late.cancel();
        });
        assertThat(heard).isEmpty();
    }

    @Test
    void refusesAnyOtherThread() {
        TaskHandle started = onFx(() -> tasks.start(OTHER, (_, _) -> "done", _ -> {}, _ -> {}));
        List<ThrowingCallable> calls = List.of(
                () -> tasks.start(OTHER, (_, _) -> "done", _ -> {}, _ -> {}),
                started::isRunning,
                started::cancel,
                () -> tasks.close());
        String name = Thread.currentThread().getName();

        assertThat(calls)
                .allSatisfy(call -> assertThatIllegalStateException()
                        .isThrownBy(call)
                        .withMessage("tasks are started and ended on the JavaFX thread, not on \"" + name + "\""));
    }

    @Test
    void progressIsSeenWhileTheWorkRuns() throws Exception {
        CountDownLatch half = new CountDownLatch(1);
        onWindow(() -> tasks.start(
                        SOLVING,
                        (progress, _) -> {
                            progress.accept(0.5);
                            return half.await(5, TimeUnit.SECONDS);
                        },
                        _ -> heard.add("done"),
                        _ -> {})
                .progressProperty()
                .addListener((_, _, now) -> {
                    heard.add(now.toString());
                    half.countDown();
                }));
        await(2);
        assertThat(heard).containsExactly("0.5", "done");
    }

    private void await(int count) throws TimeoutException {
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> heard.size() >= count);
    }

    private static void onWindow(Action action) {
        onFx(() -> {
            action.run();
            return true;
        });
    }

    private interface Action {
        void run() throws Exception;
    }
}
