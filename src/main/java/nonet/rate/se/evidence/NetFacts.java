package nonet.rate.se.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Branch;
import nonet.deduce.Forcing.Implication;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Literal;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.rate.se.board.Facts;
import nonet.rate.se.board.Houses;
import nonet.rate.se.board.SeTechnique;
import org.jspecify.annotations.Nullable;

/// The facts of forcing nets.
public final class NetFacts {

    /// The cause of a node that a technique removes, plus the ordinal of the technique.
    public static final int BY_TECHNIQUE = 8;

    /// A node with its causes, `candidate * 2`, plus 1 for on.
    ///
    /// @param parents none for the assumption
    /// @param cause 0 for the cell, up to 3 for 1 more than the kind of the house, or [#BY_TECHNIQUE] and more
    /// @param nested the deduction of the technique that is the cause, if it is known
    public record Inference(
            int node,
            List<Integer> parents,
            int cause,
            @Nullable Deduction nested) {}

    private NetFacts() {}

    /// Returns the facts of a contradiction.
    ///
    /// @param net the assumption, then what leads to a node and to its opposite, each after its parents
    public static Facts contradiction(Supplier<List<Inference>> net) {
        return conclusions -> {
            List<Inference> found = net.get();
            Branch branch = branch(found);
            return new Forcing(
                    Technique.FORCING_NET_CONTRADICTION,
                    new Premise.Assumed(branch.assumption()),
                    List.of(branch),
                    new Verdict.Clash(Terms.node(found.getLast().node() >> 1)),
                    conclusions);
        };
    }

    /// Returns the facts of a candidate and its opposite that lead to the same.
    public static Facts either(Supplier<List<List<Inference>>> nets) {
        return verity(nets, source -> new Premise.OnOrOff(Candidate.at(source >> 1)));
    }

    /// Returns the facts of the candidates of a cell that lead to the same.
    public static Facts cell(Supplier<List<List<Inference>>> nets) {
        return verity(nets, source -> new Premise.SomeDigit(Cell.of(source / 18)));
    }

    /// Returns the facts of the places of a digit in a house that lead to the same.
    public static Facts house(int kind, Supplier<List<List<Inference>>> nets) {
        return verity(
                nets,
                source ->
                        new Premise.SomePlace(Terms.house(Houses.house(source / 18, kind)), Digit.at(source / 2 % 9)));
    }

    private static Facts verity(Supplier<List<List<Inference>>> nets, IntFunction<Premise> premise) {
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
        return new Literal(Terms.node(node >> 1), (node & 1) != 0);
    }

    private static Reason reason(Inference inference) {
        if (inference.cause() < BY_TECHNIQUE) {
            return Terms.reason(inference.node() >> 1, inference.cause());
        }
        if (inference.nested() != null) {
            return new Reason.ByDeduction(inference.nested());
        }
        Conclusion gone = new Conclusion.Elimination(Candidate.at(inference.node() >> 1));
        SeTechnique technique = SeTechnique.values()[inference.cause() - BY_TECHNIQUE];
        return new Reason.ByDeduction(new RecordedDeduction(name(technique), List.of(gone)));
    }

    private static Technique name(SeTechnique technique) {
        return switch (technique) {
            case POINTING -> Technique.POINTING;
            case CLAIMING -> Technique.CLAIMING;
            case HIDDEN_PAIR -> Technique.HIDDEN_PAIR;
            case NAKED_PAIR -> Technique.NAKED_PAIR;
            case X_WING -> Technique.X_WING;
            case FORCING_CHAIN -> Technique.AIC;
            default -> Technique.FORCING_CHAIN_VERITY;
        };
    }
}
