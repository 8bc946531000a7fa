package nonet.codec.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.play.Branches;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilmJsonTests {

    private static final Document START = Document.of("", Puzzle.of("1" + ".".repeat(80)));
    private static final PlayerFilm FILM = film(
            new Move.Enter(CellSet.of(Cell.of(1)), Digit.TWO),
            new Move.ToggleMark(CellSet.of(Cell.at(3, 5)), Digit.THREE),
            new Move.ToggleCorner(CellSet.of(Cell.at(3, 5)), Digit.of(4)),
            new Move.ToggleColor(CellSet.of(Cell.at(9, 9)), CellColor.GRAY),
            new Move.ToggleMarkColor(CellSet.of(Cell.at(3, 5)), Digit.THREE, CellColor.RED),
            new Move.ToggleLink(new DrawnLink(
                    new Candidate(Cell.at(3, 5), Digit.THREE), new Candidate(Cell.at(3, 6), Digit.THREE), true)),
            new Move.Erase(CellSet.of(Cell.of(1))));

    private static PlayerFilm film(Move... moves) {
        PlayerFilm film = PlayerFilm.of(START);
        for (Move move : moves) {
            film = film.with(new FilmAction(film.end() + 7, Kind.of(move), move.on(film.board())));
        }
        return film.with(new FilmAction(film.end(), Kind.CHECK, film.board()));
    }

    @Test
    void anActionIsALine() {
        assertThat(FilmJson.text(FILM)).isEqualTo("""
            {"start":{"givens":"1%s"},"actions":["7 digit r1c2=2","14 mark r3c5:3","21 corner r3c5/4",\
            "28 color r9c9#gray","35 color r3c5.3#red","42 link links:r3c5.3+r3c6.3","49 erase r1c2=0","49 check"]}\
            """.formatted(".".repeat(80)));
        assertThat(FilmJson.read(FilmJson.text(FILM))).contains(FILM);
        assertThat(FILM.board().sketch().corners()).containsEntry(Cell.at(3, 5), DigitSet.of(Digit.of(4)));
    }

    @Test
    void savePointsAreKeptAndDamagedOnesAreLeftOut() {
        PlayerFilm saved = PlayerFilm.of(START)
                .with(List.of(
                        new SavePoint("first", 0, START.boardOnly()), new SavePoint("“second”", 49, FILM.board())));
        String text = FilmJson.text(saved);

        assertThat(FilmJson.read(text)).contains(saved);
        assertThat(text)
                .endsWith(
                        "\"savePoints\":[{\"name\":\"first\",\"time\":0,\"board\":\"\"},{\"name\":\"“second”\",\"time\":49,\"board\":\"r3c5:3"
                            + " r9c9#gray r3c5/4 r3c5.3#red links:r3c5.3+r3c6.3\"}],\"actions\":[]}");
        assertThat(FilmJson.read(text.replace("r9c9#gray", "r9c9#pink"))
                        .orElseThrow()
                        .savePoints())
                .isEqualTo(saved.savePoints().subList(0, 1));
        assertThat(FilmJson.read(text.replace("first", " ")).orElseThrow().savePoints())
                .isEqualTo(saved.savePoints().subList(1, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"28 color r9c9#pink\"",
                "\"28 color r9c9#gray r1c1=1\"",
                "\"28 color r0c9#gray\"",
                "\"28 colour r9c9#gray\"",
                "\"20 color r9c9#gray\"",
                "\"-1 color\"",
                "\"9999999999999 color\"",
                "\"28 color links:r3c5.3\"",
                "\"28 color links:r3c5.3-r3c5.3\"",
                "\"28 color r9c9=10\"",
                "\"28 color r9c9/0\"",
                "\"28 color  r9c9#gray\"",
                "\"28\"",
                "\"\"",
                "null",
                "{\"a\":1}",
                "[]"
            })
    void whatFollowsDamageIsLeftOut(String damaged) {
        String text = FilmJson.text(FILM).replace("\"28 color r9c9#gray\"", damaged);
        PlayerFilm read = FilmJson.read(text).orElseThrow();
        assertThat(read.actions()).isEqualTo(FILM.actions().subList(0, 3));
        assertThat(read.leftOut()).isEqualTo(5);
    }

    @Test
    void aDamagedFilmDoesNotCostThePuzzle() {
        Document document = START.named("mine");
        String whole = NonetDocument.write(content(document, FILM));
        assertThat(NonetDocument.readAll(whole)).contains(content(document, FILM));
        for (String damaged : List.of(
                whole.replace("\"actions\"", "\"acts\""),
                whole.replaceFirst("(?s)\"film\" : .*", "\"film\" : 7}"),
                whole.replaceFirst("(?s)\"film\" : .*", "\"film\" : {\"start\" : [], \"actions\" : 8}}"),
                whole.replaceFirst("(?s)\"start\" : \\{.*?\\}", "\"start\" : {\"givens\" : \"2\"}"),
                whole.replaceFirst(
                        "(?s)\"start\" : \\{.*?\\}", "\"start\" : {\"givens\" : \"2" + ".".repeat(80) + "\"}"))) {
            assertThat(damaged).isNotEqualTo(whole);
            NonetDocument.Content read = NonetDocument.readAll(damaged).orElseThrow();
            assertThat(read.states()).isEqualTo(List.of(document));
            assertThat(read.film().size()).isZero();
        }
        assertThat(FilmJson.read("no film")).isEmpty();
        assertThat(FilmJson.read("{\"actions\":[]}")).isEmpty();
    }

    private static NonetDocument.Content content(Document document, PlayerFilm film) {
        return new NonetDocument.Content(
                List.of(document),
                0,
                new NonetDocument.Content.Search("", 0, Branches.NONE),
                Optional.empty(),
                NonetDocument.Extra.NONE,
                film);
    }
}
