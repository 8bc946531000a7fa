package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Deduction;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.text.Sentence;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.notation.Names;
import nonet.rate.se.board.Evidence;
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
        String line = explainer.unnamedLine(deduction(step));
        return step.step().evidence() instanceof Evidence.Aligned(CellSet base, CellSet _)
                ? Names.of(base) + " " + line
                : line;
    }

    /// Returns the step as a deduction, whose technique is only the nearest one of human logic.
    Deduction deduction(CheckedSeStep step) {
        return switch (step.step().evidence()) {
            case Evidence.Deduced(Deduction deduction) -> deduction;
            case Evidence.Aligned _ -> new RecordedDeduction(Technique.BRUTE_FORCE, step.conclusions());
        };
    }

    /// Returns the step in words and marks.
    Explanation explain(CheckedSeStep step) {
        Explanation told = explainer.explain(deduction(step), step.before());
        boolean aligned = step.step().evidence() instanceof Evidence.Aligned;
        return new Explanation(
                name(step),
                name(step) + ": " + rest(step),
                aligned ? sentences(step, told) : told.sentences(),
                aligned ? marks(step, told) : told.marks(),
                told.branches(),
                told.where());
    }

    private List<Sentence> sentences(CheckedSeStep step, Explanation told) {
        List<Sentence> sentences = new ArrayList<>();
        if (step.step().evidence() instanceof Evidence.Aligned(CellSet base, CellSet excluders)) {
            sentences.add(new Sentence(
                    messages.get("path.aligned", Names.of(base), Names.of(excluders)), base.or(excluders), List.of()));
            sentences.add(new Sentence(messages.get("path.aligned-why"), base, List.of()));
        }
        sentences.addAll(told.sentences().subList(1, told.sentences().size()));
        return sentences;
    }

    private static Marks marks(CheckedSeStep step, Explanation told) {
        Map<Cell, Role> cells = new HashMap<>();
        if (step.step().evidence() instanceof Evidence.Aligned(CellSet base, CellSet excluders)) {
            excluders.forEach(cell -> cells.put(cell, Role.PATTERN));
            base.forEach(cell -> cells.put(cell, Role.PIVOT));
        }
        return new Marks(
                told.marks().candidates(),
                cells,
                told.marks().houses(),
                told.marks().links());
    }
}
