package nonet.explain;

import java.util.List;
import nonet.grid.CellSet;

/// A deduction in words and marks.
///
/// @param name the name of the technique
/// @param line the deduction in the one-line notation: name, facts, `=>`, conclusions
/// @param sentences why the deduction holds, usually in two to five sentences, and its conclusions
/// @param marks the marks for the board before the deduction is applied
/// @param branches the branches of the deduction, if there are several
public record Explanation(
        String name, String line, List<Sentence> sentences, Marks marks, List<MarkedBranch> branches) {
    /// The number of cells above which highlighting does not help.
    private static final int MANY = 27;

    public Explanation {
        sentences = List.copyOf(sentences);
        branches = List.copyOf(branches);
    }

    /// Returns the cells to look at: those with marks or, if there are too many, those of the first sentence.
    public CellSet where() {
        CellSet touched = marks.touched();
        CellSet first = sentences.getFirst().cells();
        return touched.size() <= MANY || first.isEmpty() ? touched : first;
    }
}
