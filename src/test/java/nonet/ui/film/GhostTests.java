package nonet.ui.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import nonet.codec.app.FilmJson;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Earlier solves that run beside a film.
class GhostTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final long SEED = 20261129;

    @TempDir
    private Path folder;

    private LibraryFile library;

    @BeforeEach
    void open() {
        library = new LibraryFile(folder.resolve("library.db"), List::of);
    }

    @AfterEach
    void close() {
        library.close();
    }

    private static PlayerFilm film(long first) {
        PlayerFilm film = PlayerFilm.of(Document.of("", PUZZLE));
        film = add(film, first, 5, 5, 5);
        film = add(film, first + 100, 1, 3, 4);
        return add(film, first + 250, 7, 9, 4);
    }

    private static PlayerFilm add(PlayerFilm film, long time, int row, int column, int digit) {
        Move move = new Move.Enter(CellSet.of(Cell.at(row, column)), Digit.of(digit));
        return film.with(new FilmAction(time, Kind.DIGIT, move.on(film.board())));
    }

    private static PlayerFilm disguised(PlayerFilm film, Isomorphism by) {
        Move move = new Move.Transform(by);
        PlayerFilm other = PlayerFilm.of(move.on(film.start()));
        for (FilmAction action : film.actions()) {
            other = other.with(new FilmAction(action.time(), action.kind(), move.on(action.board())));
        }
        return other;
    }

    private long keep(long second, Puzzle puzzle, byte[] film) throws IOException {
        Solve solve = new Solve(
                0,
                Instant.ofEpochSecond(second),
                "",
                puzzle,
                new CanonicalForm().of(puzzle).text(),
                null,
                new Effort(second % 2 == 0, 35, 0, 0, 0));
        return library.library().solves().add(solve, film, List.of());
    }

    private static byte[] bytes(PlayerFilm film) {
        return FilmJson.text(film).getBytes(StandardCharsets.UTF_8);
    }

    private List<Long> found(PlayerFilm shown) throws IOException {
        return Ghost.of(shown, library, Cancel.NEVER).stream()
                .map(ghost -> ghost.solve().id())
                .toList();
    }

    @Test
    void solvesOfThePuzzleAndOfItsDisguisesAreFoundTheLatestFirst() throws IOException {
        Isomorphism by = Isomorphism.random(new Random(SEED));
        PlayerFilm disguised = disguised(film(20), by);
        long same = keep(1, PUZZLE, bytes(film(10)));
        long disguise = keep(2, disguised.start().puzzle(), bytes(disguised));
        keep(3, PUZZLE, new byte[] {'x'});
        keep(4, PUZZLE, new byte[0]);
        keep(5, by.of(PUZZLE), bytes(film(50)));
        keep(6, PUZZLE, bytes(PlayerFilm.of(Document.of("", PUZZLE))));
        Puzzle other = Puzzle.of("...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...");
        keep(7, other, bytes(PlayerFilm.of(Document.of("", other))));
        assertThat(found(film(30))).describedAs("seed %d", SEED).containsExactly(disguise, same);
        Ghost ghost = Ghost.of(film(30), library, Cancel.NEVER).getFirst();
        for (int i = -1; i < 3; i++) {
            Document expected =
                    i < 0 ? film(20).start() : film(20).actions().get(i).board();
            assertThat(ghost.board(i)).describedAs("seed %d", SEED).isEqualTo(expected);
        }
    }

    @Test
    void aSolveIsNoGhostOfItself() throws IOException {
        PlayerFilm longer = add(film(10), 400, 3, 1, 1);
        keep(1, PUZZLE, bytes(film(10)));
        assertThat(found(longer)).isEmpty();
        assertThat(found(film(10))).isEmpty();
        assertThat(found(film(11))).hasSize(1);
        assertThat(found(PlayerFilm.of(Document.of("", PUZZLE)))).hasSize(1);
    }

    @Test
    void puzzlesWithoutACanonicalFormHaveNone() throws IOException {
        assertThat(found(PlayerFilm.of(Document.of("", PUZZLE)))).isEmpty();
        assertThat(library.isThere()).isFalse();
        keep(1, PUZZLE, bytes(film(10)));
        short[] candidates = PUZZLE.candidates();
        candidates[2] &= (short) ~Digit.FOUR.mask();
        assertThat(found(PlayerFilm.of(Document.of("", PUZZLE.restrictedTo(candidates)))))
                .isEmpty();
    }

    @Test
    void itsBoardFollowsTheTimeOfTheFilm() throws IOException {
        keep(1, PUZZLE, bytes(film(10)));
        keep(2, PUZZLE, bytes(film(20)));
        PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
        GhostController controller = new GhostController(fixture.services(), library);
        controller.read(film(30), false);
        assertThat(controller.choices).hasSize(3);
        assertThat(controller.name(Optional.empty())).isEqualTo("None");
        assertThat(controller.name(controller.choices.get(2))).endsWith(", 0:26");
        controller.chosen.set(controller.choices.get(2));
        controller.show(109);
        assertThat(controller.frame.get().grid())
                .isEqualTo(film(10).actions().get(0).board().grid());
        assertThat(controller.said.get()).isEqualTo("31 of 81 cells were filled at this time. It was left at 0:26.");
        controller.show(110);
        assertThat(controller.frame.get().grid())
                .isEqualTo(film(10).actions().get(1).board().grid());
        controller.show(5);
        assertThat(controller.frame.get().grid()).isEqualTo(film(10).start().grid());
        controller.read(film(30), true);
        assertThat(controller.chosen.get()).isPresent();
        controller.stop();
        library.library()
                .solves()
                .remove(List.of(controller.chosen.get().orElseThrow().solve().id()));
        controller.read(film(30), true);
        assertThat(controller.choices).hasSize(2);
        assertThat(controller.chosen.get()).isEmpty();
        assertThat(controller.said.get()).isEmpty();
    }
}
