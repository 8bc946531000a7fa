package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.FilmAction.Kind;
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
}
