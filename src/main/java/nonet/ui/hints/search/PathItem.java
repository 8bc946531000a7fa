package nonet.ui.hints.search;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.rate.Weight;
import nonet.service.hint.CheckedSeStep;
import nonet.service.hint.HintResult;
import nonet.service.reason.PathShortener;
import org.jspecify.annotations.Nullable;

/// A step of a path, of human logic or of Sudoku Explainer.
public sealed interface PathItem {

    List<Conclusion> conclusions();

    /// Tests whether the step was checked against the puzzle's only solution.
    boolean checked();

    /// A step of human logic.
    ///
    /// @param shortened the shortened path that it belongs to; null for the path as it was found
    record Human(HintResult.Found found, Weight weight, PathShortener.@Nullable Shortened shortened)
            implements PathItem {

        /// Creates a step of the path as it was found.
        Human(HintResult.Found found, Weight weight) {
            this(found, weight, null);
        }

        @Override
        public List<Conclusion> conclusions() {
            return found.step().deduction().conclusions();
        }

        @Override
        public boolean checked() {
            return found.unique();
        }
    }

    /// A step of Sudoku Explainer.
    record Explained(CheckedSeStep found) implements PathItem {

        @Override
        public List<Conclusion> conclusions() {
            return found.conclusions();
        }

        @Override
        public boolean checked() {
            return found.checked();
        }
    }
}
