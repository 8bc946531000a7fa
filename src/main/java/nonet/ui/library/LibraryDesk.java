package nonet.ui.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyStringProperty;
import nonet.library.Library;
import nonet.library.LibraryFile;
import nonet.ui.kit.Messages;
import nonet.ui.kit.SpokenText;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Queries and changes the library, one operation after the other on a task queue of its own. A sentence reports the
/// last result.
final class LibraryDesk {

    private static final Logger LOG = Logger.getLogger(LibraryDesk.class.getName());

    private final Messages messages;
    private final Tasks tasks;
    private final LibraryFile file;
    private final SpokenText sentence;

    LibraryDesk(Messages messages, Tasks tasks, LibraryFile file) {
        this.messages = messages;
        sentence = new SpokenText(messages);
        this.tasks = tasks;
        this.file = file;
    }

    /// A query, or a change with a result.
    @FunctionalInterface
    interface Question<T> {
        T ask(Library library) throws IOException;
    }

    /// A change of the library.
    @FunctionalInterface
    interface Change {
        void make(Library library) throws IOException;
    }

    <T> void ask(Question<T> question, Consumer<T> done) {
        tasks.start(TaskQueue.LIBRARY, (progress, cancel) -> question.ask(file.library()), done, this::failed);
    }

    void change(Change change, Runnable done) {
        ask(
                library -> {
                    change.make(library);
                    return true;
                },
                ignored -> done.run());
    }

    /// Returns the place of a library that could not be read, so that a new one was created; null if there is none.
    @Nullable
    Path damaged() {
        return file.damaged();
    }

    /// Returns the number of damaged puzzles that the library has put aside.
    int damagedPuzzles() {
        return file.damagedPuzzles();
    }

    ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    void say(Supplier<String> what) {
        sentence.say(what);
    }

    void failed(Problem problem) {
        LOG.log(Level.WARNING, "The library failed", problem.cause());
        say(() -> messages.get(problem.cause() instanceof LibraryFile.TooNew ? "library.too-new" : "library.failed"));
    }
}
