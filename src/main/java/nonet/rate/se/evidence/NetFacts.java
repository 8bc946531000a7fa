package nonet.rate.se.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Branch;
import nonet.deduce.Forcing.Implication;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.rate.se.board.FoundStep.DeductionMaker;
import org.jspecify.annotations.Nullable;

/// The facts of forcing nets.
public final class NetFacts {

    /// A node with its causes, `candidate * 2`, plus 1 for on.
    ///
    /// @param parents none for the assumption
    /// @param nested the deduction of the technique that is the cause, if it is known
    public record Inference(
            int node,
            List<Integer> parents,
            NodeCause cause,
            @Nullable Deduction nested) {}

    private NetFacts() {}

    /// Returns the facts of a contradiction.
    ///
    /// @param net the assumption, then what leads to a node and to its opposite, each after its parents
    public static DeductionMaker contradiction(Supplier<List<Inference>> net) {
        return conclusions -> {
            List<Inference> found = net.get();
            Branch branch = branch(found);
            return new Forcing(
                    Technique.FORCING_NET_CONTRADICTION,
                    new Premise.Assumed(branch.assumption()),
                    List.of(branch),
                    new Verdict.Clash(Node.of(Candidate.at(found.getLast().node() >> 1))),
                    conclusions);
        };
    }

    /// Returns the facts of a candidate and its opposite that lead to the same.
    public static DeductionMaker either(Supplier<List<List<Inference>>> nets) {
        return verity(nets, source -> new Premise.OnOrOff(Candidate.at(source >> 1)));
    }

    /// Returns the facts of the candidates of a cell that lead to the same.
    public static DeductionMaker cell(Supplier<List<List<Inference>>> nets) {
        return verity(nets, source -> new Premise.SomeDigit(Cell.of(source / 18)));
    }

    /// Returns the facts of the places of a digit in a house that lead to the same.
    ///
    /// @param kind that of the house
    public static DeductionMaker house(NodeCause kind, Supplier<List<List<Inference>>> nets) {
        return verity(
                nets, source -> new Premise.SomePlace(House.at(kind.house(source / 18)), Digit.at(source / 2 % 9)));
    }

    private static DeductionMaker verity(Supplier<List<List<Inference>>> nets, IntFunction<Premise> premise) {
        return conclusions -> {
            List<List<Inference>> found = nets.get();
            Inference target = found.getFirst().getLast();
            return new Forcing(
                    Technique.FORCING_NET_VERITY,
                    premise.apply(found.getFirst().getFirst().node()),
                    found.stream().map(NetFacts::branch).toList(),
                    new Verdict.Agreed(List.of(literal(target.node()))),
                    conclusions);
        };
    }

    private static Branch branch(List<Inference> net) {
        List<Implication> implications = new ArrayList<>();
        for (Inference each : net.subList(1, net.size())) {
            implications.add(new Implication(
                    literal(each.node()),
                    each.parents().stream().map(NetFacts::literal).toList(),
                    reason(each)));
        }
        return new Branch(literal(net.getFirst().node()), implications);
    }

    private static Literal literal(int node) {
        return new Literal(Node.of(Candidate.at(node >> 1)), (node & 1) != 0);
    }

    private static Reason reason(Inference inference) {
        return inference.nested() == null
                ? inference.cause().reason(Candidate.at(inference.node() >> 1))
                : new Reason.ByDeduction(inference.nested());
    }
}
