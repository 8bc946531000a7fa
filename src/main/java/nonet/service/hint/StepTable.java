package nonet.service.hint;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.files.CsvLine;
import nonet.rate.Weight;
import nonet.rate.se.SeRating;

/// Steps as comma-separated values, one per line, independent of the language except for the sentence.
public final class StepTable {

    private final StringBuilder csv = new StringBuilder();

    private StepTable(Object... columns) {
        csv.append(CsvLine.of(columns));
    }

    /// Returns a table of all steps.
    public static StepTable ofAll() {
        return new StepTable("reach", "technique", "score", "level", "conclusions", "step");
    }

    /// Returns a table of the steps of a path.
    public static StepTable ofPath() {
        return new StepTable("number", "technique", "score", "level", "conclusions", "step");
    }

    /// Returns a table of the steps of a path of Sudoku Explainer.
    public static StepTable ofExplainedPath() {
        return new StepTable("number", "technique", "rating", "length", "conclusions", "step");
    }

    /// Adds one of all the steps.
    ///
    /// @param line the step as a sentence
    public void add(RankedStep ranked, Weight weight, String line) {
        add(ranked.unlocked(), ranked.step().deduction(), weight, line);
    }

    /// Adds a step of a path.
    public void add(int number, Deduction deduction, Weight weight, String line) {
        csv.append(CsvLine.of(
                number,
                deduction.technique().id(),
                weight.score(),
                weight.level().id(),
                conclusions(deduction.conclusions()),
                line));
    }

    /// Adds a step of a path of Sudoku Explainer.
    public void add(int number, CheckedSeStep found, String line) {
        csv.append(CsvLine.of(
                number,
                found.step().name(),
                SeRating.text(found.step().rating()),
                found.step().length() == 0 ? null : found.step().length(),
                conclusions(found.conclusions()),
                line));
    }

    @Override
    public String toString() {
        return csv.toString();
    }

    private static String conclusions(List<Conclusion> conclusions) {
        return conclusions.stream()
                .map(each -> each.candidate().cell()
                        + switch (each) {
                            case Conclusion.Placement _ -> "=";
                            case Conclusion.Elimination _ -> "<>";
                        }
                        + each.candidate().digit())
                .collect(Collectors.joining(" "));
    }
}
