package nonet.ui.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.settings.Profiles;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.ProfileWords;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Shows the library: its collections, the filtered puzzles of one, and which of them are selected. Rates unrated
/// puzzles while it is visible.
public final class LibraryController {

    /// From so many puzzles on, ratings are shown once a second and not at once.
    private static final int MANY = 2_000;

    private static final long SECOND = 1_000_000_000;

    /// The puzzles of the collection that match the filter.
    public final ObservableList<LibraryEntry> puzzles;

    /// The tags in the collection.
    public final ObservableList<String> tags = FXCollections.observableArrayList();

    /// Whether the collection has puzzles.
    final ReadOnlyBooleanWrapper filled = new ReadOnlyBooleanWrapper();

    /// The last event, in a sentence.
    public final ReadOnlyStringProperty sentence;

    /// Whether these puzzles are being exchanged for others.
    final ReadOnlyBooleanProperty changing;

    /// How many puzzles of the collection are rated; empty once all of them are.
    final ReadOnlyStringProperty rated;

    /// The selected puzzles.
    public final ObjectProperty<List<LibraryEntry>> chosen = new SimpleObjectProperty<>(List.of());

    /// Whether the library has been loaded; before that nothing is known of it.
    final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();

    final ObjectProperty<LibraryFilter> filter = new SimpleObjectProperty<>(LibraryFilter.ALL);

    /// The name of the profile that rates.
    final LocalizedText profile;

    private final Messages messages;
    private final LibraryTasks libraryTasks;

    /// What changes the library.
    public final LibraryEditor editor;

    /// What moves, copies and removes puzzles.
    public final LibraryMoves moves;

    /// What writes puzzles to files.
    public final LibraryFiles files;

    /// The search for puzzles that repeat another one.
    final LibraryDuplicates repeats;

    /// The import of pictures.
    public final PictureImport pictures;
    private final CollectionRating rating;

    /// The columns of ratings by patterns and trials.
    final PatternColumns patterns;

    private final BoardAccess board;
    private final FrameClock frames;

    /// The collections, and the selected one.
    public final CollectionChoice collections;

    private final List<LibraryEntry> all = new ArrayList<>();
    private final LibraryRows rows;

    /// Whether the library is visible; otherwise nothing is loaded or rated.
    private final BooleanProperty visible = new SimpleBooleanProperty();

    private final ObservableValue<Profiles> profiles;
    private final InvalidationListener rerating = _ -> use();

    /// The id of a puzzle that is selected once it is loaded, or 0.
    private long revealed;

    /// When puzzles were last shown, in nanoseconds.
    private long arranged;

    /// A puzzle that is solved on the board without a mistake is marked as solved.
    ///
    /// @param grader rates puzzles
    /// @param profiles the profiles; the current one rates
    public LibraryController(
            PaneServices services, LibraryFile file, Grader grader, ObservableValue<Profiles> profiles) {
        messages = services.messages();
        board = services.board();
        frames = services.frames();
        Tasks tasks = services.tasks();
        this.rows = new LibraryRows(messages, tasks);
        puzzles = rows.shown;
        changing = rows.changing;
        this.libraryTasks = new LibraryTasks(messages, tasks, file);
        sentence = libraryTasks.sentence;
        this.collections = new CollectionChoice(messages, libraryTasks);
        this.editor = new LibraryEditor(messages, tasks, libraryTasks, this);
        this.moves = new LibraryMoves(messages, libraryTasks, this);
        this.repeats = new LibraryDuplicates(messages, tasks, libraryTasks, this);
        this.files = new LibraryFiles(messages, tasks, libraryTasks, profiles::getValue);
        this.pictures = new PictureImport(messages, tasks, libraryTasks, editor::add);
        this.rating = new CollectionRating(
                messages,
                tasks,
                libraryTasks,
                () -> grader.with(profiles.getValue().current()),
                all,
                this::keep);
        rated = rating.sentence;
        patterns = new PatternColumns(
                messages,
                tasks,
                libraryTasks,
                () -> grader.with(profiles.getValue().current()),
                all,
                this::keep);
        this.profile = new LocalizedText(messages);
        this.profiles = profiles;
        use();
        // The profiles outlive the window.
        profiles.addListener(new WeakInvalidationListener(rerating));
        filter.subscribe(_ -> filter());
        repeats.only.subscribe(_ -> filter());
        collections.selected.addListener((change, before, now) -> {
            if (before.id() != now.id()) {
                chosen.set(List.of());
                repeats.forget();
                reload();
            }
        });
        visible.subscribe(now -> {
            if (now) {
                reload();
            } else {
                rating.stop();
                patterns.stop();
            }
        });
        visible.bind(services.place().visible());
        board.document().subscribe(this::markSolved);
    }

    /// Sorts the puzzles; null for the order of the collection.
    void sort(@Nullable Comparator<LibraryRows.Row> by) {
        rows.sort(by);
        arrange();
    }

    private void filter() {
        rating.setFiltered(filter.get().isByRating());
        if (visible.get()) {
            arrange();
        }
    }

    private void arrange() {
        arranged = frames.nanos();
        rows.show(
                new LibraryRows.TableQuery(
                        List.copyOf(all), List.copyOf(collections.all), filter.get(), repeats.test()),
                this::dropHidden,
                libraryTasks::failed);
    }

    /// Leaves puzzles selected that are shown.
    private void dropHidden() {
        Set<Long> ids = chosen.get().stream().map(LibraryEntry::id).collect(Collectors.toSet());
        if (!ids.isEmpty()) {
            Set<Long> left = rows.shown.stream()
                    .map(LibraryEntry::id)
                    .filter(ids::contains)
                    .collect(Collectors.toSet());
            choose(chosen.get().stream()
                    .filter(entry -> left.contains(entry.id()))
                    .toList());
        }
    }

    private void choose(List<LibraryEntry> now) {
        if (!now.equals(chosen.get())) {
            chosen.set(now);
        }
    }

    /// Whether pictures are read or many puzzles changed.
    BooleanBinding busy() {
        return pictures.busy.or(libraryTasks.busy);
    }

    /// Stops reading pictures, and the change of many puzzles.
    void stop() {
        pictures.stop();
        libraryTasks.stop();
        reload();
    }

    /// Rates all puzzles that are shown by patterns and trials.
    void rateShown() {
        patterns.rate(List.copyOf(puzzles), false);
    }

    /// Rates the selected puzzles by patterns and trials, those with a lower bound to the end.
    void rateChosen() {
        patterns.rate(chosen.get(), true);
    }

    /// Says that the selected puzzles were copied.
    void sayCopied() {
        int count = chosen.get().size();
        libraryTasks.say(() -> messages.get("library.copied-lines", count));
    }

    private void use() {
        profile.say(() -> new ProfileWords(messages).of(profiles.getValue()));
        reload();
    }

    /// Puts the selected puzzle on the board.
    public void open() {
        if (!chosen.get().isEmpty()) {
            LibraryEntry first = chosen.get().getFirst();
            board.open(Document.of(collections.nameOf(first), first.puzzle()));
        }
    }

    /// Adds the document on the board to the collection.
    void addBoard() {
        editor.add(board.document().getValue());
    }

    private void markSolved(Document document) {
        if (!document.entered().isEmpty() && document.grid().isSolved()) {
            editor.solved(document.puzzle());
        }
    }

    /// Returns all puzzles of the collection, regardless of the filter.
    List<LibraryEntry> inCollection() {
        return List.copyOf(all);
    }

    /// Selects a puzzle in its collection, once that is loaded.
    public void reveal(LibraryEntry entry) {
        revealed = entry.id();
        long selected = collections.selected.get().id();
        if (selected == 0 || selected == entry.collection()) {
            reload();
        } else {
            collections.selectEverything();
        }
    }

    /// Reloads the library if it is visible.
    public void reload() {
        if (!visible.get()) {
            return;
        }
        rating.stop();
        long wanted = collections.selected.get().id();
        String stamp = rating.stamp();
        libraryTasks.ask(library -> LibraryContent.of(library, wanted, stamp, libraryTasks), this::show);
    }

    private void show(LibraryContent content) {
        collections.show(content.collections());
        all.clear();
        all.addAll(content.puzzles());
        patterns.forgetPlaces();
        if (!loaded.get()) {
            patterns.showIfRated();
        }
        filled.set(!all.isEmpty());
        repeats.update();
        chooseKept();
        if (!tags.equals(content.tags())) {
            tags.setAll(content.tags());
        }
        arrange();
        loaded.set(true);
        libraryTasks.say(content.damage());
        if (visible.get()) {
            rating.start(content.unrated());
        }
    }

    /// Selects the puzzle to reveal if it is there, otherwise the selected puzzles that are still there.
    private void chooseKept() {
        Set<Long> before = chosen.get().stream().map(LibraryEntry::id).collect(Collectors.toSet());
        List<LibraryEntry> found =
                all.stream().filter(entry -> entry.id() == revealed).toList();
        if (found.isEmpty()) {
            choose(all.stream().filter(entry -> before.contains(entry.id())).toList());
        } else {
            choose(found);
            revealed = 0;
        }
    }

    private void keep(LibraryEntry known) {
        keep(known, !rating.isRunning());
    }

    /// @param last whether no other puzzle follows soon
    private void keep(LibraryEntry known, boolean last) {
        if (chosen.get().stream().anyMatch(each -> each.id() == known.id())) {
            choose(chosen.get().stream()
                    .map(each -> each.id() == known.id() ? known : each)
                    .toList());
        }
        if (all.size() < MANY || last || frames.nanos() - arranged > SECOND) {
            arrange();
        }
    }
}
