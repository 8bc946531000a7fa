package nonet.api;

import java.util.List;
import nonet.explain.Explainer;
import nonet.logic.solver.Step;
import nonet.service.diagnosis.Argument;
import nonet.service.reason.MoveAnswer;

/// The verdict on a move.
///
/// @param kind what the move is
/// @param steps the steps that show a right move, or that lead from a wrong one to a contradiction; empty if the
/// techniques find none, or if a house has the digit of the move already
public record MoveVerdict(Kind kind, List<Hint> steps) {

    /// What a move can be.
    public enum Kind {
        /// Every solution agrees with it.
        RIGHT,
        /// No solution agrees with a part of it.
        WRONG,
        /// Some of several solutions agree with it.
        UNDECIDED,
        /// The puzzle has no solution, or a cell of the move holds another digit.
        IMPOSSIBLE
    }

    /// Copies the list.
    public MoveVerdict {
        steps = List.copyOf(steps);
    }

    static MoveVerdict of(MoveAnswer answer, Explainer explainer) {
        return switch (answer) {
            case MoveAnswer.Shown(Step step, boolean _) -> of(Kind.RIGHT, List.of(step), explainer);
            case MoveAnswer.Takes(List<Step> steps, boolean _) -> of(Kind.RIGHT, steps, explainer);
            case MoveAnswer.Unshown _, MoveAnswer.Plain _, MoveAnswer.WrongBoard _ ->
                new MoveVerdict(Kind.RIGHT, List.of());
            case MoveAnswer.Wrong(var _, var argument) ->
                of(Kind.WRONG, argument.map(Argument::steps).orElse(List.of()), explainer);
            case MoveAnswer.Clash _ -> new MoveVerdict(Kind.WRONG, List.of());
            case MoveAnswer.Undecided _ -> new MoveVerdict(Kind.UNDECIDED, List.of());
            case MoveAnswer.Occupied _, MoveAnswer.Impossible _ -> new MoveVerdict(Kind.IMPOSSIBLE, List.of());
        };
    }

    private static MoveVerdict of(Kind kind, List<Step> steps, Explainer explainer) {
        return new MoveVerdict(
                kind, steps.stream().map(step -> Hint.of(step, explainer)).toList());
    }
}
