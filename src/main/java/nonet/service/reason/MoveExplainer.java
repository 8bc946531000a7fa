package nonet.service.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Explains moves of players. Whether a move is right is decided by the solutions alone; the techniques of the profile
/// then show why, in their order.
public final class MoveExplainer {

    private final Hints hints;
    private final Diagnosis diagnosis;
    private final Solver checker;
    private final LogicalSolver logic;

    /// @param diagnosis proves that wrong moves lead to a contradiction
    public MoveExplainer(Hints hints, Diagnosis diagnosis) {
        this.hints = hints;
        this.diagnosis = diagnosis;
        this.checker = hints.checker();
        this.logic = HumanLogic.withoutBruteForce(hints.profile());
    }

    /// The verdict on a move, before techniques are searched for.
    public enum Truth {
        RIGHT,
        WRONG,
        /// Some of several solutions agree with the move.
        UNDECIDED,
        /// The puzzle has no solution, or the move is none on this board.
        NONE
    }

    /// Returns the verdict on a move, which takes no search for techniques.
    ///
    /// @param before the board before the move
    public Truth truth(Document before, PlayerMove move, Cancel cancel) {
        return switch (judged(before, move, cancel)) {
            case null -> Truth.RIGHT;
            case MoveAnswer.Wrong _ -> Truth.WRONG;
            case MoveAnswer.Undecided _ -> Truth.UNDECIDED;
            case MoveAnswer.Plain _ -> Truth.RIGHT;
            default -> Truth.NONE;
        };
    }

    /// Returns why a move holds, or why it does not.
    ///
    /// @param before the board before the move
    /// @throws java.util.concurrent.CancellationException if cancelled
    public MoveAnswer explain(Document before, PlayerMove move, Cancel cancel) {
        MoveAnswer judged = judged(before, move, cancel);
        Position position = Hints.position(before);
        return switch (judged) {
            case null -> shown(before, position, open(move, position), cancel);
            case MoveAnswer.Wrong(List<Conclusion> wrong, var _) ->
                clash(wrong, before.grid())
                        .orElseGet(() ->
                                new MoveAnswer.Wrong(wrong, argument(before, position, wrong.getFirst(), cancel)));
            default -> judged;
        };
    }

    /// Returns the answer as far as the solutions give it, null for a right move.
    private @Nullable MoveAnswer judged(Document before, PlayerMove move, Cancel cancel) {
        for (Conclusion each : move.conclusions()) {
            @Nullable Digit there = before.grid().digit(each.candidate().cell());
            boolean occupied = there != null
                    && (each instanceof Conclusion.Elimination
                            ? there == each.candidate().digit()
                            : there != each.candidate().digit());
            if (occupied) {
                return new MoveAnswer.Occupied(each);
            }
        }
        return switch (checker.solvability(before.puzzle(), cancel)) {
            case Answer.None() -> new MoveAnswer.Impossible();
            case Answer.Unique(Grid solution) -> {
                List<Conclusion> wrong = move.conclusions().stream()
                        .filter(each -> !agrees(each, solution))
                        .toList();
                yield wrong.isEmpty() ? plain(before, move) : new MoveAnswer.Wrong(wrong, Optional.empty());
            }
            case Answer.Several _ -> amongSeveral(before, move, cancel);
        };
    }

    private static boolean agrees(Conclusion conclusion, Grid solution) {
        Candidate candidate = conclusion.candidate();
        return (solution.digit(candidate.cell()) == candidate.digit()) == conclusion instanceof Conclusion.Placement;
    }

    private static @Nullable MoveAnswer plain(Document before, PlayerMove move) {
        return open(move, Hints.position(before)).isEmpty() ? new MoveAnswer.Plain() : null;
    }

    /// Returns the conclusions that the digits on the board leave to show.
    private static List<Conclusion> open(PlayerMove move, Position position) {
        return move.conclusions().stream()
                .filter(each -> !holds(each, position))
                .toList();
    }

    private static boolean holds(Conclusion conclusion, Position position) {
        Candidate candidate = conclusion.candidate();
        int cell = candidate.cell().index();
        return switch (conclusion) {
            case Conclusion.Placement _ ->
                position.value(cell) == candidate.digit().value();
            case Conclusion.Elimination _ ->
                !position.has(cell, candidate.digit().ordinal());
        };
    }

    private @Nullable MoveAnswer amongSeveral(Document before, PlayerMove move, Cancel cancel) {
        Puzzle board = before.position();
        Puzzle puzzle = checker.solvability(board, cancel) instanceof Answer.None ? before.puzzle() : board;
        List<Conclusion> wrong = new ArrayList<>();
        List<Conclusion> undecided = new ArrayList<>();
        for (Conclusion each : open(move, Hints.position(before))) {
            boolean canBeTrue = isPossible(with(puzzle, each.candidate()), cancel);
            boolean canBeFalse = isPossible(without(puzzle, each.candidate()), cancel);
            boolean placed = each instanceof Conclusion.Placement;
            if (placed ? !canBeTrue : !canBeFalse) {
                wrong.add(each);
            } else if (canBeTrue && canBeFalse) {
                undecided.add(each);
            }
        }
        return !wrong.isEmpty()
                ? new MoveAnswer.Wrong(wrong, Optional.empty())
                : undecided.isEmpty() ? plain(before, move) : new MoveAnswer.Undecided(undecided);
    }

    private boolean isPossible(Puzzle puzzle, Cancel cancel) {
        return !(checker.solvability(puzzle, cancel) instanceof Answer.None);
    }

    private static Puzzle with(Puzzle puzzle, Candidate candidate) {
        return puzzle.restrictedTo(changed(puzzle, candidate, candidate.digit().mask()));
    }

    private static Puzzle without(Puzzle puzzle, Candidate candidate) {
        return puzzle.restrictedTo(
                changed(puzzle, candidate, 0x1FF & ~candidate.digit().mask()));
    }

    private static short[] changed(Puzzle puzzle, Candidate candidate, int mask) {
        short[] masks = new short[81];
        Arrays.fill(masks, (short) 0x1FF);
        Cell cell = candidate.cell();
        if (puzzle.given(cell) == null) {
            masks[cell.index()] = (short) mask;
        }
        return masks;
    }

    /// Forcing chains and other last resorts come last: a few plain steps are easier to see.
    private MoveAnswer shown(Document before, Position position, List<Conclusion> wanted, Cancel cancel) {
        Optional<HintResult> obstacle = hints.obstacle(before, cancel);
        if (obstacle.isPresent()) {
            return new MoveAnswer.WrongBoard(obstacle.get());
        }
        boolean unique = checker.solution(before.puzzle(), cancel) != null;
        LogicalSolver sound = logic.soundFor(before.puzzle(), checker, cancel);
        Deduction found = showing(sound.with(sound.options().without(Family.LAST_RESORT)), position, wanted, cancel);
        List<Step> steps = found == null ? towards(sound, position, wanted, cancel) : List.of();
        if (found == null && steps.isEmpty()) {
            found = showing(sound, position, wanted, cancel);
        }
        return found != null
                ? new MoveAnswer.Shown(new Step(position, found, position.after(found.conclusions())), unique)
                : steps.isEmpty()
                        ? new MoveAnswer.Unshown()
                        : new MoveAnswer.Takes(PathPruner.towards(steps, wanted), unique);
    }

    /// Returns the first deduction, in the order of the techniques, that has these conclusions; null if there is none.
    private static @Nullable Deduction showing(
            LogicalSolver logic, Position position, List<Conclusion> wanted, Cancel cancel) {
        return logic.first(
                position,
                deduction -> deduction.conclusions().size() >= wanted.size()
                        && new HashSet<>(deduction.conclusions()).containsAll(wanted),
                cancel);
    }

    /// Returns steps until these conclusions hold; none if the techniques do not get there. All singles of a position
    /// are made at once, so that the conclusions rest on few of them.
    private static List<Step> towards(LogicalSolver logic, Position start, List<Conclusion> wanted, Cancel cancel) {
        List<Step> steps = new ArrayList<>();
        Position position = start;
        while (!holdAll(wanted, position)) {
            List<Deduction> singles = EasySteps.SINGLES.all(logic, position, cancel);
            Step next = singles.isEmpty() ? logic.next(position, cancel) : null;
            if (next == null && singles.isEmpty()) {
                return List.of();
            }
            for (Deduction each : next == null ? singles : List.of(next.deduction())) {
                Position after = position.after(each.conclusions());
                if (next != null || after.blanks() < position.blanks()) {
                    steps.add(new Step(position, each, after));
                    position = after;
                }
            }
        }
        return steps;
    }

    private static boolean holdAll(List<Conclusion> wanted, Position position) {
        return wanted.stream().allMatch(each -> holds(each, position));
    }

    /// Returns the first of these conclusions whose digit a house of its cell has already.
    private static Optional<MoveAnswer> clash(List<Conclusion> wrong, Grid grid) {
        for (Conclusion each : wrong) {
            Candidate candidate = each.candidate();
            for (House.Kind kind : House.Kind.values()) {
                House house = House.of(kind, candidate.cell());
                if (each instanceof Conclusion.Placement
                        && house.cells().stream().anyMatch(cell -> grid.digit(cell) == candidate.digit())) {
                    return Optional.of(new MoveAnswer.Clash(each, house));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Argument> argument(Document before, Position position, Conclusion wrong, Cancel cancel) {
        return hints.obstacle(before, cancel).isEmpty()
                ? diagnosis.argument(position.after(List.of(wrong)), cancel)
                : Optional.empty();
    }
}
