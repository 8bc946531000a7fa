package nonet.ui.hints;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Takes works and never comes to them; counts them and those that were canceled.
final class WaitingTasks implements Tasks {

    private int started;
    private int canceled;

    int started() {
        return started;
    }

    int canceled() {
        return canceled;
    }

    @Override
    public <T> TaskHandle start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        started++;
        return new TaskHandle() {
            private boolean running = true;

            @Override
            public void cancel() {
                canceled += running ? 1 : 0;
                running = false;
            }

            @Override
            public boolean isRunning() {
                return running;
            }

            @Override
            public ReadOnlyDoubleProperty progressProperty() {
                return new ReadOnlyDoubleWrapper(-1).getReadOnlyProperty();
            }
        };
    }
}
