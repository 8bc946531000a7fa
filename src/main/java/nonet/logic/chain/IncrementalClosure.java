package nonet.logic.chain;

import java.util.stream.IntStream;
import nonet.logic.als.AlsList;
import nonet.logic.position.BitMatrix;
import nonet.logic.position.BitVector;
import nonet.logic.position.Delta;

/// Extends the closure of an earlier position by the links that are new. Once singles, locked candidates and locked
/// sets are exhausted, all earlier implications still hold. Each new link is added for all nodes that lead to it (G. F.
/// Italiano, "Amortized efficiency of a path retrieval data structure", 1986).
final class IncrementalClosure {

    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final BitMatrix on;
    private final BitMatrix off;

    /// The implications of the current link.
    private final BitVector impliedOn;

    private final BitVector impliedOff;

    /// @param closure an empty closure, which is filled
    IncrementalClosure(ChainGraph graph, ImplicationClosure closure) {
        this.graph = graph;
        this.closure = closure;
        this.on = closure.on();
        this.off = closure.off();
        this.impliedOn = new BitVector(graph.size());
        this.impliedOff = new BitVector(graph.size());
    }

    void from(ImplicationClosure earlier, Delta delta) {
        NodeMapping numbers = new NodeMapping(earlier.nodes(), graph.nodes());
        copy(earlier, numbers);
        addWeak(graph.weak());
        if (graph.hasSets()) {
            addWeak(newSets(numbers, delta));
        }
        addStrong(earlier, numbers);
    }

    private void copy(ImplicationClosure earlier, NodeMapping numbers) {
        for (int node = 0; node < graph.size(); node++) {
            int before = numbers.before(node);
            if (before >= 0) {
                numbers.copy(earlier.on(), before, on, node);
                numbers.copy(earlier.off(), before, off, node);
            } else {
                on.set(node, node);
            }
        }
    }

    /// Returns the links through sets that have lost candidates, and those of groups that are new or have lost cells
    /// and so may see more sets.
    private BitMatrix newSets(NodeMapping numbers, Delta delta) {
        AlsList all = graph.almostLockedSets();
        int[] groups = IntStream.range(graph.singles(), graph.size())
                .filter(node -> numbers.before(node) < 0 || delta.touches(graph.cells(node)))
                .toArray();
        return AlsImplications.rows(graph, als -> delta.touches(all.cells(als)) || anySees(all, als, groups));
    }

    private boolean anySees(AlsList all, int als, int[] groups) {
        for (int node : groups) {
            if (sees(all, als, node)) {
                return true;
            }
        }
        return false;
    }

    /// Tests whether the node sees all places of its digit in the set.
    private boolean sees(AlsList all, int als, int node) {
        return all.peers(als, graph.digit(node)).containsAll(graph.cells(node));
    }

    /// Adds the new links by which a true node makes others false.
    private void addWeak(BitMatrix links) {
        for (int node = 0; node < graph.size(); node++) {
            long any = 0;
            for (int word = 0; word < off.words(); word++) {
                long fresh = links.word(node, word) & ~off.word(node, word);
                impliedOff.setWord(word, fresh);
                any |= fresh;
            }
            if (any != 0) {
                addWeak(node);
            }
        }
    }

    private void addWeak(int node) {
        impliedOn.clear();
        impliedOff.forEach(each -> closure.addFromOff(each, impliedOn, impliedOff));
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOn(cause, node)) {
                on.or(cause, impliedOn);
                off.or(cause, impliedOff);
            }
        }
    }

    /// Adds the new strong links.
    private void addStrong(ImplicationClosure earlier, NodeMapping numbers) {
        BitMatrix known = new BitMatrix(1, graph.size());
        BitMatrix strong = graph.strong();
        for (int node = 0; node < graph.size(); node++) {
            if (strong.isEmpty(node)) {
                continue;
            }
            boolean isNew = numbers.before(node) < 0;
            if (!isNew) {
                numbers.copy(earlier.strong(), numbers.before(node), known, 0);
            }
            for (int word = 0; word < strong.words(); word++) {
                long fresh = isNew ? strong.word(node, word) : strong.word(node, word) & ~known.word(0, word);
                for (; fresh != 0; fresh &= fresh - 1) {
                    addStrong(node, (word << 6) + Long.numberOfTrailingZeros(fresh));
                }
            }
        }
    }

    private void addStrong(int node, int other) {
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOff(cause, node) && !closure.makesOn(cause, other)) {
                closure.merge(other, cause);
            }
        }
    }
}
