package nonet.ui.hints.search;

import nonet.rate.se.SeStep;
import nonet.ui.kit.Messages;

/// The names of the techniques of Sudoku Explainer.
record SeNames(Messages messages) {

    /// Returns the name of a step with what it nests.
    String of(SeStep step) {
        String name = messages.name("se.", step.technique());
        return switch (step.suffix()) {
            case "(+)" -> messages.get("se.nest-patterns", name);
            case "(+ Forcing Chains)" -> messages.get("se.nest-chains", name);
            case "(+ Multiple Forcing Chains)" -> messages.get("se.nest-multiple", name);
            case "(+ Dynamic Forcing Chains)" -> messages.get("se.nest-dynamic", name);
            case "(+ Dynamic Forcing Chains (+ Forcing Chains))" -> messages.get("se.nest-twice", name);
            default -> name;
        };
    }
}
