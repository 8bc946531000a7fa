package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.play.Document;
import nonet.rate.se.StoredSeRating;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The record of solves in the file of the library.
class SolvesTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final byte[] NO_FILM = {};

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("library.db");
    }

    private static Solve solve(Random random) {
        List<Document> puzzles = DamagedLibraryTests.puzzles(8);
        Puzzle puzzle = puzzles.get(random.nextInt(puzzles.size())).puzzle();
        Grade grade = Grade.values()[random.nextInt(Grade.values().length)];
        return new Solve(
                0,
                Instant.ofEpochSecond(1_700_000_000L + random.nextInt(100_000)),
                random.nextBoolean() ? "" : "Name, \"" + random.nextInt(9) + "\"",
                puzzle,
                "f".repeat(81),
                random.nextBoolean()
                        ? null
                        : new StoredRating(
                                grade, random.nextInt(2_000), new StoredSeRating(random.nextInt(90), 12, 12)),
                new Effort(
                        random.nextBoolean(),
                        random.nextInt(5_000),
                        random.nextInt(5),
                        random.nextInt(5),
                        random.nextInt(5)));
    }

    private static Solve withId(Solve solve, long id) {
        return new Solve(id, solve.ended(), solve.name(), solve.puzzle(), solve.form(), solve.rating(), solve.effort());
    }

    private static Solve plain(boolean finished, long second) {
        return new Solve(0, Instant.ofEpochSecond(second), "", EASY, "f", null, new Effort(finished, 60, 0, 0, 0));
    }

    private static List<Sighting> sightings(Random random) {
        Map<String, Sighting> some = new TreeMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            Sight sight = Sight.values()[random.nextInt(4)];
            String technique = random.nextBoolean() ? "x-wing" : "naked-pair";
            some.put(technique + sight, new Sighting(technique, sight, 1 + random.nextInt(5)));
        }
        return List.copyOf(some.values());
    }

    /// A plain list does the same as the table, also after the file was closed and opened again.
    @Test
    void randomSolvesAreKeptAndRemovedAsInAPlainList() throws IOException {
        long seed = 20261128;
        Random random = new Random(seed);
        Map<Long, Solve> model = new HashMap<>();
        Map<Long, byte[]> films = new HashMap<>();
        Map<Long, List<Sighting>> seen = new HashMap<>();
        for (int start = 0; start < 3; start++) {
            try (LibraryFile opened = new LibraryFile(file, List::of)) {
                Solves solves = opened.library().solves();
                for (int step = 0; step < 40; step++) {
                    String what = "seed " + seed + ", start " + start + ", step " + step;
                    if (random.nextInt(4) == 0) {
                        List<Long> going = model.keySet().stream()
                                .filter(_ -> random.nextInt(4) == 0)
                                .toList();
                        assertThat(solves.remove(going)).as(what).isEqualTo(going.size());
                        Stream.of(model, films, seen)
                                .forEach(each -> each.keySet().removeAll(going));
                    } else {
                        Solve one = solve(random);
                        byte[] film = new byte[random.nextInt(100)];
                        random.nextBytes(film);
                        List<Sighting> sightings = sightings(random);
                        long id = solves.add(one, film, sightings);
                        model.put(id, withId(one, id));
                        films.put(id, film);
                        seen.put(id, sightings);
                    }
                    assertThat(solves.all()).as(what).isEqualTo(ordered(model));
                    assertThat(solves.sightings()).as(what).isEqualTo(summed(seen));
                }
                for (long id : films.keySet()) {
                    assertThat(solves.film(id).orElse(NO_FILM)).isEqualTo(films.get(id));
                }
            }
        }
    }

    private static List<Solve> ordered(Map<Long, Solve> model) {
        return model.values().stream()
                .sorted(Comparator.comparing(Solve::ended)
                        .thenComparing(Solve::id)
                        .reversed())
                .toList();
    }

    private static List<Sighting> summed(Map<Long, List<Sighting>> seen) {
        Map<String, Sighting> sums = new TreeMap<>();
        seen.values().stream()
                .flatMap(List::stream)
                .forEach(each -> sums.merge(
                        each.technique() + each.sight(),
                        each,
                        (one, other) -> new Sighting(one.technique(), one.sight(), one.count() + other.count())));
        return List.copyOf(sums.values());
    }

    @Test
    void aFileFromBeforeTheRecordKeepsItsContentAndTakesSolves() throws IOException, SQLException {
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            Sql sql = new Sql(old);
            Schema.bring(sql, 7);
            sql.run("INSERT INTO shelf (id, name, pack) VALUES (7, 'Old', 0)");
            sql.run("INSERT INTO puzzle (shelf, number, name, givens) VALUES (7, 1, 'Kept', ?)", EASY.toString());
            sql.run("INSERT INTO kept (technique, position) VALUES ('x-wing', ':0300:')");
        }
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Library library = opened.library();
            assertThat(library.puzzles("")).extracting(LibraryEntry::name).containsExactly("Kept");
            assertThat(library.keptPositions("x-wing")).containsExactly(":0300:");
            assertThat(library.solves().all()).isEmpty();
            long id = library.solves().add(plain(true, 5), NO_FILM, List.of());
            assertThat(library.solves().all()).containsExactly(withId(plain(true, 5), id));
        }
        assertThat(folder.resolve("library.version-7-1.db")).exists();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ended = 'x'",
                "ended = -1",
                "ended = 9223372036854775807",
                "givens = replace(givens, '5', 'x')",
                "name = x'FF', givens = x'" + "FF" + "' || substr(givens, 2)",
                "seconds = -5",
                "hints = 'many'"
            })
    void aDamagedRowDoesNotCostTheOthers(String damage) throws IOException, SQLException {
        List<Long> ids = new ArrayList<>();
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            for (int i = 0; i < 3; i++) {
                ids.add(opened.library().solves().add(plain(true, i), new byte[] {1}, List.of()));
            }
        }
        try (Connection disk = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            new Sql(disk).run("UPDATE solve SET " + damage + " WHERE id = ?", ids.get(1));
        }
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            assertThat(opened.library().solves().all())
                    .filteredOn(each -> each.id() != ids.get(1))
                    .extracting(Solve::id)
                    .containsExactly(ids.get(2), ids.get(0));
            assertThat(opened.library().solves().all().size()).isLessThanOrEqualTo(damage.startsWith("hints") ? 3 : 2);
            assertThat(opened.damaged()).isNull();
        }
    }

    @Test
    void aDamagedSightingOrFilmIsLeftOut() throws IOException, SQLException {
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Solves solves = opened.library().solves();
            Sighting sound = new Sighting("x-wing", Sight.LATER, 2);
            long id = solves.add(plain(true, 1), new byte[] {1}, List.of(sound));
            try (Connection disk = DriverManager.getConnection("jdbc:sqlite:" + file)) {
                Sql sql = new Sql(disk);
                sql.run("INSERT INTO sighting VALUES (?, 'x-wing', 'SOMEHOW', 2)", id);
                sql.run("INSERT INTO sighting VALUES (?, 'x-wing', 'NEVER', 9223372036854775807)", id);
                sql.run("INSERT INTO sighting VALUES (?, 'y-wing', 'LATER', 'x')", id);
                sql.run("UPDATE solve SET film = 'text'");
            }
            assertThat(solves.sightings()).containsExactly(sound);
            assertThat(solves.film(id)).isEmpty();
        }
    }

    @Test
    void aFilmThatIsTooLargeIsLeftOutOfItsSolve() throws IOException {
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Solves solves = opened.library().solves();
            long most = solves.add(plain(true, 1), new byte[Solves.LARGEST_FILM], List.of());
            long more = solves.add(plain(true, 2), new byte[Solves.LARGEST_FILM + 1], List.of());
            byte[] noise = new byte[Solves.LARGEST_PACKED];
            new Random(1).nextBytes(noise);
            long incompressible = solves.add(plain(true, 3), noise, List.of());
            assertThat(solves.film(most))
                    .hasValueSatisfying(film -> assertThat(film).hasSize(Solves.LARGEST_FILM));
            assertThat(solves.film(more)).isEmpty();
            assertThat(solves.film(incompressible)).isEmpty();
            assertThat(solves.all()).hasSize(3);
        }
        assertThat(file).satisfies(each -> assertThat(Files.size(each)).isLessThan(1 << 20));
    }

    @Test
    void filmsOfEarlierVersionsAreReadAndDamagedOnesLeftOut() throws IOException, SQLException {
        byte[] film = "{\"start\":{}}".repeat(9).getBytes(StandardCharsets.UTF_8);
        byte[] cut = Arrays.copyOf(Solves.packed(film), Solves.packed(film).length - 9);
        byte[] bomb = Solves.packed(new byte[Solves.LARGEST_FILM + 1]);
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            Solves solves = opened.library().solves();
            long id = solves.add(plain(true, 1), film, List.of());
            assertThat(solves.film(id)).contains(film);
            try (Connection disk = DriverManager.getConnection("jdbc:sqlite:" + file)) {
                Sql sql = new Sql(disk);
                sql.run("UPDATE solve SET film = ?", (Object) film);
                assertThat(solves.film(id)).contains(film);
                for (byte[] unreadable : List.of(cut, bomb, new byte[] {31, -117})) {
                    sql.run("UPDATE solve SET film = ?", (Object) unreadable);
                    assertThat(solves.film(id)).isEmpty();
                }
            }
        }
    }

    /// What is removed is in the file no longer, for it belongs to the user alone.
    @Test
    void removedSolvesLeaveNothingInTheFile() throws IOException {
        byte[] film = "the film of the user".getBytes(StandardCharsets.UTF_8);
        String kept = new String(Solves.packed(film), StandardCharsets.ISO_8859_1);
        long id;
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            id = opened.library().solves().add(plain(true, 1), film, List.of());
        }
        assertThat(content()).contains(kept);
        try (LibraryFile opened = new LibraryFile(file, List::of)) {
            opened.library().solves().remove(List.of(id));
        }
        assertThat(content()).doesNotContain(kept);
    }

    private String content() throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }

    @Test
    void theTableHasWhatIsKnownAndNoFormulas() {
        Solve known = new Solve(
                1,
                Instant.parse("2026-11-28T20:15:00Z"),
                "=Sum, \"x\"",
                EASY,
                "f",
                new StoredRating(Grade.HARD, 812, new StoredSeRating(42, 12, 12)),
                new Effort(true, 305, 1, 2, 3));
        assertThat(Solves.table(List.of(known, plain(false, 0)))).isEqualTo("""
            ended,name,puzzle,class,level,score,er,solved,seconds,hints,checks,mistakes
            2026-11-28T20:15:00Z," =Sum, ""x""\",%1$s,f,hard,812,4.2,yes,305,1,2,3
            1970-01-01T00:00:00Z,,%1$s,f,,,,no,60,0,0,0
            """.replace("%1$s", EASY.toString()));
    }

    @Test
    void timesByLevelHaveTheMedianOfAllAndOfTheLastTen() {
        List<Solve> solves = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            solves.add(new Solve(
                    i,
                    Instant.EPOCH,
                    "",
                    EASY,
                    "f",
                    i == 29 ? null : new StoredRating(i % 3 == 0 ? Grade.HARD : Grade.EASY, 1, StoredSeRating.NONE),
                    new Effort(i != 28, 100 + i * 10, 0, 0, 0)));
        }
        List<LevelTimes> times = LevelTimes.of(solves);
        assertThat(times).extracting(LevelTimes::grade).containsExactly(Grade.EASY, Grade.HARD);
        assertThat(times.getFirst().seconds())
                .containsExactly(
                        110, 120, 140, 150, 170, 180, 200, 210, 230, 240, 260, 270, 290, 300, 320, 330, 350, 360);
        assertThat(times.getFirst().best()).isEqualTo(110);
        assertThat(times.getFirst().median()).isEqualTo(230);
        assertThat(times.getFirst().latest()).isEqualTo(170);
        assertThat(times.getLast().median()).isEqualTo(220);
    }
}
