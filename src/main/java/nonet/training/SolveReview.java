package nonet.training;

import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.library.Solve.Effort;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.PlayerFilm;

/// What the film of a solve tells of it.
public final class SolveReview {

    private SolveReview() {}

    /// Returns what a solve took.
    public static Effort effort(PlayerFilm film, Grid solution) {
        int hints = 0;
        int checks = 0;
        int mistakes = 0;
        Grid before = film.start().grid();
        for (FilmAction action : film.actions()) {
            Grid after = action.board().grid();
            hints += action.kind() == Kind.HINT ? 1 : 0;
            checks += action.kind() == Kind.CHECK ? 1 : 0;
            mistakes += action.kind() == Kind.DIGIT ? wrong(before, after, solution) : 0;
            before = after;
        }
        int seconds = (int) Math.min(Integer.MAX_VALUE, film.end() / 10);
        return new Effort(before.isSolved(), seconds, hints, checks, mistakes);
    }

    /// Returns the number of wrong digits that were entered.
    private static int wrong(Grid before, Grid after, Grid solution) {
        int wrong = 0;
        for (Cell cell : Cell.all()) {
            Digit entered = after.digit(cell);
            if (entered != null && entered != before.digit(cell) && entered != solution.digit(cell)) {
                wrong++;
            }
        }
        return wrong;
    }
}
