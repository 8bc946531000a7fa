package nonet.ui.main;

import nonet.rate.Profile;
import nonet.service.Engines;
import nonet.service.Grounds;
import nonet.service.Hints;
import nonet.service.Verdicts;

/// What solves puzzles, and says what can be said about them.
public record SolverServices(Engines engines, Verdicts verdicts, Hints hints, Grounds grounds) {

    /// Returns the same services with hints by another profile.
    SolverServices with(Profile profile) {
        return new SolverServices(engines, verdicts, hints.with(profile), grounds);
    }
}
