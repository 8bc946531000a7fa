package nonet.ui.solves;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Standing;
import nonet.solve.Cancel;

/// What a film tells of its solve: the effort, and how soon the easiest steps were seen, by their techniques.
///
/// A step that places a digit is seen when that digit, or another one that the same technique places then, is entered. One
/// that only eliminates leaves no trace on the board but what follows: it is seen when a right digit makes another step
/// the easiest one. The time of a single counts from the last right digit, that of other steps from when they were there.
public final class SolveReview {

    /// The longest time in which a step is seen at once, in tenths of a second.
    static final long AT_ONCE = 150;

    /// The largest number of digits that a step of human logic enters: all of one digit.
    private static final int STEP_DIGITS = 9;

    private final FilmReview film;
    private final boolean solved;
    private final Hints hints;
    private final Map<Technique, Map<Sight, Integer>> counts = new EnumMap<>(Technique.class);

    /// @param end the board at the end, of which the film may stop short
    /// @param hints by which the film is reviewed
    public SolveReview(FilmReview film, Document end, Hints hints) {
        this.film = film;
        solved = end.grid().isSolved();
        this.hints = hints;
    }

    /// Returns what the solve took. A puzzle that others solved is not finished, even if the user filled the rest.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Effort effort(Cancel cancel) {
        return new Effort(
                solved && !isTaken(),
                (int) Math.min(Integer.MAX_VALUE, film.film().end() / 10),
                hints(),
                (int) film.actions().stream()
                        .filter(each -> each.kind() == Kind.CHECK)
                        .count(),
                (int) film.mistakes(cancel).stream()
                        .filter(each -> !isStep(each.action()))
                        .count());
    }

    private boolean isStep(int action) {
        return film.actions().get(action).kind() == Kind.STEP;
    }

    /// Tests whether digits of an engine were taken: more than a step enters, or several that solved the puzzle. Undone or
    /// not, they were seen.
    private boolean isTaken() {
        return IntStream.range(0, film.actions().size()).filter(this::isStep).anyMatch(action -> {
            Document after = film.board(action);
            int entered = entered(film.board(action - 1), after).size();
            return entered > STEP_DIGITS || entered > 1 && after.grid().isSolved();
        });
    }

    /// Returns the number of hints, and of applied steps that were not the last hint.
    private int hints() {
        int hints = 0;
        boolean shown = false;
        for (FilmAction action : film.actions()) {
            Kind kind = action.kind();
            hints += kind == Kind.HINT || kind == Kind.STEP && !shown ? 1 : 0;
            shown = kind == Kind.HINT || shown && !kind.changesBoard();
        }
        return hints;
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
            List<Candidate> entered =
                    kind == Kind.DIGIT || kind == Kind.STEP ? entered(film.board(i - 1), film.board(i)) : List.of();
            if (entered.size() != 1) {
                continue;
            }
            Standing standing = film.standing(i - 1, cancel);
            if (standing.found() instanceof HintResult.Found(var step, boolean _)) {
                Deduction easiest = step.deduction();
                long since = Math.max(film.time(standing.since()), places(easiest) ? progress : 0);
                if (isSeen(easiest, entered.getFirst(), i, cancel)) {
                    boolean helped = hinted > standing.since() && film.time(hinted) >= since;
                    count(easiest.technique(), helped, film.time(i) - since);
                }
                progress = film.time(i);
            }
        }
        if (!solved
                && film.standing(actions.size() - 1, cancel).found() instanceof HintResult.Found(var step, boolean _)) {
            add(step.deduction().technique(), Sight.NEVER);
        }
    }

    private static List<Candidate> entered(Document before, Document after) {
        List<Candidate> entered = new ArrayList<>();
        for (Cell cell : Cell.all()) {
            Digit digit = after.grid().digit(cell);
            if (digit != null && digit != before.grid().digit(cell)) {
                entered.add(new Candidate(cell, digit));
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
