package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nonet.cli.command.Shell.Result;
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

class FilmCommandTests {

    private static final Document EASY = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    @TempDir
    private Path folder;

    @Test
    void eachActionIsALineWithItsTimeAndTechnique() throws IOException {
        assertThat(nonet("film", saved(film()))).isEqualTo(new Result(0, """
            0:04 mark r5c5:5
            0:41 digit r5c5=5, Naked Single
            1:05 digit r1c3=2
            1:05 check
            2:00 erase r1c3=0
            """, ""));
    }

    @Test
    void theTableHasAHeader() throws IOException {
        assertThat(nonet("film", "--format", "csv", saved(film()))).isEqualTo(new Result(0, """
            seconds,action,change,technique
            4.0,mark,r5c5:5,
            41.5,digit,r5c5=5 r5c5:,Naked Single
            65.0,digit,r1c3=2,
            65.0,check,,
            120.0,erase,r1c3=0,
            """, ""));
    }

    @Test
    void eachObjectIsALine() throws IOException {
        assertThat(nonet("film", "-f", "json", "--language", "zh-CN", saved(film()))
                        .out()
                        .lines())
                .contains(
                        "{\"seconds\":41.5,\"action\":\"digit\",\"change\":\"r5c5=5 r5c5:\",\"technique\":\"唯一余数"
                                + "（Naked Single）\"}",
                        "{\"seconds\":65.0,\"action\":\"check\"}")
                .hasSize(5);
    }

    @Test
    void aDocumentWithoutAFilmIsToldApartFromOtherFiles() throws IOException {
        assertThat(nonet("film", saved(PlayerFilm.of(EASY))))
                .isEqualTo(new Result(1, "", "nonet: This document holds no film; none of its solve was recorded.\n"));
        Path other =
                Files.writeString(folder.resolve("other.txt"), EASY.puzzle().text());
        assertThat(nonet("film", other.toString()))
                .isEqualTo(new Result(
                        2, "", "nonet: " + other + ": This is no document of Nonet; only these hold films.\n"));
        assertThat(nonet("film", folder.resolve("missing").toString()).code()).isEqualTo(2);
        assertThat(nonet("film", "--format", "pdf", saved(film())).code()).isEqualTo(2);
        assertThat(nonet("film").code()).isEqualTo(2);
    }

    private static PlayerFilm film() {
        PlayerFilm film = PlayerFilm.of(EASY);
        film = with(film, 40, new Move.ToggleMark(CellSet.of(Cell.at(5, 5)), Digit.of(5)));
        film = with(film, 415, new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)));
        film = with(film, 650, new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.TWO));
        film = film.with(new FilmAction(650, Kind.CHECK, film.board()));
        return with(film, 1200, new Move.Erase(CellSet.of(Cell.at(1, 3))));
    }

    private static PlayerFilm with(PlayerFilm film, long time, Move move) {
        return film.with(new FilmAction(time, Kind.of(move), move.on(film.board())));
    }

    private String saved(PlayerFilm film) throws IOException {
        NonetDocument.Content content = new NonetDocument.Content(
                List.of(EASY),
                0,
                new NonetDocument.Content.Search("", 0, Branches.NONE),
                Optional.empty(),
                NonetDocument.Extra.NONE,
                film);
        return Files.writeString(folder.resolve("game.nonet"), NonetDocument.write(content))
                .toString();
    }
}
