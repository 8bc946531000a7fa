package nonet.service.reason;

import java.util.List;
import java.util.Optional;
import nonet.deduce.Conclusion;
import nonet.grid.House;
import nonet.logic.solver.Step;
import nonet.service.diagnosis.Argument;
import nonet.service.hint.HintResult;

/// The reason why a move of a player holds, or why it does not.
public sealed interface MoveAnswer {

    /// The move is right, and a step of one technique shows it.
    ///
    /// @param unique whether the puzzle has one solution; otherwise techniques that depend on uniqueness were left out
    record Shown(Step step, boolean unique) implements MoveAnswer {}

    /// The move is right, but it takes several steps.
    ///
    /// @param steps the steps that lead to it, each in the position after those before
    record Takes(List<Step> steps, boolean unique) implements MoveAnswer {
        public Takes {
            steps = List.copyOf(steps);
        }
    }

    /// The move is right, but the techniques of the profile do not get there.
    record Unshown() implements MoveAnswer {}

    /// The move follows from the digits on the board alone: each digit is there, and each candidate is seen by its digit.
    record Plain() implements MoveAnswer {}

    /// The move is right, but steps cannot be shown on a board that is wrong elsewhere.
    ///
    /// @param board what was wrong before the move
    record WrongBoard(HintResult board) implements MoveAnswer {}

    /// The move is wrong.
    ///
    /// @param wrong the part of it that no solution allows
    /// @param argument the steps from it to a contradiction; empty if human logic finds none
    record Wrong(List<Conclusion> wrong, Optional<Argument> argument) implements MoveAnswer {
        public Wrong {
            wrong = List.copyOf(wrong);
        }
    }

    /// The move is wrong, since a house has its digit already.
    record Clash(Conclusion wrong, House house) implements MoveAnswer {}

    /// Some of several solutions agree with the move, and some do not.
    ///
    /// @param open the part of the move that is undecided
    record Undecided(List<Conclusion> open) implements MoveAnswer {
        public Undecided {
            open = List.copyOf(open);
        }
    }

    /// A cell of the move holds another digit, so that it is no move on this board.
    record Occupied(Conclusion conclusion) implements MoveAnswer {}

    /// The puzzle has no solution, so that nothing is right or wrong.
    record Impossible() implements MoveAnswer {}
}
