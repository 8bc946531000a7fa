package nonet.app;

import java.util.List;
import java.util.function.Supplier;
import nonet.generate.PuzzleGenerator;
import nonet.library.Grader;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.service.search.Engines;
import nonet.service.search.ProfiledLogic;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// The engines of this program.
final class EngineList {

    private EngineList() {}

    /// Returns hints by a profile.
    static Hints hints(Profile profile) {
        return Hints.of(new HumanLogic(new FastSolver(), profile));
    }

    /// Returns the generator of puzzles.
    ///
    /// @param profile returns the profile that rates
    static PuzzleGeneration puzzles(Supplier<Profile> profile) {
        return new PuzzleGeneration(profile, PuzzleGenerator.PATIENCE);
    }

    /// Returns the grader of the library.
    static Grader grader() {
        return new Grader(new HumanLogic(new FastSolver(), Profile.hodoku()));
    }

    static Engines create() {
        Solver fast = new FastSolver();
        return new Engines(List.of(
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.CELL_ORDER,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS,
                StepEngine.LEARNING,
                new ProfiledLogic("logic", Profile::modern, fast, true),
                new ProfiledLogic("logic-only", Profile::modern, fast, false),
                fast));
    }
}
