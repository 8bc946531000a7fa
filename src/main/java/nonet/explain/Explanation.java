package nonet.explain;

import java.util.List;

/// A deduction in words and for a picture.
///
/// @param name the technique's
/// @param line all in one line as people write it: name, facts, `=>`, conclusions
/// @param sentences why it holds, two to five as a rule, and last what follows
/// @param marks what to mark on the board at which it was found
/// @param branches what it supposes one after the other, when that is more than one thing
public record Explanation(
        String name, String line, List<Sentence> sentences, Marks marks, List<MarkedBranch> branches) {
    public Explanation {
        sentences = List.copyOf(sentences);
        branches = List.copyOf(branches);
    }
}
