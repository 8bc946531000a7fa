package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
            0:04 5 noted in r5c5
            0:41 r5c5=5, Naked Single
            1:05 r1c3=2 – not right
            1:05 Digits checked
            2:00 r1c3 cleared
            """, ""));
    }

    @Test
    void theTableHasAHeader() throws IOException {
        assertThat(nonet("film", "--format", "csv", saved(film()))).isEqualTo(new Result(0, """
            seconds,action,change,technique,house,mistake,undone
            4.0,mark,r5c5:5,,,no,no
            41.5,digit,r5c5=5 r5c5:,Naked Single,,no,no
            65.0,digit,r1c3=2,,,yes,no
            65.0,check,,,,no,no
            120.0,erase,r1c3=0,,,no,no
            """, ""));
    }

    @Test
    void eachObjectIsALine() throws IOException {
        assertThat(nonet("film", "-f", "json", "--language", "zh-CN", saved(film())))
                .isEqualTo(new Result(0, """
                    {"seconds":4.0,"action":"mark","change":"r5c5:5","mistake":false,"undone":false}
                    {"seconds":41.5,"action":"digit","change":"r5c5=5 r5c5:","technique":"唯一余数（Naked Single）",\
                    "mistake":false,"undone":false}
                    {"seconds":65.0,"action":"digit","change":"r1c3=2","mistake":true,"undone":false}
                    {"seconds":65.0,"action":"check","mistake":false,"undone":false}
                    {"seconds":120.0,"action":"erase","change":"r1c3=0","mistake":false,"undone":false}
                    """, ""));
    }

    @Test
    void everyFormNamesTheHouseAndWhatWasUndone() throws IOException {
        PlayerFilm film = with(PlayerFilm.of(EASY), 30, new Move.Enter(CellSet.of(Cell.at(4, 4)), Digit.ONE));
        film = film.with(new FilmAction(40, Kind.UNDO, film.start()));
        film = with(film, 50, new Move.Enter(CellSet.of(Cell.at(8, 2)), Digit.EIGHT));
        assertThat(nonet("film", saved(film))).isEqualTo(new Result(0, """
            0:03 ✗ r4c4=1 – not right (undone later)
            0:04 Undone: r4c4
            0:05 r8c2=8, Hidden Single in box 7
            """, ""));
        assertThat(nonet("film", "-f", "csv", saved(film))).isEqualTo(new Result(0, """
            seconds,action,change,technique,house,mistake,undone
            3.0,digit,r4c4=1,,,yes,yes
            4.0,undo,r4c4=0,,,no,no
            5.0,digit,r8c2=8,Hidden Single,box 7,no,no
            """, ""));
        assertThat(nonet("film", "-f", "json", saved(film))).isEqualTo(new Result(0, """
            {"seconds":3.0,"action":"digit","change":"r4c4=1","mistake":true,"undone":true}
            {"seconds":4.0,"action":"undo","change":"r4c4=0","mistake":false,"undone":false}
            {"seconds":5.0,"action":"digit","change":"r8c2=8","technique":"Hidden Single","house":"box 7",\
            "mistake":false,"undone":false}
            """, ""));
    }

    @Test
    void hoursAreWrittenAsInTheWindow() throws IOException {
        PlayerFilm film = with(film(), 36_050, new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.FOUR));
        assertThat(nonet("film", saved(film)).out()).endsWith("2:00 r1c3 cleared\n1:00:05 r1c3=4\n");
    }

    @Test
    void aPageOrAMovingPictureIsWrittenToAFile() throws IOException {
        Path page = folder.resolve("film.html");
        assertThat(nonet("film", "--format", "html", "--language", "zh-CN", "--out", page.toString(), saved(film())))
                .isEqualTo(new Result(0, "", ""));
        assertThat(Files.readString(page))
                .contains("<html lang=\"zh-CN\">", "<title>解题录像</title>", "\"在 r5c5 标记 5\"")
                .endsWith("</html>\n");
        PlayerFilm left = film().with(new FilmAction(3700, Kind.PAUSE, film().board()));
        assertThat(nonet("film", "--format", "html", saved(left)).out()).contains("4:10 without a move: ");
        Path gif = folder.resolve("film.gif");
        assertThat(nonet("film", "--format", "gif", "--out", gif.toString(), saved(film())))
                .isEqualTo(new Result(0, "", ""));
        assertThat(Files.readString(gif, StandardCharsets.ISO_8859_1)).startsWith("GIF89a");
        assertThat(nonet("film", "--format", "html", saved(film())).out()).startsWith("<!DOCTYPE html>");
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
