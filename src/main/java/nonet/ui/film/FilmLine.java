package nonet.ui.film;

import java.util.Comparator;
import nonet.play.SavePoint;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import org.jspecify.annotations.Nullable;

/// A line of the list of a film.
sealed interface FilmLine {

    /// The order of lines: by their moments, of which each begins with its action.
    Comparator<FilmLine> ORDER =
            Comparator.comparingInt(FilmLine::moment).thenComparing(line -> !(line instanceof Action));

    /// Returns the moment that the line is about.
    int moment();

    /// An action.
    ///
    /// @param undone whether it is on a branch that was left by undoing it
    /// @param mistake what was wrong in it; null for nothing, or if that is not known yet
    record Action(int moment, boolean undone, @Nullable Mistake mistake) implements FilmLine {}

    /// A save point that was set at the moment.
    record Saved(int moment, SavePoint point) implements FilmLine {}

    /// A time without a move.
    ///
    /// @param standing what was possible; null if that is not known yet
    record Waiting(Pause pause, @Nullable Standing standing) implements FilmLine {

        @Override
        public int moment() {
            return pause.moment();
        }
    }
}
