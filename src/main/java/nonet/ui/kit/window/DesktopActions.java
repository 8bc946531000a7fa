package nonet.ui.kit.window;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Opens files with the programs of the desktop in the background, and reports if there is none.
public final class DesktopActions {

    private static final TaskQueue QUEUE = new TaskQueue("desktop");

    private final Messages messages;
    private final Tasks tasks;
    private final DesktopFiles desktop;
    private final Consumer<String> say;

    /// @param say accepts the sentence on a failure
    public DesktopActions(Messages messages, Tasks tasks, DesktopFiles desktop, Consumer<String> say) {
        this.messages = messages;
        this.tasks = tasks;
        this.desktop = desktop;
        this.say = say;
    }

    /// Opens a file with the program that the desktop has for it.
    public void open(Path file) {
        start(file, desktop::open, "desktop.not-opened");
    }

    /// Shows a file in its folder.
    public void showInFolder(Path file) {
        start(file, desktop::showInFolder, "desktop.not-shown");
    }

    private void start(Path file, Predicate<Path> program, String failure) {
        Path whole = file.toAbsolutePath();
        tasks.start(
                QUEUE,
                (part, cancel) -> program.test(whole),
                done -> {
                    if (!done) {
                        say.accept(messages.get(failure, whole));
                    }
                },
                failed -> say.accept(messages.get(failure, whole)));
    }
}
