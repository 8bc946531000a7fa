package nonet.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nonet.TestProgram;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Programs that are killed without notice while a solve is filmed: the film loses its end, at most one second of it, and
/// nothing else.
class KilledFilmTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final int EACH_MILLIS = 20;

    /// Saving needs this much more time on a machine that does ten times as much.
    private static final int LOAD = 10;

    @TempDir
    private Path folder;

    /// Returns a film with one more action, which depends only on the number of those before.
    private static PlayerFilm next(PlayerFilm film, long time) {
        int number = film.size();
        Move move = new Move.ToggleMark(CellSet.of(Cell.at(1, 3)), Digit.of(number % 9 + 1));
        return film.with(new FilmAction(time, Kind.MARK, move.on(film.board())));
    }

    /// A program that acts and saves its session as the window does, and says how far its film is.
    static final class Playing {

        private Playing() {}

        /// @param arguments the folder of the settings
        public static void main(String... arguments) throws InterruptedException {
            SettingsStore store = new SettingsStore(Path.of(arguments[0]), Duration.ofMillis(500));
            PlayerFilm film = PlayerFilm.of(Document.of("", PUZZLE));
            OpenSession session = store.sessions().open(Session.EMPTY);
            long began = System.nanoTime();
            while (film.size() < PlayerFilm.MOST) {
                film = next(film, (System.nanoTime() - began) / 100_000_000);
                session.save(new Session(film.board(), false, 0, Origin.NONE, null, film, List.of()));
                System.out.println(film.end());
                Thread.sleep(EACH_MILLIS);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 90, 155})
    void aKilledProgramLosesOnlyTheEndOfTheFilm(int actions) throws IOException, InterruptedException {
        long end = 0;
        Process program = TestProgram.of(Playing.class, folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = program.inputReader(StandardCharsets.US_ASCII)) {
            for (int i = 0; i < actions; i++) {
                end = Long.parseLong(said.readLine());
            }
        } finally {
            program.destroyForcibly().waitFor();
        }
        try (SettingsStore store = new SettingsStore(folder, Duration.ZERO)) {
            List<OpenSession> restored = store.sessions().restore();
            assertThat(store.sessions().damages()).isEmpty();
            PlayerFilm film = restored.isEmpty()
                    ? PlayerFilm.of(Document.of("", PUZZLE))
                    : restored.getFirst().first().film();
            System.out.printf("film of %d tenths of a second, %d of them lost%n", end, end - film.end());
            assertThat(end - film.end()).isLessThanOrEqualTo(10 * LOAD);
            PlayerFilm expected = PlayerFilm.of(Document.of("", PUZZLE));
            for (FilmAction action : film.actions()) {
                expected = next(expected, action.time());
            }
            assertThat(film).isEqualTo(expected);
        }
    }
}
