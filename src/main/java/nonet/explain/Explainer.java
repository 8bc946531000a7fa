package nonet.explain;

import java.util.List;
import nonet.deduce.Deduction;
import nonet.grid.Grid;

/// Explains deductions in one language. Immutable.
public final class Explainer {

    private final Words words;

    public Explainer(Words words) {
        this.words = words;
    }

    public Words words() {
        return words;
    }

    /// Returns the full explanation of a deduction.
    ///
    /// @param before the board before the deduction is applied
    public Explanation explain(Deduction deduction, Grid before) {
        DeductionExplainer explainer = DeductionExplainer.of(deduction);
        Narration narration = new Narration(words);
        explainer.tell(narration);
        narration.conclude(deduction.conclusions());
        List<MarkedBranch> branches = explainer.branches().stream()
                .map(branch -> marked(branch, deduction, before))
                .toList();
        return new Explanation(
                words.of(deduction.technique()),
                line(deduction),
                narration.sentences(),
                Marks.of(deduction, before),
                branches);
    }

    private static MarkedBranch marked(DeductionExplainer.Branch branch, Deduction deduction, Grid before) {
        Marking marking = new Marking(deduction.conclusions(), before);
        branch.marks().accept(marking);
        return new MarkedBranch(branch.name(), marking.marks());
    }

    /// Returns the deduction in the one-line notation, such as `Naked Pair: 3,7 in r2c45 => r2c1<>3`.
    public String line(Deduction deduction) {
        return OneLine.of(deduction, words);
    }

    /// Returns that line without the technique's name, such as `3,7 in r2c45 => r2c1<>3`.
    public String unnamedLine(Deduction deduction) {
        return OneLine.unnamed(deduction);
    }

    /// Returns the conclusions of a deduction, such as `r2c1<>3`.
    public String conclusions(Deduction deduction) {
        return OneLine.conclusions(deduction.conclusions());
    }
}
