package nonet.ui.verdict;

import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.service.diagnosis.Impasse;
import nonet.ui.kit.Messages;

/// The steps of an argument and the contradiction at its end in words.
final class ArgumentWords {

    private final Messages messages;
    private final Explainer explainer;

    ArgumentWords(Messages messages) {
        this.messages = messages;
        explainer = new Explainer(new Words(messages::locale));
    }

    /// Returns the number, the name and the sentences of a step.
    String of(Step step, int number) {
        Explanation told = explainer.explain(step.deduction(), step.before().grid());
        String sentences = told.sentences().stream()
                .map(Sentence::text)
                .reduce((before, next) -> messages.get("hint.sentences", before, next))
                .orElse("");
        return messages.get("why.step", number, told.name(), sentences);
    }

    String of(Impasse end) {
        return switch (end) {
            case Impasse.TooFewPlaces(DigitSet digits, House house, CellSet cells) -> {
                String where = explainer.words().of(house);
                yield digits.size() == 1
                        ? messages.get("why.no-place", list(digits), where)
                        : messages.get("why.too-few-places", list(digits), cells.size(), Names.of(cells), where);
            }
            case Impasse.TooFewDigits(CellSet cells, DigitSet digits) ->
                cells.size() == 1
                        ? messages.get("why.no-candidate", Names.of(cells))
                        : messages.get("why.too-few-digits", Names.of(cells), digits.size(), list(digits));
        };
    }

    private static String list(DigitSet digits) {
        return String.join(", ", digits.toString().split(""));
    }
}
