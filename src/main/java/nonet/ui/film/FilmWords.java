package nonet.ui.film;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.CellSet;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.proof.PlayerMove;
import nonet.service.diagnosis.Impasse;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.service.reason.MoveAnswer;
import nonet.service.recording.ActionWords;
import nonet.text.Durations;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.MoveWords;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The sentences about a film.
///
/// @param filmed tests whether what the user does is recorded
record FilmWords(Messages messages, Explainer explainer, ActionWords actions, BooleanSupplier filmed) {

    /// Returns a time in minutes and seconds, with hours if there are any.
    static String time(long tenths) {
        return Durations.time(tenths / 10);
    }

    /// Returns the length of a film, and how much of it is missing.
    String heading(PlayerFilm film) {
        return film.size() == 0 && film.leftOut() == 0
                ? none()
                : join(
                        messages.get("film.heading", film.size(), time(film.end())),
                        film.leftOut() == 0 ? "" : messages.get("film.left-out", film.leftOut()));
    }

    private String none() {
        return filmed.getAsBoolean()
                ? messages.get("film.none")
                : messages.get("film.off", messages.get("command.filmed"));
    }

    /// @param looking whether what is not known yet is being looked for
    String of(FilmReview review, FilmLine line, boolean looking) {
        return switch (line) {
            case FilmLine.Waiting(Pause pause, @Nullable Standing standing) ->
                messages.get(
                        "film.waiting",
                        time(pause.length()),
                        standing == null
                                ? messages.get(looking ? "film.looking" : "film.stopped")
                                : stood(review, standing));
            case FilmLine.Saved(int _, SavePoint point) -> messages.get("film.saved", time(point.time()), point.name());
            case FilmLine.Action action when action.moment() < 0 -> messages.get("film.start");
            case FilmLine.Action(int moment, boolean undone, @Nullable Mistake mistake) -> {
                String said =
                        actions.of(review.board(moment - 1), review.actions().get(moment));
                yield messages.get(
                        "film.line", time(review.time(moment)), actions.judged(said, mistake != null, undone));
            }
        };
    }

    /// Returns what was possible at a moment.
    ///
    /// @param known null if that is not known yet
    /// @param pause the pause that began at the moment; null for none
    String standing(FilmReview review, @Nullable Standing known, @Nullable Pause pause) {
        if (review.actions().isEmpty()) {
            return none();
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
                String place = actions.place(step);
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
