package nonet.ui.hints.search;

import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.rate.se.SeStep;
import nonet.service.hint.CheckedSeStep;
import nonet.ui.kit.Messages;

/// Explains the steps of Sudoku Explainer.
record SeStepExplainer(Messages messages, Explainer explainer) {

    /// Returns the name of the technique, with the techniques that the step nests.
    String name(CheckedSeStep step) {
        return nameOf(step.step());
    }

    /// Returns the step in the one-line notation without the name.
    String rest(CheckedSeStep step) {
        return explainer.unnamedLine(step.step().deduction());
    }

    /// Returns the step in words and marks.
    Explanation explain(CheckedSeStep step) {
        Explanation told = explainer.explain(step.step().deduction(), step.before());
        return new Explanation(
                name(step),
                name(step) + ": " + rest(step),
                told.sentences(),
                told.marks(),
                told.branches(),
                told.where());
    }

    private String nameOf(SeStep step) {
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
