package nonet.service.reason;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Weights;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;

/// The single steps after which easy steps solve a puzzle.
public final class KeySteps {

    private KeySteps() {}

    /// Searches for these steps in the position after all easy steps. Of steps with the same conclusions the one of the
    /// easiest technique is taken.
    ///
    /// @param hardest the hardest technique, in the order of the profile
    /// @param found accepts each step
    /// @return whether the easy steps alone solve the puzzle, so that no step is needed
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static boolean find(
            Document document, Hints hints, EasySteps easy, Technique hardest, Consumer<Step> found, Cancel cancel) {
        LogicalSolver logic =
                HumanLogic.withoutBruteForce(hints.profile()).soundFor(document.puzzle(), hints.checker(), cancel);
        Position start = easy.closure(logic, Hints.position(document), cancel);
        if (start.isComplete()) {
            return true;
        }
        Weights weights = hints.profile().weights();
        EnumSet<Technique> techniques =
                EnumSet.copyOf(hints.profile().forAllSteps().on());
        techniques.retainAll(logic.options().on());
        techniques.removeAll(easy.techniques());
        techniques.removeIf(
                each -> weights.of(each).order() > weights.of(hardest).order());
        Set<List<Conclusion>> tried = new HashSet<>();
        if (!techniques.isEmpty()) {
            Predicate<Deduction> untilAll = deduction -> {
                Position after = start.after(deduction.conclusions());
                if (tried.add(deduction.conclusions())
                        && easy.closure(logic, after, cancel).isComplete()) {
                    found.accept(new Step(start, deduction, after));
                }
                return false;
            };
            logic.with(logic.options().withOff(EnumSet.complementOf(techniques)))
                    .find(start, untilAll, cancel);
        }
        return false;
    }
}
