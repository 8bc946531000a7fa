package nonet.explain;

import java.util.List;
import nonet.explain.mark.Marks;
import nonet.explain.text.Sentence;
import nonet.grid.CellSet;

/// A deduction in words and marks.
///
/// @param name the name of the technique
/// @param line the deduction in the one-line notation: name, facts, `=>`, conclusions
/// @param sentences why the deduction holds, usually in two to five sentences, and its conclusions
/// @param marks the marks for the board before the deduction is applied
/// @param branches the branches of the deduction, if there are several
/// @param where the cells to look at, which must not give the conclusion away
public record Explanation(
        String name, String line, List<Sentence> sentences, Marks marks, List<MarkedBranch> branches, CellSet where) {

    public Explanation {
        sentences = List.copyOf(sentences);
        branches = List.copyOf(branches);
    }
}
