package nonet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.codec.app.NonetDocument;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Branches;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    /// Writes a document with a right digit, a pause, and a wrong digit.
    static void write(Path file) throws IOException {
        write(file, 300);
    }

    /// @param left when the board was left, in tenths of a second
    private static void write(Path file, long left) throws IOException {
        Document start = Document.of("", Puzzle.of(PUZZLE));
        Document right = new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)).on(start);
        Document wrong = new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(2)).on(right);
        PlayerFilm film = PlayerFilm.of(start)
                .with(new FilmAction(41, Kind.DIGIT, right))
                .with(new FilmAction(300, Kind.DIGIT, wrong));
        film = left == 300 ? film : film.with(new FilmAction(left, Kind.PAUSE, wrong));
        NonetDocument.Content content = new NonetDocument.Content(
                List.of(start),
                0,
                new NonetDocument.Content.Search("", 0, Branches.NONE),
                Optional.empty(),
                NonetDocument.Extra.NONE,
                film);
        Files.writeString(file, NonetDocument.write(content));
    }

    @Test
    void aFilmIsReadAndReviewed() throws IOException {
        Path file = folder.resolve("game.nonet");
        write(file);
        Film film = Film.read(file, Locale.ENGLISH);

        String right = PUZZLE.substring(0, 40) + "5" + PUZZLE.substring(41);
        assertThat(film.actions())
                .containsExactly(
                        new Film.Action(
                                4.1, "digit", "r5c5=5, Naked Single", right, Optional.of("naked-single"), false),
                        new Film.Action(
                                30,
                                "digit",
                                "r1c3=2 \u2013 not right",
                                right.substring(0, 2) + "2" + right.substring(3),
                                Optional.empty(),
                                true));
        assertThat(film.pauses()).hasSize(1);
        Film.Pause pause = film.pauses().getFirst();
        assertThat(pause.length()).isEqualTo(25.9);
        assertThat(pause.step()).isPresent();
        assertThat(film.leftOut()).isZero();
    }

    @Test
    void thePauseThatGoesOnIsThereToo() throws IOException {
        Path file = folder.resolve("game.nonet");
        write(file, 2_800);
        Film.Pause pause = Film.read(file, Locale.ENGLISH).pauses().getLast();
        assertThat(pause).isEqualTo(new Film.Pause(30, 250, Optional.empty(), 30));
    }

    @Test
    void otherFilesHoldNoFilm() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzle.txt"), PUZZLE);
        assertThatThrownBy(() -> Film.read(file, Locale.ENGLISH))
                .isInstanceOf(IOException.class)
                .hasMessage(file + ": This is no document of Nonet; only these hold films.");
    }
}
