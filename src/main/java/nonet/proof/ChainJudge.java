package nonet.proof;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.proof.DrawnChain.DrawnLinkKind;
import nonet.solve.Cancel;

/// Judges chains that players draw. Each link is checked on the board; the conclusions of a chain whose links hold are
/// proved by the exact search over the truths of its strong links.
public final class ChainJudge {

    private ChainJudge() {}

    /// The verdict on a chain.
    public sealed interface ChainVerdict {

        /// All links hold, and this follows.
        ///
        /// @param chain the chain with its reasons and conclusions, ready to be applied
        record Right(Chain chain) implements ChainVerdict {}

        /// All links hold, but nothing new follows yet.
        record Idle() implements ChainVerdict {}

        /// Links that do not hold.
        record Broken(List<Flaw> flaws) implements ChainVerdict {
            public Broken {
                flaws = List.copyOf(flaws);
            }
        }

        /// All links hold, but their truths cannot all be true, so that the board is wrong.
        record Impossible() implements ChainVerdict {}

        /// The search became too large.
        record TooLarge() implements ChainVerdict {}
    }

    /// A link that does not hold.
    ///
    /// @param link its index
    public record Flaw(int link, Node from, Node to, Why why) {}

    /// Why a link does not hold.
    public sealed interface Why {

        /// A node has a cell without its digit.
        record NoCandidate(Node node) implements Why {}

        /// A strong link between places that are not the only ones of the digit in a house that they share.
        record FurtherPlaces(House house, CellSet places) implements Why {}

        /// A strong link in a cell that has further candidates.
        record FurtherDigits(Cell cell, DigitSet digits) implements Why {}

        /// A strong link in cells that are no almost locked set.
        record NotLocked(CellSet cells) implements Why {}

        /// A node without some cells of an almost locked set that have its digit.
        record Incomplete(Node node, CellSet set) implements Why {}

        /// Two nodes that do not see each other.
        record Apart() implements Why {}

        /// A link of the same kind as the one before.
        record NotAlternating() implements Why {}
    }

    /// Whether a single link holds.
    private sealed interface LinkCheck {

        record Holds(Reason reason) implements LinkCheck {}

        record Fails(Why why) implements LinkCheck {}
    }

    /// The links of a chain that hold, and those that do not.
    private record Checked(List<Link> links, List<Flaw> flaws) {}

    /// Tests whether all links of a chain hold.
    public static boolean holds(DrawnChain drawn, Grid grid) {
        return check(drawn, grid).flaws.isEmpty();
    }

    private static Checked check(DrawnChain drawn, Grid grid) {
        List<Flaw> flaws = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < drawn.joints().size(); i++) {
            Node from = drawn.nodes().get(i);
            Node to = drawn.nodes().get(i + 1);
            DrawnLinkKind joint = drawn.joints().get(i);
            boolean alternates = i == 0 || drawn.joints().get(i - 1).kind() != joint.kind();
            switch (check(from, to, joint, grid)) {
                case LinkCheck.Fails(Why why) -> flaws.add(new Flaw(i, from, to, why));
                case LinkCheck.Holds(Reason reason)
                when alternates -> links.add(new Link(from, to, joint.kind(), reason));
                case LinkCheck.Holds _ -> flaws.add(new Flaw(i, from, to, new Why.NotAlternating()));
            }
        }
        return new Checked(links, flaws);
    }

    /// Returns the verdict on a chain.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static ChainVerdict judge(DrawnChain drawn, Grid grid, Cancel cancel) {
        Checked checked = check(drawn, grid);
        List<Link> links = checked.links;
        if (!checked.flaws.isEmpty()) {
            return new ChainVerdict.Broken(checked.flaws);
        }
        TruthSearch search = TruthSearch.ofPeers(grid, truths(links), cancel);
        if (search.isImpossible()) {
            return new ChainVerdict.Impossible();
        }
        List<Conclusion> conclusions = search.conclusions();
        return conclusions == null
                ? new ChainVerdict.TooLarge()
                : conclusions.isEmpty()
                        ? new ChainVerdict.Idle()
                        : new ChainVerdict.Right(
                                new Chain(technique(drawn, links), new InferenceChain(links), conclusions));
    }

    /// Returns the truths that the strong links rest on.
    private static List<Sector> truths(List<Link> links) {
        List<Sector> truths = new ArrayList<>();
        for (Link link : links) {
            if (link.isStrong()) {
                switch (link.reason()) {
                    case Reason.InCell(Cell cell) -> truths.add(new Sector.OfCell(cell));
                    case Reason.InHouse(House house) ->
                        truths.add(new Sector.OfHouse(house, link.from().digit()));
                    case Reason.InAls(Als als) -> truths.addAll(Sector.of(als.cells()));
                    case Reason.BesideAls _, Reason.ByDeduction _, Reason.InDeadlyPattern _ -> {}
                }
            }
        }
        return truths.stream().distinct().toList();
    }

    private static LinkCheck check(Node from, Node to, DrawnLinkKind joint, Grid grid) {
        for (Node node : List.of(from, to)) {
            for (Cell cell : node.cells()) {
                if (!grid.candidates(cell).contains(node.digit())) {
                    return new LinkCheck.Fails(new Why.NoCandidate(node));
                }
            }
        }
        if (joint.kind() == Kind.STRONG && !joint.set().isEmpty()) {
            return inSet(from, to, joint.set(), grid);
        }
        boolean sameCell = from.isCandidate() && from.cells().equals(to.cells());
        if (sameCell && from.digit() != to.digit()) {
            Cell cell = from.cells().first();
            DigitSet further = grid.candidates(cell).minus(from.digits()).minus(to.digits());
            return joint.kind() == Kind.WEAK || further.isEmpty()
                    ? new LinkCheck.Holds(new Reason.InCell(cell))
                    : new LinkCheck.Fails(new Why.FurtherDigits(cell, further));
        }
        if (from.digit() != to.digit() || from.cells().intersects(to.cells())) {
            return new LinkCheck.Fails(new Why.Apart());
        }
        return inHouse(from.digit(), from.cells().or(to.cells()), joint.kind(), grid);
    }

    private static LinkCheck inHouse(Digit digit, CellSet ends, Kind kind, Grid grid) {
        Why found = new Why.Apart();
        for (House house : House.all()) {
            if (house.cellSet().containsAll(ends)) {
                CellSet further =
                        new Sector.OfHouse(house, digit).places(digit, grid).minus(ends);
                if (kind == Kind.WEAK || further.isEmpty()) {
                    return new LinkCheck.Holds(new Reason.InHouse(house));
                }
                boolean fewer = !(found instanceof Why.FurtherPlaces(House _, CellSet places))
                        || further.size() < places.size();
                found = fewer ? new Why.FurtherPlaces(house, further) : found;
            }
        }
        return new LinkCheck.Fails(found);
    }

    private static LinkCheck inSet(Node from, Node to, CellSet set, Grid grid) {
        int digits = 0;
        for (Cell cell : set) {
            DigitSet candidates = grid.candidates(cell);
            for (Node node : List.of(from, to)) {
                if (candidates.contains(node.digit()) && !node.cells().contains(cell)) {
                    return new LinkCheck.Fails(new Why.Incomplete(node, set));
                }
            }
            digits |= candidates.mask();
        }
        DigitSet all = new DigitSet(digits);
        for (House house : House.all()) {
            if (house.cellSet().containsAll(set) && all.size() == set.size() + 1) {
                return new LinkCheck.Holds(new Reason.InAls(new Als(house, set, all)));
            }
        }
        return new LinkCheck.Fails(new Why.NotLocked(set));
    }

    /// Returns the technique that a chain is an instance of.
    private static Technique technique(DrawnChain drawn, List<Link> links) {
        boolean grouped = drawn.nodes().stream().anyMatch(node -> !node.isCandidate())
                || links.stream().anyMatch(link -> link.reason() instanceof Reason.InAls);
        if (drawn.isClosed()) {
            boolean continuous = links.getFirst().kind() != links.getLast().kind();
            return continuous
                    ? grouped ? Technique.GROUPED_CONTINUOUS_NICE_LOOP : Technique.CONTINUOUS_NICE_LOOP
                    : grouped ? Technique.GROUPED_DISCONTINUOUS_NICE_LOOP : Technique.DISCONTINUOUS_NICE_LOOP;
        }
        boolean oneDigit = drawn.nodes().stream().map(Node::digit).distinct().count() == 1;
        boolean inCells =
                links.stream().filter(Link::isStrong).allMatch(link -> link.reason() instanceof Reason.InCell);
        return grouped
                ? Technique.GROUPED_AIC
                : oneDigit ? Technique.X_CHAIN : inCells ? Technique.XY_CHAIN : Technique.AIC;
    }
}
