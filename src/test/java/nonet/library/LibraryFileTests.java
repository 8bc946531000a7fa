package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.files.DiskFullException;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.se.StoredSeRating;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryFileTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARD =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    private static final List<Pack> PACKS = List.of(
            new Pack("first", List.of(named(EASY, "Example"), named(HARD, "Hard"))),
            new Pack("second", List.of(named(HARD, ""))));

    /// By what puzzles were rated.
    private static final StoredSeRating SE = new StoredSeRating(71, 26, 12);
    private static final String BY = "a profile";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("data").resolve("library.db");
    }

    /// SQLite undoes a transaction itself when the disk is full, so that it cannot be undone again.
    @Test
    void aFullDiskIsCalledThatAndChangesNothing() throws IOException, SQLException {
        List<Document> many = IntStream.range(0, 5000)
                .mapToObj(i -> named(numbered(i), "Puzzle " + i))
                .toList();
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            long mine = opened.library().makeCollection("mine");
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
                Sql sql = new Sql(connection);
                sql.list("PRAGMA max_page_count = " + (sql.number("PRAGMA page_count") + 4), row -> row.getLong(1));
                Library full = new Library(sql, opened::failure);
                assertThatThrownBy(() -> full.add(mine, many)).isInstanceOf(DiskFullException.class);
                assertThat(full.puzzles(BY)).isEmpty();
                assertThatThrownBy(() -> sql.together(() -> {
                            sql.run("ROLLBACK");
                            throw new SQLException("the disk is full");
                        }))
                        .hasMessage("the disk is full")
                        .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
            }
        }
    }

    @Test
    void aTableBringsTagsAndSolvedMarksBack() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Library library = opened.library();
            long first = library.makeCollection("first");
            library.add(first, List.of(named(EASY, "Easy, \"quoted\""), named(HARD, "Hard")));
            library.tag(library.puzzles(first, BY).getFirst().id(), List.of("morning", "red"));
            library.mark(HARD, true);
            ByteArrayOutputStream table = new ByteArrayOutputStream();
            new LibraryExport(library.puzzles(first, BY), _ -> "").table("Modern", table, _ -> {});
            library.mark(HARD, false);

            long second = library.makeCollection("second");
            library.add(second, List.of(named(EASY, ""), named(HARD, "")));
            library.describe(second, LibraryCsv.read(table.toString(StandardCharsets.UTF_8)));
            assertThat(library.puzzles(second, BY))
                    .extracting(LibraryEntry::solved, LibraryEntry::tags)
                    .containsExactly(tuple(false, List.of("morning", "red")), tuple(true, List.of()));
            assertThat(LibraryCsv.read("puzzle,name,tags\n" + EASY + ",Easy,red\n"))
                    .isEmpty();
        }
    }

    @Test
    void keepsCollectionsForTheNextStart() throws IOException {
        long own;
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            own = library.makeCollection("Mine");
            assertThat(library.makeCollection("Mine")).isEqualTo(own);
            assertThat(library.add(own, List.of(named(EASY, "One"), named(HARD, ""), named(EASY, "Again"))))
                    .isEqualTo(2);
            LibraryEntry one = library.puzzles(own, BY).getFirst();
            library.tag(one.id(), List.of("nice", "first", "nice"));
            library.rename(one.id(), "The one");
            library.mark(EASY, true);
            library.grade(EASY, new StoredRating(Grade.EASY, 204, SE), BY);
        }
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            List<PuzzleCollection> collections = library.collections();
            assertThat(collections)
                    .extracting(
                            PuzzleCollection::name,
                            PuzzleCollection::isPack,
                            PuzzleCollection::size,
                            PuzzleCollection::solved)
                    .containsExactly(
                            tuple("first", true, 2, 1), tuple("second", true, 1, 0), tuple("Mine", false, 2, 1));
            LibraryEntry one = library.puzzles(own, BY).getFirst();
            assertThat(one)
                    .isEqualTo(new LibraryEntry(
                            one.id(),
                            own,
                            1,
                            "The one",
                            EASY,
                            Grade.EASY,
                            204,
                            SE,
                            null,
                            true,
                            List.of("first", "nice")));
            assertThat(library.puzzles(BY)).hasSize(5);
            LibraryEntry other = library.puzzles(own, "another profile").getFirst();
            assertThat(other.grade()).isNull();
            assertThat(other.score()).isZero();
            assertThat(other.explained()).isEqualTo(SE);
            assertThat(other.solved()).isTrue();
        }
    }

    @Test
    void aLowerBoundIsNoRating() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            library.grade(EASY, new StoredRating(Grade.EXTREME, 9000, new StoredSeRating(105, 0, 0)), BY);
            StoredSeRating explained = library.puzzles(BY).getFirst().explained();
            assertThat(explained).isEqualTo(new StoredSeRating(105, 0, 0));
            assertThat(explained.isRated()).isFalse();
            assertThat(SE.isRated()).isTrue();
            assertThat(StoredSeRating.BY_ER.compare(new StoredSeRating(105, 12, 12), explained))
                    .isNegative();
            assertThat(StoredSeRating.BY_ER.compare(new StoredSeRating(106, 12, 12), explained))
                    .isPositive();
        }
    }

    @Test
    void movesAndCopiesPuzzlesWithTheirTagsAndMovesThemBack() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            long from = library.makeCollection("From");
            long to = library.makeCollection("To");
            library.add(from, List.of(named(EASY, "One"), named(HARD, "Two")));
            library.add(to, List.of(named(HARD, "There")));
            library.tag(library.puzzles(from, BY).getFirst().id(), List.of("nice"));
            List<LibraryEntry> before = library.puzzles(from, BY);
            List<Long> all = library.puzzles(BY).stream().map(LibraryEntry::id).toList();

            assertThat(library.move(all, to, _ -> {}))
                    .containsExactly(before.getFirst().id());
            assertThat(library.puzzles(from, BY)).extracting(LibraryEntry::name).containsExactly("Two");
            assertThat(library.puzzles(to, BY))
                    .extracting(LibraryEntry::name, LibraryEntry::number, LibraryEntry::tags)
                    .containsExactly(tuple("There", 1, List.of()), tuple("One", 2, List.of("nice")));
            library.moveBack(before.subList(0, 1), _ -> {});
            assertThat(library.puzzles(from, BY)).isEqualTo(before);

            long third = library.makeCollection("Third");
            assertThat(library.copy(all, third, _ -> {})).isEqualTo(2);
            assertThat(library.puzzles(third, BY))
                    .extracting(LibraryEntry::puzzle, LibraryEntry::name, LibraryEntry::tags)
                    .containsExactly(tuple(EASY, "Example", List.of()), tuple(HARD, "Hard", List.of()));
            long fourth = library.makeCollection("Fourth");
            assertThat(library.copy(List.of(before.getFirst().id()), fourth, _ -> {}))
                    .isEqualTo(1);
            assertThat(library.puzzles(fourth, BY).getFirst().tags()).containsExactly("nice");
            assertThat(library.puzzles(from, BY)).isEqualTo(before);
        }
    }

    @Test
    void aStoppedChangeChangesNothing() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            long own = library.makeCollection("Mine");
            assertThatThrownBy(() -> library.add(own, List.of(named(EASY, "One"), named(HARD, "Two")), done -> {
                        if (done == 1) {
                            throw new CancellationException();
                        }
                    }))
                    .isInstanceOf(CancellationException.class);
            assertThat(library.puzzles(own, BY)).isEmpty();
            assertThat(library.add(own, List.of(named(EASY, "One")))).isEqualTo(1);
        }
    }

    @Test
    void restoresRemovedPuzzlesUnchangedAndKeepsPacks() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            Library library = opened.library();
            long own = library.makeCollection("Mine");
            library.add(own, List.of(named(EASY, "One"), named(HARD, "Two")));
            library.tag(library.puzzles(own, BY).getFirst().id(), List.of("nice"));
            List<LibraryEntry> before = library.puzzles(own, BY);

            library.remove(library.puzzles(BY).stream().map(LibraryEntry::id).toList(), _ -> {});
            assertThat(library.puzzles(own, BY)).isEmpty();
            assertThat(library.puzzles(BY)).hasSize(3);
            library.restore(before, "", _ -> {});
            assertThat(library.puzzles(own, BY)).isEqualTo(before);

            assertThat(library.renameCollection(own, "Ours")).isTrue();
            long other = library.makeCollection("Other");
            assertThat(library.renameCollection(other, "Ours")).isFalse();
            library.collections().forEach(collection -> removed(library, collection.id()));
            assertThat(library.collections()).extracting(PuzzleCollection::name).containsExactly("first", "second");
        }
    }

    @Test
    void aNewerPackTakesThePlaceOfTheOldOneAndMarksStay() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            opened.library().mark(HARD, true);
        }
        Puzzle more = EASY.with(Cell.at(1, 3), Digit.FOUR);
        List<Pack> newer = List.of(new Pack("first", List.of(named(HARD, "Harder"), named(more, "More"))));
        try (LibraryFile opened = new LibraryFile(file, () -> newer)) {
            PuzzleCollection first = opened.library().collections().getFirst();
            assertThat(first.solved()).isEqualTo(1);
            assertThat(opened.library().puzzles(first.id(), BY))
                    .extracting(LibraryEntry::name, LibraryEntry::solved)
                    .containsExactly(tuple("Harder", true), tuple("More", false));
        }
    }

    @Test
    void aFileFromBeforeTheTrainingKeepsAttemptsFromNowOn() throws IOException, SQLException {
        Files.createDirectories(file.getParent());
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            Schema.bring(new Sql(old), 4);
        }
        Attempt first = new Attempt("x-wing", ":0300:1:…", 4, LocalDate.of(2026, 3, 1));
        Attempt second = new Attempt("full-house", ":0000:1:…", 0, LocalDate.of(2026, 3, 2));
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThat(opened.library().attempts()).isEmpty();
            opened.library().add(first);
            opened.library().add(second);
        }
        assertThat(names()).containsExactly("library.db", "library.version-4-1.db");
        try (LibraryFile again = new LibraryFile(file, () -> PACKS)) {
            assertThat(again.library().attempts()).containsExactly(first, second);
            again.library().removeAttempts();
            assertThat(again.library().attempts()).isEmpty();
        }
    }

    @Test
    void anOlderFileIsBroughtUpToDateWithACopyBesideIt() throws IOException, SQLException {
        Files.createDirectories(file.getParent());
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            Sql sql = new Sql(old);
            Schema.bring(sql, 1);
            sql.run("INSERT INTO shelf (id, name, pack) VALUES (7, 'Old', 0)");
            sql.run("INSERT INTO puzzle (shelf, number, name, givens) VALUES (7, 1, 'Kept', ?)", EASY.toString());
        }
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThat(opened.library().puzzles(7, BY))
                    .extracting(LibraryEntry::name)
                    .containsExactly("Kept");
            opened.library().mark(EASY, true);
            assertThat(opened.library().puzzles(7, BY))
                    .extracting(LibraryEntry::solved)
                    .containsExactly(true);
            assertThat(opened.damaged()).isNull();
        }
        assertThat(names()).containsExactly("library.db", "library.version-1-1.db");
        try (Connection copy =
                DriverManager.getConnection("jdbc:sqlite:" + file.resolveSibling("library.version-1-1.db"))) {
            assertThat(Schema.version(new Sql(copy))).isEqualTo(1);
            assertThat(new Sql(copy).number("SELECT count(*) FROM puzzle")).isEqualTo(1);
        }
    }

    @Test
    void doesNotTouchTheFileOfANewerVersion() throws IOException, SQLException {
        Files.createDirectories(file.getParent());
        try (Connection newer = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            new Sql(newer).run("PRAGMA user_version = 99");
        }
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThatThrownBy(opened::library).isInstanceOf(LibraryFile.TooNew.class);
        }
        try (Connection newer = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            assertThat(Schema.version(new Sql(newer))).isEqualTo(99);
            assertThat(new Sql(newer).number("SELECT count(*) FROM sqlite_master"))
                    .isZero();
        }
    }

    @Test
    void aDamagedFileIsPutAsideAndANewOneBegun() throws IOException {
        Files.createDirectories(file.getParent());
        byte[] nonsense =
                "This was a library once, and is no longer one. ".repeat(200).getBytes(StandardCharsets.UTF_8);
        Files.write(file, nonsense);
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThat(opened.library().puzzles(BY)).hasSize(3);
            assertThat(opened.damaged()).isEqualTo(file.resolveSibling("library.damaged-1.db"));
        }
        assertThat(file.resolveSibling("library.damaged-1.db")).hasBinaryContent(nonsense);

        byte[] torn = Files.readAllBytes(file);
        for (int at = 4096; at < torn.length; at++) {
            torn[at] = (byte) (at * 31);
        }
        Files.write(file, torn);
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThat(opened.library().puzzles(BY)).hasSize(3);
            assertThat(opened.damaged()).isEqualTo(file.resolveSibling("library.damaged-2.db"));
        }
    }

    @Test
    void theLogOfADamagedFileIsPutAsideWithIt() throws IOException {
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        byte[] log = {1, 2, 3};
        Files.write(file.resolveSibling("library.db-wal"), log);
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThat(opened.library().puzzles(BY)).hasSize(3);
            assertThat(opened.damaged()).isEqualTo(file.resolveSibling("library.damaged-1.db"));
        }
        assertThat(file.resolveSibling("library.damaged-1.db-wal")).hasBinaryContent(log);
    }

    @Test
    void twoWritersAtOnceLoseNothing() throws Exception {
        try (LibraryFile one = new LibraryFile(file, () -> PACKS);
                LibraryFile other = new LibraryFile(file, () -> PACKS);
                ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Integer>> writers = new ArrayList<>();
            for (LibraryFile each : List.of(one, other)) {
                String name = each == one ? "one" : "other";
                Callable<Integer> writer = () -> {
                    long collection = each.library().makeCollection(name);
                    for (int number = 0; number < 50; number++) {
                        each.library().add(collection, List.of(named(numbered(number), name + number)));
                        each.library().mark(numbered(number), number % 2 == 0);
                    }
                    return each.library().puzzles(collection, BY).size();
                };
                writers.add(threads.submit(writer));
            }
            for (Future<Integer> writer : writers) {
                assertThat(writer.get()).isEqualTo(50);
            }
            assertThat(one.library().puzzles(BY))
                    .isEqualTo(other.library().puzzles(BY))
                    .hasSize(103);
            assertThat(one.library().collections().getLast().solved()).isEqualTo(25);
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsAnErrorAndNotDamage() throws IOException {
        Files.writeString(folder.resolve("data"), "a file where the folder should be");
        try (LibraryFile opened = new LibraryFile(file, () -> PACKS)) {
            assertThatThrownBy(opened::library).isInstanceOf(IOException.class);
            assertThat(opened.damaged()).isNull();
        }
    }

    private static void removed(Library library, long collection) {
        try {
            library.removeCollection(collection);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(file.getParent())) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    /// Returns one of many puzzles.
    private static Puzzle numbered(int number) {
        byte[] givens = new byte[81];
        IntStream.range(0, 8).forEach(bit -> givens[bit] = (byte) ((number >> bit & 1) == 0 ? 0 : bit + 1));
        givens[80] = 9;
        return Puzzle.of(givens);
    }

    private static Document named(Puzzle puzzle, String name) {
        return Document.of(name, puzzle);
    }
}
