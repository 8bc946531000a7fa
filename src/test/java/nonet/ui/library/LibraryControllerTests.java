package nonet.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.library.PuzzleCollection;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.rate.se.StoredSeRating;
import nonet.relatives.Isomorphism;
import nonet.settings.Profiles;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryControllerTests {

    static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String TWELVE = "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SINGLES =
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    @TempDir
    private Path folder;

    private final PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
    private final ObjectProperty<Profiles> profiles =
            new SimpleObjectProperty<>(Profiles.standard().choosing(Profiles.HODOKU));
    private LibraryFile file;
    private LibraryController library;

    @BeforeEach
    void open() {
        file = file(folder);
        library = controller(file);
        fixture.visible.set(true);
    }

    /// Returns a library with a pack of an easy puzzle, named, and one with twelve solutions.
    static LibraryFile file(Path folder) {
        return new LibraryFile(
                folder.resolve("library.db"),
                () -> List.of(new Pack(
                        "classics",
                        List.of(Document.of("Example", Puzzle.of(EASY)), Document.of("", Puzzle.of(TWELVE))))));
    }

    @AfterEach
    void close() {
        file.close();
    }

    @Test
    void packsAreThereRatedAndNamed() {
        assertThat(library.collections.all)
                .extracting(PuzzleCollection::name, PuzzleCollection::size)
                .hasSize(2);
        assertThat(library.puzzles).extracting(LibraryEntry::grade).containsExactly(Grade.EASY, Grade.SEVERAL);
        assertThat(library.puzzles.getFirst().score()).isPositive();
        assertThat(library.puzzles)
                .extracting(LibraryEntry::explained)
                .containsExactly(new StoredSeRating(12, 12, 12), StoredSeRating.NONE);
        choose(1);
        library.open();
        assertThat(fixture.opened).containsExactly(Document.of("Classics 2", Puzzle.of(TWELVE)));
    }

    @Test
    void theBoardsPuzzleIsAddedToTheUsersCollection() {
        library.editor.add(Document.of("From the board", Puzzle.of(SINGLES)));

        assertThat(library.collections.selected.get().name()).isEqualTo("My puzzles");
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("From the board");
        assertThat(library.sentence.get()).isEqualTo("One puzzle added");
        library.editor.add(Document.of("Again", Puzzle.of(SINGLES)));
        assertThat(library.sentence.get()).isEqualTo("Nothing added; one was there already");
        assertThat(library.puzzles).hasSize(1);
    }

    @Test
    void repeatsAreFoundInDisguiseShownAndRemoved() {
        library.repeats.find();
        assertThat(library.sentence.get()).isEqualTo("None of 2 puzzles is another one in disguise.");
        Puzzle disguise = Isomorphism.shuffle(7, 0).of(Puzzle.of(EASY));
        library.editor.add(Document.of("Mine", disguise));
        library.editor.add(Document.of("Other", Puzzle.of(SINGLES)));
        library.collections.selectEverything();

        library.repeats.find();
        assertThat(library.sentence.get()).isEqualTo("1 of 4 puzzles is a repeat of one other, in disguise or not.");
        library.repeats.only.set(true);
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("Mine");
        library.repeats.merge();
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("Example", "", "Other");
        assertThat(library.repeats.found.get()).isFalse();
        library.moves.undo();
        assertThat(library.puzzles).hasSize(4);

        library.repeats.find();
        assertThat(library.repeats.found.get()).isTrue();
        library.chosen.set(library.puzzles.stream()
                .filter(entry -> entry.name().equals("Other"))
                .toList());
        library.moves.remove();
        assertThat(library.puzzles).hasSize(3);
        assertThat(library.repeats.found.get()).isFalse();
    }

    @Test
    void aPuzzleThatIsOpenedIsFoundHereInDisguise() {
        Messages messages = new Messages(Locale.US, "nonet.log");
        KnownPuzzleSearch seen = new KnownPuzzleSearch(messages, new InlineTasks(), file);
        List<String> said = new ArrayList<>();
        Puzzle disguise = Isomorphism.shuffle(7, 0).of(Puzzle.of(TWELVE));

        seen.look(Document.of("found", disguise), (sentence, entry) -> {
            said.add(sentence);
            library.reveal(entry);
        });
        seen.look(Document.of("again", Puzzle.of(EASY)), (sentence, _) -> said.add(sentence));
        seen.look(Document.of("Example", Puzzle.of(EASY)), (sentence, _) -> said.add(sentence));
        seen.look(Document.of("new", Puzzle.of(SINGLES)), (sentence, _) -> said.add(sentence));
        assertThat(said)
                .containsExactly(
                        "You have this puzzle in another guise: Classics 2, in Classics.",
                        "You have this puzzle: Example, in Classics.");
        assertThat(library.chosen.get()).extracting(LibraryEntry::puzzle).containsExactly(Puzzle.of(TWELVE));

        Path unused = folder.resolve("unused.db");
        new KnownPuzzleSearch(messages, new InlineTasks(), new LibraryFile(unused, List::of))
                .look(Document.of("found", disguise), (sentence, _) -> said.add(sentence));
        assertThat(said).hasSize(2);
        assertThat(unused).doesNotExist();
    }

    @Test
    void aFileIsImportedIntoACollectionOfItsNameAndAnInvalidOneRefused() throws IOException {
        Path list = folder.resolve("list.txt");
        Files.writeString(list, EASY + "\n" + TWELVE + "\nbad\n" + SINGLES + "\n");
        library.editor.add(list);
        assertThat(library.sentence.get())
                .isEqualTo("3 puzzles added. One place was left out."
                        + " Line 3, column 1: \u201Cb\u201D is neither a digit nor a blank.");
        assertThat(library.collections.selected.get().name()).isEqualTo("list.txt");
        assertThat(library.puzzles).hasSize(3);

        Path nonsense = folder.resolve("nonsense.txt");
        Files.writeString(nonsense, "no puzzle");
        library.editor.add(nonsense);
        assertThat(library.sentence.get()).startsWith("nonsense.txt was not added. ");
        assertThat(library.puzzles).hasSize(3);
    }

    @Test
    void filtersTakeNameTagLevelAndSolved() {
        choose(0);
        library.editor.tag("to show,  old , to show");
        library.editor.mark(true);

        assertThat(library.tags).containsExactly("old", "to show");
        assertThat(names(new LibraryFilter("EXAM", null, null, null, null, null)))
                .containsExactly("Example");
        assertThat(names(new LibraryFilter("classics 2", null, null, null, null, null)))
                .containsExactly("");
        assertThat(names(new LibraryFilter("sho", null, null, null, null, null)))
                .containsExactly("Example");
        assertThat(names(new LibraryFilter("53007", null, null, null, null, null)))
                .hasSize(2);
        assertThat(names(new LibraryFilter("", Grade.SEVERAL, null, null, null, null)))
                .containsExactly("");
        assertThat(names(new LibraryFilter("", null, ErBand.SINGLES, null, null, null)))
                .containsExactly("Example");
        assertThat(names(new LibraryFilter("", null, ErBand.NETS, null, null, null)))
                .isEmpty();
        assertThat(names(new LibraryFilter("", null, null, null, true, null))).containsExactly("Example");
        assertThat(names(new LibraryFilter("", null, null, null, false, null))).containsExactly("");
        assertThat(names(new LibraryFilter("", null, null, null, null, "old"))).containsExactly("Example");
        assertThat(names(new LibraryFilter("zzz", null, null, null, null, null)))
                .isEmpty();
    }

    @Test
    void puzzlesAreFilteredAndSortedInTheBackground() {
        choose(1);
        library.filter.set(new LibraryFilter("exam", null, null, null, null, null));
        assertThat(library.chosen.get()).isEmpty();
        library.filter.set(LibraryFilter.ALL);
        library.sort(Comparator.comparing(LibraryRows.Row::name));
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("", "Example");

        PaneFixture window = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks(LibraryRows.QUEUE));
        LibraryController waiting = controller(window, file);
        window.visible.set(true);
        assertThat(waiting.filled.get()).isTrue();
        assertThat(waiting.puzzles).isEmpty();
    }

    @Test
    void restoresRemovedPuzzlesAndKeepsPacks() {
        library.chosen.set(List.copyOf(library.puzzles));
        library.moves.remove();
        assertThat(library.puzzles).hasSize(2);
        assertThat(library.moves.undoable.get()).isFalse();

        library.editor.add(Document.of("One", Puzzle.of(SINGLES)));
        choose(0);
        library.editor.tag("kept");
        library.moves.remove();
        assertThat(library.puzzles).isEmpty();
        library.moves.undo();
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("One");
        assertThat(library.puzzles.getFirst().tags()).containsExactly("kept");

        library.moves.removeCollection();
        assertThat(library.collections.all).hasSize(2);
        assertThat(library.collections.selected.get().id()).isZero();
        library.moves.undo();
        assertThat(library.collections.all)
                .extracting(PuzzleCollection::name)
                .containsExactly("", "classics", "My puzzles");
        assertThat(library.collections.all.getLast().size()).isEqualTo(1);
    }

    @Test
    void puzzlesAreMovedToAnotherCollectionAndBack() {
        library.editor.add(Document.of("One", Puzzle.of(SINGLES)));
        choose(0);
        library.moves.moveTo("Winter");
        assertThat(library.sentence.get()).isEqualTo("One puzzle moved to Winter");
        assertThat(library.puzzles).isEmpty();
        library.moves.undo();
        assertThat(library.sentence.get()).isEqualTo("One puzzle moved back.");
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("One");

        library.collections.selected.set(library.collections.all.get(1));
        library.chosen.set(List.copyOf(library.puzzles));
        library.moves.moveTo("Winter");
        assertThat(library.puzzles).hasSize(2);
        library.moves.copyTo("Winter");
        assertThat(library.sentence.get()).isEqualTo("2 puzzles copied to Winter");
        library.moves.copyTo("Winter");
        assertThat(library.sentence.get()).isEqualTo("Nothing copied to Winter; 2 are there already");
        assertThat(library.collections.freeName()).isEqualTo("New collection");
        library.editor.makeCollection("New collection");
        assertThat(library.collections.freeName()).isEqualTo("New collection 2");
    }

    @Test
    void puzzlesAreWrittenInAnyFormatWithNamesAndRatings() throws IOException {
        List<LibraryEntry> both = List.copyOf(library.puzzles);
        assertThat(saved("81 characters and the name", "list.txt", both))
                .isEqualTo(EASY + " Example\n" + TWELVE + "\n");
        assertThat(library.sentence.get()).isEqualTo("2 puzzles written to list.txt");
        assertThat(saved("Table with names and ratings", "table.csv", both))
                .isEqualTo("""
                    puzzle,name,givens,level,score,profile,er,ep,ed,solved,tags,w,gw,b,te
                    %s,Example,30,easy,%d,HoDoKu,1.2,1.2,1.2,no,,,,,
                    %s,,28,several,,HoDoKu,,,,no,,,,,
                    """.formatted(EASY, both.getFirst().score(), TWELVE));
        assertThat(saved("OpenSudoku", "both.opensudoku", both))
                .contains(EASY.replace('.', '0'), TWELVE.replace('.', '0'));
        String document = saved("Nonet", "one.nonet", both.subList(0, 1));
        assertThat(document).contains("Example", "Easy " + both.getFirst().score() + " (HoDoKu), SE 1.2/1.2/1.2");

        picked("KSudoku", "many.xml", both);
        assertThat(library.sentence.get()).isEqualTo("2 puzzles written, each to a file: many.xml with a number");
        assertThat(folder.resolve("many-1.xml")).exists();
        Files.delete(folder.resolve("many-1.xml"));
        picked("KSudoku", "many.xml", both);
        assertThat(library.sentence.get())
                .isEqualTo("many.xml was not written. many-2.xml exists already; choose another name.");
        assertThat(folder.resolve("many-1.xml")).doesNotExist();
        assertThat(LibraryFiles.lines(both)).isEqualTo(EASY + " Example\n" + TWELVE);
    }

    private String saved(String kind, String name, List<LibraryEntry> entries) throws IOException {
        picked(kind, name, entries);
        return Files.readString(folder.resolve(name));
    }

    private void picked(String kind, String name, List<LibraryEntry> entries) {
        library.files.save(new OnePick(kind, folder.resolve(name)), "Classics", entries);
    }

    @Test
    void aChangeOfTheProfileRatesAgainAndIsNamed() throws IOException {
        choose(0);
        int before = library.chosen.get().getFirst().score();
        assertThat(library.profile.get()).isEqualTo("HoDoKu");

        Profile costly = Profile.hodoku()
                .with(Weights.of(Weights.hodoku().all().stream()
                        .map(each -> new Weight(
                                each.technique(),
                                each.order(),
                                each.level(),
                                2 * each.score(),
                                each.solve(),
                                each.all()))
                        .toList()));
        profiles.set(profiles.get().with(costly));

        LibraryEntry again = library.chosen.get().getFirst();
        assertThat(again.score()).isEqualTo(2 * before);
        assertThat(library.profile.get()).isEqualTo("HoDoKu, changed");
        assertThat(saved("Table with names and ratings", "changed.csv", List.of(again)))
                .contains(again.score() + ",HoDoKu (changed),1.2,");

        profiles.set(profiles.get().choosing(""));
        assertThat(library.puzzles.getFirst().score()).isEqualTo(before);
        assertThat(library.profile.get()).isEqualTo("Modern");
    }

    /// Chooses one kind and one file.
    private record OnePick(String kind, Path file) implements FilePicker {

        @Override
        public void toOpen(String title, Consumer<Path> chosen) {
            throw new AssertionError();
        }

        @Override
        public void toOpenFolder(String title, Consumer<Path> chosen) {
            throw new AssertionError();
        }

        @Override
        public void toSave(String title, String only, String name, Consumer<Path> chosen) {
            throw new AssertionError();
        }

        @Override
        public void toSaveAs(String title, String name, List<Kind> kinds, BiConsumer<Path, Kind> chosen) {
            assertThat(name).isEqualTo("Classics");
            chosen.accept(
                    file,
                    kinds.stream()
                            .filter(each -> each.name().equals(kind))
                            .findFirst()
                            .orElseThrow());
        }
    }

    @Test
    void collectionsAndPuzzlesCanBeRenamed() {
        library.editor.makeCollection(" Winter ");
        library.editor.add(Document.of("", Puzzle.of(SINGLES)));
        choose(0);
        library.editor.rename(" Snow ");
        library.editor.renameCollection("Summer");
        assertThat(library.collections.all)
                .extracting(PuzzleCollection::name)
                .containsExactly("", "classics", "Summer");
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("Snow");

        library.editor.makeCollection("Other");
        library.editor.renameCollection("Summer");
        assertThat(library.sentence.get()).isEqualTo("A collection named Summer already exists.");
        library.collections.selected.set(library.collections.all.get(1));
        choose(0);
        library.editor.rename("Not mine");
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("Example", "");
    }

    @Test
    void whoSolvesAPuzzleFindsItMarked() {
        library.editor.solved(Puzzle.of(TWELVE));

        assertThat(library.puzzles).extracting(LibraryEntry::solved).containsExactly(false, true);
        assertThat(library.collections.all).extracting(PuzzleCollection::solved).containsExactly(1, 1);
    }

    @Test
    void aDamagedFileIsReportedInOneSentence() throws IOException {
        Path damaged = folder.resolve("other.db");
        Files.writeString(damaged, "nothing that a library would hold");
        try (LibraryFile other = new LibraryFile(damaged, List::of)) {
            LibraryController told = controller(other);
            fixture.visible.set(true);
            assertThat(told.sentence.get())
                    .isEqualTo("The library was damaged, so a new one was created; "
                            + "the old one is kept as other.damaged-1.db.");
        }
    }

    @Test
    void aFolderOfPhotosBecomesACollectionAndNothingIsLostInSilence() throws IOException {
        Path photos = Path.of("src", "test", "resources", "nonet", "photo");
        Path newspaper = Files.createDirectory(folder.resolve("newspaper"));
        Files.copy(photos.resolve("photo01.jpg"), newspaper.resolve("IMG_1.JPG"));
        Files.copy(photos.resolve("photo05.jpg"), newspaper.resolve("IMG_2.JPG"));
        Files.copy(photos.resolve("photo03.webp"), newspaper.resolve("saved-from-the-web"));
        Files.write(newspaper.resolve("IMG_3.heic"), new byte[] {0, 0, 0, 24, 'f', 't', 'y', 'p', 'h', 'e', 'i', 'c'});
        Files.writeString(newspaper.resolve("notes.txt"), "not a picture");
        Files.writeString(newspaper.resolve(".hidden"), "");
        fixture.visible.set(true);
        library.pictures.add(List.of(newspaper));

        assertThat(library.collections.selected.get().name()).isEqualTo("newspaper");
        assertThat(library.puzzles)
                .extracting(LibraryEntry::name)
                .containsExactly("IMG_1.JPG", "IMG_2.JPG", "saved-from-the-web");
        assertThat(library.pictures.remarks)
                .containsExactly(
                        "IMG_2.JPG: 3 cells are uncertain: r5c8 r6c6 r8c3.",
                        "IMG_3.heic: Nonet cannot read this kind of picture (HEIC). Save it as JPEG or PNG.",
                        "notes.txt: Not a picture.");
        assertThat(library.sentence.get()).isEqualTo("3 puzzles added");
        assertThat(library.pictures.busy.get()).isFalse();
    }

    @Test
    void aPuzzleWhoseRatingFailsDoesNotEndTheOthers() {
        AtomicInteger ratings = new AtomicInteger();
        PaneFixture failing = new PaneFixture(
                new Messages(Locale.US, "nonet.log"),
                new FailingTasks(queue -> queue == CollectionRating.QUEUE && ratings.getAndIncrement() == 0));
        try (LibraryFile unrated = file(folder.resolve("unrated"))) {
            LibraryController opened = controller(failing, unrated);
            failing.visible.set(true);

            assertThat(opened.puzzles).extracting(LibraryEntry::grade).containsExactly(null, Grade.SEVERAL);
            assertThat(ratings).hasValue(2);
            assertThat(opened.rated.get()).startsWith("One puzzle could not be rated; see ");
        }
    }

    private LibraryController controller(LibraryFile kept) {
        return controller(fixture, kept);
    }

    private LibraryController controller(PaneFixture window, LibraryFile kept) {
        return new LibraryController(
                window.services(), kept, new Grader(new HumanLogic(new FastSolver(), Profile.modern())), profiles);
    }

    private void choose(int place) {
        library.chosen.set(List.of(library.puzzles.get(place)));
    }

    private List<String> names(LibraryFilter filter) {
        library.filter.set(filter);
        return library.puzzles.stream().map(LibraryEntry::name).toList();
    }
}
