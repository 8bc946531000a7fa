package nonet.ui.export;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyListWrapper;
import javafx.collections.FXCollections;
import nonet.ui.kit.DesktopFiles;
import nonet.ui.kit.Messages;
import nonet.ui.kit.TaskQueue;
import nonet.ui.kit.Tasks;

/// The files of the last export, which can be opened and shown in their folder.
public final class ExportedFiles {

    private final Messages messages;
    private final Tasks tasks;
    private final DesktopFiles desktop;
    private final Consumer<String> say;
    private final ReadOnlyListWrapper<Path> files = new ReadOnlyListWrapper<>(FXCollections.observableArrayList());

    /// @param say accepts the sentence on a failure
    ExportedFiles(Messages messages, Tasks tasks, DesktopFiles desktop, Consumer<String> say) {
        this.messages = messages;
        this.tasks = tasks;
        this.desktop = desktop;
        this.say = say;
    }

    /// Tests whether there are any.
    public BooleanExpression presentProperty() {
        return files.emptyProperty().not();
    }

    void set(List<Path> written) {
        files.setAll(written);
    }

    /// Opens the first file with the program that the desktop has for it.
    public void open() {
        start(desktop::open, "export.not-opened");
    }

    /// Shows the first file in its folder.
    public void showInFolder() {
        start(desktop::showInFolder, "export.not-shown");
    }

    private void start(Predicate<Path> program, String failure) {
        if (files.isEmpty()) {
            return;
        }
        Path file = files.getFirst().toAbsolutePath();
        tasks.start(
                TaskQueue.EXPORT,
                (part, cancel) -> program.test(file),
                done -> {
                    if (!done) {
                        say.accept(messages.get(failure, file));
                    }
                },
                failed -> say.accept(messages.get(failure, file)));
    }
}
