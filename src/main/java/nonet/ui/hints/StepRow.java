package nonet.ui.hints;

import nonet.service.hint.RankedStep;

/// A row of the list of all steps.
sealed interface StepRow {

    String title();

    /// How far the step, or the best of the group, gets.
    int unlocked();

    /// What opens and closes a group.
    record Head(String title, int count, int unlocked) implements StepRow {}

    /// A step.
    ///
    /// @param title what its group leaves to say of it
    /// @param line all of it
    record Entry(RankedStep ranked, String title, String line) implements StepRow {

        @Override
        public int unlocked() {
            return ranked.unlocked();
        }
    }
}
