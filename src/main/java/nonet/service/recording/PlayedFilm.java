package nonet.service.recording;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleConsumer;
import nonet.logic.solver.Step;
import nonet.play.FilmAction;
import nonet.play.PlayerFilm;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.solve.Cancel;

/// A film of a solve that is recorded, with what its review found.
///
/// @param title the name of the puzzle; may be empty
/// @param shown for the indexes of actions that entered digits, the step that shows them, where one does
/// @param wrong the indexes of the wrong moves
/// @param pauses the times without a move in their order, and what was possible then
public record PlayedFilm(
        PlayerFilm film, String title, Map<Integer, Step> shown, Set<Integer> wrong, Map<Pause, Standing> pauses) {

    /// Reviews a film.
    ///
    /// @param pause the length of a time without a move that counts as a pause, in tenths of a second
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static PlayedFilm of(FilmReview review, String title, long pause, DoubleConsumer progress, Cancel cancel) {
        Map<Integer, Step> shown = new HashMap<>();
        int size = review.actions().size();
        for (int i = 0; i < size; i++) {
            cancel.check();
            progress.accept((double) i / size);
            if (review.actions().get(i).kind() == FilmAction.Kind.DIGIT) {
                int action = i;
                review.shown(i, cancel).ifPresent(step -> shown.put(action, step));
            }
        }
        Set<Integer> wrong = new HashSet<>();
        review.mistakes(cancel).forEach(each -> wrong.add(each.action()));
        Map<Pause, Standing> pauses = new LinkedHashMap<>();
        review.pauses(pause).forEach(each -> pauses.put(each, review.standing(each.moment(), cancel)));
        return new PlayedFilm(review.film(), title, shown, wrong, pauses);
    }
}
