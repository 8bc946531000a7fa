package nonet.rate.se.net;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import nonet.rate.se.board.FoundStep.DeductionMaker;
import nonet.rate.se.chain.ChainRating.Kind;
import nonet.rate.se.evidence.NetFacts;
import nonet.rate.se.evidence.NetFacts.Inference;
import nonet.rate.se.evidence.NodeCause;

/// Lists the nodes of nets that lead to the conclusion of a step.
final class NetProof {

    private final Net net;
    private final NestedDeductions nested;
    private final BitSet seen = new BitSet();
    private final List<Inference> inferences = new ArrayList<>();

    private NetProof(Net net, NestedDeductions nested) {
        this.net = net;
        this.nested = nested;
    }

    /// Returns the facts of a step.
    ///
    /// @param sourceCause the cause of the sources of the nets
    /// @param nets the nets, the same one twice for a contradiction
    /// @param slots the target in each
    /// @param nested finds the deductions inside the nets
    static DeductionMaker facts(Kind kind, NodeCause sourceCause, Net[] nets, int[] slots, NestedDeductions nested) {
        return switch (kind) {
            case CELL -> NetFacts.cell(() -> branches(nets, slots, nested));
            case REGION -> NetFacts.house(sourceCause, () -> branches(nets, slots, nested));
            case DOUBLE -> NetFacts.either(() -> branches(nets, slots, nested));
            case CONTRADICTION, X, Y, X_AND_Y -> NetFacts.contradiction(() -> contradiction(nets[0], slots, nested));
        };
    }

    private static List<List<Inference>> branches(Net[] nets, int[] slots, NestedDeductions nested) {
        return IntStream.range(0, nets.length)
                .mapToObj(i -> new NetProof(nets[i], nested).with(slots[i]).inferences)
                .toList();
    }

    /// The clash comes last: it causes no other node.
    private static List<Inference> contradiction(Net net, int[] slots, NestedDeductions nested) {
        int first = slots[0] == Net.CLASH ? slots[1] : slots[0];
        return new NetProof(net, nested).with(first).with(Net.CLASH).inferences;
    }

    /// Adds a node after its ancestors.
    private NetProof with(int slot) {
        if (!seen.get(slot)) {
            seen.set(slot);
            List<Integer> parents = new ArrayList<>();
            for (int i = 0; i < net.parentCount(slot); i++) {
                int parent = net.parent(slot, i);
                with(parent);
                parents.add(parent);
            }
            inferences.add(new Inference(net.node(slot), parents, net.cause(slot), nested.of(net, slot)));
        }
        return this;
    }
}
