package nonet.ui.library;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Puzzle;
import nonet.library.LibraryEntry;
import nonet.relatives.Repeats;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// The puzzles of a collection that repeat another one, as they are or in disguise, and their removal.
final class LibraryDuplicates {

    private static final TaskQueue QUEUE = new TaskQueue("repeats");

    /// Whether repeats are known, so that they can be shown or removed.
    final ReadOnlyBooleanWrapper found = new ReadOnlyBooleanWrapper();

    /// Whether only repeats are shown.
    final BooleanProperty only = new SimpleBooleanProperty();

    private final Messages messages;
    private final LibraryTasks libraryTasks;
    private final LibraryController library;
    private Set<Long> searched = Set.of();
    private Set<Long> repeats = Set.of();
    private final Latest search;

    LibraryDuplicates(Messages messages, Tasks tasks, LibraryTasks libraryTasks, LibraryController library) {
        this.messages = messages;
        search = new Latest(tasks, QUEUE);
        this.libraryTasks = libraryTasks;
        this.library = library;
    }

    /// Returns the test whether a puzzle is shown.
    Predicate<LibraryEntry> test() {
        Set<Long> known = repeats;
        return only.get() ? entry -> known.contains(entry.id()) : _ -> true;
    }

    /// Searches the collection for repeats: all puzzles of a class but the first. Puzzles of packs come first.
    void find() {
        List<LibraryEntry> entries = library.inCollection().stream()
                .sorted(Comparator.comparing(entry -> !library.collections.isOfPack(entry)))
                .toList();
        searched = ids();
        List<Puzzle> puzzles = entries.stream().map(LibraryEntry::puzzle).toList();
        libraryTasks.say(() -> messages.get("library.repeats-search"));
        search.start(
                (_, cancel) -> Repeats.firsts(puzzles, cancel::check),
                firsts -> show(entries, firsts),
                libraryTasks::failed);
    }

    private void show(List<LibraryEntry> entries, int... firsts) {
        Set<Long> ids = new HashSet<>();
        Set<Integer> classes = new HashSet<>();
        for (int i = 0; i < firsts.length; i++) {
            if (firsts[i] != i) {
                ids.add(entries.get(i).id());
                classes.add(firsts[i]);
            }
        }
        repeats = ids;
        only.set(false);
        found.set(!ids.isEmpty());
        libraryTasks.say(() -> ids.isEmpty()
                ? messages.get("library.repeats-none", entries.size())
                : messages.get("library.repeats", ids.size(), entries.size(), classes.size()));
    }

    /// Removes the repeats from the user's collections, which can be undone.
    void merge() {
        Set<Long> going = repeats;
        library.chosen.set(library.inCollection().stream()
                .filter(entry -> going.contains(entry.id()))
                .toList());
        library.moves.remove();
        forget();
    }

    /// Forgets what was found if puzzles came or went since: the first one of a class may be gone.
    void update() {
        if (!searched.isEmpty() && !ids().equals(searched)) {
            forget();
        }
    }

    private Set<Long> ids() {
        return library.inCollection().stream().map(LibraryEntry::id).collect(Collectors.toSet());
    }

    /// Forgets what was found, since the collection is another one now.
    void forget() {
        search.cancel();
        searched = Set.of();
        repeats = Set.of();
        only.set(false);
        found.set(false);
    }
}
