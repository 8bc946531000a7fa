package nonet.rate.se.chain;

import static nonet.rate.se.board.SeTechnique.BIDIRECTIONAL_CYCLE;
import static nonet.rate.se.board.SeTechnique.FORCING_CHAIN;
import static nonet.rate.se.board.SeTechnique.FORCING_X_CHAIN;
import static nonet.rate.se.board.SeTechnique.TURBOT_FISH;
import static nonet.rate.se.board.SeTechnique.X_CYCLE;
import static nonet.rate.se.board.SeTechnique.Y_CYCLE;

import java.util.function.Supplier;
import nonet.deduce.Chain;
import nonet.deduce.Technique;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.FoundStep.DeductionMaker;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.chain.BoardLinks.Mode;
import nonet.rate.se.chain.ChainRating.Kind;
import nonet.rate.se.evidence.NodePath;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Cycles, and chains from a candidate to its opposite, along X links, Y links and both.
public final class ForcingChainRule implements SeRule {

    private final Cancel cancel;
    private final BoardLinks links = new BoardLinks();
    private final ChainReach reach = new ChainReach(links);
    private final ChainTree tree = new ChainTree(links);
    private final CycleCells cells = new CycleCells();

    /// @param cancel checked once in a while
    public ForcingChainRule(Cancel cancel) {
        this.cancel = cancel;
    }

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        BestChain best = new BestChain(ChainCollector.UNLIMITED);
        search(board, best);
        return best.step();
    }

    /// Searches for chains along X links, then along Y links, then along both.
    public void search(RatingBoard board, ChainCollector collector) {
        search(board, Mode.X, collector);
        search(board, Mode.Y, collector);
        search(board, Mode.X_AND_Y, collector);
    }

    private void search(RatingBoard board, Mode mode, ChainCollector collector) {
        cancel.check();
        links.prepare(board, mode);
        for (int cell = 0; cell < 81; cell++) {
            int count = board.count(cell);
            if (mode == Mode.Y ? count == 2 : count >= 2) {
                for (int left = board.candidates[cell]; left != 0; left &= left - 1) {
                    int source = cell * 9 + Integer.numberOfTrailingZeros(left);
                    searchCycles(board, mode, source, collector);
                    if (mode != Mode.Y) {
                        searchChain(board, mode, source, true, collector);
                        searchChain(board, mode, source, false, collector);
                    }
                }
            }
        }
    }

    private void searchCycles(RatingBoard board, Mode mode, int source, ChainCollector collector) {
        double base = mode == Mode.X_AND_Y ? 7.0 : 6.5;
        Kind kind = kind(mode);
        if (links.strongCount[source] == 0 || collector.longest(base, kind) < 4) {
            return;
        }
        Mode searched = mode;
        tree.searchCycles(source, () -> collector.longest(base, kind), (index, off, offCause, cause) -> {
            int length = tree.length(index) + 1;
            if (length <= collector.longest(base, kind)) {
                tree.collect(index, off, cells);
                Eliminations eliminations = cells.eliminations(board);
                if (eliminations.cells() != 0) {
                    NodePath path = tree.path(index, off * 2, offCause, source * 2 + 1, cause);
                    ChainRating rating = ChainRating.of(base, length, kind);
                    collector.add(
                            rating,
                            eliminations,
                            () -> new FoundStep(
                                    cycle(searched), "", rating.rating(), length, -1, eliminations, cycle(path)),
                            () -> proofOfCycle(path));
                }
            }
        });
    }

    private void searchChain(RatingBoard board, Mode mode, int source, boolean on, ChainCollector collector) {
        double base = mode == Mode.X ? 6.6 : 7.0;
        Kind kind = kind(mode);
        int longest = collector.longest(base, kind);
        if (longest < 4 || !on && links.strongCount[source] == 0) {
            return;
        }
        int length = reach.length(source, on, longest);
        if (length == 0) {
            return;
        }
        int cell = source / 9;
        int digit = 1 << source % 9;
        Eliminations eliminations = Eliminations.of(cell, on ? digit : board.candidates[cell] & ~digit);
        SeTechnique technique = mode == Mode.X ? (length == 6 ? TURBOT_FISH : FORCING_X_CHAIN) : FORCING_CHAIN;
        ChainRating rating = ChainRating.of(base, length, kind);
        collector.add(
                rating,
                eliminations,
                () -> new FoundStep(
                        technique,
                        "",
                        rating.rating(),
                        length,
                        on ? -1 : source,
                        eliminations,
                        contradiction(() -> chain(board, mode, source, on))),
                () -> proofOfChain(board, mode, source, on));
    }

    private static Kind kind(Mode mode) {
        return switch (mode) {
            case X -> Kind.X;
            case Y -> Kind.Y;
            case X_AND_Y -> Kind.X_AND_Y;
        };
    }

    private static SeTechnique cycle(Mode mode) {
        return switch (mode) {
            case X -> X_CYCLE;
            case Y -> Y_CYCLE;
            case X_AND_Y -> BIDIRECTIONAL_CYCLE;
        };
    }

    private NodePath chain(RatingBoard board, Mode mode, int source, boolean on) {
        links.prepare(board, mode);
        return tree.chain(source, on);
    }

    private NestedChain proofOfChain(RatingBoard board, Mode mode, int source, boolean on) {
        NodePath path = chain(board, mode, source, on);
        ProofBuilder proof = new ProofBuilder();
        for (int i = path.length() - 1; i >= 0; i--) {
            proof.add(path.node(i), path.cause(i));
        }
        proof.endTarget();
        return proof.build(path.length());
    }

    /// A cycle is proved by going round it both ways.
    private static NestedChain proofOfCycle(NodePath path) {
        ProofBuilder proof = new ProofBuilder();
        for (int i = path.length() - 1; i > 0; i--) {
            proof.add(path.node(i), path.cause(i));
        }
        proof.endTarget();
        for (int i = 0; i < path.length() - 1; i++) {
            proof.add(path.node(i) ^ 1, path.cause(i));
        }
        proof.endTarget();
        return proof.build(path.length() - 1);
    }

    /// Returns the facts of a cycle, whose last node is its first.
    private static DeductionMaker cycle(NodePath path) {
        return conclusions -> new Chain(Technique.CONTINUOUS_NICE_LOOP, path.links(), conclusions);
    }

    /// Returns the facts of a chain that ends with the opposite of its first node.
    private static DeductionMaker contradiction(Supplier<NodePath> path) {
        return conclusions ->
                new Chain(Technique.DISCONTINUOUS_NICE_LOOP, path.get().links(), conclusions);
    }
}
