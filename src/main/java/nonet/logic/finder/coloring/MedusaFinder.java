package nonet.logic.finder.coloring;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Coloring;
import nonet.deduce.Coloring.ColorFinding;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// 3D Medusa: simple colors for all digits at once.
///
/// Pattern: candidates are colored with two colors along the strong links of houses and of cells with two candidates.
/// Wrap: a color with two candidates in a cell, two of the same digit in a house, or that leaves a cell without a
/// candidate, is false. Trap: an uncolored candidate that both colors refute is eliminated.
///
/// Example of a trap: r1c1 and r1c9 are {25} and hold the only 5s of row 1. The colors are `r1c1=5, r1c9=2` and
/// `r1c1=2, r1c9=5`, so 2 is eliminated from the rest of row 1.
///
/// Clusters of one digit are left to simple colors. See "3D Medusa" on SudokuWiki.
public final class MedusaFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(MedusaFinder::new, Technique.MEDUSA_TRAP, Technique.MEDUSA_WRAP);

    private MedusaFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        boolean[] done = new boolean[729];
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                if (!done[cell * 9 + digit] && position.isLinked(cell, digit)) {
                    Cluster cluster = new Cluster(position, cell * 9 + digit, done);
                    if (cluster.hasSeveralDigits()) {
                        report(cluster);
                    }
                }
            }
        }
    }

    private void report(Cluster cluster) {
        MedusaCheck check = new MedusaCheck(position, cluster.first, cluster.second);
        if (wants(Technique.MEDUSA_WRAP)) {
            for (boolean first : new boolean[] {true, false}) {
                List<Candidate> witnesses = check.contradiction(first);
                if (!witnesses.isEmpty()) {
                    EliminationCollector all = (first ? cluster.first : cluster.second).eliminated();
                    ColorFinding finding = new ColorFinding.Wrap(0, first, witnesses);
                    report(cluster.deduction(Technique.MEDUSA_WRAP, finding, all));
                }
            }
        }
        EliminationCollector trapped = check.trapped();
        if (wants(Technique.MEDUSA_TRAP) && !trapped.isEmpty()) {
            report(cluster.deduction(Technique.MEDUSA_TRAP, new ColorFinding.Trap(), trapped));
        }
    }

    /// A strong link to a candidate that was not colored before; candidates are cell * 9 + digit.
    ///
    /// @param house the house of the link, or -1 for a link in a cell
    private record ColoredLink(int from, int to, int house) {

        Link link() {
            Reason reason = house < 0 ? new Reason.InCell(Cell.of(from / 9)) : new Reason.InHouse(House.at(house));
            return new Link(node(from), node(to), Link.Kind.STRONG, reason);
        }

        private static Node node(int candidate) {
            return Node.of(Candidate.at(candidate));
        }
    }

    /// The candidates reached from a start along strong links, in two colors, and the links that first reached them.
    private static final class Cluster {

        private final Position position;
        private final boolean[] done;
        private final List<ColoredLink> links = new ArrayList<>();
        final MedusaColor first = new MedusaColor();
        final MedusaColor second = new MedusaColor();

        /// @param start cell * 9 + digit
        /// @param done the candidates that are in a cluster; those of this cluster are added
        Cluster(Position position, int start, boolean[] done) {
            this.position = position;
            this.done = done;
            first.add(start / 9, start % 9);
            done[start] = true;
            grow(start);
            for (int i = 0; i < links.size(); i++) {
                grow(links.get(i).to);
            }
        }

        private void grow(int from) {
            int cell = from / 9;
            int digit = from % 9;
            int others = position.mask(cell) & ~(1 << digit);
            if (Integer.bitCount(others) == 1) {
                color(from, cell * 9 + Integer.numberOfTrailingZeros(others), -1);
            }
            grow(from, Geometry.row(cell));
            grow(from, Geometry.column(cell));
            grow(from, Geometry.box(cell));
        }

        private void grow(int from, int house) {
            int digit = from % 9;
            int places = position.places(house, digit) & ~(1 << Geometry.place(house, from / 9));
            if (Integer.bitCount(places) == 1) {
                color(from, Geometry.cell(house, Integer.numberOfTrailingZeros(places)) * 9 + digit, house);
            }
        }

        private void color(int from, int to, int house) {
            if (!done[to]) {
                done[to] = true;
                (first.has(from / 9, from % 9) ? second : first).add(to / 9, to % 9);
                links.add(new ColoredLink(from, to, house));
            }
        }

        private DigitSet digits() {
            return new DigitSet(first.digits() | second.digits());
        }

        boolean hasSeveralDigits() {
            return digits().size() > 1;
        }

        Coloring deduction(Technique technique, ColorFinding finding, EliminationCollector conclusions) {
            List<Link> drawn = links.stream().map(ColoredLink::link).toList();
            Coloring.Cluster colored = new Coloring.Cluster(first.candidates(), second.candidates(), drawn);
            return new Coloring(technique, digits(), List.of(colored), finding, conclusions.toList());
        }
    }
}
