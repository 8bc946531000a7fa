package nonet.logic.cases;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Numbers;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.ExoticLimits;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Checks the human solver against cases of techniques beyond HoDoKu's catalog. A case passes if the deductions with its
/// pattern together have all its conclusions, and none that the solution contradicts. A near miss passes if its technique
/// makes none of its eliminations.
public final class ExoticCheck {

    private final LogicalSolver solver;
    private final Solver checker;

    /// @param checker solves the puzzles of the cases
    public ExoticCheck(LogicalSolver solver, Solver checker) {
        this.solver = solver;
        this.checker = checker;
    }

    /// Checks a case.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public CaseResult check(ExoticCase wanted, Cancel cancel) {
        Grid grid = wanted.line().grid();
        Set<TechniqueCase> found = new LinkedHashSet<>();
        Set<Conclusion> all = new HashSet<>();
        Set<Conclusion> ofPattern = new HashSet<>();
        @Nullable Grid solution = checker.solution(grid.puzzle(), cancel);
        for (Deduction deduction :
                solver.with(options(wanted)).all(Position.of(grid), Set.of(wanted.technique()), cancel)) {
            found.add(TechniqueCase.of(grid, deduction));
            List<Conclusion> conclusions = withEliminations(deduction.conclusions(), grid);
            all.addAll(conclusions);
            if (hasPattern(deduction, wanted)) {
                ofPattern.addAll(conclusions);
            }
        }
        boolean right = all.stream().allMatch(conclusion -> isRight(conclusion, solution));
        boolean passed = wanted.line().isFailCase()
                ? wanted.line().conclusions().stream().noneMatch(all::contains)
                : ofPattern.containsAll(wanted.line().conclusions());
        return new CaseResult(right && passed, true, List.copyOf(found));
    }

    /// Returns conclusions with the candidates that the placements among them eliminate.
    private static List<Conclusion> withEliminations(List<Conclusion> conclusions, Grid grid) {
        List<Conclusion> all = new ArrayList<>(conclusions);
        for (Conclusion conclusion : conclusions) {
            if (conclusion instanceof Conclusion.Placement(Candidate placed)) {
                Grid after = grid.place(placed);
                for (Cell cell : placed.cell().peers().with(placed.cell())) {
                    for (Digit digit : grid.candidates(cell).minus(after.candidates(cell))) {
                        Candidate lost = new Candidate(cell, digit);
                        if (!lost.equals(placed)) {
                            all.add(new Conclusion.Elimination(lost));
                        }
                    }
                }
            }
        }
        return all;
    }

    private static boolean hasPattern(Deduction deduction, ExoticCase wanted) {
        return wanted.technique() == Technique.WHIP
                || wanted.pattern().isEmpty()
                || deduction.patternCells().equals(wanted.pattern());
    }

    /// The extra field of a whip is the largest length.
    private LogicOptions options(ExoticCase wanted) {
        LogicOptions options = solver.options();
        OptionalInt length = Numbers.parse(wanted.line().extra().strip(), 0, Integer.MAX_VALUE);
        return wanted.technique() == Technique.WHIP && length.isPresent()
                ? options.with(new ExoticLimits(
                        length.getAsInt(), options.limits().exotic().sectors()))
                : options;
    }

    private static boolean isRight(Conclusion conclusion, @Nullable Grid solution) {
        Candidate candidate = conclusion.candidate();
        return solution == null
                || (solution.digit(candidate.cell()) == candidate.digit())
                        == (conclusion instanceof Conclusion.Placement);
    }
}
