package nonet.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.logic.ChainSearch.Way;
import nonet.logic.ChainSearch.Ways;

/// Follows the shortest ways from the start of a search to a statement. Of these only the plainest count: a step stays in
/// its cell where that is as short, else it goes to another candidate if it can, else to a group. So nobody is told of a
/// group where a candidate does, and what is found does not depend on how cells and digits are named.
final class ShortestWays {

    private static final int MOST_TRIES = 1000;

    /// The kinds of steps, the plainest first.
    private static final int IN_CELL = 0;

    private static final int TO_CANDIDATE = 1;
    private static final int TO_GROUP = 2;
    private static final int IN_SETS = 3;

    static final boolean R = !Boolean.getBoolean("notR");
    static final boolean ALL = !Boolean.getBoolean("notALL");
    private final ChainGraph graph;
    private final Statements statements;
    private final boolean crossing;

    /// The statements on the ways.
    private final long[] marked;

    private int[] path = new int[16];
    private int end;
    private int tries;

    /// @param crossing whether ways may cross themselves
    ShortestWays(ChainGraph graph, Statements statements, boolean crossing) {
        this.graph = graph;
        this.statements = statements;
        this.crossing = crossing;
        this.marked = new long[statements.words()];
    }

    /// Hands over the ways until one is enough.
    boolean find(int start, int end, Ways ways) {
        this.end = end;
        this.tries = MOST_TRIES;
        Arrays.fill(marked, 0);
        mark(end);
        return follow(start, 0, ways);
    }

    /// Marks all statements on the ways, from the end back to the start.
    private void mark(int statement) {
        if (!isMarked(statement)) {
            marked[statement >>> 6] |= 1L << statement;
            statements.forEachBefore(statement, (before, links) -> {
                if (statements.from[before] >= 0
                        && statements.from[before] + links == statements.at[statement]
                        && (!R || statements.rank[before] == statements.parent[statement])) {
                    mark(before);
                }
            });
        }
    }

    private boolean isMarked(int statement) {
        return (marked[statement >>> 6] >>> statement & 1) != 0;
    }

    private boolean follow(int statement, int index, Ways ways) {
        if (index == path.length) {
            path = Arrays.copyOf(path, 2 * index);
        }
        path[index] = statement;
        if (statement == end) {
            return complete(index, ways);
        }
        List<List<Integer>> byKind = new ArrayList<>();
        for (int kind = 0; kind < Statements.KINDS; kind++) {
            List<Integer> on = new ArrayList<>();
            statements.forEachNext(statement, kind, (to, links) -> {
                if (isMarked(to) && statements.from[statement] + links == statements.at[to] && (!R || statements.rank[statement] == statements.parent[to])) {
                    on.add(to);
                }
            });
            byKind.add(on);
        }
        if (ALL) {
            for (List<Integer> each : byKind) if (goOn(each, index, ways)) return true;
            return false;
        }
        int z = Integer.getInteger("z", 2);
        if (statements.isLoss(statement)) {
            if (z == 0) {
                if (goOn(byKind.get(2), index, ways) || goOn(byKind.get(3), index, ways)) return true;
                return goOn(byKind.get(0).isEmpty() ? byKind.get(1) : byKind.get(0), index, ways);
            }
            if (z == 1) {
                if (goOn(byKind.get(0).isEmpty() ? byKind.get(1) : byKind.get(0), index, ways)) return true;
                return goOn(byKind.get(2), index, ways) || goOn(byKind.get(3), index, ways);
            }
        }
        boolean last = z == 2 || z == 3;
        if (!last && goOn(byKind.get(3), index, ways)) {
            return true;
        }
        for (int kind = 0; kind < 3; kind++) {
            if (!byKind.get(kind).isEmpty()) {
                if (goOn(byKind.get(kind), index, ways)) return true;
                break;
            }
        }
        return last && goOn(byKind.get(3), index, ways);
    }

    private boolean goOn(List<Integer> next, int index, Ways ways) {
        for (int to : next) {
            if (tries > 0 && follow(to, index + 1, ways)) {
                return true;
            }
        }
        return false;
    }

    private boolean complete(int last, Ways ways) {
        tries--;
        int[] nodes = new int[last + 1];
        int[] losses = new int[last + 1];
        boolean[] on = new boolean[last + 1];
        for (int i = 0; i <= last; i++) {
            nodes[i] = statements.node(path[i]);
            losses[i] = statements.loss(path[i]);
            on[i] = statements.isOn(path[i]);
        }
        return (crossing || isSimple(nodes, last)) && ways.take(new Way(nodes, losses, on));
    }

    /// Tells whether the way visits each cell once. A loop leaves the cell where it begins and ends, but may come through
    /// it again; groups on the way may hold cells of the ends.
    private boolean isSimple(int[] nodes, int last) {
        long usedLo = 0;
        long usedHi = 0;
        long setsLo = 0;
        long setsHi = 0;
        boolean loop = nodes[0] == nodes[last] || graph.shareCell(nodes[0], nodes[last]);
        for (int i = 1; i <= last; i++) {
            int node = nodes[i];
            if (node < 0) {
                AlsList all = graph.almostLockedSets();
                int set = graph.losses().set(statements.loss(path[i]));
                int digit = graph.losses().digit(statements.loss(path[i]));
                if (Integer.getInteger("v", 1) == 1 && ((usedLo | setsLo) & all.lo(set, digit) | (usedHi | setsHi) & all.hi(set, digit)) != 0) {
                    return false;
                }
                if (Integer.getInteger("v", 1) == 2 && ((usedLo | setsLo) & all.lo(set) | (usedHi | setsHi) & all.hi(set)) != 0) {
                    return false;
                }
                long x = graph.lo(nodes[0]);
                long y = graph.hi(nodes[0]);
                if (!loop && Integer.getInteger("y", 1) == 1 && (all.lo(set, digit) & x | all.hi(set, digit) & y) != 0) {
                    return false;
                }
                boolean atS = Integer.getInteger("x", 0) == 0
                        ? all.lo(set, digit) == x && all.hi(set, digit) == y
                        : (all.lo(set, digit) & x | all.hi(set, digit) & y) != 0;
                if (!loop || !atS) {
                    setsLo |= all.lo(set);
                    setsHi |= all.hi(set);
                }
                continue;
            }
            if ((graph.isSingle(node) || Integer.getInteger("w", 0) == 0) && (setsLo & graph.lo(node) | setsHi & graph.hi(node)) != 0) {
                return false;
            }
            if (i == last) {
                break;
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
