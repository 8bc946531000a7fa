package nonet.cli.command;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.cli.report.RatedPuzzle;
import nonet.cli.report.RatingPrinter;
import nonet.cli.report.RatingTemplate;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.rate.GuessCount;
import nonet.rate.HumanLogic;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.service.reason.PathWidth;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Rates puzzles on the scales that were requested, and words their ratings. Several threads may use it.
final class PuzzleRating {

    /// The raters of all scales.
    record Raters(HumanLogic logic, SeRater explainer, CspRater patterns, GuessCount guesses) {}

    /// How ratings are printed.
    ///
    /// @param template the template of a line, or null if the printer writes it
    /// @param steps whether each step is printed
    /// @param measured whether the widths of paths are printed
    record Form(RatingPrinter printer, @Nullable RatingTemplate template, boolean steps, boolean measured) {}

    /// The output lines for a puzzle.
    ///
    /// @param rated whether it was rated, and solved, on each scale
    record Rated(List<String> lines, boolean rated) {}

    private final Set<RatedPuzzle.Scale> scales;
    private final Raters raters;
    private final Form form;
    private final Explainer explanations = new Explainer(new Words(Locale.ENGLISH));

    PuzzleRating(Set<RatedPuzzle.Scale> scales, Raters raters, Form form) {
        this.scales = Set.copyOf(scales);
        this.raters = raters;
        this.form = form;
    }

    /// Returns the first line of the output; empty if there is none.
    String header() {
        return form.printer.header();
    }

    /// Rates a puzzle.
    ///
    /// @param number its number, from 1
    Rated of(Puzzle puzzle, long number, Cancel cancel) {
        long begun = System.nanoTime();
        boolean byHuman = scales.contains(RatedPuzzle.Scale.HODOKU);
        boolean measured = byHuman && form.measured;
        HumanLogic logic = raters.logic;
        List<Step> path = new ArrayList<>();
        Consumer<Step> kept = measured || form.steps ? path::add : _ -> {};
        RatingResult human = byHuman ? logic.rate(puzzle, kept, cancel) : null;
        RatedPuzzle rated = new RatedPuzzle(
                puzzle,
                scales,
                human,
                scales.contains(RatedPuzzle.Scale.SE) ? explain(puzzle, cancel) : null,
                measured && human instanceof RatingResult.Rated ? PathWidth.summary(path, puzzle, logic, cancel) : null,
                scales.contains(RatedPuzzle.Scale.GUESSES) ? raters.guesses.of(puzzle, cancel) : null,
                byPatterns(puzzle, cancel));
        RatingTemplate template = form.template;
        List<String> lines = template == null
                ? form.printer.lines(rated)
                : List.of(template.line(rated, number, System.nanoTime() - begun));
        Stream<String> named = path.stream().filter(_ -> form.steps).map(step -> explanations.line(step.deduction()));
        return new Rated(Stream.concat(lines.stream(), named).toList(), rated.isRated());
    }

    /// Returns the output lines for a record that is not a puzzle.
    ///
    /// @param why the reason, as a sentence
    List<String> invalid(String text, String why) {
        return form.printer.invalid(text, why);
    }

    private Map<CspScale, CspResult> byPatterns(Puzzle puzzle, Cancel cancel) {
        Map<CspScale, CspResult> results = new EnumMap<>(CspScale.class);
        for (CspScale scale : CspScale.values()) {
            if (scales.contains(RatedPuzzle.Scale.of(scale))) {
                results.put(scale, raters.patterns.rate(puzzle, scale, cancel));
            }
        }
        return results;
    }

    private SeResult explain(Puzzle puzzle, Cancel cancel) {
        return form.steps ? raters.explainer.rateWithSteps(puzzle, cancel) : raters.explainer.rate(puzzle, cancel);
    }
}
