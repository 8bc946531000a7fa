package nonet.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.files.CsvLine;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.rate.GuessCount.Guesses;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.rate.se.SeResult.Why;
import nonet.rate.se.SeStep;
import nonet.service.reason.PathWidth;
import org.jspecify.annotations.Nullable;

/// Writes the ratings of puzzles as lines, as a table, or as JSON.
public final class RatingPrinter {

    /// The form of the output.
    public enum Form {
        LINES,
        CSV,
        JSON
    }

    private static final List<String> COLUMNS = List.of("puzzle", "state", "level", "score", "hardest", "steps");
    private static final List<String> SE_COLUMNS = List.of("er", "ep", "ed");
    private static final List<String> GUESS_COLUMNS = List.of("guesses", "least", "most");
    private static final List<String> STEP_COLUMNS =
            List.of("puzzle", "step", "rating", "technique", "length", "placed", "eliminated");

    private final Form form;
    private final Set<RatedPuzzle.Scale> scales;
    private final boolean steps;
    private final boolean named;
    private final String profile;

    /// @param scales the scales on which the puzzles are rated, each a single one
    /// @param steps whether each step is written
    /// @param named whether each line begins with its puzzle, as the rows of a table and JSON objects do anyway
    /// @param profile the name of the profile of the ratings by human logic
    public RatingPrinter(Form form, Set<RatedPuzzle.Scale> scales, boolean steps, boolean named, String profile) {
        this.profile = profile;
        this.named = named;
        this.form = form;
        this.scales = scales;
        this.steps = steps;
    }

    /// Returns the first line of the output: the column names of a table, otherwise empty.
    public String header() {
        return form == Form.CSV ? CsvLine.of(columns().toArray()) : "";
    }

    private List<String> columns() {
        List<String> columns = new ArrayList<>(steps ? STEP_COLUMNS : COLUMNS);
        if (scales.contains(RatedPuzzle.Scale.SE) && !steps) {
            columns.addAll(SE_COLUMNS);
        }
        if (scales.contains(RatedPuzzle.Scale.GUESSES)) {
            columns.addAll(GUESS_COLUMNS);
        }
        patterns().forEach(scale -> columns.add(scale.id()));
        if (isByProfile()) {
            columns.addAll(List.of("width_min", "width_median"));
            columns.add("profile");
        }
        return columns;
    }

    /// Returns the output for a puzzle, without the last line feed. A table of steps has no line for a puzzle without
    /// steps.
    public List<String> lines(RatedPuzzle rated) {
        return switch (form) {
            case LINES -> {
                String puzzle = named ? rated.puzzle().text() + "\t" : "";
                List<String> lines = new ArrayList<>(List.of(puzzle + line(rated)));
                lines.addAll(stepLines(rated));
                yield lines;
            }
            case CSV -> steps ? stepRows(rated) : List.of(row(rated));
            case JSON -> List.of(json(rated).toString());
        };
    }

    /// Returns the output for a record that is not a puzzle, without the last line feed.
    ///
    /// @param why the reason, as a sentence
    public List<String> invalid(String text, String why) {
        return switch (form) {
            case LINES -> List.of(text + "\tinvalid: " + why);
            case CSV -> steps ? List.of() : List.of(invalidRow(text));
            case JSON ->
                List.of(JsonNodeFactory.instance
                        .objectNode()
                        .put("puzzle", text)
                        .put("state", "invalid")
                        .put("reason", why)
                        .toString());
        };
    }

    private String invalidRow(String text) {
        String[] fields = new String[columns().size()];
        fields[0] = text;
        fields[1] = "invalid";
        return CsvLine.of((Object[]) fields).stripTrailing();
    }

    /// Returns the scales of patterns, in their order.
    private List<CspScale> patterns() {
        return Arrays.stream(CspScale.values())
                .filter(scale -> scales.contains(RatedPuzzle.Scale.of(scale)))
                .toList();
    }

    private String line(RatedPuzzle rated) {
        SeResult explainer = rated.explainer();
        if (explainer instanceof SeResult.Unrated(Why why) && RatingWords.isInvalid(why)) {
            return "invalid: " + RatingWords.sentence(why);
        }
        Guesses guesses = rated.guesses();
        if (guesses == null && scales.contains(RatedPuzzle.Scale.GUESSES)) {
            return "invalid: the puzzle does not have exactly one solution";
        }
        if (rated.patterns().containsValue(new CspResult.NoSolution())) {
            return "invalid: " + RatingWords.sentence(Why.NO_SOLUTION);
        }
        if (rated.patterns().containsValue(new CspResult.SeveralSolutions())) {
            return "invalid: " + RatingWords.sentence(Why.SEVERAL_SOLUTIONS);
        }
        List<String> parts = new ArrayList<>();
        if (rated.human() != null) {
            parts.add(human(rated));
        } else if (explainer instanceof SeResult.Rated || !rated.patterns().isEmpty()) {
            parts.add(RatingWords.state(rated));
        }
        if (explainer != null) {
            parts.add((scales.size() > 1 ? "SE " : "") + explained(explainer));
        }
        if (guesses != null) {
            parts.add("guesses " + guesses.median() + " (" + guesses.least() + " to " + guesses.most() + ")");
        }
        for (CspScale scale : patterns()) {
            parts.add(RatingWords.pattern(scale, rated.pattern(scale)));
        }
        return String.join(" ", parts);
    }

    private static String explained(SeResult result) {
        return switch (result) {
            case SeResult.Rated each -> each.rating().toString();
            case SeResult.Stopped each -> "stopped: at least " + SeRating.text(each.atLeast());
            case SeResult.Unrated each -> "unrated: " + RatingWords.sentence(each.why());
        };
    }

    private static String human(RatedPuzzle rated) {
        if (!(rated.human() instanceof RatingResult.Rated(Rating rating))) {
            return "invalid";
        }
        String state = RatingWords.humanState(rated.human());
        return (state + " " + rating.level().id() + " " + rating.score() + " " + hardest(rating) + " " + counts(rating))
                .stripTrailing();
    }

    private String row(RatedPuzzle rated) {
        List<@Nullable Object> fields =
                new ArrayList<>(Arrays.asList(rated.puzzle().text(), RatingWords.state(rated)));
        if (rated.human() instanceof RatingResult.Rated(Rating rating)) {
            fields.addAll(List.of(rating.level().id(), rating.score(), hardest(rating), counts(rating)));
        } else {
            fields.addAll(Arrays.asList(null, null, null, null));
        }
        if (rated.explainer() instanceof SeResult.Rated each) {
            SeRating rating = each.rating();
            fields.addAll(List.of(SeRating.text(rating.er()), SeRating.text(rating.ep()), SeRating.text(rating.ed())));
        } else if (rated.explainer() != null) {
            fields.addAll(Arrays.asList(null, null, null));
        }
        if (scales.contains(RatedPuzzle.Scale.GUESSES)) {
            Guesses guesses = rated.guesses();
            fields.add(guesses == null ? null : guesses.median());
            fields.add(guesses == null ? null : guesses.least());
            fields.add(guesses == null ? null : guesses.most());
        }
        for (CspScale scale : patterns()) {
            fields.add(rated.pattern(scale) instanceof CspResult.Rated(int value) ? value : null);
        }
        if (isByProfile()) {
            PathWidth.Summary widths = rated.widths();
            fields.add(widths == null ? null : widths.min());
            fields.add(widths == null ? null : widths.median());
            fields.add(rated.human() instanceof RatingResult.Rated ? profile : null);
        }
        return CsvLine.of(fields.toArray()).stripTrailing();
    }

    private boolean isByProfile() {
        return scales.contains(RatedPuzzle.Scale.HODOKU);
    }

    private ObjectNode json(RatedPuzzle rated) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("puzzle", rated.puzzle().text())
                .put("state", RatingWords.state(rated));
        if (rated.human() instanceof RatingResult.Rated(Rating rating)) {
            json.put("level", rating.level().id()).put("score", rating.score()).put("hardest", hardest(rating));
            json.put("profile", profile);
            ObjectNode counts = json.putObject("steps");
            rating.steps().forEach((technique, count) -> counts.put(technique.id(), count));
        }
        Guesses guesses = rated.guesses();
        if (guesses != null) {
            json.put("guesses", guesses.median()).put("least", guesses.least()).put("most", guesses.most());
        }
        for (CspScale scale : patterns()) {
            switch (rated.pattern(scale)) {
                case CspResult.Rated(int value) -> json.put(scale.id(), value);
                case CspResult.Stopped(int atLeast) -> json.put(scale.id() + "AtLeast", atLeast);
                case CspResult.Beyond(), CspResult.NoSolution(), CspResult.SeveralSolutions() ->
                    json.putNull(scale.id());
            }
        }
        switch (rated.explainer()) {
            case null -> {}
            case SeResult.Rated each -> {
                json.put("er", number(each.rating().er()))
                        .put("ep", number(each.rating().ep()))
                        .put("ed", number(each.rating().ed()));
                if (steps) {
                    ArrayNode path = json.putArray("path");
                    each.steps().forEach(step -> addStep(path.addObject(), step));
                }
            }
            case SeResult.Stopped each -> json.put("atLeast", number(each.atLeast()));
            case SeResult.Unrated each -> json.put("reason", RatingWords.sentence(each.why()));
        }
        return json;
    }

    private static void addStep(ObjectNode json, SeStep step) {
        json.put("rating", number(step.rating())).put("technique", step.name());
        if (step.length() > 0) {
            json.put("length", step.length());
        }
        if (step.placed() != null) {
            json.put("placed", step.placed().toString());
        }
        if (!step.eliminated().isEmpty()) {
            json.put("eliminated", eliminated(step));
        }
    }

    private List<String> stepLines(RatedPuzzle rated) {
        List<String> lines = new ArrayList<>();
        for (SeStep step : steps(rated)) {
            String length = step.length() == 0 ? "" : " [" + step.length() + "]";
            lines.add(String.format(
                    Locale.ROOT,
                    "%4d  %4s  %s%s: %s",
                    lines.size() + 1,
                    SeRating.text(step.rating()),
                    step.name(),
                    length,
                    step.placed() == null ? eliminated(step) : step.placed()));
        }
        return lines;
    }

    private List<String> stepRows(RatedPuzzle rated) {
        List<String> rows = new ArrayList<>();
        for (SeStep step : steps(rated)) {
            rows.add(CsvLine.of(
                            rated.puzzle().text(),
                            rows.size() + 1,
                            SeRating.text(step.rating()),
                            step.name(),
                            step.length() == 0 ? null : step.length(),
                            step.placed(),
                            eliminated(step))
                    .stripTrailing());
        }
        return rows;
    }

    private List<SeStep> steps(RatedPuzzle rated) {
        return steps && rated.explainer() instanceof SeResult.Rated each ? each.steps() : List.of();
    }

    /// Returns the candidates that a step removes, such as `r1c2<>5 r3c4<>79`.
    private static String eliminated(SeStep step) {
        Map<Cell, String> digits = step.eliminated().stream()
                .collect(Collectors.groupingBy(
                        Candidate::cell,
                        TreeMap::new,
                        Collectors.mapping(each -> each.digit().toString(), Collectors.joining())));
        return digits.entrySet().stream()
                .map(each -> each.getKey() + "<>" + each.getValue())
                .collect(Collectors.joining(" "));
    }

    private static BigDecimal number(int tenths) {
        return BigDecimal.valueOf(tenths, 1);
    }

    private static String hardest(Rating rating) {
        return rating.hardest() == null ? "" : rating.hardest().id();
    }

    /// Returns the number of steps of each technique.
    private static String counts(Rating rating) {
        return rating.steps().entrySet().stream()
                .map(each -> each.getKey().id() + ":" + each.getValue())
                .collect(Collectors.joining(" "));
    }
}
