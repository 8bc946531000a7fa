package nonet.ui.solves;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.PlayerFilm;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Standing;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// What a film tells of its solve: the effort, and how soon the easiest steps were seen, by their techniques.
///
/// A step that places a digit is seen when that digit, or another one that the same technique places then, is entered. One
/// that only eliminates leaves no trace on the board but what follows: it is seen when a right digit makes another step
/// the easiest one. The time of a single counts from the last right digit, that of other steps from when they were there.
public final class SolveReview {

    /// The longest time in which a step is seen at once, in tenths of a second.
    static final long AT_ONCE = 150;

    private final FilmReview film;
    private final Hints hints;
    private final Map<Technique, Map<Sight, Integer>> counts = new EnumMap<>(Technique.class);

    /// @param hints by which the film is reviewed
    public SolveReview(FilmReview film, Hints hints) {
        this.film = film;
        this.hints = hints;
    }

    /// Returns what the solve took.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Effort effort(Cancel cancel) {
        PlayerFilm all = film.film();
        return new Effort(
                all.board().grid().isSolved(),
                (int) Math.min(Integer.MAX_VALUE, all.end() / 10),
                number(Kind.HINT),
                number(Kind.CHECK),
                film.mistakes(cancel).size());
    }

    private int number(Kind kind) {
        return (int) film.actions().stream().filter(each -> each.kind() == kind).count();
    }

    /// Returns how often the steps of each technique were seen, at once or later.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public List<Sighting> sightings(Cancel cancel) {
        counts.clear();
        count(cancel);
        List<Sighting> all = new ArrayList<>();
        counts.forEach((technique, seen) ->
                seen.forEach((sight, count) -> all.add(new Sighting(technique.id(), sight, count))));
        return List.copyOf(all);
    }

    private void count(Cancel cancel) {
        List<FilmAction> actions = film.actions();
        long progress = 0;
        int hinted = -1;
        for (int i = 0; i < actions.size(); i++) {
            cancel.check();
            Kind kind = actions.get(i).kind();
            hinted = kind == Kind.HINT || kind == Kind.STEP ? i : hinted;
            Candidate entered =
                    kind == Kind.DIGIT || kind == Kind.STEP ? entered(film.board(i - 1), film.board(i)) : null;
            if (entered == null) {
                continue;
            }
            Standing standing = film.standing(i - 1, cancel);
            if (standing.found() instanceof HintResult.Found(var step, boolean _)) {
                Deduction easiest = step.deduction();
                long since = Math.max(film.time(standing.since()), places(easiest) ? progress : 0);
                if (isSeen(easiest, entered, i, cancel)) {
                    boolean helped = hinted > standing.since() && film.time(hinted) >= since;
                    count(easiest.technique(), helped, film.time(i) - since);
                }
                progress = film.time(i);
            }
        }
        if (!film.film().board().grid().isSolved()
                && film.standing(actions.size() - 1, cancel).found() instanceof HintResult.Found(var step, boolean _)) {
            add(step.deduction().technique(), Sight.NEVER);
        }
    }

    /// Returns the digit that was entered; null if it was none, or several.
    private static @Nullable Candidate entered(Document before, Document after) {
        Candidate entered = null;
        for (Cell cell : Cell.all()) {
            Digit digit = after.grid().digit(cell);
            if (digit != null && digit != before.grid().digit(cell)) {
                if (entered != null) {
                    return null;
                }
                entered = new Candidate(cell, digit);
            }
        }
        return entered;
    }

    private static boolean places(Deduction step) {
        return step.conclusions().stream().anyMatch(Conclusion.Placement.class::isInstance);
    }

    private boolean isSeen(Deduction easiest, Candidate entered, int action, Cancel cancel) {
        if (places(easiest)) {
            return hints.applies(
                    film.digits(action - 1),
                    easiest.technique(),
                    other -> other.conclusions().contains(new Conclusion.Placement(entered)),
                    cancel);
        }
        Standing after = film.standing(action, cancel);
        return !(after.found() instanceof HintResult.Wrong) && after.since() >= action;
    }

    private void count(Technique technique, boolean helped, long tenths) {
        add(technique, helped ? Sight.WITH_HINT : tenths <= AT_ONCE ? Sight.AT_ONCE : Sight.LATER);
    }

    private void add(Technique technique, Sight sight) {
        counts.computeIfAbsent(technique, _ -> new EnumMap<>(Sight.class)).merge(sight, 1, Integer::sum);
    }
}
