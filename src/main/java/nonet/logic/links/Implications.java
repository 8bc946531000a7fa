package nonet.logic.links;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// The direct implications of each statement about a chain graph: a node is false, a node is true, or an almost locked
/// set loses a digit.
///
/// Statements are numbered: false nodes, then true nodes, then removals. The implications of a statement come in
/// priorities, plainest first: candidates of the cell, of the line, of the box, groups, almost locked sets, and cells
/// that a set forces. Those of a removal come in the same priorities, with candidates in the first.
///
/// Rows are computed on first use. Safe for use by several threads.
final class Implications {

    /// The number of priorities.
    static final int PRIORITIES = 6;

    /// The last priority: cells that a set leaves one candidate. It counts one link more.
    static final int FORCED = 5;

    private static final int IN_CELL = 0;
    private static final int IN_LINE = 1;
    private static final int IN_BOX = 2;
    private static final int TO_GROUP = 3;
    private static final int TO_SET = 4;
    private static final int LINES = (1 << 18) - 1;

    private final ChainGraph graph;
    private final int nodes;
    private final int words;
    private final @Nullable AlsImplications removals;

    /// By statement, its implications.
    private final AtomicReferenceArray<int[]> next;

    /// The implications of the statement whose row is being made, and the priority of each. Guarded by this.
    private int[] statements = new int[64];

    private int[] priorityOf = new int[64];
    private final int[] counts = new int[PRIORITIES];
    private int collected;

    Implications(ChainGraph graph) {
        this.graph = graph;
        this.nodes = graph.size();
        this.words = graph.words();
        this.removals = graph.hasSets() ? graph.alsImplications() : null;
        this.next = new AtomicReferenceArray<>(2 * nodes + (removals == null ? 0 : removals.size()));
    }

    /// Returns the number of statements.
    int size() {
        return next.length();
    }

    /// Returns the statement that a node is true or false.
    int of(int node, boolean on) {
        return on ? nodes + node : node;
    }

    /// Tests whether a statement says that a node is true.
    boolean isOn(int statement) {
        return statement >= nodes && statement < 2 * nodes;
    }

    /// Returns the node of a statement, or -1 for a removal.
    int node(int statement) {
        if (statement < nodes) {
            return statement;
        }
        return statement < 2 * nodes ? statement - nodes : -1;
    }

    /// Returns the removal of a statement, or -1 for a node.
    int removal(int statement) {
        return statement < 2 * nodes ? -1 : statement - 2 * nodes;
    }

    /// Returns the number of links from a statement to its implications. A step out of a larger set counts more, since
    /// it is harder to see.
    int links(int statement) {
        return removals == null || statement < 2 * nodes ? 1 : removals.links(statement - 2 * nodes);
    }

    /// Returns the implications of a statement by priorities. The row begins with the start of each priority, the end
    /// of the last, and the priorities that have implications as bits; the statements follow.
    int[] next(int statement) {
        int[] row = next.getAcquire(statement);
        return row == null ? make(statement) : row;
    }

    private synchronized int[] make(int statement) {
        collected = 0;
        int node = node(statement);
        if (removals != null && node < 0) {
            afterRemoval(removals, removal(statement));
        } else if (isOn(statement)) {
            addNodes(node, graph.weakRows(), 0);
            if (removals != null) {
                add(TO_SET, removals.causedBy(node), 2 * nodes);
            }
        } else {
            addNodes(node, graph.strongRows(), nodes);
        }
        int[] row = byPriority();
        next.setRelease(statement, row);
        return row;
    }

    private int[] byPriority() {
        int[] row = new int[PRIORITIES + 2 + collected];
        int end = PRIORITIES + 2;
        for (int priority = 0; priority < PRIORITIES; priority++) {
            row[priority] = end;
            end += counts[priority];
            row[PRIORITIES + 1] |= counts[priority] > 0 ? 1 << priority : 0;
            counts[priority] = row[priority];
        }
        row[PRIORITIES] = end;
        for (int i = 0; i < collected; i++) {
            row[counts[priorityOf[i]]++] = statements[i];
        }
        Arrays.fill(counts, 0);
        return row;
    }

    private void afterRemoval(AlsImplications all, int removal) {
        for (int word = 0; word < words; word++) {
            for (long left = all.eliminated(removal, word); left != 0; left &= left - 1) {
                int to = (word << 6) + Long.numberOfTrailingZeros(left);
                add(graph.isSingle(to) ? IN_CELL : TO_GROUP, to);
            }
        }
        add(TO_SET, all.next(removal), 2 * nodes);
        add(FORCED, all.forced(removal), nodes);
    }

    private void addNodes(int node, long[] rows, int base) {
        for (int word = 0; word < words; word++) {
            for (long left = rows[node * words + word]; left != 0; left &= left - 1) {
                int to = (word << 6) + Long.numberOfTrailingZeros(left);
                add(priority(node, to), base + to);
            }
        }
    }

    private int priority(int from, int to) {
        if (graph.shareCell(from, to)) {
            return IN_CELL;
        }
        if (!graph.isSingle(to)) {
            return TO_GROUP;
        }
        return (graph.houses(from) & graph.houses(to) & LINES) != 0 ? IN_LINE : IN_BOX;
    }

    private void add(int priority, int statement) {
        if (collected == statements.length) {
            statements = Arrays.copyOf(statements, 2 * collected);
            priorityOf = Arrays.copyOf(priorityOf, 2 * collected);
        }
        counts[priority]++;
        statements[collected] = statement;
        priorityOf[collected++] = priority;
    }

    private void add(int priority, int[] numbers, int base) {
        for (int number : numbers) {
            add(priority, base + number);
        }
    }
}
