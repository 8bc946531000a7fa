package nonet.ui.training;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import nonet.deduce.Node;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.guide.Guide;
import nonet.guide.Guide.Lesson;
import nonet.notation.Names;
import nonet.text.Language;
import nonet.training.BrokenRule;
import nonet.training.Judgement;
import nonet.training.Lessons;
import nonet.training.Progress;
import nonet.training.Schedule;
import nonet.training.Trial;
import nonet.ui.kit.Messages;

/// The sentences of training.
record TrainingWords(Messages messages, Explainer explainer) {

    String name(Technique technique) {
        return explainer.words().of(technique);
    }

    /// Returns the task in a sentence.
    ///
    /// @param isNew whether the technique was not practiced before
    /// @param marked whether the board has pencil marks
    String task(Trial trial, boolean isNew, boolean marked) {
        String clicks = trial.exercise().asksForCells() ? "training.ask.cell" : "training.ask.candidates";
        String keys = trial.exercise().asksForCells() ? "training.ask.cell-unmarked" : "training.ask.unmarked";
        String asked = messages.get(marked ? clicks : keys, name(trial.technique()), trial.left());
        String where = trial.isKept() ? "training.kept" : trial.isNeeded() ? "training.needed" : "training.shown";
        String task = trial.technique() == Technique.FULL_HOUSE ? asked : messages.get(where, asked);
        String whose = trial.isOwn() ? messages.get("training.own", task) : task;
        return isNew ? messages.get("training.first", whose) : whose;
    }

    String judgement(Trial trial, Judgement judgement) {
        Candidate candidate = judgement.claim().candidate();
        Cell cell = candidate.cell();
        Digit digit = candidate.digit();
        if (judgement.rule().isPresent()) {
            return rule(judgement.rule().get());
        }
        String key = switch (judgement.verdict()) {
            case RIGHT, BY_ANOTHER -> trial.isDone() ? "guide.try.done" : "guide.try.right";
            case NO_CANDIDATE -> "guide.try.no-candidate";
            case SOLUTION -> "guide.try.solution";
            case PART -> "guide.try.part";
            case OTHER_DIGIT -> "guide.try.other-digit";
            case UNPROVEN -> "guide.try.unproven";
        };
        return messages.get(
                key,
                explainer.conclusions(List.of(judgement.claim())),
                name(trial.technique()),
                trial.left(),
                cell.toString(),
                digit.toString());
    }

    private String rule(BrokenRule rule) {
        return switch (rule) {
            case BrokenRule.SeesTooLittle(Cell cell, BrokenRule.Ends ends, CellSet seen, CellSet missed) ->
                messages.get(
                        seen.isEmpty() ? "training.rule.sees-nothing" : "training.rule.sees-some",
                        cell.toString(),
                        messages.name("training.ends.", ends),
                        Names.of(missed),
                        Names.of(seen));
            case BrokenRule.OutsideHouses(Cell cell, List<House> houses) ->
                messages.get(
                        "training.rule.houses",
                        cell.toString(),
                        messages.list(houses.stream().map(explainer.words()::of).toList()));
            case BrokenRule.OutsideCells(Cell cell, CellSet cells) ->
                messages.get("training.rule.cells", cell.toString(), Names.of(cells));
            case BrokenRule.OtherDigit(Digit digit, DigitSet eliminated) ->
                messages.get("training.rule.digit", digit.toString(), listed(eliminated));
            case BrokenRule.AgreesWithEnd(Candidate candidate, Node end) ->
                messages.get(
                        "training.rule.end",
                        candidate.digit().toString(),
                        candidate.cell().toString(),
                        end.digit().toString(),
                        Names.of(end.cells()));
            case BrokenRule.NotOfColor(Candidate(Cell cell, Digit digit)) ->
                messages.get("training.rule.color", digit.toString(), cell.toString());
            case BrokenRule.NoWeakLink(Candidate(Cell cell, Digit digit)) ->
                messages.get("training.rule.weak", digit.toString(), cell.toString());
            case BrokenRule.MoreCandidates(Cell cell, DigitSet candidates) ->
                messages.get("training.rule.candidates", cell.toString(), listed(candidates));
            case BrokenRule.MorePlaces(Candidate(Cell cell, Digit digit), CellSet places) ->
                messages.get("training.rule.more-places", digit.toString(), cell.toString(), Names.of(places));
            case BrokenRule.MoreBlanks(Cell cell) -> messages.get("training.rule.blanks", cell.toString());
            case BrokenRule.WrongDigit(Candidate(Cell cell, Digit digit)) ->
                messages.get("training.rule.wrong", cell.toString(), digit.toString());
        };
    }

    private String listed(DigitSet digits) {
        return StreamSupport.stream(digits.spliterator(), false)
                .map(Digit::toString)
                .collect(Collectors.joining(messages.get("guide.names")));
    }

    /// Returns the heading of a lesson with the progress in it.
    String lesson(Lesson lesson, Progress progress) {
        return messages.get(
                "training.lesson",
                lesson.title(),
                lesson.techniques().stream().filter(progress::isFamiliar).count(),
                lesson.techniques().size());
    }

    /// Returns the progress in all lessons.
    String overall(List<Technique> techniques, Progress progress) {
        return messages.get(
                "training.overall",
                techniques.stream().filter(progress::isFamiliar).count(),
                techniques.size());
    }

    /// Returns the lessons with those of these techniques that belong to each.
    List<Lesson> lessons(List<Technique> techniques) {
        return Lessons.grouped(techniques, Guide.lessons(Language.nearest(messages.locale())));
    }

    String hint(Trial trial) {
        return messages.get(
                switch (trial.hint()) {
                    case NOTHING -> "training.loading";
                    case PLACE -> "training.hint.place";
                    case PATTERN -> "training.hint.pattern";
                    case CONCLUSION -> "training.hint.conclusion";
                },
                name(trial.technique()));
    }

    /// Returns how the trial went, and when the technique comes again.
    String result(Trial trial, Progress progress, LocalDate today) {
        String how = messages.get(
                trial.hint() == Trial.Hint.CONCLUSION ? "training.result.shown" : "training.result.found",
                name(trial.technique()),
                trial.mistakes(),
                trial.hint().ordinal());
        long days = progress.of(trial.technique())
                .map(skill -> ChronoUnit.DAYS.between(today, skill.schedule().due()))
                .orElse(0L);
        return messages.get("training.result", how, messages.get("training.again", Math.max(0, days)));
    }

    /// Returns the progress in a technique, in a few words.
    String progress(Technique technique, Progress progress, LocalDate today) {
        return progress.of(technique)
                .map(skill -> {
                    Schedule schedule = skill.schedule();
                    return messages.get(
                            "training.progress",
                            skill.passed(),
                            skill.attempts(),
                            messages.get(
                                    "training.again", Math.max(0, ChronoUnit.DAYS.between(today, schedule.due()))));
                })
                .orElseGet(() -> messages.get("training.new"));
    }

    /// Returns the marks of a pattern without its conclusions.
    static Marks pattern(Marks marks) {
        Map<Candidate, Role> candidates = new HashMap<>(marks.candidates());
        candidates.values().removeIf(role -> role == Role.ELIMINATED || role == Role.PLACED);
        return marks.with(candidates, marks.cells());
    }
}
