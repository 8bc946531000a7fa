package nonet.ui.hints.search;

import nonet.deduce.Technique;
import nonet.service.hint.RankedStep;
import org.jspecify.annotations.Nullable;

/// A row of the list of all steps.
sealed interface StepRow {

    String title();

    /// The number of cells unlocked by the step, or by the best one of the group.
    int unlocked();

    /// The head of a group, which opens and closes it.
    ///
    /// @param technique the technique of all its steps, or null if they are grouped otherwise
    record Head(String title, @Nullable Technique technique, int count, int unlocked) implements StepRow {}

    /// The head of folded steps, which would hide those of other techniques.
    record More(String title, int unlocked) implements StepRow {}

    /// A step.
    ///
    /// @param title the line without what its group states already
    /// @param line the whole line
    record Entry(RankedStep ranked, String title, String line) implements StepRow {

        @Override
        public int unlocked() {
            return ranked.unlocked();
        }
    }
}
