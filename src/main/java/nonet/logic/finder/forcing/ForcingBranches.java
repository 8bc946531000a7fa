package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Forcing.Branch;
import nonet.deduce.Forcing.Implication;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainSearch;

/// The chains from assumptions to their consequences. The chains of an assumption are searched once.
final class ForcingBranches {

    /// A node of the graph, taken as true or false.
    record Statement(int node, boolean on) {}

    private final ChainGraph graph;
    private final int longest;
    private final Map<Statement, ChainSearch> searches = new HashMap<>();

    ForcingBranches(ChainGraph graph, int longest) {
        this.graph = graph;
        this.longest = longest;
    }

    /// Returns the number of links between two statements: 0 if they are the same, -1 if there is no chain.
    int links(Statement from, Statement to) {
        ChainSearch search = from(from);
        return to.on() ? search.linksToOn(to.node()) : search.linksToOff(to.node());
    }

    /// Returns the branch that leads from an assumption to some statements.
    Branch branch(Statement assumption, List<Statement> targets) {
        Map<Literal, Implication> implications = new LinkedHashMap<>();
        Literal assumed = literal(assumption);
        for (Statement target : targets) {
            if (!target.equals(assumption)) {
                from(assumption).paths(target.node(), target.on(), path -> {
                    for (Link link : graph.facts().links(path)) {
                        Literal cause = new Literal(link.from(), !link.isStrong());
                        Literal effect = new Literal(link.to(), link.isStrong());
                        // A chain may lead back to what it begins with.
                        if (!effect.equals(assumed)) {
                            implications.putIfAbsent(effect, new Implication(effect, List.of(cause), link.reason()));
                        }
                    }
                    return true;
                });
            }
        }
        return new Branch(assumed, new ArrayList<>(implications.values()));
    }

    Literal literal(Statement statement) {
        return new Literal(graph.facts().fact(statement.node()), statement.on());
    }

    private ChainSearch from(Statement start) {
        return searches.computeIfAbsent(start, _ -> {
            ChainSearch search = new ChainSearch(graph, longest, true);
            search.run(start.node(), start.on());
            return search;
        });
    }
}
