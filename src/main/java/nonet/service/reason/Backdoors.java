package nonet.service.reason;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// The backdoors of a position: digits, and eliminations of single candidates (anti-backdoors), after which easy steps
/// solve the puzzle.
///
/// @param easy the easy steps
/// @param solved whether they solve the puzzle without any of these, so that each digit is one
/// @param digits the digits by cell
/// @param eliminations the candidates by cell
public record Backdoors(EasySteps easy, boolean solved, List<Conclusion> digits, List<Conclusion> eliminations) {

    public Backdoors {
        digits = List.copyOf(digits);
        eliminations = List.copyOf(eliminations);
    }

    /// Returns the backdoors of a position; null unless the puzzle has exactly one solution.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static @Nullable Backdoors of(Document document, Hints hints, EasySteps easy, Cancel cancel) {
        Solver checker = hints.checker();
        @Nullable Grid solution = checker.solution(document.puzzle(), cancel);
        if (solution == null) {
            return null;
        }
        LogicalSolver logic = HumanLogic.withoutBruteForce(hints.profile());
        Position start = easy.closure(logic, Hints.position(document), cancel);
        List<Conclusion> digits = new ArrayList<>();
        List<Conclusion> eliminations = new ArrayList<>();
        for (Cell cell : start.grid().blanks()) {
            for (Digit digit : start.grid().candidates(cell)) {
                Candidate candidate = new Candidate(cell, digit);
                Conclusion each = solution.digit(cell) == digit
                        ? new Conclusion.Placement(candidate)
                        : new Conclusion.Elimination(candidate);
                if (easy.closure(logic, start.after(List.of(each)), cancel).isComplete()) {
                    (each instanceof Conclusion.Placement ? digits : eliminations).add(each);
                }
            }
        }
        return new Backdoors(easy, start.isComplete(), digits, eliminations);
    }
}
