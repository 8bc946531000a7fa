package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.logic.links.ChainFacts;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainPath;
import nonet.logic.position.Position;

/// Converts paths through a chain graph into chains and loops with their conclusions. A conversion returns no chain if
/// the path proves nothing new, or lacks a group or set where one is required.
final class NiceLoopBuilder {

    private static final Chain[] NONE = {};

    private final Position position;
    private final ChainGraph graph;
    private final ChainFacts facts;
    private final boolean grouped;

    /// @param graph a graph with groups yields only chains with a group or an almost locked set
    NiceLoopBuilder(Position position, ChainGraph graph) {
        this.position = position;
        this.graph = graph;
        this.facts = graph.facts();
        this.grouped = graph.hasGroups();
    }

    /// Returns the loop of a path on which the true start becomes false.
    Chain[] refutation(ChainPath path) {
        if (!isLoop(path)) {
            return NONE;
        }
        return new Chain[] {discontinuous(facts.links(path), eliminated(path.start()))};
    }

    /// Returns the loop of a path on which the true start makes another candidate of its cell true.
    Chain[] refutationInCell(ChainPath path) {
        if (!isLoop(path)) {
            return NONE;
        }
        List<Link> links = facts.links(path);
        links.add(facts.weakLink(path.end(), path.start()));
        return new Chain[] {discontinuous(links, eliminated(path.start()))};
    }

    /// Returns the loop of a path on which the false start makes another candidate of its cell false, from its end
    /// to its beginning.
    Chain[] reversedRefutation(ChainPath path) {
        int last = path.size() - 2;
        boolean leaves = path.nodes()[last] < 0 || !graph.shareCell(path.end(), path.nodes()[last]);
        if (!leaves || !counts(path)) {
            return NONE;
        }
        List<Link> links = new ArrayList<>(
                facts.links(path).reversed().stream().map(Link::reversed).toList());
        links.add(facts.weakLink(path.start(), path.end()));
        return new Chain[] {discontinuous(links, eliminated(path.end()))};
    }

    /// Returns the loop of a path on which the false start becomes true: the other candidates of its cell are
    /// eliminated.
    Chain[] proof(ChainPath path) {
        if (!isLoop(path)) {
            return NONE;
        }
        EliminationCollector conclusions = new EliminationCollector();
        int cell = graph.cell(path.start());
        others(cell, 1 << graph.digit(path.start()), conclusions);
        if (conclusions.isEmpty()) {
            return NONE;
        }
        return new Chain[] {discontinuous(facts.links(path), conclusions.toList())};
    }

    /// Tests whether an open chain between two candidates can have an elimination.
    boolean mayEnd(int start, int end) {
        return !open(start, end).isEmpty();
    }

    /// Returns the open chain of a path on which the false start makes the end true.
    Chain[] open(ChainPath path) {
        EliminationCollector conclusions = open(path.start(), path.end());
        if (conclusions.isEmpty() || !counts(path)) {
            return NONE;
        }
        Technique technique = grouped ? Technique.GROUPED_AIC : Technique.AIC;
        return new Chain[] {new Chain(technique, new InferenceChain(facts.links(path)), conclusions.toList())};
    }

    /// Returns the continuous loop of a path on which the false start makes another candidate of its cell true. All
    /// weak links of the loop become strong.
    Chain[] continuous(ChainPath path) {
        if (!isLoop(path)) {
            return NONE;
        }
        List<Link> links = facts.links(path);
        links.add(facts.weakLink(path.end(), path.start()));
        EliminationCollector conclusions = tighten(path, links);
        if (conclusions.isEmpty()) {
            return NONE;
        }
        Technique technique = grouped ? Technique.GROUPED_CONTINUOUS_NICE_LOOP : Technique.CONTINUOUS_NICE_LOOP;
        return new Chain[] {new Chain(technique, new InferenceChain(links), conclusions.toList())};
    }

    private EliminationCollector tighten(ChainPath path, List<Link> links) {
        CellSet cells = CellSet.NONE;
        for (int node : path.nodes()) {
            cells = node < 0 ? cells : cells.or(facts.fact(node).cells());
        }
        EliminationCollector conclusions = new EliminationCollector();
        for (Link link : links) {
            tighten(link, cells, conclusions);
        }
        return conclusions;
    }

    /// Collects the eliminations of a link of a continuous loop. Cells on the loop lose only other candidates of links
    /// within the cell, and what the digits inside an almost locked set eliminate.
    private void tighten(Link link, CellSet loop, EliminationCollector conclusions) {
        switch (link.reason()) {
            case Reason.InAls(var als)
            when link.isStrong() ->
                within(als, link.from().digit().mask() | link.to().digit().mask(), conclusions);
            case Reason.BesideAls(var als, var cell) -> {
                int taken = position.mask(cell.index()) & ~link.to().digit().mask();
                within(als, link.from().digit().mask() | taken, conclusions);
                for (int digit : Bits.of(taken)) {
                    CellSet places = als.cells().and(position.cells(Digit.at(digit)));
                    seen(digit, places.or(CellSet.of(cell)), CellSet.NONE, conclusions);
                }
            }
            case Reason.InCell(var cell)
            when !link.isStrong() ->
                others(
                        cell.index(),
                        link.from().digit().mask() | link.to().digit().mask(),
                        conclusions);
            default -> {
                if (!link.isStrong() && link.from().digit() == link.to().digit()) {
                    seen(
                            link.from().digit().ordinal(),
                            link.from().cells().or(link.to().cells()),
                            loop,
                            conclusions);
                }
            }
        }
    }

    /// Eliminates candidates that see all places of a digit in the set, except for some digits.
    private void within(Als als, int but, EliminationCollector conclusions) {
        for (int digit : Bits.of(als.digits().mask() & ~but)) {
            CellSet places = als.cells().and(position.cells(Digit.at(digit)));
            seen(digit, places, CellSet.NONE, conclusions);
        }
    }

    private EliminationCollector open(int start, int end) {
        EliminationCollector conclusions = new EliminationCollector();
        if (graph.shareCell(start, end)) {
            return conclusions;
        }
        if (graph.digit(start) == graph.digit(end)) {
            seen(
                    graph.digit(start),
                    facts.fact(start).cells().or(facts.fact(end).cells()),
                    CellSet.NONE,
                    conclusions);
            return conclusions.size() > 1 ? conclusions : new EliminationCollector();
        }
        boolean both =
                position.has(graph.cell(start), graph.digit(end)) && position.has(graph.cell(end), graph.digit(start));
        if (both && Geometry.sees(graph.cell(start), graph.cell(end))) {
            conclusions.eliminate(graph.digit(end), graph.cells(start));
            conclusions.eliminate(graph.digit(start), graph.cells(end));
        }
        return conclusions;
    }

    private void seen(int digit, CellSet cells, CellSet but, EliminationCollector conclusions) {
        conclusions.eliminate(
                digit, Geometry.commonPeers(cells).and(position.cells(digit)).minus(but));
    }

    private void others(int cell, int kept, EliminationCollector conclusions) {
        for (int digit : Bits.of(position.mask(cell) & ~kept)) {
            conclusions.eliminate(digit, CellSet.of(Cell.of(cell)));
        }
    }

    private Chain discontinuous(List<Link> links, List<Conclusion> conclusions) {
        Technique technique = grouped ? Technique.GROUPED_DISCONTINUOUS_NICE_LOOP : Technique.DISCONTINUOUS_NICE_LOOP;
        return new Chain(technique, new InferenceChain(links), conclusions);
    }

    private List<Conclusion> eliminated(int node) {
        return new EliminationCollector()
                .eliminate(graph.digit(node), graph.cells(node))
                .toList();
    }

    /// Tests whether the first link of a loop leaves the cell.
    private boolean isLoop(ChainPath path) {
        boolean leaves = path.nodes()[1] < 0 || !graph.shareCell(path.start(), path.nodes()[1]);
        return leaves && counts(path);
    }

    private boolean counts(ChainPath path) {
        return !grouped || path.hasSets() || Arrays.stream(path.nodes()).anyMatch(node -> !graph.isSingle(node));
    }
}
