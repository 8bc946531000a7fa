package nonet.ui.library;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The puzzles that the table shows: those of the collection that pass the filter, in the order of the table. They are
/// filtered and sorted in the background, for a collection can have 100,000 puzzles.
final class LibraryRows {

    static final TaskQueue QUEUE = new TaskQueue("library-rows");

    final ObservableList<LibraryEntry> shown = FXCollections.observableArrayList();

    /// Whether the puzzles that are shown are being exchanged, so that a changed selection is not the user's.
    final ReadOnlyBooleanWrapper changing = new ReadOnlyBooleanWrapper();

    private final Messages messages;
    private final Latest work;
    private @Nullable Comparator<Row> order;
    private @Nullable LibraryWords words;

    /// A puzzle to sort, with its name in the list.
    record Row(LibraryEntry entry, String name) {}

    /// The puzzles of a collection, and those of them to show.
    ///
    /// @param collections *All puzzles* first, then the collections; their names occur in names of puzzles
    record TableQuery(
            List<LibraryEntry> puzzles,
            List<PuzzleCollection> collections,
            LibraryFilter filter,
            Predicate<LibraryEntry> repeats) {}

    LibraryRows(Messages messages, Tasks tasks) {
        this.messages = messages;
        work = new Latest(tasks, QUEUE);
    }

    /// Sets the order in which puzzles are shown from the next [#show] on; null for that of the collection.
    void sort(@Nullable Comparator<Row> by) {
        order = by;
    }

    /// Shows puzzles.
    ///
    /// @param done called when they are shown
    void show(TableQuery choice, Runnable done, Consumer<Throwable> failed) {
        List<LibraryEntry> before = List.copyOf(shown);
        Comparator<Row> by = order;
        work.start(
                (_, cancel) -> {
                    List<LibraryEntry> now = arranged(choice, by, cancel);
                    return now.equals(before) ? Optional.<List<LibraryEntry>>empty() : Optional.of(now);
                },
                changed -> {
                    changed.ifPresent(now -> {
                        changing.set(true);
                        shown.setAll(now);
                        changing.set(false);
                    });
                    done.run();
                },
                failed);
    }

    private List<LibraryEntry> arranged(TableQuery choice, @Nullable Comparator<Row> by, Cancel cancel) {
        Map<Long, PuzzleCollection> collections =
                choice.collections.stream().collect(Collectors.toMap(PuzzleCollection::id, each -> each));
        LibraryWords words = words();
        PuzzleCollection everything = choice.collections.getFirst();
        Function<LibraryEntry, String> names =
                entry -> words.of(entry, collections.getOrDefault(entry.collection(), everything));
        Predicate<LibraryEntry> test = choice.filter.test(names).and(choice.repeats);
        Stream<LibraryEntry> taken = choice.puzzles.stream().filter(entry -> {
            cancel.check();
            return test.test(entry);
        });
        return by == null
                ? taken.toList()
                : taken.map(entry -> new Row(entry, names.apply(entry)))
                        .sorted(by)
                        .map(Row::entry)
                        .toList();
    }

    /// Returns words of its own for the task.
    private synchronized LibraryWords words() {
        LibraryWords made = words;
        if (made == null || !made.messages().locale().equals(messages.locale())) {
            made = new LibraryWords(messages.copy());
            words = made;
        }
        return made;
    }
}
