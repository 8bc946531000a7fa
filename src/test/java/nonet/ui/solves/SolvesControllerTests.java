package nonet.ui.solves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.codec.app.FilmJson;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.library.Solves;
import nonet.library.StoredRating;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.rate.se.StoredSeRating;
import nonet.training.Seen;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolvesControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @TempDir
    private Path folder;

    private final PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
    private final List<String> films = new ArrayList<>();
    private final List<Technique> practiced = new ArrayList<>();
    private LibraryFile file;
    private SolvesController controller;

    @BeforeEach
    void open() throws IOException {
        file = new LibraryFile(folder.resolve("library.db"), List::of);
        Solves solves = file.library().solves();
        byte[] film = FilmJson.text(PlayerFilm.of(Document.of("", EASY))).getBytes(StandardCharsets.UTF_8);
        solves.add(
                solve(1, "Morning", Grade.EASY, true, 200),
                film,
                List.of(new Sighting("x-wing", Sight.AT_ONCE, 3), new Sighting("x-wing", Sight.LATER, 1)));
        solves.add(
                solve(2, "Noon", Grade.HARD, false, 50),
                new byte[] {'x'},
                List.of(new Sighting("xy-wing", Sight.NEVER, 1), new Sighting("naked-pair", Sight.WITH_HINT, 2)));
        solves.add(solve(100_000, "Evening", Grade.HARD, true, 400), new byte[0], List.of());
        controller = new SolvesController(
                fixture.services(),
                file,
                new SolvesController.Window((name, shown) -> films.add(name + shown.size()), practiced::add));
    }

    @AfterEach
    void close() {
        file.close();
    }

    private static Solve solve(long second, String name, Grade grade, boolean finished, int seconds) {
        return new Solve(
                0,
                Instant.ofEpochSecond(second),
                name,
                EASY,
                "f",
                new StoredRating(grade, 300, StoredSeRating.NONE),
                new Effort(finished, seconds, 1, 2, 3));
    }

    private List<String> listed() {
        return controller.listed.stream().map(Solve::name).toList();
    }

    @Test
    void nothingIsReadBeforeItIsSeenAndThenTheLatestComesFirst() {
        assertThat(listed()).isEmpty();
        fixture.visible.set(true);
        assertThat(listed()).containsExactly("Evening", "Noon", "Morning");
        assertThat(controller.times.get()).hasSize(2);
        assertThat(controller.techniques)
                .containsExactly(
                        new SolvesController.Row(Technique.XY_WING, new Seen(0, 0, 0, 1)),
                        new SolvesController.Row(Technique.NAKED_PAIR, new Seen(0, 0, 2, 0)),
                        new SolvesController.Row(Technique.X_WING, new Seen(3, 1, 0, 0)));
    }

    @Test
    void theFilterTakesNamesGivensLevelsAndResults() {
        fixture.visible.set(true);
        controller.filter.set(new SolveFilter(" NOON", Optional.empty(), Optional.empty()));
        assertThat(listed()).containsExactly("Noon");
        controller.filter.set(new SolveFilter("530070000600", Optional.empty(), Optional.empty()));
        assertThat(listed()).hasSize(3);
        controller.filter.set(new SolveFilter("", Optional.of(Grade.HARD), Optional.of(true)));
        assertThat(listed()).containsExactly("Evening");
        controller.filter.set(new SolveFilter("midnight", Optional.empty(), Optional.empty()));
        assertThat(listed()).isEmpty();
    }

    @Test
    void aFilmIsShownAndAPuzzleWithoutOneIsOpened() {
        fixture.visible.set(true);
        controller.film(controller.listed.getLast());
        assertThat(films).containsExactly("Morning0");
        for (int i = 0; i < 2; i++) {
            controller.film(controller.listed.get(i));
            assertThat(controller.sentence.get()).isEqualTo("This solve has no film; its puzzle is on the board.");
        }
        assertThat(fixture.opened).containsExactly(Document.of("Evening", EASY), Document.of("Noon", EASY));
        controller.practice(Technique.X_WING);
        assertThat(practiced).containsExactly(Technique.X_WING);
    }

    @Test
    void solvesAreRemovedWhetherTheyAreListedOrNot() {
        fixture.visible.set(true);
        controller.remove(List.of(controller.listed.get(1)));
        assertThat(listed()).containsExactly("Evening", "Morning");
        assertThat(controller.sentence.get()).isEqualTo("One solve was removed.");
        controller.filter.set(new SolveFilter("Morning", Optional.empty(), Optional.empty()));
        controller.removeAll();
        controller.filter.set(SolveFilter.ALL);
        assertThat(listed()).isEmpty();
        assertThat(controller.techniques).isEmpty();
        assertThat(controller.sentence.get()).isEqualTo("2 solves were removed.");
    }

    @Test
    void theListedSolvesAreExportedAndAFailureIsSaid() throws IOException {
        fixture.visible.set(true);
        controller.filter.set(new SolveFilter("", Optional.of(Grade.HARD), Optional.empty()));
        controller.export(folder.resolve("table.csv"));
        assertThat(Files.readString(folder.resolve("table.csv"))).isEqualTo(Solves.table(controller.listed));
        assertThat(controller.sentence.get()).isEqualTo("2 solves were written to table.csv.");
        controller.export(folder.resolve("none").resolve("table.csv"));
        assertThat(controller.sentence.get()).startsWith("table.csv was not written: ");
    }

    @Test
    void aLibraryOfANewerVersionIsSaidAndNothingIsListed() throws Exception {
        file.close();
        try (var newer = java.sql.DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("library.db"));
                var change = newer.createStatement()) {
            change.execute("PRAGMA user_version = 99");
        }
        fixture.visible.set(true);
        assertThat(listed()).isEmpty();
        assertThat(controller.sentence.get()).startsWith("The library was written by a newer version of Nonet");
    }

    @Test
    void daysHaveTheSolvedPuzzlesAndTheirTime() {
        List<Solve> solves = List.of(
                solve(200_000, "", Grade.EASY, true, 10),
                solve(190_000, "", Grade.EASY, true, 20),
                solve(180_000, "", Grade.EASY, false, 40),
                solve(5, "", Grade.EASY, true, 80));
        assertThat(SolvesController.days(solves, ZoneOffset.UTC))
                .containsExactly(
                        new SolvesController.Day(LocalDate.of(1970, 1, 3), 2, 30),
                        new SolvesController.Day(LocalDate.of(1970, 1, 1), 1, 80));
    }
}
