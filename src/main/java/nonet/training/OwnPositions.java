package nonet.training;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.ExampleLogic;
import nonet.guide.GuideExample;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// The positions on the solution paths of the user's own puzzles, by the technique that they need next. The paths are
/// found gradually: each request adds a few puzzles.
final class OwnPositions {

    private static final int AT_ONCE = 4;

    private final ExampleLogic logic;
    private final Solver checker;
    private final Map<Technique, List<GuideExample>> byTechnique = new EnumMap<>(Technique.class);
    private final Set<Puzzle> known = new HashSet<>();

    /// @param checker counts solutions
    OwnPositions(ExampleLogic logic, Solver checker) {
        this.logic = logic;
        this.checker = checker;
    }

    /// Returns the positions that are known.
    List<GuideExample> of(Technique technique) {
        return List.copyOf(byTechnique.getOrDefault(technique, List.of()));
    }

    /// Adds the positions of a few more of the puzzles.
    ///
    /// @param patience ends the search for the path of a puzzle
    /// @throws CancellationException if cancelled
    void add(List<Puzzle> puzzles, Cancel patience, Cancel cancel) {
        int added = 0;
        for (Puzzle puzzle : puzzles) {
            if (added < AT_ONCE && !patience.requested() && known.add(puzzle)) {
                walk(puzzle, patience, cancel);
                added++;
            }
        }
    }

    private void walk(Puzzle puzzle, Cancel patience, Cancel cancel) {
        if (checker.solution(puzzle, cancel) == null) {
            return;
        }
        Set<Technique> taken = new HashSet<>();
        Position position = Position.of(Grid.of(puzzle));
        while (!position.isComplete()) {
            Step step;
            try {
                step = logic.solver().next(position, () -> patience.requested() || cancel.requested());
            } catch (CancellationException late) {
                cancel.check();
                return;
            }
            if (step == null) {
                return;
            }
            Technique technique = step.deduction().technique();
            if (taken.add(technique)) {
                TechniqueCase line = TechniqueCase.of(position.grid(), step.deduction());
                byTechnique
                        .computeIfAbsent(technique, _ -> new ArrayList<>())
                        .add(new GuideExample(technique.id(), technique, line, null));
            }
            position = step.after();
        }
    }
}
