package nonet.ui.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import nonet.library.Library;
import nonet.library.LibraryFile;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Queries and changes the library, one operation after the other on a task queue of its own. A sentence reports the
/// last result, and the progress of a change of many puzzles.
final class LibraryTasks {

    private static final TaskQueue QUEUE = new TaskQueue("library");

    /// The smallest number of puzzles of a change that shows its progress.
    private static final int MANY = 2_000;

    /// The number of puzzles between two steps of the progress.
    private static final int STEP = 256;

    /// Whether many puzzles are being changed.
    final ReadOnlyBooleanProperty busy;

    final LocalizedText sentence;

    private final Messages messages;
    private final Tasks tasks;
    private final LibraryFile file;
    private final Latest change;
    private DoubleFunction<String> progressing = _ -> "";

    LibraryTasks(Messages messages, Tasks tasks, LibraryFile file) {
        this.messages = messages;
        sentence = new LocalizedText(messages);
        this.tasks = tasks;
        this.file = file;
        change = new Latest(tasks, QUEUE);
        busy = change.busy;
        change.progress.subscribe(part -> {
            if (part.doubleValue() > 0) {
                DoubleFunction<String> words = progressing;
                say(() -> words.apply(part.doubleValue()));
            }
        });
    }

    /// A query, or a change with a result.
    @FunctionalInterface
    interface Query<T> {
        T ask(Library library) throws IOException;
    }

    /// A change of the library.
    @FunctionalInterface
    interface Update {
        void make(Library library) throws IOException;
    }

    /// A change of many puzzles, made completely or not at all.
    @FunctionalInterface
    interface LongUpdate<T> {

        /// Makes the change.
        ///
        /// @param watch receives the number of puzzles done
        T make(Library library, IntConsumer watch) throws IOException;
    }

    <T> void ask(Query<T> query, Consumer<T> done) {
        tasks.start(QUEUE, (progress, cancel) -> query.ask(file.library()), done, this::failed);
    }

    /// Changes the library within a task of another queue.
    void now(Update change) throws IOException {
        change.make(file.library());
    }

    void change(Update change, Runnable done) {
        ask(
                library -> library.together(one -> {
                    change.make(one);
                    return true;
                }),
                ignored -> done.run());
    }

    /// Changes many puzzles. The change shows its progress and can be stopped if they are very many.
    ///
    /// @param puzzles their number
    /// @param words returns the sentence on the progress, from 0 to 1
    <T> void change(int puzzles, DoubleFunction<String> words, LongUpdate<T> change, Consumer<T> done) {
        if (puzzles < MANY) {
            ask(library -> library.together(one -> change.make(one, _ -> {})), done);
            return;
        }
        progressing = words;
        say(() -> words.apply(0));
        this.change.start(
                (progress, cancel) -> {
                    IntConsumer watch = now -> {
                        if (now % STEP == 0) {
                            cancel.check();
                            progress.accept((double) now / puzzles);
                        }
                    };
                    return file.library().together(library -> change.make(library, watch));
                },
                done,
                this::failed);
    }

    /// Stops the change of many puzzles, which then changes nothing.
    void stop() {
        if (change.busy.get()) {
            change.cancel();
            say(() -> messages.get("library.stopped"));
        }
    }

    /// What could not be read and was put aside.
    ///
    /// @param file the place of a library for which a new one was created; null if there is none
    /// @param puzzles the number of damaged puzzles of a readable library
    record Damage(@Nullable Path file, int puzzles) {}

    /// Returns the damage found so far. For a task in the background only, as the library may be being opened.
    Damage damage() {
        return new Damage(file.damaged(), file.damagedPuzzles());
    }

    /// Reports damage, unless there is another sentence.
    void say(Damage found) {
        if (!sentence.get().isEmpty()) {
            return;
        }
        if (found.file != null) {
            say(() -> messages.get("library.damaged", String.valueOf(found.file.getFileName())));
        } else if (found.puzzles > 0) {
            say(() -> messages.get("library.damaged-puzzles", found.puzzles));
        }
    }

    void say(Supplier<String> what) {
        sentence.say(what);
    }

    void failed(Throwable problem) {
        say(() -> new LibraryProblems(messages).of(problem));
    }
}
