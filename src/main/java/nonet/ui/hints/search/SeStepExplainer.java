package nonet.ui.hints.search;

import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.service.hint.CheckedSeStep;
import nonet.ui.kit.Messages;

/// Explains the steps of Sudoku Explainer.
record SeStepExplainer(Messages messages, Explainer explainer) {

    /// Returns the name of the technique.
    String name(CheckedSeStep step) {
        return new SeNames(messages).of(step.step());
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
}
