package nonet.ui.library;

import java.util.List;
import java.util.Set;
import java.util.function.DoubleFunction;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.ui.kit.Messages;

/// Moves, copies and removes puzzles, and undoes the last of these changes that can be undone.
public final class LibraryMoves {

    /// Whether there is a change to undo.
    public final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();

    private final Messages messages;
    private final LibraryTasks tasks;
    private final LibraryController library;
    private Undo undo = new Undo("library.restored", List.of(), (_, _) -> 0);

    /// The way back from a change.
    ///
    /// @param said the key of the sentence on the result
    /// @param puzzles the puzzles that were changed
    private record Undo(String said, List<LibraryEntry> puzzles, LibraryTasks.LongUpdate<Integer> change) {}

    LibraryMoves(Messages messages, LibraryTasks tasks, LibraryController library) {
        this.messages = messages;
        this.tasks = tasks;
        this.library = library;
    }

    /// Removes the selected puzzles from the user's own collections.
    public void remove() {
        List<LibraryEntry> going = own();
        if (!going.isEmpty()) {
            tasks.change(
                    going.size(), part("library.removing"), (stored, watch) -> stored.remove(ids(going), watch), _ -> {
                        keepForUndo("library.restored", going, (stored, watch) -> stored.restore(going, "", watch));
                        tasks.say(() -> messages.get("library.removed", going.size()));
                        library.reload();
                    });
        }
    }

    /// Removes the collection, if it is the user's own, with its puzzles.
    public void removeCollection() {
        PuzzleCollection going = library.collections.selected.get();
        if (!going.isPack()) {
            List<LibraryEntry> puzzles = library.inCollection();
            tasks.change(stored -> stored.removeCollection(going.id()), () -> {
                keepForUndo(
                        "library.restored", puzzles, (stored, watch) -> stored.restore(puzzles, going.name(), watch));
                tasks.say(() -> messages.get("library.collection-removed", going.name()));
                library.collections.selectEverything();
                library.reload();
            });
        }
    }

    /// Moves the selected puzzles of the user to another collection of the user, which is created if there is none.
    ///
    /// @param collection its name
    public void moveTo(String collection) {
        List<LibraryEntry> going = own();
        if (going.isEmpty()) {
            return;
        }
        tasks.change(
                going.size(),
                part("library.moving"),
                (stored, watch) -> stored.move(ids(going), stored.makeCollection(collection), watch),
                moved -> {
                    Set<Long> ids = Set.copyOf(moved);
                    List<LibraryEntry> before = going.stream()
                            .filter(each -> ids.contains(each.id()))
                            .toList();
                    if (!before.isEmpty()) {
                        keepForUndo("library.moved-back", before, (stored, watch) -> stored.moveBack(before, watch));
                    }
                    int stayed = going.size() - before.size();
                    tasks.say(() -> messages.get("library.moved", before.size(), collection, stayed));
                    library.reload();
                });
    }

    /// Copies the selected puzzles to a collection of the user, which is created if there is none.
    ///
    /// @param collection its name
    public void copyTo(String collection) {
        List<LibraryEntry> chosen = List.copyOf(library.chosen.get());
        if (chosen.isEmpty()) {
            return;
        }
        tasks.change(
                chosen.size(),
                part("library.copying"),
                (stored, watch) -> stored.copy(ids(chosen), stored.makeCollection(collection), watch),
                copied -> {
                    int there = chosen.size() - copied;
                    tasks.say(() -> messages.get("library.copied", copied, collection, there));
                    library.reload();
                });
    }

    /// Undoes the last removal or move.
    public void undo() {
        Undo back = undo;
        if (undoable.get()) {
            undoable.set(false);
            tasks.change(back.puzzles.size(), part("library.undoing"), back.change, _ -> {
                tasks.say(() -> messages.get(back.said, back.puzzles.size()));
                library.reload();
            });
        }
    }

    private DoubleFunction<String> part(String key) {
        return done -> messages.get(key, done);
    }

    private List<LibraryEntry> own() {
        return library.chosen.get().stream()
                .filter(each -> !library.collections.isOfPack(each))
                .toList();
    }

    private static List<Long> ids(List<LibraryEntry> entries) {
        return entries.stream().map(LibraryEntry::id).toList();
    }

    private void keepForUndo(String said, List<LibraryEntry> puzzles, LibraryTasks.LongUpdate<Integer> back) {
        undo = new Undo(said, puzzles, back);
        undoable.set(true);
    }
}
