package nonet.ui.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import nonet.files.AtomicFile;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Writes the rows of a batch that are shown to files.
final class BatchFiles {

    private static final TaskQueue QUEUE = new TaskQueue("batch files");

    private final Messages messages;
    private final Tasks tasks;
    private final PaneTask work;
    private final BatchWords words;

    /// @param work says what became of a file
    BatchFiles(Messages messages, Tasks tasks, PaneTask work) {
        this.messages = messages;
        this.tasks = tasks;
        this.work = work;
        words = new BatchWords(messages);
    }

    /// Writes the content of a file, unless it is cancelled.
    interface Content {
        void writeTo(OutputStream out, Cancel cancel) throws IOException;
    }

    /// Writes a file in the background, and says so.
    void write(Path file, Content content) {
        String name = String.valueOf(file.getFileName());
        tasks.start(
                QUEUE,
                (report, cancel) -> {
                    AtomicFile.write(file, out -> content.writeTo(out, cancel));
                    return name;
                },
                saved -> work.say(() -> messages.get("batch.saved", saved)),
                failed -> work.say(() -> words.notWritten(name, failed)));
    }
}
