package nonet.explain;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.family.DeductionExplainer;
import nonet.explain.family.OneLine;
import nonet.explain.family.RankZeroExplainer;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.text.Consequence;
import nonet.explain.text.Narration;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.Grid;

/// Explains deductions in the language of its words.
public final class Explainer {

    /// The number of cells above which highlighting does not help.
    private static final int MANY = 27;

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
        return explain(deduction, before, false);
    }

    /// Returns the full explanation of a deduction.
    ///
    /// @param before the board before the deduction is applied
    /// @param truthsAndLinks whether a deduction that is a [nonet.deduce.RankZeroSet] is explained as such
    public Explanation explain(Deduction deduction, Grid before, boolean truthsAndLinks) {
        boolean possible = truthsAndLinks && !deduction.rankZeroSets().isEmpty();
        return explain(
                deduction, before, possible ? new RankZeroExplainer(deduction) : DeductionExplainer.of(deduction));
    }

    private Explanation explain(Deduction deduction, Grid before, DeductionExplainer explainer) {
        Narration narration = new Narration(words, before);
        explainer.tell(narration);
        if (!explainer.tellsConclusions()) {
            narration.conclude(deduction.conclusions());
        }
        List<MarkedBranch> branches = explainer.branches().stream()
                .map(branch -> marked(branch, deduction, before))
                .toList();
        CellSet place = explainer.whereToLook();
        Marks marks = marks(explainer, deduction, before);
        List<Sentence> sentences = narration.sentences();
        return new Explanation(
                words.of(deduction.technique()),
                line(deduction),
                sentences,
                marks,
                branches,
                place == null ? where(marks, sentences.getFirst()) : place);
    }

    /// Returns the sentences of an explanation with all their details: the consequences that a sentence sums up, and below
    /// a consequence that is a deduction itself the sentences of that deduction.
    public List<Passage> passages(Explanation explanation) {
        return explanation.sentences().stream()
                .map(sentence -> new Passage(
                        sentence.text(),
                        sentence.consequences().stream().map(this::passage).toList()))
                .toList();
    }

    private Passage passage(Consequence consequence) {
        Consequence.Proof proof = consequence.proof();
        return new Passage(
                consequence.text(), proof == null ? List.of() : passages(explain(proof.deduction(), proof.board())));
    }

    /// Returns the marks of a deduction.
    ///
    /// @param before the board before the deduction is applied
    public static Marks marks(Deduction deduction, Grid before) {
        return marks(DeductionExplainer.of(deduction), deduction, before);
    }

    private static Marks marks(DeductionExplainer explainer, Deduction deduction, Grid before) {
        Marking marking = new Marking(deduction.conclusions(), before);
        explainer.mark(marking);
        return marking.marks();
    }

    /// Returns the cells of the pattern, without those that only conclusions touch; those of the first
    /// sentence if there are too many.
    private static CellSet where(Marks marks, Sentence first) {
        CellSet pattern = marks.touchedBy(role -> role != Role.ELIMINATED && role != Role.PLACED);
        CellSet touched = pattern.isEmpty() ? marks.touched() : pattern;
        return touched.size() <= MANY || first.cells().isEmpty() ? touched : first.cells();
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
        return conclusions(deduction.conclusions());
    }

    /// Returns conclusions, such as `r2c1<>3`.
    public String conclusions(List<Conclusion> conclusions) {
        return OneLine.conclusions(conclusions);
    }
}
