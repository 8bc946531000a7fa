package nonet.ui.keysteps;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.logic.solver.Step;
import nonet.proof.PlayerMove;

/// A row of the list.
sealed interface KeyStep {

    List<Conclusion> conclusions();

    /// Returns the row as text.
    String text(Explainer explainer);

    /// Returns the technique and the conclusions, or the row as text.
    String title(Explainer explainer);

    /// Returns the picture on the board.
    ///
    /// @param board the board in the window
    MarkedGrid picture(Grid board);

    /// A step.
    record OfStep(Step step) implements KeyStep {

        @Override
        public List<Conclusion> conclusions() {
            return step.deduction().conclusions();
        }

        @Override
        public String text(Explainer explainer) {
            return explainer.line(step.deduction());
        }

        @Override
        public String title(Explainer explainer) {
            return explainer.words().of(step.deduction().technique()) + " => "
                    + explainer.conclusions(step.deduction());
        }

        @Override
        public MarkedGrid picture(Grid board) {
            Grid before = step.before().grid();
            return new MarkedGrid(before, Explainer.marks(step.deduction(), before));
        }
    }

    /// A digit or an elimination.
    record OfConclusion(Conclusion conclusion) implements KeyStep {

        @Override
        public List<Conclusion> conclusions() {
            return List.of(conclusion);
        }

        @Override
        public String text(Explainer explainer) {
            return new PlayerMove(conclusions()).toString();
        }

        @Override
        public String title(Explainer explainer) {
            return text(explainer);
        }

        @Override
        public MarkedGrid picture(Grid board) {
            Map<Candidate, Role> roles = new HashMap<>();
            roles.put(
                    conclusion.candidate(), conclusion instanceof Conclusion.Placement ? Role.PLACED : Role.ELIMINATED);
            return new MarkedGrid(board, new Marks(roles, Map.of(), Map.of(), List.of()));
        }
    }
}
