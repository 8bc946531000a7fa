package nonet.ui.library;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.library.Library;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.ui.kit.Messages;

/// The collections of the library, and the selected one.
public final class CollectionChoice {

    private static final PuzzleCollection EVERYTHING = new PuzzleCollection(0, "", true, 0, 0);

    /// All puzzles first, then the packs, then the user's own collections.
    public final ObservableList<PuzzleCollection> all = FXCollections.observableArrayList(EVERYTHING);

    /// The selected collection.
    public final ObjectProperty<PuzzleCollection> selected = new SimpleObjectProperty<>(EVERYTHING);

    private final Messages messages;
    private final LibraryWords words;
    private final LibraryTasks libraryTasks;

    CollectionChoice(Messages messages, LibraryTasks libraryTasks) {
        this.messages = messages;
        this.words = new LibraryWords(messages);
        this.libraryTasks = libraryTasks;
    }

    /// Shows the collections that the library has now.
    void show(List<PuzzleCollection> stored) {
        int size = stored.stream().mapToInt(PuzzleCollection::size).sum();
        int solved = stored.stream().mapToInt(PuzzleCollection::solved).sum();
        List<PuzzleCollection> now = new ArrayList<>();
        now.add(new PuzzleCollection(0, "", true, size, solved));
        now.addAll(stored);
        long wanted = selected.get().id();
        if (!all.equals(now)) {
            all.setAll(now);
        }
        now.stream()
                .filter(each -> each.id() == wanted && !each.equals(selected.get()))
                .findFirst()
                .ifPresent(selected::set);
    }

    void selectEverything() {
        selected.set(EVERYTHING);
    }

    /// Selects the user's own collection of that name, once it exists.
    void select(String name) {
        libraryTasks.ask(
                Library::collections,
                now -> now.stream()
                        .filter(each -> !each.isPack() && each.name().equals(name))
                        .findFirst()
                        .ifPresent(selected::set));
    }

    /// Returns the name of the selected collection.
    String selectedName() {
        return words.of(selected.get());
    }

    /// Returns the names of the user's own collections.
    List<String> own() {
        return all.stream()
                .filter(each -> !each.isPack())
                .map(PuzzleCollection::name)
                .toList();
    }

    /// Returns a name for a new collection that no other one has.
    String freeName() {
        List<String> taken = own();
        String name = messages.get("library.new-name");
        for (int number = 2; taken.contains(name); number++) {
            name = messages.get("library.number", messages.get("library.new-name"), number);
        }
        return name;
    }

    /// Returns the name of a puzzle, or its number in its collection if it has none.
    String nameOf(LibraryEntry entry) {
        return words.of(
                entry,
                all.stream()
                        .filter(each -> each.id() == entry.collection())
                        .findFirst()
                        .orElse(EVERYTHING));
    }

    /// Tests whether a puzzle came with Nonet, so that it is read-only.
    boolean isOfPack(LibraryEntry entry) {
        return all.stream().anyMatch(each -> each.id() == entry.collection() && each.isPack());
    }
}
