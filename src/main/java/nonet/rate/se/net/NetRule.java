package nonet.rate.se.net;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.chain.BestChain;
import nonet.rate.se.chain.ChainCollector;
import nonet.rate.se.chain.ChainRating.Kind;
import nonet.rate.se.evidence.NodeCause;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Forcing nets of one mode: contradictions, and what a candidate and its opposite, all candidates of a cell, or all
/// places of a digit in a house have in common.
public final class NetRule implements SeRule {

    /// The lengths up to which nets are searched before longer ones are. A search that knows that only short nets count
    /// is faster.
    private static final int FIRST_CAP = 14;

    private static final int LAST_CAP = 60;

    private final NetMode mode;
    private final NodeBudget budget;
    private final Propagator propagator;
    private final NetSteps steps;

    /// The nets of each node on the present board, where they are known.
    private final @Nullable Net[] nets;

    private final boolean[] known = new boolean[1458];

    /// @param pool buffers, one net for each node; rules that run in sequence can share them
    public NetRule(NetMode mode, @Nullable Net[] pool, Cancel cancel, NodeBudget budget) {
        this.mode = mode;
        this.budget = budget;
        nets = pool;
        propagator = new Propagator(mode, cancel, budget);
        steps = new NetSteps(mode, cancel);
    }

    /// Returns memory for the net of each node.
    public static @Nullable Net[] pool() {
        return new Net[1458];
    }

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        budget.setFloor(mode.base());
        Arrays.fill(known, false);
        int cap = mode.level() == 0 ? FIRST_CAP : ChainCollector.UNLIMITED;
        while (true) {
            BestChain best = new BestChain(cap);
            boolean cut = collect(board, best);
            if (best.step() != null || !cut) {
                return best.step();
            }
            cap = cap >= LAST_CAP ? ChainCollector.UNLIMITED : cap * 2;
        }
    }

    /// Finds all nets.
    void search(RatingBoard board, ChainCollector collector) {
        Arrays.fill(known, false);
        collect(board, collector);
    }

    /// Hands the nets to a collector, and returns whether there may be longer ones than it wants.
    private boolean collect(RatingBoard board, ChainCollector collector) {
        boolean cut = false;
        steps.begin(board, collector);
        for (int cell = 0; cell < 81; cell++) {
            if (board.count(cell) >= mode.fewestCandidates()) {
                cut |= collect(board, cell, collector);
            }
        }
        return cut || steps.hasRefused();
    }

    private boolean collect(RatingBoard board, int cell, ChainCollector collector) {
        boolean cut = false;
        for (int left = board.candidates[cell]; left != 0; left &= left - 1) {
            int candidate = cell * 9 + Integer.numberOfTrailingZeros(left);
            Net on = net(board, candidate * 2 + 1, collector);
            cut |= on.cut;
            if (mode.contradictions()) {
                steps.addContradiction(on, candidate, true);
                Net off = net(board, candidate * 2, collector);
                cut |= off.cut;
                steps.addContradiction(off, candidate, false);
                if (mode.isDouble() && board.count(cell) >= 3) {
                    steps.addDouble(on, off);
                }
            }
            for (int kind = 0; mode.branches() && kind < 3; kind++) {
                cut |= collectHouse(board, candidate, kind, collector);
            }
        }
        if (mode.branches()) {
            steps.beginBranches();
            for (int left = board.candidates[cell]; left != 0; left &= left - 1) {
                steps.addBranch(net(board, (cell * 9 + Integer.numberOfTrailingZeros(left)) * 2 + 1, collector));
            }
            steps.addCommon(Kind.CELL, NodeCause.CELL);
        }
        return cut;
    }

    /// Looks at the places of a digit in a house whose first is the candidate.
    private boolean collectHouse(RatingBoard board, int candidate, int kind, ChainCollector collector) {
        int cell = candidate / 9;
        int house = SearchOrder.house(cell, kind);
        int places = board.places(house, candidate % 9);
        int place = 1 << SearchOrder.place(cell, kind);
        if ((places & -places) != place || places == place) {
            return false;
        }
        boolean cut = false;
        steps.beginBranches();
        for (int left = places; left != 0; left &= left - 1) {
            int other = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
            Net net = net(board, (other * 9 + candidate % 9) * 2 + 1, collector);
            cut |= net.cut;
            steps.addBranch(net);
        }
        steps.addCommon(Kind.REGION, NodeCause.ofKind(kind));
        return cut;
    }

    private Net net(RatingBoard board, int node, ChainCollector collector) {
        Net net = nets[node];
        if (net == null) {
            net = new Net();
            nets[node] = net;
        }
        int longest = collector.longest(mode.base(), Kind.DOUBLE);
        if (!known[node] || net.cut && net.limit < longest - 1) {
            known[node] = true;
            propagator.propagate(board, node, longest - 1, net);
        }
        return net;
    }
}
