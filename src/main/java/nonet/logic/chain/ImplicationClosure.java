package nonet.logic.chain;

import java.util.Arrays;
import nonet.logic.position.BitMatrix;
import nonet.logic.position.BitVector;
import nonet.logic.position.Delta;

/// The transitive closure of the implications of a chain graph: for each true node all nodes that become true and all
/// that become false, by paths of any length. Immutable.
public final class ImplicationClosure {

    private static final int[] NONE = {};

    private final NodeList nodes;
    private final BitMatrix strong;
    private final BitMatrix on;
    private final BitMatrix off;

    private ImplicationClosure(ChainGraph graph) {
        this.nodes = graph.nodes();
        this.strong = graph.strong();
        this.on = new BitMatrix(graph.size(), graph.size());
        this.off = new BitMatrix(graph.size(), graph.size());
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
        return off.get(node, other);
    }

    /// Tests whether the node, when true, makes the other one true.
    public boolean makesOn(int node, int other) {
        return on.get(node, other);
    }

    /// Returns a word of the set of nodes that are true when this one is, including itself.
    public long on(int node, int word) {
        return on.word(node, word);
    }

    /// Returns a word of the set of nodes that are false when this one is true.
    public long off(int node, int word) {
        return off.word(node, word);
    }

    /// Adds the implications of a true node: to `trueOnes` the nodes that become true, including itself, to `falseOnes`
    /// the nodes that become false.
    public void addFromOn(int node, BitVector trueOnes, BitVector falseOnes) {
        trueOnes.or(on, node);
        falseOnes.or(off, node);
    }

    /// Adds the implications of a false node.
    public void addFromOff(int node, BitVector trueOnes, BitVector falseOnes) {
        falseOnes.set(node);
        for (int word = 0; word < strong.words(); word++) {
            for (long left = strong.word(node, word); left != 0; left &= left - 1) {
                addFromOn((word << 6) + Long.numberOfTrailingZeros(left), trueOnes, falseOnes);
            }
        }
    }

    NodeList nodes() {
        return nodes;
    }

    /// Returns for each node the nodes that are true when it is false.
    BitMatrix strong() {
        return strong;
    }

    /// Returns the rows of [#on(int, int)].
    BitMatrix on() {
        return on;
    }

    /// Returns the rows of [#off(int, int)].
    BitMatrix off() {
        return off;
    }

    /// Adds the implications of one node to those of another.
    void merge(int from, int into) {
        on.or(into, on, from);
        off.or(into, off, from);
    }

    /// Computes the closure by strongly connected components, whose nodes have the same implications (R. E. Tarjan,
    /// "Depth-first search and linear graph algorithms", 1972).
    private final class Components {

        private final ChainGraph graph;

        /// By node, the nodes that are true when it is false.
        private final int[][] strong;

        /// The nodes with strong links.
        private final BitVector leads;

        private final int[] order;
        private final int[] low;
        private final int[] stack;
        private final boolean[] open;
        private int depth;
        private int next;

        Components(ChainGraph graph) {
            this.graph = graph;
            this.strong = new int[graph.size()][];
            this.leads = new BitVector(graph.size());
            this.order = new int[graph.size()];
            this.low = new int[graph.size()];
            this.stack = new int[graph.size()];
            this.open = new boolean[graph.size()];
        }

        void visitAll() {
            for (int node = 0; node < graph.size(); node++) {
                strong[node] = strong(node);
                if (strong[node].length > 0) {
                    leads.set(node);
                }
            }
            off.or(graph.weak());
            if (graph.hasSets()) {
                off.or(graph.throughSets());
            }
            Arrays.fill(order, -1);
            for (int node = 0; node < graph.size(); node++) {
                if (order[node] < 0) {
                    visit(node);
                }
            }
        }

        private int[] strong(int node) {
            return graph.strong().isEmpty(node) ? NONE : graph.strong().toArray(node);
        }

        private void visit(int node) {
            order[node] = next;
            low[node] = next++;
            stack[depth++] = node;
            open[node] = true;
            on.set(node, node);
            // A raw loop, since frames of lambdas would double the depth of the stack.
            for (int word = 0; word < off.words(); word++) {
                for (long left = off.word(node, word) & leads.word(word); left != 0; left &= left - 1) {
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
