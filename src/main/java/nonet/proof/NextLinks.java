package nonet.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.solve.Cancel;

/// The links with which a chain can begin or continue: strong and weak in alternation, and each of them holds.
///
/// @param grouped whether links to groups and in almost locked sets are among them, after the others
public record NextLinks(Grid grid, boolean grouped, Cancel cancel) {

    /// Returns the chains with one more link.
    ///
    /// @throws java.util.concurrent.CancellationException if cancellation is requested
    public List<DrawnChain> after(DrawnChain chain) {
        return linked(chain, chain.joints().getLast().kind() == Kind.STRONG ? Kind.WEAK : Kind.STRONG);
    }

    /// Returns the strong links from the candidates of a cell.
    ///
    /// @throws java.util.concurrent.CancellationException if cancellation is requested
    public List<DrawnChain> from(Cell cell) {
        List<DrawnChain> all = new ArrayList<>();
        for (Digit digit : grid.candidates(cell)) {
            all.addAll(from(new Candidate(cell, digit)));
        }
        return all;
    }

    /// Returns the strong links from a candidate.
    ///
    /// @throws java.util.concurrent.CancellationException if cancellation is requested
    public List<DrawnChain> from(Candidate start) {
        return linked(DrawnChain.from(start), Kind.STRONG);
    }

    private List<DrawnChain> linked(DrawnChain chain, Kind kind) {
        Set<DrawnChain> longer = new LinkedHashSet<>();
        for (Node end : candidates(chain.end())) {
            longer.add(chain.then(kind, end));
        }
        if (grouped) {
            LinkedNodes nodes = new LinkedNodes(chain.end(), grid, cancel);
            nodes.groups().forEach(group -> longer.add(chain.then(kind, group)));
            if (kind == Kind.STRONG) {
                nodes.inSets().forEach(each -> longer.add(chain.then(each.joint(), each.node())));
            } else {
                nodes.ofSets().forEach(node -> longer.add(chain.then(kind, node)));
            }
        }
        return longer.stream()
                .filter(each -> !isBefore(each.end(), chain))
                .filter(this::holds)
                .toList();
    }

    /// Returns the single candidates that may be linked with a node.
    private List<Node> candidates(Node from) {
        List<Node> ends = new ArrayList<>();
        Cell cell = from.cells().first();
        if (from.isCandidate()) {
            for (Digit other : grid.candidates(cell).minus(DigitSet.of(from.digit()))) {
                ends.add(Node.of(new Candidate(cell, other)));
            }
        }
        for (Cell peer : cell.peers().minus(from.cells())) {
            if (grid.candidates(peer).contains(from.digit())) {
                ends.add(Node.of(new Candidate(peer, from.digit())));
            }
        }
        return ends;
    }

    /// Tests whether a link would lead back to where the last one came from.
    private static boolean isBefore(Node end, DrawnChain chain) {
        return chain.nodes().size() > 1
                && chain.nodes().get(chain.nodes().size() - 2).equals(end);
    }

    /// Tests the last link alone.
    private boolean holds(DrawnChain chain) {
        cancel.check();
        int last = chain.joints().size() - 1;
        DrawnChain link = new DrawnChain(
                chain.nodes().subList(last, last + 2), chain.joints().subList(last, last + 1));
        return ChainJudge.holds(link, grid);
    }
}
