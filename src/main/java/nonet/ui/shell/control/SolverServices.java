package nonet.ui.shell.control;

import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.hint.Hints;
import nonet.service.search.Engines;

/// The services that solve puzzles and diagnose them.
public record SolverServices(Engines engines, Verdicts verdicts, Hints hints, Diagnosis diagnosis) {

    /// Returns the same services with hints by another profile.
    public SolverServices with(Profile profile) {
        return new SolverServices(engines, verdicts, hints.with(profile), diagnosis);
    }
}
