package nonet.ui.hints.shown;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.proof.PlayerMove;
import nonet.service.diagnosis.Impasse;
import nonet.service.hint.HintResult;
import nonet.service.reason.MoveAnswer;
import nonet.service.reason.MoveExplainer.Truth;
import nonet.ui.kit.Messages;

/// The sentences about a move of the user.
public record MoveWords(Messages messages, Explainer explainer) {

    public String of(PlayerMove move) {
        return of(move.conclusions());
    }

    private static String of(List<Conclusion> conclusions) {
        return conclusions.stream()
                .map(each -> new PlayerMove(List.of(each)).toString())
                .collect(Collectors.joining(", "));
    }

    /// Returns the first answer, while steps are searched for.
    public String judged(PlayerMove move, Truth truth) {
        return messages.get(
                switch (truth) {
                    case RIGHT -> "my-move.right";
                    case WRONG -> "my-move.wrong";
                    case UNDECIDED, NONE -> "my-move.judging";
                },
                of(move));
    }

    public String of(PlayerMove move, MoveAnswer answer) {
        return switch (answer) {
            case MoveAnswer.Shown(var step, boolean unique) ->
                joined(
                        messages.get(
                                "my-move.shown",
                                of(move),
                                explainer.words().of(step.deduction().technique())),
                        unique);
            case MoveAnswer.Takes(var steps, boolean unique) ->
                joined(messages.get("my-move.takes", of(move), steps.size()), unique);
            case MoveAnswer.Unshown() -> messages.get("my-move.unshown", of(move));
            case MoveAnswer.Plain() -> messages.get("my-move.plain", of(move));
            case MoveAnswer.WrongBoard(HintResult board) ->
                new AdviceWords(messages).join(messages.get("my-move.wrong-board", of(move)), advice(board));
            case MoveAnswer.Wrong(var wrong, var argument) ->
                messages.get(argument.isPresent() ? "my-move.refuted" : "my-move.unproved", of(wrong));
            case MoveAnswer.Clash(Conclusion wrong, House house) ->
                messages.get(
                        "my-move.clash",
                        of(List.of(wrong)),
                        explainer.words().of(house),
                        wrong.candidate().digit().value());
            case MoveAnswer.Undecided(var open) -> messages.get("my-move.undecided", of(open));
            case MoveAnswer.Occupied(Conclusion conclusion) ->
                messages.get("my-move.occupied", conclusion.candidate().cell());
            case MoveAnswer.Impossible() -> messages.get("hint.impossible");
        };
    }

    private String joined(String sentence, boolean unique) {
        return unique ? sentence : new AdviceWords(messages).join(sentence, messages.get("hint.several"));
    }

    private String advice(HintResult board) {
        return new AdviceWords(messages).of(board);
    }

    public String of(Impasse end) {
        return switch (end) {
            case Impasse.TooFewPlaces(DigitSet digits, House house, CellSet cells) ->
                messages.get(
                        "my-move.end-places", list(digits), explainer.words().of(house), cells.size());
            case Impasse.TooFewDigits(CellSet cells, DigitSet digits) ->
                messages.get("my-move.end-cells", Names.of(cells), digits.size());
        };
    }

    private static String list(DigitSet digits) {
        return String.join(", ", digits.toString().split(""));
    }
}
