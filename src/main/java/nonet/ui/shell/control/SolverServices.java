package nonet.ui.shell.control;

import nonet.library.Grader;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.service.search.Engines;

/// The services that solve, diagnose, rate and make puzzles.
public record SolverServices(
        Engines engines,
        Verdicts verdicts,
        Hints hints,
        Diagnosis diagnosis,
        Grader grader,
        PuzzleGeneration generator) {

    /// Returns the same services with hints by another profile.
    public SolverServices with(Profile profile) {
        return new SolverServices(engines, verdicts, hints.with(profile), diagnosis, grader, generator);
    }
}
