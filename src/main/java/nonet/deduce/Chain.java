package nonet.deduce;

import java.util.List;
import nonet.grid.DigitSet;

/// A chain of alternating links: skyscraper, kite and turbot fish, remote pair, X- and XY-chain, nice loop and AIC,
/// with cells, groups and almost locked sets.
///
/// An open chain starts and ends with a strong link, so one of its ends is true. A closed chain whose links alternate
/// throughout is a continuous loop, whose weak links are strong as well. A closed chain that starts and ends with
/// strong links proves its start; one that starts and ends with weak links refutes it.
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

    /// Tests whether the links alternate throughout a loop.
    public boolean isContinuous() {
        return path.isClosed()
                && path.links().getFirst().kind() != path.links().getLast().kind();
    }

    /// Returns the number of inferences as the regression library counts them: the links, without a last one in the
    /// cell where a loop ends.
    public int inferences() {
        boolean endsInCell = path.isClosed() && path.links().getLast().reason() instanceof Reason.InCell;
        return endsInCell ? path.length() - 1 : path.length();
    }
}
