package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Solve.Effort;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SolveReviewTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final Grid solution = new FastSolver().solution(PUZZLE, Cancel.NEVER);
    private PlayerFilm film = PlayerFilm.of(Document.EMPTY);
    private Document board = Document.EMPTY;

    @BeforeEach
    void begin() {
        board = Document.of("", PUZZLE).boardOnly();
        film = PlayerFilm.of(board);
    }

    private void act(long time, Kind kind, Document after) {
        board = after.boardOnly();
        film = film.with(new FilmAction(time, kind, board));
    }

    private void enter(long time, int digit, Cell... cells) {
        act(time, Kind.DIGIT, new Move.Enter(CellSet.of(List.of(cells)), Digit.of(digit)).on(board));
    }

    @Test
    void hintsChecksAndWrongDigitsAreCounted() {
        Document before = board;
        enter(10, 4, Cell.at(1, 3));
        enter(20, 9, Cell.at(1, 4), Cell.at(1, 6));
        act(25, Kind.HINT, board);
        act(30, Kind.UNDO, before);
        act(35, Kind.CHECK, board);
        enter(40, 9, Cell.at(1, 4));
        act(45, Kind.MARK, new Move.ToggleMark(CellSet.of(Cell.at(1, 6)), Digit.of(9)).on(board));
        act(1239, Kind.HINT, board);
        assertThat(solution.digit(Cell.at(1, 3))).isEqualTo(Digit.of(4));
        assertThat(SolveReview.effort(film, solution)).isEqualTo(new Effort(false, 123, 2, 1, 3));
    }

    @Test
    void aFilmThatEndsWithTheSolutionIsFinished() {
        for (Cell cell : board.grid().blanks()) {
            Digit digit = solution.digit(cell);
            enter(film.end() + 10, digit == null ? 0 : digit.value(), cell);
        }
        assertThat(SolveReview.effort(film, solution)).isEqualTo(new Effort(true, 51, 0, 0, 0));
    }
}
