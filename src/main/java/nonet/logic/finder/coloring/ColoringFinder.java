package nonet.logic.finder.coloring;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Coloring;
import nonet.deduce.Coloring.Cluster;
import nonet.deduce.Coloring.ColorFinding;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.StrongLinks;
import nonet.logic.position.StrongLinks.Conjugates;
import nonet.logic.position.Templates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Simple colors and multi-colors.
///
/// Pattern: the places of one digit are colored with two colors along strong links, so that one color of each cluster
/// is true and the other false. Trap: a candidate that sees both colors is eliminated. Wrap: a color with two
/// candidates in a house is false. Multi-colors 1: if a color of one cluster sees a color of another, one of the
/// opposite colors is true, and what sees both is eliminated. Multi-colors 2: a color that sees both colors of another
/// cluster is false.
///
/// Example of a trap: 5 has the strong links `r1c1 = r1c7`, `r1c7 = r4c7` and `r4c7 = r4c2`, so r1c1 and r4c2 have
/// different colors, and `r2c2<>5`.
///
/// See "Coloring" in the HoDoKu reference and "Simple Colouring" on SudokuWiki.
public final class ColoringFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            ColoringFinder::new,
            Technique.SIMPLE_COLORS_TRAP,
            Technique.SIMPLE_COLORS_WRAP,
            Technique.MULTI_COLORS_1,
            Technique.MULTI_COLORS_2);

    private ColoringFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (int digit = 0; digit < 9; digit++) {
            if (Templates.of(position).isDeletable(digit)) {
                new DigitSearch(digit).run();
            }
        }
    }

    /// The two colors of a cluster as cells, and the links between them.
    private record Colors(CellSet first, CellSet second, List<Conjugates> links) {

        CellSet color(boolean one) {
            return one ? first : second;
        }
    }

    private final class DigitSearch {

        private final int digit;
        private final CellSet places;

        DigitSearch(int digit) {
            this.digit = digit;
            this.places = position.cells(digit);
        }

        void run() {
            List<Colors> clusters = clusters();
            for (Colors cluster : clusters) {
                wrap(cluster, true);
                wrap(cluster, false);
                trap(cluster);
            }
            for (Colors one : clusters) {
                for (Colors other : clusters) {
                    if (one != other) {
                        contradicted(one, other);
                        bridged(one, other);
                    }
                }
            }
        }

        private List<Colors> clusters() {
            List<Conjugates> links = StrongLinks.of(position).of(digit);
            List<Colors> clusters = new ArrayList<>();
            CellSet done = CellSet.NONE;
            for (Conjugates start : links) {
                if (!done.contains(Cell.of(start.first()))) {
                    CellSet first = CellSet.of(Cell.of(start.first()));
                    CellSet second = CellSet.NONE;
                    boolean grows = true;
                    while (grows) {
                        CellSet before = first.or(second);
                        for (Conjugates link : links) {
                            Cell one = Cell.of(link.first());
                            Cell two = Cell.of(link.second());
                            second = first.contains(one) ? second.with(two) : second;
                            second = first.contains(two) ? second.with(one) : second;
                            first = second.contains(one) ? first.with(two) : first;
                            first = second.contains(two) ? first.with(one) : first;
                        }
                        grows = !first.or(second).equals(before);
                    }
                    CellSet all = first.or(second);
                    done = done.or(all);
                    clusters.add(new Colors(
                            first,
                            second,
                            links.stream()
                                    .filter(link -> all.contains(Cell.of(link.first())))
                                    .toList()));
                }
            }
            return clusters;
        }

        /// Reports a color that sees itself, which is false.
        private void wrap(Colors cluster, boolean first) {
            CellSet color = cluster.color(first);
            for (Cell cell : color) {
                CellSet seen = color.and(cell.peers());
                if (!seen.isEmpty() && wants(Technique.SIMPLE_COLORS_WRAP)) {
                    ColorFinding finding = new ColorFinding.Wrap(0, first, candidates(CellSet.of(cell, seen.first())));
                    report(Technique.SIMPLE_COLORS_WRAP, List.of(cluster), finding, color);
                    return;
                }
            }
        }

        private void trap(Colors cluster) {
            CellSet out = seeing(cluster.first()).and(seeing(cluster.second()));
            if (wants(Technique.SIMPLE_COLORS_TRAP)) {
                report(Technique.SIMPLE_COLORS_TRAP, List.of(cluster), new ColorFinding.Trap(), out);
            }
        }

        /// Reports a color that sees both colors of another cluster, which is false.
        private void contradicted(Colors one, Colors other) {
            for (boolean first : new boolean[] {true, false}) {
                CellSet color = one.color(first);
                CellSet near = color.and(seeing(other.first()));
                CellSet far = color.and(seeing(other.second()));
                if (wants(Technique.MULTI_COLORS_2) && !near.isEmpty() && !far.isEmpty()) {
                    ColorFinding finding = new ColorFinding.Wrap(0, first, candidates(near.or(far)));
                    report(Technique.MULTI_COLORS_2, List.of(one, other), finding, color);
                }
            }
        }

        /// Reports what sees the opposites of two colors that see each other, of which one is true. Two clusters may
        /// have several such pairs of colors; those without further conclusions are left out.
        private void bridged(Colors one, Colors other) {
            if (!wants(Technique.MULTI_COLORS_1)
                    || one.first().or(one.second()).first().index()
                            > other.first().or(other.second()).first().index()) {
                return;
            }
            CellSet out = CellSet.NONE;
            List<ColorFinding.Bridge> bridges = new ArrayList<>();
            for (boolean first : new boolean[] {false, true}) {
                for (boolean second : new boolean[] {false, true}) {
                    CellSet touching = one.color(first).and(seeing(other.color(second)));
                    CellSet gone = seeing(one.color(!first))
                            .and(seeing(other.color(!second)))
                            .minus(out);
                    if (!touching.isEmpty() && !gone.isEmpty()) {
                        Cell here = touching.first();
                        Cell there = other.color(second).and(here.peers()).first();
                        House house = House.all().stream()
                                .filter(each -> each.cellSet().containsAll(CellSet.of(here, there)))
                                .findFirst()
                                .orElseThrow();
                        bridges.add(new ColorFinding.Bridge(
                                candidate(here.index()), candidate(there.index()), house, candidates(gone)));
                        out = out.or(gone);
                    }
                }
            }
            if (!bridges.isEmpty()) {
                report(Technique.MULTI_COLORS_1, List.of(one, other), new ColorFinding.Bridges(bridges), out);
            }
        }

        private void report(Technique technique, List<Colors> clusters, ColorFinding finding, CellSet out) {
            CellSet gone = out.and(places);
            EliminationCollector conclusions = new EliminationCollector().eliminate(digit, gone);
            if (!conclusions.isEmpty()) {
                task.report(new Coloring(
                        technique,
                        DigitSet.of(Digit.at(digit)),
                        clusters.stream().map(this::cluster).toList(),
                        finding,
                        conclusions.toList()));
            }
        }

        private Cluster cluster(Colors colors) {
            List<Link> links = new ArrayList<>();
            for (Conjugates link : colors.links()) {
                links.add(new Link(
                        Node.of(candidate(link.first())),
                        Node.of(candidate(link.second())),
                        Link.Kind.STRONG,
                        new Reason.InHouse(House.at(link.house()))));
            }
            return new Cluster(candidates(colors.first()), candidates(colors.second()), links);
        }

        private Candidate candidate(int cell) {
            return Candidate.of(cell, digit);
        }

        private List<Candidate> candidates(CellSet cells) {
            List<Candidate> candidates = new ArrayList<>();
            cells.forEach(cell -> candidates.add(candidate(cell.index())));
            return candidates;
        }

        /// Returns the places of the digit that see one of these cells.
        private CellSet seeing(CellSet cells) {
            return Geometry.seeing(cells).and(places);
        }
    }
}
