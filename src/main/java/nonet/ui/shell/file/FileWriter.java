package nonet.ui.shell.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.files.AtomicFile;
import nonet.service.input.ProblemWords;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Writes files in the background, and reports for each whether it was written.
final class FileWriter {

    /// The work on the board is saved. A window closes after these tasks.
    private static final TaskQueue SAVING = new TaskQueue("saving");

    /// Files that take long to write.
    private static final TaskQueue EXPORTS = new TaskQueue("exports");

    /// Writes a file with a long-running task, unless it is cancelled.
    @FunctionalInterface
    interface Export {
        void writeTo(OutputStream out, Cancel cancel) throws IOException;
    }

    /// Thrown by the content of a file if another program has changed the file, which is then kept.
    static final class ChangedException extends IOException {

        private static final long serialVersionUID = 1;

        ChangedException(Path file) {
            super("changed by another program: " + file);
        }
    }

    /// The outcomes of writing a file.
    private enum Outcome {
        WRITTEN,
        CHANGED,
        FAILED
    }

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final UserPrompts prompts;

    /// The number of files that could not be written.
    private int failures;

    /// The names of the files that are being saved.
    private final List<String> unfinished = new ArrayList<>();

    FileWriter(Messages messages, Tasks tasks, UserPrompts prompts) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.tasks = tasks;
        this.prompts = prompts;
    }

    /// Saves a file after those that are being saved.
    ///
    /// @param changed runs if the content throws a [ChangedException]
    void save(Path file, AtomicFile.Content content, Runnable written, Runnable changed) {
        String name = String.valueOf(file.getFileName());
        unfinished.add(name);
        write(SAVING, file, (out, cancel) -> content.writeTo(out), outcome -> {
            unfinished.remove(name);
            switch (outcome) {
                case WRITTEN -> written.run();
                case CHANGED -> changed.run();
                case FAILED -> {}
            }
        });
    }

    /// Writes a file that takes long.
    void write(Path file, Export content) {
        write(EXPORTS, file, content, outcome -> {});
    }

    /// Returns the name of a file that is being saved; empty if there is none.
    String unfinished() {
        return unfinished.isEmpty() ? "" : unfinished.getFirst();
    }

    /// Runs an action after the pending saves, or the other one if one of them fails.
    void afterSaving(Runnable action, Runnable failure) {
        int before = failures;
        tasks.start(
                SAVING,
                (progress, cancel) -> before,
                known -> {
                    if (known == failures) {
                        action.run();
                    } else {
                        failure.run();
                    }
                },
                tasks::report);
    }

    private void write(TaskQueue queue, Path file, Export content, Consumer<Outcome> ended) {
        String name = String.valueOf(file.getFileName());
        tasks.start(
                queue,
                (progress, cancel) -> {
                    AtomicFile.write(file, out -> content.writeTo(out, cancel));
                    return name;
                },
                done -> {
                    ended.accept(Outcome.WRITTEN);
                    prompts.tell(messages.get("file.saved", done));
                },
                failed -> {
                    failures++;
                    if (failed instanceof ChangedException) {
                        ended.accept(Outcome.CHANGED);
                        return;
                    }
                    ended.accept(Outcome.FAILED);
                    prompts.warn(messages.get("file.not-saved", name, problems.ofWriting(failed)));
                });
    }
}
