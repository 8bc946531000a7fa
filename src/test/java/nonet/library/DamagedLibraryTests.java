package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.Repetitions;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A library on a disk that has changed some of its bytes.
class DamagedLibraryTests {

    private static final int PUZZLES = 300;

    @TempDir
    private Path folder;

    private byte[] sound = {};

    /// Returns puzzles with up to nine givens each.
    static List<Document> puzzles(int count) {
        Random random = new Random(7);
        List<Document> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            StringBuilder givens = new StringBuilder(".".repeat(81));
            for (int digit = 1; digit <= 9; digit++) {
                givens.setCharAt(random.nextInt(81), (char) ('0' + digit));
            }
            puzzles.add(Document.of("Number " + i, Puzzle.of(givens.toString())));
        }
        return puzzles;
    }

    @BeforeEach
    void makeLibrary() throws IOException {
        Path file = folder.resolve("sound.db");
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Library library = opened.library();
            library.add(library.makeCollection("Mine"), puzzles(PUZZLES));
        }
        sound = Files.readAllBytes(file);
    }

    /// The row of the table is damaged, and its index is not.
    @Test
    void aDamagedPuzzleIsPutAsideAndTheOthersStay() throws IOException {
        Path file = folder.resolve("row.db");
        byte[] damaged = sound.clone();
        String all = new String(damaged, StandardCharsets.ISO_8859_1);
        // Free parts of pages have copies of some rows.
        for (int name = all.indexOf("Number 17."); name >= 0; name = all.indexOf("Number 17.", name + 1)) {
            damaged[name + 49] = 'x';
        }
        Files.write(file, damaged);
        for (int start = 0; start < 2; start++) {
            try (LibraryFile opened = new LibraryFile(file, List::of)) {
                List<LibraryEntry> left = opened.library().puzzles("");
                assertThat(left).hasSize(PUZZLES - 1);
                assertThat(left).extracting(LibraryEntry::name).doesNotContain("Number 17");
                assertThat(opened.damaged()).isNull();
                assertThat(opened.damagedPuzzles()).isEqualTo(start == 0 ? 1 : 0);
            }
        }
    }

    /// Whatever byte is damaged, the library lists what is left, or all of it is put aside.
    @Test
    @Tag("sampled")
    @Tag("repeated")
    void anyByteMayBeDamaged() throws IOException {
        long seed = 20261124;
        Random random = new Random(seed);
        int whole = 0;
        int rows = 0;
        int aside = 0;
        for (int run = 0; run < Repetitions.of(40, 100, 300); run++) {
            Path file = folder.resolve("run-" + run + ".db");
            byte[] damaged = sound.clone();
            int at = random.nextInt(damaged.length);
            damaged[at] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, damaged);
            String what = "seed " + seed + ", run " + run + ", byte " + at;
            try (LibraryFile opened = new LibraryFile(file, List::of)) {
                int listed = list(opened, what);
                if (opened.damaged() != null) {
                    assertThat(opened.damaged()).as(what).hasBinaryContent(damaged);
                    assertThat(listed).as(what).isZero();
                    aside++;
                } else {
                    assertThat(listed + opened.damagedPuzzles()).as(what).isEqualTo(PUZZLES);
                    whole += opened.damagedPuzzles() == 0 ? 1 : 0;
                    rows += opened.damagedPuzzles() > 0 ? 1 : 0;
                }
            }
            Files.delete(file);
        }
        assertThat(List.of(whole, rows, aside))
                .as("whole, rows put aside, put aside")
                .allMatch(count -> count > 0);
    }

    /// Returns how many puzzles are listed, in the second attempt if the first one found that the file is damaged.
    private static int list(LibraryFile file, String what) throws IOException {
        try {
            file.library().collections();
            return file.library().puzzles("").size();
        } catch (IOException damaged) {
            assertThat(damaged).as(what).hasMessageStartingWith("the library does not answer");
            file.library().collections();
            return file.library().puzzles("").size();
        }
    }

    /// A flipped bit makes the version another one, and the tables do not fit it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "PRAGMA user_version = -2147483641",
                "PRAGMA user_version = 3",
                "PRAGMA user_version = 6",
                "DROP TABLE puzzle",
                "ALTER TABLE known DROP COLUMN er"
            })
    void tablesThatDoNotFitTheirVersionArePutAside(String change) throws Exception {
        Path file = Files.write(folder.resolve("misfit.db"), sound);
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = database.createStatement()) {
            statement.execute("PRAGMA journal_mode = DELETE");
            statement.execute(change);
        }
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            assertThat(opened.library().puzzles("")).isEmpty();
            Path aside = opened.damaged();
            assertThat(aside).isNotNull();
            opened.library().makeCollection("New");
            try (Connection kept = DriverManager.getConnection("jdbc:sqlite:" + aside);
                    Statement statement = kept.createStatement()) {
                assertThat(statement.execute("SELECT * FROM shelf")).isTrue();
            }
        }
        try (LibraryFile again = new LibraryFile(file, List::of)) {
            assertThat(again.library().collections())
                    .extracting(PuzzleCollection::name)
                    .containsExactly("New");
            assertThat(again.damaged()).isNull();
        }
    }

    @Test
    void aLibraryThatAnotherProgramHoldsIsCalledInUse() throws Exception {
        Path file = Files.write(folder.resolve("held.db"), sound);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = other.createStatement();
                LibraryFile opened = new LibraryFile(file, List::of)) {
            assertThat(opened.library().puzzles("")).hasSize(PUZZLES);
            statement.execute("PRAGMA busy_timeout = 0");
            statement.execute("BEGIN IMMEDIATE");
            assertThatThrownBy(() -> opened.library().makeCollection("New")).isInstanceOf(LibraryFile.InUse.class);
            statement.execute("COMMIT");
            opened.library().makeCollection("New");
        }
    }
}
