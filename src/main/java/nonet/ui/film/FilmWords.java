package nonet.ui.film;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Basics;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.PlayerFilm;
import nonet.proof.PlayerMove;
import nonet.service.diagnosis.Impasse;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.service.reason.MoveAnswer;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.MoveWords;
import nonet.ui.kit.Durations;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The sentences about a film.
record FilmWords(Messages messages, Explainer explainer) {

    /// The largest number of cells that are named.
    private static final int MOST_NAMED = 6;

    /// Returns a time in minutes and seconds, with hours if there are any.
    static String time(long tenths) {
        return Durations.time(tenths / 10);
    }

    /// Returns the length of a film, and how much of it is missing.
    String heading(PlayerFilm film) {
        return film.size() == 0 && film.leftOut() == 0
                ? messages.get("film.none")
                : join(
                        messages.get("film.heading", film.size(), time(film.end())),
                        film.leftOut() == 0 ? "" : messages.get("film.left-out", film.leftOut()));
    }

    String of(FilmReview review, FilmLine line) {
        return switch (line) {
            case FilmLine.Waiting(Pause pause, @Nullable Standing standing) -> waiting(review, pause, standing);
            case FilmLine.Action action when action.moment() < 0 -> messages.get("film.start");
            case FilmLine.Action(int moment, boolean undone, @Nullable Mistake mistake) -> {
                String said = action(review, moment);
                String marked = mistake == null ? said : messages.get("film.line-wrong", said);
                yield messages.get(
                        "film.line",
                        time(review.time(moment)),
                        undone ? messages.get("film.line-undone", marked) : marked);
            }
        };
    }

    private String action(FilmReview review, int moment) {
        FilmAction action = review.actions().get(moment);
        Document before = review.board(moment - 1);
        Document after = action.board();
        return switch (action.kind()) {
            case DIGIT -> messages.get("film.digit", entered(before, after));
            case STEP -> messages.get("film.step", entered(before, after));
            case ERASE -> messages.get("film.erase", cells(changed(before, after)));
            case MARK -> marks(before, after);
            case CORNER -> messages.get("film.corner", cells(changed(before, after)));
            case COLOR -> messages.get("film.color");
            case LINK -> messages.get("film.link");
            case UNDO -> messages.get("film.undo", cells(changed(before, after)));
            case REDO -> messages.get("film.redo", cells(changed(before, after)));
            case JUMP -> messages.get("film.jump");
            case HINT -> messages.get("film.hint");
            case CHECK -> messages.get("film.check");
            case PAUSE -> messages.get("film.away");
            case LEFT -> messages.get("film.left");
            case ENTERED -> messages.get("film.entered");
        };
    }

    private String entered(Document before, Document after) {
        PlayerMove.Made made = PlayerMove.last(List.of(before, after));
        return made == null ? cells(changed(before, after)) : made.move().toString();
    }

    /// Returns the marks that were set or removed.
    private String marks(Document before, Document after) {
        DigitSet digits = DigitSet.NONE;
        CellSet more = CellSet.NONE;
        CellSet fewer = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            int old = before.marks(cell).mask();
            int now = after.marks(cell).mask();
            more = (now & ~old) == 0 ? more : more.with(cell);
            fewer = (old & ~now) == 0 ? fewer : fewer.with(cell);
            digits = new DigitSet(digits.mask() | old ^ now);
        }
        boolean plain = digits.size() == 1 && more.isEmpty() != fewer.isEmpty();
        return !plain
                ? messages.get("film.marks", cells(more.or(fewer)))
                : messages.get(
                        fewer.isEmpty() ? "film.mark-set" : "film.mark-removed",
                        digits.toString(),
                        cells(more.or(fewer)));
    }

    private static CellSet changed(Document before, Document after) {
        CellSet digits = CellSet.NONE;
        CellSet notes = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            digits = before.digit(cell) == after.digit(cell) ? digits : digits.with(cell);
            boolean same = before.marks(cell).equals(after.marks(cell))
                    && before.sketch().corners(cell).equals(after.sketch().corners(cell))
                    && before.colors().get(cell) == after.colors().get(cell);
            notes = same ? notes : notes.with(cell);
        }
        return digits.isEmpty() ? notes : digits;
    }

    private String cells(CellSet cells) {
        return cells.size() <= MOST_NAMED ? Names.of(cells) : messages.get("film.cells", cells.size());
    }

    private String waiting(FilmReview review, Pause pause, @Nullable Standing standing) {
        return messages.get(
                "film.waiting",
                time(pause.length()),
                standing == null ? messages.get("film.looking") : stood(review, standing));
    }

    /// Returns what was possible at a moment.
    ///
    /// @param known null if that is not known yet
    /// @param pause the pause that began at the moment; null for none
    String standing(FilmReview review, @Nullable Standing known, @Nullable Pause pause) {
        if (review.actions().isEmpty()) {
            return messages.get("film.none");
        }
        if (known == null) {
            return messages.get("film.looking");
        }
        String stood = stood(review, known);
        return pause == null ? stood : messages.get("film.waiting", time(pause.length()), stood);
    }

    private String stood(FilmReview review, Standing standing) {
        String since = time(review.time(standing.since()));
        return switch (standing.found()) {
            case HintResult.Found(Step step, boolean _) -> {
                Deduction deduction = step.deduction();
                String name = explainer.words().of(deduction.technique());
                String place = place(step);
                yield place.isEmpty()
                        ? messages.get("film.stood", name, since)
                        : messages.get("film.stood-in", name, place, since);
            }
            case HintResult.Wrong(CellSet digits, CellSet _) ->
                messages.get("film.stood-wrong", digits.size(), Names.of(digits), since);
            case HintResult.ConflictingEntries _ -> messages.get("film.stood-conflict", since);
            case HintResult.Stuck _ -> messages.get("film.stood-nothing");
            case HintResult advice -> new AdviceWords(messages).of(advice);
        };
    }

    /// Returns where a step is to be found, without giving it away; empty if that is all over the board.
    private String place(Step step) {
        if (step.deduction() instanceof Basics.Single single && single.house() != null) {
            return explainer.words().of(single.house());
        }
        CellSet where =
                explainer.explain(step.deduction(), step.before().grid()).where();
        return where.isEmpty() || where.size() > MOST_NAMED ? "" : Names.of(where);
    }

    /// Returns what was wrong in a move, its first consequence, and when it was taken back.
    String mistake(FilmReview review, Mistake mistake) {
        return join(
                messages.get("film.mistake", time(review.time(mistake.action())), moves().of(mistake.wrong())),
                mistake.consequence()
                        .map(end -> consequence(review, mistake, end))
                        .orElse(""),
                mistake.undone().isEmpty()
                        ? ""
                        : messages.get(
                                "film.taken-back",
                                time(review.time(mistake.undone().getAsInt()))));
    }

    private String consequence(FilmReview review, Mistake mistake, Impasse end) {
        return messages.get(
                "film.consequence", time(review.time(mistake.seen().orElse(mistake.action()))), moves().of(end));
    }

    /// Returns why a move is wrong.
    String reason(Mistake mistake, MoveAnswer answer) {
        String steps = answer instanceof MoveAnswer.Wrong(var _, var argument)
                ? argument.map(each -> each.steps().stream()
                                        .map(step -> explainer.line(step.deduction()) + "\n")
                                        .reduce("", String::concat)
                                + moves().of(each.end()))
                        .orElse("")
                : "";
        String said = moves().of(mistake.wrong(), answer);
        return steps.isEmpty() ? said : said + "\n" + steps;
    }

    /// Returns a step in words.
    String step(Step step) {
        return explainer.line(step.deduction());
    }

    /// Returns marks that light the cells of a move.
    Marks lighting(PlayerMove move) {
        return new Marks(
                Map.of(),
                move.conclusions().stream()
                        .map(each -> each.candidate().cell())
                        .distinct()
                        .collect(Collectors.toMap(cell -> cell, _ -> Role.CLASHING)),
                Map.of(),
                List.of());
    }

    private MoveWords moves() {
        return new MoveWords(messages, explainer);
    }

    private String join(String... sentences) {
        return new AdviceWords(messages).join(sentences);
    }
}
