package nonet.explain;

import java.util.List;
import nonet.grid.CellSet;

/// A deduction in words and for a picture.
///
/// @param name the technique's
/// @param line all in one line as people write it: name, facts, `=>`, conclusions
/// @param sentences why it holds, two to five as a rule, and last what follows
/// @param marks what to mark on the board at which it was found
/// @param branches what it supposes one after the other, when that is more than one thing
public record Explanation(
        String name, String line, List<Sentence> sentences, Marks marks, List<MarkedBranch> branches) {
    /// Where more cells are lit, nobody knows where to look.
    private static final int MANY = 27;

    public Explanation {
        sentences = List.copyOf(sentences);
        branches = List.copyOf(branches);
    }

    /// Returns the cells to look at: those in which anything is marked or, when that is a good part of the board, those
    /// that the first sentence speaks of.
    public CellSet where() {
        CellSet touched = marks.touched();
        CellSet first = sentences.getFirst().cells();
        return touched.size() <= MANY || first.isEmpty() ? touched : first;
    }
}
