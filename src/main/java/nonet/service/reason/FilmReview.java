package nonet.service.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nonet.deduce.Basics;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.proof.PlayerMove;
import nonet.service.diagnosis.Impasse;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;

/// What was possible on the boards of a film, and which moves were wrong. Steps are those of the digits on the board, not
/// of the user's pencil marks. Results are kept, also for a longer film of the same puzzle. Safe for use by several threads.
///
/// A moment is the index of the last action, -1 at the start.
public final class FilmReview {

    /// What was possible at a moment.
    ///
    /// @param found the easiest step, or why there was none
    /// @param since the first moment from which on this was so without a break
    public record Standing(HintResult found, int since) {}

    /// A time without a move.
    ///
    /// @param moment the moment at which it began
    /// @param length how long it took, in tenths of a second
    public record Pause(int moment, long length) {}

    /// A wrong move.
    ///
    /// @param action its index
    /// @param wrong what was wrong in it
    /// @param consequence the first contradiction that was seen on the board while the wrong digit stood there, or the right
    ///     candidate was missing
    /// @param seen the moment of that contradiction; empty if there was none
    /// @param undone the action after which nothing wrong of it is on the board any more; empty if there is none
    public record Mistake(
            int action, PlayerMove wrong, Optional<Impasse> consequence, OptionalInt seen, OptionalInt undone) {}

    private final PlayerFilm film;
    private final List<FilmAction> actions;
    private final Hints hints;
    private final MoveExplainer explainer;
    private final Map<Puzzle, HintResult> steps;

    /// @param hints finds the steps
    /// @param explainer judges the moves
    public FilmReview(PlayerFilm film, Hints hints, MoveExplainer explainer) {
        this(film, hints, explainer, new ConcurrentHashMap<>());
    }

    private FilmReview(PlayerFilm film, Hints hints, MoveExplainer explainer, Map<Puzzle, HintResult> steps) {
        this.film = film;
        this.actions = film.actions();
        this.hints = hints;
        this.explainer = explainer;
        this.steps = steps;
    }

    /// Returns the review of another film of the same puzzle, with what is known from this one.
    public FilmReview of(PlayerFilm other) {
        boolean same = other.start().puzzle().equals(film.start().puzzle());
        return new FilmReview(other, hints, explainer, same ? steps : new ConcurrentHashMap<>());
    }

    /// Returns the film.
    public PlayerFilm film() {
        return film;
    }

    /// Returns the actions of the film.
    public List<FilmAction> actions() {
        return actions;
    }

    /// Returns the board at a moment.
    public Document board(int moment) {
        return moment < 0 ? film.start() : actions.get(moment).board();
    }

    /// Returns the time of a moment, in tenths of a second.
    public long time(int moment) {
        return moment < 0 ? 0 : actions.get(moment).time();
    }

    /// Returns the board at a moment with all candidates that its digits leave.
    public Document digits(int moment) {
        return board(moment).withoutMarks(Set.of());
    }

    /// Returns the moment of a save point: the last one up to its time, if possible with its board.
    public int moment(SavePoint point) {
        int last = actions.size() - 1;
        while (last >= 0 && time(last) > point.time()) {
            last--;
        }
        for (int same = last; same >= -1 && time(same) == time(last); same--) {
            if (board(same).equals(point.board())) {
                return same;
            }
        }
        return last;
    }

    /// Returns the times without a move that are longer than this, in tenths of a second. The time stands still while the
    /// user is away. The last one lasts to the end of the film, unless the puzzle is solved.
    public List<Pause> pauses(long length) {
        List<Pause> pauses = new ArrayList<>();
        int last = -1;
        for (int i = 0; i < actions.size(); i++) {
            if (!actions.get(i).kind().interrupts()) {
                pauses.add(new Pause(last, time(i) - time(last)));
                last = i;
            }
        }
        if (!film.board().grid().isSolved()) {
            pauses.add(new Pause(last, film.end() - time(last)));
        }
        pauses.removeIf(each -> each.length() <= length);
        return List.copyOf(pauses);
    }

    /// Returns the easiest step at a moment, and since when it was there.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Standing standing(int moment, Cancel cancel) {
        HintResult found = step(moment, cancel);
        int since = moment;
        while (since >= 0 && wasSo(since - 1, since, found, cancel)) {
            since--;
        }
        return new Standing(found, since);
    }

    private HintResult step(int moment, Cancel cancel) {
        Document digits = digits(moment);
        HintResult known = steps.get(digits.position());
        if (known == null) {
            known = hints.next(digits, cancel);
            steps.put(digits.position(), known);
        }
        return known;
    }

    /// Tests whether what was found later was so at a moment too.
    private boolean wasSo(int moment, int later, HintResult found, Cancel cancel) {
        if (moment < -1) {
            return false;
        }
        Document before = digits(moment);
        if (before.position().equals(digits(later).position())) {
            return true;
        }
        return switch (found) {
            case HintResult.Found(var step, boolean _) -> {
                HintResult known = steps.get(before.position());
                yield known instanceof HintResult.Found(var other, boolean _)
                                && isSame(step.deduction(), other.deduction())
                        || hints.applies(
                                before, step.deduction().technique(), other -> isSame(step.deduction(), other), cancel);
            }
            case HintResult.Wrong(var digits, var _) -> {
                boolean same = true;
                for (Cell cell : digits) {
                    same &= before.digit(cell) == digits(later).digit(cell);
                }
                yield same;
            }
            default -> step(moment, cancel).getClass() == found.getClass();
        };
    }

    /// Tests whether a step has all conclusions of another one, and for a single, the same house.
    private static boolean isSame(Deduction step, Deduction other) {
        return step.technique() == other.technique()
                && other.conclusions().containsAll(step.conclusions())
                && (!(step instanceof Basics.Single) || step.equals(other));
    }

    /// Returns the step that shows the digits of an action, from the digits before it, if one step does.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Optional<Step> shown(int action, Cancel cancel) {
        PlayerMove.Made made = PlayerMove.last(List.of(board(action - 1), board(action)));
        return made != null
                        && explainer.explain(digits(action - 1), made.move(), cancel)
                                instanceof MoveAnswer.Shown(Step step, boolean _)
                ? Optional.of(step)
                : Optional.empty();
    }

    /// Returns the wrong moves: digits that no solution has there, and pencil marks removed that every solution has there.
    /// Undoing, redoing and jumping repeat no mistake.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public List<Mistake> mistakes(Cancel cancel) {
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < actions.size(); i++) {
            cancel.check();
            Kind kind = actions.get(i).kind();
            boolean moves = kind == Kind.DIGIT || kind == Kind.MARK || kind == Kind.STEP;
            PlayerMove.Made made = moves ? PlayerMove.last(List.of(board(i - 1), board(i))) : null;
            if (made != null) {
                List<Conclusion> wrong = made.move().conclusions().stream()
                        .filter(each -> isWrong(made.before(), each, cancel))
                        .toList();
                if (!wrong.isEmpty()) {
                    mistakes.add(mistake(i, wrong));
                }
            }
        }
        return List.copyOf(mistakes);
    }

    private boolean isWrong(Document before, Conclusion conclusion, Cancel cancel) {
        // A digit may replace another one, which is no reason to call it wrong.
        Document blank = new Move.Erase(CellSet.of(conclusion.candidate().cell())).on(before);
        return explainer.truth(
                        conclusion instanceof Conclusion.Placement ? blank : before,
                        new PlayerMove(List.of(conclusion)),
                        cancel)
                == MoveExplainer.Truth.WRONG;
    }

    private Mistake mistake(int action, List<Conclusion> wrong) {
        Optional<Impasse> consequence = Optional.empty();
        OptionalInt seen = OptionalInt.empty();
        for (int i = action; i < actions.size(); i++) {
            Document now = board(i);
            if (wrong.stream().noneMatch(each -> stands(each, now))) {
                return new Mistake(action, new PlayerMove(wrong), consequence, seen, OptionalInt.of(i));
            }
            if (consequence.isEmpty()
                    && isNewPosition(i, action)
                    && now.grid().conflicts().isEmpty()) {
                List<Conclusion> removed = wrong.stream()
                        .filter(each -> each instanceof Conclusion.Elimination && stands(each, now))
                        .toList();
                consequence =
                        Optional.ofNullable(Impasse.in(Hints.position(digits(i)).after(removed)));
                seen = consequence.isEmpty() ? seen : OptionalInt.of(i);
            }
        }
        return new Mistake(action, new PlayerMove(wrong), consequence, seen, OptionalInt.empty());
    }

    private boolean isNewPosition(int moment, int action) {
        return moment == action
                || !Arrays.equals(
                        board(moment).grid().values(), board(moment - 1).grid().values());
    }

    /// Tests whether what a move concluded is still so on a board.
    private static boolean stands(Conclusion conclusion, Document board) {
        Cell cell = conclusion.candidate().cell();
        int digit = conclusion.candidate().digit().value();
        return switch (conclusion) {
            case Conclusion.Placement _ -> board.digit(cell) == digit;
            case Conclusion.Elimination _ ->
                board.digit(cell) == 0
                        && !board.marks(cell).isEmpty()
                        && !board.marks(cell).contains(conclusion.candidate().digit());
        };
    }

    /// Returns why a wrong move is wrong.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public MoveAnswer reason(Mistake mistake, Cancel cancel) {
        return explainer.explain(digits(mistake.action() - 1), mistake.wrong(), cancel);
    }
}
