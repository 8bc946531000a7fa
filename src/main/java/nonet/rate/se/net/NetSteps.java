package nonet.rate.se.net;

import java.util.Arrays;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.chain.AllChains;
import nonet.rate.se.chain.ChainCollector;
import nonet.rate.se.chain.ChainRating;
import nonet.rate.se.chain.ChainRating.Kind;
import nonet.rate.se.chain.NestedChain;
import nonet.rate.se.chain.ProofBuilder;
import nonet.rate.se.evidence.NodeCause;
import nonet.solve.Cancel;

/// The conclusions from nets, handed to a collector.
final class NetSteps {

    private final NetMode mode;
    private final Cancel cancel;
    private final Ancestry ancestry = new Ancestry();
    private RatingBoard board = RatingBoard.empty();
    private ChainCollector collector = new AllChains();

    /// The nets to compare, and the nodes that they have in common.
    private final Net[] branches = new Net[9];

    private int branchCount;
    private final long[] commonOn = new long[12];
    private final long[] commonOff = new long[12];

    /// The nets and nodes of the step at hand.
    private final Net[] nets = new Net[9];

    private final int[] slots = new int[9];
    private int targets;

    /// Whether a step was rejected because it exceeds the collector's limit.
    private boolean refused;

    NetSteps(NetMode mode, Cancel cancel) {
        this.cancel = cancel;
        this.mode = mode;
    }

    void begin(RatingBoard board, ChainCollector collector) {
        this.board = board;
        this.collector = collector;
        refused = false;
    }

    /// Returns whether a step since the beginning was longer than the collector wanted.
    boolean hasRefused() {
        return refused;
    }

    /// Adds that a candidate is false, or true, if assuming the opposite leads to a contradiction.
    void addContradiction(Net net, int candidate, boolean on) {
        if (net.clash >= 0) {
            targets = 0;
            addTarget(net, (net.clash & 1) == 0 ? net.clash ^ 1 : Net.CLASH);
            addTarget(net, (net.clash & 1) == 0 ? Net.CLASH : net.clash ^ 1);
            add(candidate, !on, Kind.CONTRADICTION, NodeCause.NONE);
        }
    }

    /// Adds the common consequences of a candidate and its opposite.
    void addDouble(Net on, Net off) {
        beginBranches();
        addBranch(on);
        addBranch(off);
        addCommon(Kind.DOUBLE, NodeCause.NONE);
    }

    void beginBranches() {
        branchCount = 0;
        Arrays.fill(commonOn, -1);
        Arrays.fill(commonOff, -1);
    }

    void addBranch(Net net) {
        branches[branchCount++] = net;
        for (int i = 0; i < 12; i++) {
            commonOn[i] &= net.on[i];
            commonOff[i] &= net.off[i];
        }
    }

    /// Adds the common consequences of all branches, in the order of the first.
    ///
    /// @param sourceCause the cause of the sources of the branches
    void addCommon(Kind kind, NodeCause sourceCause) {
        Net first = branches[0];
        if (!isEmpty(commonOn)) {
            for (int i = 0; i < first.onCount; i++) {
                if (isIn(commonOn, first.onOrder[i])) {
                    addCommon(first.onOrder[i], true, kind, sourceCause);
                }
            }
        }
        if (!isEmpty(commonOff)) {
            for (int i = 0; i < first.offCount; i++) {
                if (isIn(commonOff, first.offOrder[i])) {
                    addCommon(first.offOrder[i], false, kind, sourceCause);
                }
            }
        }
    }

    private static boolean isEmpty(long[] set) {
        long all = 0;
        for (long word : set) {
            all |= word;
        }
        return all == 0;
    }

    private static boolean isIn(long[] set, int candidate) {
        return (set[candidate >>> 6] >>> candidate & 1) != 0;
    }

    private void addCommon(int candidate, boolean on, Kind kind, NodeCause sourceCause) {
        targets = 0;
        for (int i = 0; i < branchCount; i++) {
            addTarget(branches[i], candidate * 2 + (on ? 1 : 0));
        }
        add(candidate, on, kind, sourceCause);
    }

    private void addTarget(Net net, int slot) {
        nets[targets] = net;
        slots[targets++] = slot;
    }

    private void add(int candidate, boolean on, Kind kind, NodeCause sourceCause) {
        int cell = candidate / 9;
        int digit = 1 << candidate % 9;
        int removed = on ? board.candidates[cell] & ~digit : digit;
        int longest = collector.longest(mode.base(), kind);
        if (removed == 0) {
            return;
        }
        int length = length(longest);
        if (length > longest) {
            refused = true;
        } else {
            Eliminations eliminations = Eliminations.of(cell, removed);
            ChainRating rating = ChainRating.of(mode.base(), length, kind);
            Net[] of = Arrays.copyOf(nets, targets);
            int[] at = Arrays.copyOf(slots, targets);
            NestedDeductions inside = new NestedDeductions(mode, board, cancel);
            collector.add(
                    rating,
                    eliminations,
                    () -> new FoundStep(
                            technique(kind),
                            mode.suffix(),
                            rating.rating(),
                            length,
                            on ? candidate : -1,
                            eliminations,
                            NetProof.facts(kind, sourceCause, of, at, inside)),
                    () -> proof(of, at, length, sourceCause));
        }
    }

    /// Returns the complexity of the step, or more than the longest as soon as that is certain.
    private int length(int longest) {
        int sum = 0;
        for (int i = 0; i < targets; i++) {
            sum += nets[i].fewest(slots[i]);
        }
        if (sum > longest) {
            return sum;
        }
        sum = 0;
        boolean nested = false;
        for (int i = 0; i < targets; i++) {
            sum += ancestry.count(nets[i], slots[i], longest - sum);
            if (sum > longest) {
                return sum;
            }
            nested |= nets[i].hasNested();
        }
        return nested ? sum + ancestry.nestedLength(nets, slots, targets) : sum;
    }

    private NestedChain proof(Net[] of, int[] at, int length, NodeCause sourceCause) {
        ProofBuilder proof = new ProofBuilder();
        for (int i = 0; i < of.length; i++) {
            ancestry.addTo(proof, of[i], at[i], sourceCause);
        }
        return proof.build(length);
    }

    private SeTechnique technique(Kind kind) {
        if (!mode.cellLinks()) {
            return SeTechnique.NISHIO;
        }
        return switch (kind) {
            case CELL -> mode.dynamic() ? SeTechnique.DYNAMIC_CELL : SeTechnique.CELL_FORCING_CHAINS;
            case REGION -> mode.dynamic() ? SeTechnique.DYNAMIC_REGION : SeTechnique.REGION_FORCING_CHAINS;
            case DOUBLE -> SeTechnique.DYNAMIC_DOUBLE;
            default -> SeTechnique.DYNAMIC_CONTRADICTION;
        };
    }
}
