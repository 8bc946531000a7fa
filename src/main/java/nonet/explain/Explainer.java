package nonet.explain;

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

    /// Returns everything there is to say and show.
    ///
    /// @param before the board at which it was found
    public Explanation explain(Deduction deduction, Grid before) {
        return new Explanation(
                words.of(deduction.technique()),
                line(deduction),
                new Reasoning(words).of(deduction),
                Marking.of(deduction, before),
                Marking.branches(deduction, before));
    }

    /// Returns the deduction in one line as people write it, such as `Naked Pair: 3,7 in r2c45 => r2c1<>3`.
    public String line(Deduction deduction) {
        return new OneLine(words).of(deduction);
    }

    /// Returns that line without the technique's name, such as `3,7 in r2c45 => r2c1<>3`.
    public String unnamedLine(Deduction deduction) {
        return new OneLine(words).unnamed(deduction);
    }

    /// Returns what follows from the deduction, such as `r2c1<>3`.
    public String conclusions(Deduction deduction) {
        return OneLine.conclusions(deduction.conclusions());
    }
}
