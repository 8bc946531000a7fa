package nonet.deduce;

import java.util.List;
import nonet.grid.DigitSet;

/// A chain of alternating links: skyscraper, kite and turbot fish, remote pairs, X- and XY-chains, nice loops and AICs,
/// with cells, groups and almost locked sets.
///
/// An open one begins and ends with a strong link, so one of its ends is true. A closed one that alternates all round is
/// a continuous loop, where every weak link holds strongly too. A closed one with two strong links at its start proves
/// the start, one with two weak links refutes it.
public record Chain(Technique technique, InferenceChain path, List<Conclusion> conclusions) implements Deduction {

    public Chain {
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits of all nodes.
    @Override
    public DigitSet digits() {
        int mask = 0;
        for (Node node : path.nodes()) {
            mask |= node.digit().mask();
        }
        return new DigitSet(mask);
    }

    /// Returns whether links alternate all round.
    public boolean isContinuous() {
        return path.isClosed()
                && path.links().getFirst().kind() != path.links().getLast().kind();
    }

    /// Returns the number of inferences as the regression library counts them: the links, without the one in the cell
    /// where a loop ends.
    public int inferences() {
        boolean endsInCell = path.isClosed() && path.links().getLast().reason() instanceof Reason.InCell;
        return endsInCell ? path.length() - 1 : path.length();
    }
}
