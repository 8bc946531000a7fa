package nonet.logic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What a search for chains says of each statement: a node is false, a node is true, an almost locked set loses a digit.
final class Statements {

    static final int LINK = 2;
    static final int KINDS = 5;

    interface Next {
        void take(int to, int links);
    }

    private final ChainGraph graph;
    private final @Nullable SetLosses losses;
    private final int words;
    private final int ons;
    private final int firstLoss;
    private final int allWords;
    final short[] at;
    final short[] from;
    final int[] rank;
    final int[] parent;

    Statements(ChainGraph graph) {
        this.graph = graph;
        this.losses = graph.hasSets() ? graph.losses() : null;
        this.words = graph.words();
        this.ons = words << 6;
        this.firstLoss = 2 * ons;
        this.allWords = 2 * words + (losses == null ? 0 : losses.size() + 63 >>> 6);
        this.at = new short[allWords << 6];
        this.from = new short[allWords << 6];
        this.rank = new int[allWords << 6];
        this.parent = new int[allWords << 6];
    }

    int words() {
        return allWords;
    }

    void clear() {
        Arrays.fill(at, (short) -1);
        Arrays.fill(from, (short) -1);
    }

    void settle(int s) {
        from[s] = at[s];
    }

    int of(int node, boolean on) {
        return on ? ons + node : node;
    }

    boolean isLoss(int s) {
        return s >= firstLoss;
    }

    boolean isOn(int s) {
        return s >= ons && s < firstLoss;
    }

    int node(int s) {
        return s < ons ? s : s < firstLoss ? s - ons : -1;
    }

    int loss(int s) {
        return s < firstLoss ? -1 : s - firstLoss;
    }

    void forEachNext(int s, Next next) {
        for (int kind = 0; kind < KINDS; kind++) {
            forEachNext(s, kind, next);
        }
    }

    void forEachNext(int s, int kind, Next next) {
        if (s < firstLoss) {
            boolean isOn = s >= ons;
            int node = isOn ? s - ons : s;
            if (kind == 4) {
                if (isOn && losses != null) {
                    for (int loss : losses.causedBy(node)) {
                        next.take(firstLoss + loss, LINK);
                    }
                }
                return;
            }
            for (int word = 0; word < words; word++) {
                for (long left = isOn ? graph.weak(node, word) : graph.strong(node, word); left != 0; left &= left - 1) {
                    int to = (word << 6) + Long.numberOfTrailingZeros(left);
                    int k = graph.shareCell(node, to)
                            ? 0
                            : !graph.isSingle(to) ? 3 : (graph.houses(node) & graph.houses(to) & (1 << 18) - 1) != 0 ? 1 : 2;
                    if (k == kind) {
                        next.take(isOn ? to : ons + to, LINK);
                    }
                }
            }
        } else {
            int loss = s - firstLoss;
            int links = losses.links(loss) * LINK;
            if (kind < 2) {
                for (int word = 0; word < words; word++) {
                    for (long left = losses.denied(loss, word); left != 0; left &= left - 1) {
                        int to = (word << 6) + Long.numberOfTrailingZeros(left);
                        if (graph.isSingle(to) == (kind == 0)) {
                            next.take(to, links);
                        }
                    }
                }
            } else if (kind == 2) {
                for (int other : losses.next(loss)) {
                    next.take(firstLoss + other, links);
                }
            } else if (kind == 3) {
                for (int node : losses.proved(loss)) {
                    next.take(ons + node, links + 1);
                }
            }
        }
    }

    void forEachBefore(int s, Next before) {
        if (s < ons) {
            for (int word = 0; word < words; word++) {
                for (long left = graph.weak(s, word); left != 0; left &= left - 1) {
                    before.take(ons + (word << 6) + Long.numberOfTrailingZeros(left), LINK);
                }
            }
            if (losses != null) {
                for (int other : losses.causedBy(s)) {
                    for (int loss : losses.others(other)) {
                        before.take(firstLoss + loss, losses.links(loss) * LINK);
                    }
                }
            }
        } else if (s < firstLoss) {
            int node = s - ons;
            for (int word = 0; word < words; word++) {
                for (long left = graph.strong(node, word); left != 0; left &= left - 1) {
                    before.take((word << 6) + Long.numberOfTrailingZeros(left), LINK);
                }
            }
            if (losses != null) {
                for (int loss : losses.proving(node)) {
                    before.take(firstLoss + loss, losses.links(loss) * LINK + 1);
                }
            }
        } else {
            int loss = s - firstLoss;
            for (int word = 0; word < words; word++) {
                for (long left = losses.causes(loss, word); left != 0; left &= left - 1) {
                    before.take(ons + (word << 6) + Long.numberOfTrailingZeros(left), LINK);
                }
            }
            for (int other : losses.before(loss)) {
                before.take(firstLoss + other, losses.links(other) * LINK);
            }
        }
    }
}
