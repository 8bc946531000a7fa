package nonet.deduce;

import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A node of a chain: the statement that a digit is in one of some cells. One cell is a candidate, two or three cells
/// of a box and a line are a group, and the places of a digit in an almost locked set are a node as well.
public record Node(Digit digit, CellSet cells) {

    public Node {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a node without cells");
        }
    }

    public static Node of(Candidate candidate) {
        return new Node(candidate.digit(), CellSet.of(candidate.cell()));
    }

    public boolean isCandidate() {
        return cells.size() == 1;
    }

    public DigitSet digits() {
        return DigitSet.of(digit);
    }
}
