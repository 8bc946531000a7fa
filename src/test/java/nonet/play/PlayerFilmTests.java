package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.FilmAction.Kind;
import nonet.relatives.Isomorphism;
import org.junit.jupiter.api.Test;

class PlayerFilmTests {

    private static final Document START = Document.of("", Puzzle.of("1" + ".".repeat(80)));
    private static final Document DIGIT = new Move.Enter(CellSet.of(Cell.of(1)), Digit.TWO).on(START);

    @Test
    void aFullFilmLosesItsOldestNotesFirst() {
        PlayerFilm film = PlayerFilm.of(START);
        List<FilmAction> all = new ArrayList<>();
        for (int i = 0; i < PlayerFilm.MOST; i++) {
            FilmAction action = new FilmAction(i, i % 10 == 0 ? Kind.MARK : Kind.DIGIT, i % 2 == 0 ? DIGIT : START);
            all.add(action);
            film = film.with(action);
        }
        assertThat(film.actions()).isEqualTo(all);

        FilmAction next = new FilmAction(film.end(), Kind.UNDO, START);
        PlayerFilm thinned = film.with(next);
        all.removeIf(action -> action.kind() == Kind.MARK);
        all.add(next);
        assertThat(thinned.actions()).isEqualTo(all);
        assertThat(thinned.leftOut()).isEqualTo(PlayerFilm.MOST / 10);

        // No notes are left: now the oldest actions go.
        while (thinned.size() < PlayerFilm.MOST) {
            thinned = thinned.with(next);
            all.add(next);
        }
        assertThat(thinned.with(next).size()).isEqualTo(PlayerFilm.MOST * 9 / 10 + 1);
        assertThat(thinned.with(next).actions().getFirst()).isEqualTo(all.get(PlayerFilm.MOST / 10));
        assertThat(film.actions()).hasSize(PlayerFilm.MOST);
    }

    @Test
    void actionsAreInOrderAndOnOnePuzzle() {
        PlayerFilm film = PlayerFilm.of(START.named("mine")).with(new FilmAction(5, Kind.DIGIT, DIGIT));
        assertThat(film.start()).isEqualTo(START);
        assertThat(film.end()).isEqualTo(5);
        assertThatThrownBy(() -> film.with(new FilmAction(4, Kind.CHECK, DIGIT)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> film.with(new FilmAction(6, Kind.CHECK, Document.EMPTY)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theBeginningOfASolveIsKnownByItsMoves() {
        PlayerFilm none = PlayerFilm.of(START);
        PlayerFilm one = none.with(new FilmAction(5, Kind.DIGIT, DIGIT));
        PlayerFilm paused = one.with(new FilmAction(7, Kind.PAUSE, DIGIT));
        PlayerFilm two = one.with(new FilmAction(9, Kind.UNDO, START));
        PlayerFilm other = none.with(new FilmAction(6, Kind.DIGIT, DIGIT));
        assertThat(List.of(one, paused)).allMatch(film -> film.begins(two)).allMatch(film -> film.begins(one));
        assertThat(List.of(none, two, other)).noneMatch(film -> film.begins(paused));
    }

    @Test
    void aMovedFilmHasTheMovedBoardsAndGoesOn() {
        Document noted = Stream.of(
                        new Move.FillMarks(),
                        new Move.ToggleCorner(CellSet.of(Cell.of(9)), Digit.THREE),
                        new Move.ToggleColor(CellSet.of(Cell.of(1)), CellColor.RED),
                        new Move.ToggleMarkColor(CellSet.ALL, Digit.FOUR, CellColor.BLUE),
                        new Move.ToggleLink(new DrawnLink(
                                new Candidate(Cell.of(1), Digit.TWO), new Candidate(Cell.of(2), Digit.TWO), true)))
                .reduce(START, (board, move) -> move.on(board), (one, _) -> one);
        FilmAction first = new FilmAction(5, Kind.DIGIT, DIGIT);
        FilmAction second = new FilmAction(9, Kind.LINK, noted);
        PlayerFilm film = PlayerFilm.of(START)
                .without(3)
                .with(List.of(new SavePoint("one", 5, DIGIT)))
                .with(first);

        PlayerFilm moved = film;
        Isomorphism all = Isomorphism.rotation(0);
        for (int i = 0; i < 3; i++) {
            Isomorphism next = Isomorphism.shuffle(5, i);
            moved = moved.moved(next);
            all = all.then(next);
        }
        moved = moved.with(moved(second, all));

        PlayerFilm plain = PlayerFilm.of(Disguise.of(START, all))
                .without(3)
                .with(List.of(new SavePoint("one", 5, Disguise.of(DIGIT, all))))
                .with(moved(first, all))
                .with(moved(second, all));
        assertThat(moved).isEqualTo(plain).hasSameHashCodeAs(plain);
        assertThat(moved.actions()).containsExactly(moved(first, all), moved(second, all));
        assertThat(moved.board()).isEqualTo(Disguise.of(noted, all));
        assertThat(moved.moved(all.inverse())).isEqualTo(film.with(second));
        PlayerFilm elsewhere = moved;
        assertThatThrownBy(() -> elsewhere.with(second)).isInstanceOf(IllegalArgumentException.class);
    }

    private static FilmAction moved(FilmAction action, Isomorphism isomorphism) {
        return new FilmAction(action.time(), action.kind(), Disguise.of(action.board(), isomorphism));
    }
}
