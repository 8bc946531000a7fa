package nonet.cli.report;

import java.io.IOException;
import java.util.Locale;
import nonet.cli.output.Streams;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Impasse;
import nonet.text.Plural;

/// Prints an argument that givens conflict: its steps, each with its sentences, and the contradiction.
public final class ArgumentReport {

    private final Streams streams;
    private final Explainer explainer = new Explainer(new Words(Locale.ENGLISH));

    public ArgumentReport(Streams streams) {
        this.streams = streams;
    }

    public void print(Argument argument) throws IOException {
        int number = 0;
        for (Step step : argument.steps()) {
            Explanation explanation =
                    explainer.explain(step.deduction(), step.before().grid());
            number++;
            streams.print(String.format(Locale.ROOT, "%3d. %s", number, explanation.line()));
            for (Sentence sentence : explanation.sentences()) {
                streams.print("     " + sentence.text());
            }
        }
        streams.print(String.format(Locale.ROOT, "%3d. %s: a contradiction.", number + 1, words(argument.end())));
    }

    private String words(Impasse end) {
        return switch (end) {
            case Impasse.TooFewPlaces(DigitSet digits, House house, CellSet cells) ->
                cells.isEmpty()
                        ? String.format(
                                Locale.ROOT, "%s %s no place left in %s", list(digits), has(digits.size()), house)
                        : String.format(
                                Locale.ROOT,
                                "%s have only %s in %s",
                                list(digits),
                                count(cells.size(), "cell", Names.of(cells)),
                                house);
            case Impasse.TooFewDigits(CellSet cells, DigitSet digits) ->
                digits.isEmpty()
                        ? String.format(Locale.ROOT, "%s %s no candidate left", Names.of(cells), has(cells.size()))
                        : String.format(
                                Locale.ROOT,
                                "The cells %s have only %s",
                                Names.of(cells),
                                count(digits.size(), "candidate", list(digits)));
        };
    }

    private static String has(int count) {
        return count == 1 ? "has" : "have";
    }

    private static String count(int count, String thing, String names) {
        return Plural.of(count, thing) + " (" + names + ")";
    }

    private static String list(DigitSet digits) {
        return String.join(", ", digits.toString().split(""));
    }
}
