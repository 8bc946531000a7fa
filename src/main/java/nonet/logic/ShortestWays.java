package nonet.logic;

import java.util.Arrays;
import nonet.logic.ChainSearch.Way;
import nonet.logic.ChainSearch.Ways;
import org.jspecify.annotations.Nullable;

/// Follows the shortest ways from the start of a search to a statement. Of these only the plainest count: a step stays in
/// its cell where that is as short, else it goes to another candidate if it can, else to a group. So nobody is told of a
/// group where a candidate does, and what is found does not depend on how cells and digits are named.
final class ShortestWays {

    private static final int MOST_TRIES = 1000;

    /// The kinds of steps, the plainest first.
    private static final int IN_CELL = 0;

    private static final int TO_CANDIDATE = 1;
    private static final int TO_GROUP = 2;

    private final ChainGraph graph;
    private final int words;
    private final long[] weak;
    private final long[] strong;

    /// What almost locked sets lose; nothing when the graph has no such links.
    private final @Nullable SetLosses losses;

    private final long[] onLevels;
    private final long[] offLevels;
    private final long[] lossLevels;
    private final int lossWords;
    private final boolean crossing;

    /// By level, the false ones and the true ones of the nodes on the ways.
    private final long[] marked;

    /// By level, the losses on the ways.
    private final long[] markedLosses;

    private final int[] nodes;
    private final int[] lost;
    private final boolean[] on;
    private int links;
    private int tries;

    /// @param onLevels by level, the nodes that the search has reached as true
    /// @param offLevels by level, those that it has reached as false
    /// @param lossLevels by level, the losses that it has reached
    /// @param longest the most links of a way
    /// @param crossing whether ways may cross themselves
    ShortestWays(
            ChainGraph graph, long[] onLevels, long[] offLevels, long[] lossLevels, int longest, boolean crossing) {
        this.graph = graph;
        this.words = graph.words();
        this.weak = graph.weakRows();
        this.strong = graph.strongRows();
        this.losses = graph.hasSets() ? graph.losses() : null;
        this.onLevels = onLevels;
        this.offLevels = offLevels;
        this.lossLevels = lossLevels;
        this.lossWords = losses == null ? 0 : losses.size() + 63 >>> 6;
        this.crossing = crossing;
        this.marked = new long[2 * (longest + 1) * words];
        this.markedLosses = new long[(longest + 1) * lossWords];
        this.nodes = new int[longest + 1];
        this.lost = new int[longest + 1];
        this.on = new boolean[longest + 1];
    }

    /// Hands over the ways until one is enough.
    ///
    /// @param links how many lead to the end
    boolean find(int start, boolean startOn, int end, boolean endOn, int links, Ways ways) {
        this.links = links;
        this.tries = MOST_TRIES;
        mark(end, endOn);
        return follow(start, startOn, 0, 0, ways);
    }

    private int row(boolean on, int level) {
        return (2 * level + (on ? 1 : 0)) * words;
    }

    /// Marks all statements on the ways, from the end back to the start.
    private void mark(int end, boolean endOn) {
        Arrays.fill(marked, 0, row(false, links + 1), 0);
        Arrays.fill(markedLosses, 0, (links + 1) * lossWords, 0);
        marked[row(endOn, links) + (end >>> 6)] = 1L << end;
        for (int level = links; level > 0; level--) {
            for (int word = 0; word < words; word++) {
                for (long left = marked[row(true, level) + word]; left != 0; left &= left - 1) {
                    beforeOn((word << 6) + Long.numberOfTrailingZeros(left), level);
                }
                for (long left = marked[row(false, level) + word]; left != 0; left &= left - 1) {
                    beforeOff((word << 6) + Long.numberOfTrailingZeros(left), level);
                }
            }
            if (losses != null) {
                beforeLosses(losses, level);
            }
        }
    }

    private void beforeOn(int node, int level) {
        for (int word = 0; word < words; word++) {
            marked[row(false, level - 1) + word] |= strong[node * words + word] & offLevels[(level - 1) * words + word];
        }
        if (losses != null) {
            for (int loss : losses.proving(node)) {
                markLoss(loss, level - 1 - losses.links(loss));
            }
        }
    }

    private void beforeOff(int node, int level) {
        for (int word = 0; word < words; word++) {
            marked[row(true, level - 1) + word] |= weak[node * words + word] & onLevels[(level - 1) * words + word];
        }
        if (losses != null) {
            for (int other : losses.causedBy(node)) {
                for (int loss : losses.others(other)) {
                    markLoss(loss, level - losses.links(loss));
                }
            }
        }
    }

    private void beforeLosses(SetLosses losses, int level) {
        for (int word = 0; word < lossWords; word++) {
            for (long left = markedLosses[level * lossWords + word]; left != 0; left &= left - 1) {
                int loss = (word << 6) + Long.numberOfTrailingZeros(left);
                for (int at = 0; at < words; at++) {
                    marked[row(true, level - 1) + at] |= losses.causes(loss, at) & onLevels[(level - 1) * words + at];
                }
                for (int before : losses.before(loss)) {
                    markLoss(before, level - losses.links(before));
                }
            }
        }
    }

    private void markLoss(int loss, int level) {
        if (level > 0 && (lossLevels[level * lossWords + (loss >>> 6)] >>> loss & 1) != 0) {
            markedLosses[level * lossWords + (loss >>> 6)] |= 1L << loss;
        }
    }

    private boolean isMarked(int node, boolean on, int level) {
        return level <= links && (marked[row(on, level) + (node >>> 6)] >>> node & 1) != 0;
    }

    private boolean follow(int node, boolean isOn, int level, int at, Ways ways) {
        nodes[at] = node;
        lost[at] = -1;
        on[at] = isOn;
        if (level == links) {
            return complete(at, ways);
        }
        if (isOn && losses != null && lose(losses, losses.causedBy(node), level + 1, at + 1, ways)) {
            return true;
        }
        for (int kind = IN_CELL; kind <= TO_GROUP && tries > 0; kind++) {
            boolean any = false;
            for (int word = 0; word < words; word++) {
                long next = (isOn ? weak[node * words + word] : strong[node * words + word])
                        & marked[row(!isOn, level + 1) + word];
                for (; next != 0; next &= next - 1) {
                    int to = (word << 6) + Long.numberOfTrailingZeros(next);
                    if (kind(node, to) == kind) {
                        any = true;
                        if (follow(to, !isOn, level + 1, at + 1, ways)) {
                            return true;
                        }
                    }
                }
            }
            if (any) {
                return false;
            }
        }
        return false;
    }

    /// Goes on through the sets of these losses, as far as they are on the ways.
    private boolean lose(SetLosses losses, int[] next, int level, int at, Ways ways) {
        for (int loss : next) {
            boolean isMarked =
                    level <= links && (markedLosses[level * lossWords + (loss >>> 6)] >>> loss & 1) != 0;
            if (isMarked && tries > 0 && follow(losses, loss, level, at, ways)) {
                return true;
            }
        }
        return false;
    }

    private boolean follow(SetLosses losses, int loss, int level, int at, Ways ways) {
        lost[at] = loss;
        nodes[at] = -1;
        on[at] = false;
        int next = level + losses.links(loss);
        for (int word = 0; next <= links && word < words; word++) {
            for (long left = marked[row(false, next) + word] & losses.denied(loss, word); left != 0; left &= left - 1) {
                if (follow((word << 6) + Long.numberOfTrailingZeros(left), false, next, at + 1, ways)) {
                    return true;
                }
            }
        }
        for (int node : losses.proved(loss)) {
            if (isMarked(node, true, next + 1) && follow(node, true, next + 1, at + 1, ways)) {
                return true;
            }
        }
        return lose(losses, losses.next(loss), next, at + 1, ways);
    }

    private int kind(int from, int to) {
        if (graph.shareCell(from, to)) {
            return IN_CELL;
        }
        return graph.isSingle(to) ? TO_CANDIDATE : TO_GROUP;
    }

    private boolean complete(int last, Ways ways) {
        tries--;
        if (!crossing && !isSimple(last)) {
            return false;
        }
        return ways.take(
                new Way(Arrays.copyOf(nodes, last + 1), Arrays.copyOf(lost, last + 1), Arrays.copyOf(on, last + 1)));
    }

    /// Tells whether the way visits each cell once. A loop leaves the cell where it begins and ends, but may come through
    /// it again; groups on the way may hold cells of the ends.
    private boolean isSimple(int last) {
        long usedLo = 0;
        long usedHi = 0;
        boolean loop = nodes[0] == nodes[last] || graph.shareCell(nodes[0], nodes[last]);
        for (int i = 1; i < last; i++) {
            int node = nodes[i];
            if (node < 0) {
                continue;
            }
            boolean atStart = graph.shareCell(node, nodes[0]);
            boolean atEnd = graph.shareCell(node, nodes[last]);
            if (loop && atStart ? i == 1 || i == last - 1 : atStart && i > 1 || !atStart && atEnd && i < last - 1) {
                return false;
            }
            if (!atEnd && !(loop && atStart) && !(nodes[i - 1] >= 0 && graph.shareCell(node, nodes[i - 1]))) {
                if ((usedLo & graph.lo(node) | usedHi & graph.hi(node)) != 0) {
                    return false;
                }
                usedLo |= graph.lo(node);
                usedHi |= graph.hi(node);
            }
        }
        return true;
    }
}
