package nonet.ui.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.Library;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.PuzzleCollection;
import nonet.rate.Profile;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// Shows the library: its collections, the puzzles of one that a filter takes, and which of them are chosen. Rates those
/// that are not rated yet while somebody looks.
public final class LibraryController {

    private final Messages texts;
    private final LibraryWords words;
    private final LibraryDesk desk;
    private final LibraryEditor editor;
    private final CollectionRating rating;
    private final BiConsumer<String, Puzzle> open;
    private final PuzzleCollection everything = new PuzzleCollection(0, "", true, 0, 0);
    private final ObservableList<PuzzleCollection> collections = FXCollections.observableArrayList(everything);
    private final ObjectProperty<PuzzleCollection> collection = new SimpleObjectProperty<>(everything);
    private final ObservableList<LibraryEntry> all = FXCollections.observableArrayList();
    private final FilteredList<LibraryEntry> shown = new FilteredList<>(all);
    private final ObservableList<String> tags = FXCollections.observableArrayList();
    private final ObjectProperty<LibraryFilter> filter = new SimpleObjectProperty<>(LibraryFilter.ALL);
    private final ObjectProperty<List<LibraryEntry>> chosen = new SimpleObjectProperty<>(List.of());
    private final BooleanProperty visible = new SimpleBooleanProperty();

    /// @param open puts a puzzle on the board
    public LibraryController(
            Messages texts, Tasks tasks, LibraryFile file, Grader grader, BiConsumer<String, Puzzle> open) {
        this.texts = texts;
        this.words = new LibraryWords(texts);
        this.desk = new LibraryDesk(texts, tasks, file);
        this.editor = new LibraryEditor(texts, tasks, desk, this);
        this.rating = new CollectionRating(tasks, grader, this::keep, desk::failed);
        this.open = open;
        filter.subscribe(wanted -> shown.setPredicate(entry -> wanted.takes(entry, nameOf(entry))));
        collection.addListener((change, before, now) -> {
            if (before.id() != now.id()) {
                chosen.set(List.of());
                reload();
            }
        });
        visible.subscribe(now -> {
            if (now) {
                reload();
            } else {
                rating.stop();
            }
        });
    }

    /// Says by what puzzles are rated. Those that were rated by something else are rated again when they are seen.
    public void use(Profile profile) {
        if (!profile.stamp().equals(rating.stamp())) {
            rating.use(profile);
            reload();
        }
    }

    /// All there is first, then the packs, then the person's own collections.
    public ObservableList<PuzzleCollection> collections() {
        return collections;
    }

    /// The shelf whose puzzles are shown.
    public ObjectProperty<PuzzleCollection> collectionProperty() {
        return collection;
    }

    /// The puzzles of the shelf that the filter takes.
    public ObservableList<LibraryEntry> puzzles() {
        return shown;
    }

    /// The tags on the shelf.
    public ObservableList<String> tags() {
        return tags;
    }

    ObjectProperty<LibraryFilter> filterProperty() {
        return filter;
    }

    /// The puzzles that are chosen.
    public ObjectProperty<List<LibraryEntry>> chosenProperty() {
        return chosen;
    }

    /// Whether somebody looks; otherwise nothing is loaded or rated.
    public BooleanProperty visibleProperty() {
        return visible;
    }

    /// What happened last.
    public ReadOnlyStringProperty sentenceProperty() {
        return desk.sentenceProperty();
    }

    /// Returns what changes the library.
    public LibraryEditor editor() {
        return editor;
    }

    /// Puts the chosen puzzle on the board.
    public void open() {
        if (!chosen.get().isEmpty()) {
            LibraryEntry first = chosen.get().getFirst();
            open.accept(nameOf(first), first.puzzle());
        }
    }

    /// Returns what a puzzle is called in the list.
    String nameOf(LibraryEntry entry) {
        PuzzleCollection own = collections.stream()
                .filter(each -> each.id() == entry.collection())
                .findFirst()
                .orElse(everything);
        return words.of(entry, own);
    }

    /// Tells whether a puzzle came with Nonet, so that it stays.
    boolean isOfPack(LibraryEntry entry) {
        return collections.stream().anyMatch(each -> each.id() == entry.collection() && each.isPack());
    }

    /// Returns all puzzles of the shelf, whatever the filter takes.
    List<LibraryEntry> inCollection() {
        return List.copyOf(all);
    }

    void chooseEverything() {
        collection.set(everything);
    }

    /// Chooses the person's own shelf of that name, once it is there.
    void choose(String name) {
        desk.ask(
                Library::collections,
                now -> now.stream()
                        .filter(each -> !each.isPack() && each.name().equals(name))
                        .findFirst()
                        .ifPresent(collection::set));
    }

    /// Looks again at what the library holds, if somebody looks.
    void reload() {
        if (!visible.get()) {
            return;
        }
        rating.stop();
        long wanted = collection.get().id();
        String stamp = rating.stamp();
        desk.ask(
                library -> new Content(
                        library.collections(),
                        wanted == 0 ? library.puzzles(stamp) : library.puzzles(wanted, stamp),
                        desk.damaged()),
                this::show);
    }

    private record Content(
            List<PuzzleCollection> collections,
            List<LibraryEntry> puzzles,
            @Nullable Path damaged) {}

    private void show(Content content) {
        List<PuzzleCollection> now = new ArrayList<>();
        int size = content.collections.stream().mapToInt(PuzzleCollection::size).sum();
        int solved =
                content.collections.stream().mapToInt(PuzzleCollection::solved).sum();
        now.add(new PuzzleCollection(0, "", true, size, solved));
        now.addAll(content.collections);
        long wanted = collection.get().id();
        List<Long> before = chosen.get().stream().map(LibraryEntry::id).toList();
        if (!collections.equals(now)) {
            collections.setAll(now);
        }
        now.stream().filter(each -> each.id() == wanted).findFirst().ifPresent(each -> {
            if (!each.equals(collection.get())) {
                collection.set(each);
            }
        });
        if (!all.equals(content.puzzles)) {
            all.setAll(content.puzzles);
            chosen.set(all.stream().filter(entry -> before.contains(entry.id())).toList());
        }
        tags.setAll(all.stream()
                .flatMap(entry -> entry.tags().stream())
                .distinct()
                .sorted()
                .toList());
        if (content.damaged != null && desk.sentenceProperty().get().isEmpty()) {
            desk.say(texts.get("library.damaged", String.valueOf(content.damaged.getFileName())));
        }
        rateNext();
    }

    private void rateNext() {
        if (visible.get()) {
            rating.next(all);
        }
    }

    private void keep(CollectionRating.Rated rated) {
        LibraryEntry entry = rated.entry();
        desk.ask(
                library -> {
                    library.grade(entry.puzzle(), rated.graded(), rated.stamp());
                    return rated.graded();
                },
                done -> {
                    int place = all.indexOf(entry);
                    if (place >= 0) {
                        LibraryEntry known = entry.graded(done);
                        List<LibraryEntry> still = chosen.get().stream()
                                .map(each -> each.equals(entry) ? known : each)
                                .toList();
                        all.set(place, known);
                        chosen.set(still);
                    }
                    rateNext();
                });
    }
}
