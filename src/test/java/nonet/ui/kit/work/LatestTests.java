package nonet.ui.kit.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import org.junit.jupiter.api.Test;

class LatestTests {

    private static final TaskQueue QUEUE = new TaskQueue("latest");

    private final List<String> heard = new ArrayList<>();
    private final List<Held<?>> held = new ArrayList<>();
    private final Latest latest = new Latest(this::hold, QUEUE);

    @Test
    void reportsOnlyTheLatestResult() {
        start("first");
        start("second");
        assertThat(held.getFirst().canceled).isTrue();
        held.getFirst().end();
        assertThat(heard).isEmpty();
        assertThat(latest.busy.get()).isTrue();
        held.getLast().end();
        assertThat(heard).containsExactly("second");
        assertThat(latest.busy.get()).isFalse();
    }

    @Test
    void reportsTheCauseOfAFailure() {
        start("first");
        held.getFirst().failed.accept(new CancellationException("too long"));
        assertThat(heard).containsExactly("java.util.concurrent.CancellationException: too long");
        assertThat(latest.busy.get()).isFalse();
    }

    @Test
    void aFailureThatNoViewShowsIsReported() {
        FailingTasks failing = new FailingTasks(_ -> true);
        new Latest(failing, QUEUE).start((_, _) -> "result", heard::add);
        assertThat(failing.reported).extracting(Throwable::getMessage).containsExactly("failed on purpose");
        assertThat(heard).isEmpty();
    }

    @Test
    void reportsNothingOnceCanceled() {
        start("first");
        latest.cancel();
        assertThat(latest.busy.get()).isFalse();
        held.getFirst().end();
        held.getFirst().failed.accept(new IllegalStateException("late"));
        assertThat(heard).isEmpty();
    }

    @Test
    void knowsTheProgressOfTheLatest() {
        assertThat(latest.progress.get()).isEqualTo(-1);
        start("first");
        held.getFirst().progress.set(0.5);
        assertThat(latest.progress.get()).isEqualTo(0.5);
        start("second");
        assertThat(latest.progress.get()).isEqualTo(-1);
        held.getFirst().progress.set(0.75);
        held.getLast().progress.set(0.25);
        assertThat(latest.progress.get()).isEqualTo(0.25);
        held.getLast().end();
        assertThat(latest.progress.get()).isEqualTo(-1);
    }

    @Test
    void startsAFurtherPartWhenOneEnds() {
        latest.start(
                (_, _) -> "first",
                first -> {
                    heard.add(first);
                    start("second");
                },
                cause -> heard.add(cause.toString()));
        held.getFirst().end();
        assertThat(latest.busy.get()).isTrue();
        held.getLast().end();
        assertThat(heard).containsExactly("first", "second");
    }

    @Test
    void hasEndedWhenTheWorkEndsAtOnce() {
        Latest inline = new Latest(new InlineTasks(), QUEUE);
        inline.start((_, _) -> "first", heard::add, cause -> heard.add(cause.toString()));
        assertThat(heard).containsExactly("first");
        assertThat(inline.busy.get()).isFalse();
        assertThat(inline.progress.get()).isEqualTo(-1);
    }

    private void start(String result) {
        latest.start((_, _) -> result, heard::add, cause -> heard.add(cause.toString()));
    }

    private <T> TaskHandle hold(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        Held<T> started = new Held<>(work, done, failed);
        held.add(started);
        return started;
    }

    /// Work that ends when the test says so, even if it was canceled.
    private static final class Held<T> implements TaskHandle {

        private final Work<T> work;
        private final Consumer<T> done;
        private final Consumer<Throwable> failed;
        private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
        private boolean canceled;

        Held(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            this.work = work;
            this.done = done;
            this.failed = failed;
        }

        void end() {
            try {
                done.accept(work.run(progress::set, new nonet.solve.CancelToken()));
            } catch (Exception exception) {
                failed.accept(exception);
            }
        }

        @Override
        public void cancel() {
            canceled = true;
        }

        @Override
        public boolean isRunning() {
            return !canceled;
        }

        @Override
        public ReadOnlyDoubleProperty progressProperty() {
            return progress.getReadOnlyProperty();
        }
    }
}
