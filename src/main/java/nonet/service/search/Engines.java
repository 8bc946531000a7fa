package nonet.service.search;

import java.util.List;
import java.util.Optional;
import nonet.rate.Profile;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// The engines that users can choose from, in display order.
public record Engines(List<Solver> all) {

    public Engines {
        all = List.copyOf(all);
    }

    /// Returns the engines whose search can be watched.
    public List<StepSolver> watchable() {
        return all.stream()
                .filter(StepSolver.class::isInstance)
                .map(StepSolver.class::cast)
                .toList();
    }

    /// Returns the fastest engine, which checks and counts for all others.
    ///
    /// @throws NoSuchElementException if it is not among them
    public Solver fast() {
        return all.stream().filter(FastSolver.class::isInstance).findFirst().orElseThrow();
    }

    /// Returns the engine whose search shows why a puzzle has no solution: it guesses only where no single is left.
    ///
    /// @throws NoSuchElementException if it is not among them
    public StepSolver prover() {
        return watchable().stream()
                .filter(StepEngine.SINGLES::equals)
                .findFirst()
                .orElseThrow();
    }

    /// Lets the engines of human logic use a profile from their next search on.
    public void use(Profile profile) {
        for (Solver engine : all) {
            if (engine instanceof ProfiledLogic logic) {
                logic.use(profile);
            }
        }
    }

    /// Returns the engine with this id.
    public Optional<Solver> find(String id) {
        return all.stream().filter(engine -> engine.id().equals(id)).findFirst();
    }
}
