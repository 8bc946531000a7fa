package nonet.explain.text;

import nonet.deduce.Deduction;
import nonet.deduce.Node;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// One of the consequences of an assumption.
///
/// @param node the node it is about
/// @param text the consequence and its cause
/// @param proof the deduction that it follows from, to be explained in turn; null if its cause says all
public record Consequence(Node node, String text, @Nullable Proof proof) {

    /// A deduction within another one.
    ///
    /// @param board the board on which it applies: the board of the outer deduction with what was implied before
    public record Proof(Deduction deduction, Grid board) {}

    /// Creates a consequence whose cause says all.
    public Consequence(Node node, String text) {
        this(node, text, null);
    }
}
