package nonet.logic.links;

import java.util.Arrays;
import nonet.logic.position.Delta;

/// The transitive closure of the implications of a chain graph: for each true node all nodes that become true and all
/// that become false, by paths of any length. Immutable.
public final class ImplicationClosure {

    private static final int[] NONE = {};

    private final NodeList nodes;
    private final int words;
    private final long[] strong;
    private final long[] on;
    private final long[] off;

    private ImplicationClosure(ChainGraph graph) {
        this.nodes = graph.nodes();
        this.words = nodes.words();
        this.strong = graph.strongRows();
        this.on = new long[graph.size() * words];
        this.off = new long[graph.size() * words];
    }

    static ImplicationClosure of(ChainGraph graph) {
        ImplicationClosure closure = new ImplicationClosure(graph);
        closure.new Components(graph).visitAll();
        return closure;
    }

    /// @param earlier the closure of an earlier position, all of whose implications still hold
    /// @param delta the changes since
    static ImplicationClosure of(ChainGraph graph, ImplicationClosure earlier, Delta delta) {
        ImplicationClosure closure = new ImplicationClosure(graph);
        new IncrementalClosure(graph, closure).from(earlier, delta);
        return closure;
    }

    /// Tests whether the node, when true, makes the other one false.
    public boolean makesOff(int node, int other) {
        return (off[node * words + (other >>> 6)] >>> other & 1) != 0;
    }

    /// Tests whether the node, when true, makes the other one true.
    public boolean makesOn(int node, int other) {
        return (on[node * words + (other >>> 6)] >>> other & 1) != 0;
    }

    /// Returns a word of the set of nodes that are true when this one is, including itself.
    public long on(int node, int word) {
        return on[node * words + word];
    }

    /// Returns a word of the set of nodes that are false when this one is true.
    public long off(int node, int word) {
        return off[node * words + word];
    }

    /// Adds the implications of a true node: to `trueOnes` the nodes that become true, including itself, to `falseOnes`
    /// the nodes that become false. Each set has the graph's number of words.
    public void addFromOn(int node, long[] trueOnes, long[] falseOnes) {
        for (int word = 0; word < words; word++) {
            trueOnes[word] |= on[node * words + word];
            falseOnes[word] |= off[node * words + word];
        }
    }

    /// Adds the implications of a false node.
    public void addFromOff(int node, long[] trueOnes, long[] falseOnes) {
        falseOnes[node >>> 6] |= 1L << node;
        for (int word = 0; word < words; word++) {
            for (long left = strong[node * words + word]; left != 0; left &= left - 1) {
                addFromOn((word << 6) + Long.numberOfTrailingZeros(left), trueOnes, falseOnes);
            }
        }
    }

    NodeList nodes() {
        return nodes;
    }

    /// Returns the rows of nodes that are true when one is false.
    long[] strongRows() {
        return strong;
    }

    /// Returns the rows of [#on(int, int)].
    long[] onRows() {
        return on;
    }

    /// Returns the rows of [#off(int, int)].
    long[] offRows() {
        return off;
    }

    /// Adds the implications of one node to those of another.
    void merge(int from, int into) {
        for (int word = 0; word < words; word++) {
            on[into * words + word] |= on[from * words + word];
            off[into * words + word] |= off[from * words + word];
        }
    }

    /// Computes the closure by strongly connected components, whose nodes have the same implications (R. E. Tarjan,
    /// "Depth-first search and linear graph algorithms", 1972).
    private final class Components {

        private final ChainGraph graph;

        /// By node, the nodes that are true when it is false.
        private final int[][] strong;

        /// The nodes with strong links.
        private final long[] leads = new long[words];

        private final int[] order;
        private final int[] low;
        private final int[] stack;
        private final boolean[] open;
        private int depth;
        private int next;

        Components(ChainGraph graph) {
            this.graph = graph;
            this.strong = new int[graph.size()][];
            this.order = new int[graph.size()];
            this.low = new int[graph.size()];
            this.stack = new int[graph.size()];
            this.open = new boolean[graph.size()];
        }

        void visitAll() {
            for (int node = 0; node < graph.size(); node++) {
                strong[node] = strong(node);
                leads[node >>> 6] |= strong[node].length == 0 ? 0 : 1L << node;
            }
            System.arraycopy(graph.weakRows(), 0, off, 0, off.length);
            long[] sets = graph.setRows();
            for (int at = 0; at < sets.length; at++) {
                off[at] |= sets[at];
            }
            Arrays.fill(order, -1);
            for (int node = 0; node < graph.size(); node++) {
                if (order[node] < 0) {
                    visit(node);
                }
            }
        }

        private int[] strong(int node) {
            int count = 0;
            for (int word = 0; word < words; word++) {
                count += Long.bitCount(graph.strong(node, word));
            }
            int[] nodes = count == 0 ? NONE : new int[count];
            for (int word = 0; word < words; word++) {
                for (long left = graph.strong(node, word); left != 0; left &= left - 1) {
                    nodes[nodes.length - count--] = (word << 6) + Long.numberOfTrailingZeros(left);
                }
            }
            return nodes;
        }

        private void visit(int node) {
            order[node] = next;
            low[node] = next++;
            stack[depth++] = node;
            open[node] = true;
            int row = node * words;
            on[row + (node >>> 6)] |= 1L << node;
            for (int word = 0; word < words; word++) {
                for (long left = off[row + word] & leads[word]; left != 0; left &= left - 1) {
                    goOn(node, strong[(word << 6) + Long.numberOfTrailingZeros(left)]);
                }
            }
            if (low[node] == order[node]) {
                close(node);
            }
        }

        private void goOn(int node, int[] strong) {
            for (int to : strong) {
                if (!makesOn(node, to)) {
                    follow(node, to);
                }
            }
        }

        private void follow(int node, int to) {
            if (order[to] < 0) {
                visit(to);
                low[node] = Math.min(low[node], low[to]);
            } else if (open[to]) {
                low[node] = Math.min(low[node], order[to]);
            }
            merge(to, node);
        }

        /// Closes a component: the nodes on the stack from this one up imply each other.
        private void close(int root) {
            int from = depth;
            do {
                from--;
                open[stack[from]] = false;
                merge(stack[from], root);
            } while (stack[from] != root);
            for (int at = from; at < depth; at++) {
                merge(root, stack[at]);
            }
            depth = from;
        }
    }
}
