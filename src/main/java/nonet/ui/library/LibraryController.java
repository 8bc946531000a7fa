package nonet.ui.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import nonet.codec.Codecs;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.format.NamedPuzzle;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.Kept;
import nonet.library.Library;
import nonet.library.LibraryFile;
import nonet.library.Shelf;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.service.ProblemWords;
import nonet.service.PuzzleFile;
import nonet.service.PuzzleFile.Loaded;
import nonet.ui.kit.Lane;
import nonet.ui.kit.Problem;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Shows the library and changes it. Everything that asks the file runs on a lane of its own, one after the other.
public final class LibraryController {

    private static final Logger LOG = Logger.getLogger(LibraryController.class.getName());

    private final Texts texts;
    private final LibraryWords words;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final LibraryFile file;
    private final ShelfRating rating;
    private final BiConsumer<String, Puzzle> open;
    private final Shelf everything = new Shelf(0, "", true, 0, 0);
    private final ObservableList<Shelf> shelves = FXCollections.observableArrayList(everything);
    private final ObjectProperty<Shelf> shelf = new SimpleObjectProperty<>(everything);
    private final ObservableList<Kept> all = FXCollections.observableArrayList();
    private final FilteredList<Kept> shown = new FilteredList<>(all);
    private final ObservableList<String> tags = FXCollections.observableArrayList();
    private final ObjectProperty<LibraryFilter> filter = new SimpleObjectProperty<>(LibraryFilter.ALL);
    private final ObjectProperty<List<Kept>> chosen = new SimpleObjectProperty<>(List.of());
    private final BooleanProperty visible = new SimpleBooleanProperty();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
    private Removed removed = new Removed("", List.of());

    /// What was removed last.
    ///
    /// @param shelf the name of the shelf that went with it; empty when it is still there
    private record Removed(String shelf, List<Kept> puzzles) {}

    /// @param open puts a puzzle on the board
    public LibraryController(
            Texts texts, Tasks tasks, LibraryFile file, Grader grader, BiConsumer<String, Puzzle> open) {
        this.texts = texts;
        this.words = new LibraryWords(texts);
        this.problems = new ProblemWords(texts.locale());
        this.tasks = tasks;
        this.file = file;
        this.rating = new ShelfRating(tasks, grader, this::keep, this::failed);
        this.open = open;
        filter.subscribe(wanted -> shown.setPredicate(kept -> wanted.takes(kept, nameOf(kept))));
        shelf.addListener((change, before, now) -> {
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
    public ObservableList<Shelf> shelves() {
        return shelves;
    }

    /// The shelf whose puzzles are shown.
    public ObjectProperty<Shelf> shelfProperty() {
        return shelf;
    }

    /// The puzzles of the shelf that the filter takes.
    public ObservableList<Kept> puzzles() {
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
    public ObjectProperty<List<Kept>> chosenProperty() {
        return chosen;
    }

    /// Whether somebody looks; otherwise nothing is loaded or rated.
    public BooleanProperty visibleProperty() {
        return visible;
    }

    /// What happened last.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether something was removed that can come back.
    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /// Puts the chosen puzzle on the board.
    public void open() {
        if (!chosen.get().isEmpty()) {
            Kept first = chosen.get().getFirst();
            open.accept(nameOf(first), first.puzzle());
        }
    }

    /// Keeps the puzzle of a document, on the chosen shelf if that is the person's own.
    public void add(Document document) {
        put(List.of(new NamedPuzzle(document.puzzle(), document.name(), 1)), texts.get("library.own"));
    }

    /// Keeps all puzzles of a file, on the chosen shelf if that is the person's own, else on one of the file's name.
    public void add(Path source) {
        String name = String.valueOf(source.getFileName());
        tasks.<Runnable>start(
                Lane.FILES,
                (progress, cancel) -> switch (PuzzleFile.load(source)) {
                    case Loaded.Unreadable(PuzzleFile.Why why) -> () -> refuse(name, problems.of(why));
                    case Loaded.Content(var content) ->
                        switch (Codecs.standard().read(content)) {
                            case Outcome.Refused(var fault) -> () -> refuse(name, problems.of(fault));
                            case Outcome.Read read -> () -> put(named(read.sheets()), name);
                        };
                },
                Runnable::run,
                this::failed);
    }

    /// Takes the chosen puzzles off the person's own shelves.
    public void remove() {
        List<Kept> going = chosen.get().stream().filter(kept -> !isOfPack(kept)).toList();
        if (!going.isEmpty()) {
            change(library -> library.remove(going.stream().map(Kept::id).toList()), () -> {
                removed = new Removed("", going);
                undoable.set(true);
                say(texts.get("library.removed", going.size()));
            });
        }
    }

    /// Removes the shelf, if it is the person's own, with its puzzles.
    public void removeShelf() {
        Shelf going = shelf.get();
        if (!going.isPack()) {
            List<Kept> puzzles = List.copyOf(all);
            change(library -> library.removeShelf(going.id()), () -> {
                removed = new Removed(going.name(), puzzles);
                undoable.set(true);
                say(texts.get("library.shelf-removed", going.name()));
                shelf.set(everything);
            });
        }
    }

    /// Brings back what was removed last.
    public void undo() {
        Removed back = removed;
        if (undoable.get()) {
            undoable.set(false);
            change(library -> library.restore(back.puzzles, back.shelf), () -> say(texts.get("library.restored")));
        }
    }

    /// Makes a shelf, or chooses the one of that name.
    public void makeShelf(String name) {
        String wanted = name.strip();
        if (!wanted.isEmpty()) {
            change(library -> library.makeShelf(wanted), () -> choose(wanted));
        }
    }

    /// Gives the shelf, if it is the person's own, another name.
    public void renameShelf(String name) {
        Shelf renamed = shelf.get();
        String wanted = name.strip();
        if (!renamed.isPack() && !wanted.isEmpty() && !wanted.equals(renamed.name())) {
            ask(
                    library -> library.renameShelf(renamed.id(), wanted),
                    done -> say(done ? "" : texts.get("library.name-taken", wanted)));
            reload();
        }
    }

    /// Gives the chosen puzzle, if it is the person's own, another name.
    public void rename(String name) {
        Kept kept = one();
        if (kept != null && !isOfPack(kept) && !name.strip().equals(kept.name())) {
            change(library -> library.rename(kept.id(), name.strip()), () -> {});
        }
    }

    /// Gives the chosen puzzle the tags of a list with commas.
    public void tag(String list) {
        Kept kept = one();
        List<String> wanted = Stream.of(list.split("[,\uFF0C\u3001\n]"))
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .sorted()
                .distinct()
                .toList();
        if (kept != null && !wanted.equals(kept.tags())) {
            change(library -> library.tag(kept.id(), wanted), () -> {});
        }
    }

    /// Says whether the chosen puzzles are solved.
    public void mark(boolean solved) {
        List<Kept> marked = chosen.get();
        change(
                library -> {
                    for (Kept kept : marked) {
                        library.mark(kept.puzzle(), solved);
                    }
                },
                () -> {});
    }

    /// Hears that the person has solved a puzzle.
    public void solved(Puzzle puzzle) {
        change(library -> library.mark(puzzle, true), () -> {});
    }

    private @Nullable Kept one() {
        return chosen.get().size() == 1 ? chosen.get().getFirst() : null;
    }

    /// Returns what a puzzle is called in the list.
    String nameOf(Kept kept) {
        Shelf own = shelves.stream()
                .filter(each -> each.id() == kept.shelf())
                .findFirst()
                .orElse(everything);
        return words.of(kept, own);
    }

    /// Tells whether a puzzle came with Nonet, so that it stays.
    boolean isOfPack(Kept kept) {
        return shelves.stream().anyMatch(each -> each.id() == kept.shelf() && each.isPack());
    }

    private void put(List<NamedPuzzle> puzzles, String name) {
        Shelf own = shelf.get();
        ask(library -> library.add(own.isPack() ? library.makeShelf(name) : own.id(), puzzles), added -> {
            say(texts.get("library.added", added, puzzles.size() - added));
            reload();
            choose(own.isPack() ? name : own.name());
        });
    }

    private static List<NamedPuzzle> named(List<Sheet> sheets) {
        List<NamedPuzzle> puzzles = new ArrayList<>();
        for (Sheet sheet : sheets) {
            puzzles.add(
                    new NamedPuzzle(sheet.document().puzzle(), sheet.document().name(), sheet.line()));
        }
        return puzzles;
    }

    /// Chooses the person's own shelf of that name, once it is there.
    private void choose(String name) {
        ask(
                Library::shelves,
                now -> now.stream()
                        .filter(each -> !each.isPack() && each.name().equals(name))
                        .findFirst()
                        .ifPresent(shelf::set));
    }

    private void reload() {
        if (!visible.get()) {
            return;
        }
        rating.stop();
        long wanted = shelf.get().id();
        String stamp = rating.stamp();
        ask(
                library -> new Content(
                        library.shelves(),
                        wanted == 0 ? library.puzzles(stamp) : library.puzzles(wanted, stamp),
                        file.damaged()),
                this::show);
    }

    private record Content(
            List<Shelf> shelves,
            List<Kept> puzzles,
            @Nullable Path damaged) {}

    private void show(Content content) {
        List<Shelf> now = new ArrayList<>();
        int size = content.shelves.stream().mapToInt(Shelf::size).sum();
        int solved = content.shelves.stream().mapToInt(Shelf::solved).sum();
        now.add(new Shelf(0, "", true, size, solved));
        now.addAll(content.shelves);
        long wanted = shelf.get().id();
        List<Long> before = chosen.get().stream().map(Kept::id).toList();
        if (!shelves.equals(now)) {
            shelves.setAll(now);
        }
        now.stream().filter(each -> each.id() == wanted).findFirst().ifPresent(each -> {
            if (!each.equals(shelf.get())) {
                shelf.set(each);
            }
        });
        if (!all.equals(content.puzzles)) {
            all.setAll(content.puzzles);
            chosen.set(all.stream().filter(kept -> before.contains(kept.id())).toList());
        }
        tags.setAll(all.stream()
                .flatMap(kept -> kept.tags().stream())
                .distinct()
                .sorted()
                .toList());
        if (content.damaged != null && sentence.get().isEmpty()) {
            say(texts.get("library.damaged", String.valueOf(content.damaged.getFileName())));
        }
        rateNext();
    }

    private void rateNext() {
        if (visible.get()) {
            rating.next(all);
        }
    }

    private void keep(ShelfRating.Rated rated) {
        Kept kept = rated.kept();
        ask(
                library -> {
                    library.grade(kept.puzzle(), rated.graded(), rated.stamp());
                    return rated.graded();
                },
                done -> {
                    int place = all.indexOf(kept);
                    if (place >= 0) {
                        Kept known = kept.graded(done);
                        List<Kept> still = chosen.get().stream()
                                .map(each -> each.equals(kept) ? known : each)
                                .toList();
                        all.set(place, known);
                        chosen.set(still);
                    }
                    rateNext();
                });
    }

    private void say(String what) {
        sentence.set(what);
    }

    private void refuse(String name, String why) {
        say(texts.get("library.refused", name, why));
    }

    /// A question to the library, or a change of it.
    @FunctionalInterface
    private interface Question<T> {
        T ask(Library library) throws IOException;
    }

    @FunctionalInterface
    private interface Change {
        void make(Library library) throws IOException;
    }

    private void change(Change change, Runnable done) {
        ask(
                library -> {
                    change.make(library);
                    return true;
                },
                ignored -> {
                    done.run();
                    reload();
                });
    }

    private <T> void ask(Question<T> question, Consumer<T> done) {
        tasks.start(Lane.LIBRARY, (progress, cancel) -> question.ask(file.library()), done, this::failed);
    }

    private void failed(Problem problem) {
        LOG.log(Level.WARNING, "The library failed", problem.cause());
        say(texts.get(problem.cause() instanceof LibraryFile.TooNew ? "library.too-new" : "library.failed"));
    }
}
