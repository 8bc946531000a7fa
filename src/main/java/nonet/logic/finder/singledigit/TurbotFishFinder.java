package nonet.logic.finder.singledigit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.DualPattern;
import nonet.deduce.EliminationCollector;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.StrongLinks;
import nonet.logic.position.StrongLinks.Conjugates;
import nonet.logic.position.Templates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Skyscraper, two-string kite and turbot fish.
///
/// Pattern: two strong links of one digit, joined by a weak link, so that one of the far ends is true; the digit is
/// eliminated from cells that see both. In a skyscraper the strong links are in parallel lines and joined along a line.
/// In a two-string kite they are in a row and a column and joined in a box. Other forms are turbot fish, including two
/// links in parallel lines that are joined in a box.
///
/// Examples: `r2c1 =4= r7c1 -4- r7c5 =4= r3c5 => r3c2<>4` (skyscraper); `r8c2 =4= r1c2 -4- r2c1 =4= r2c9 => r8c9<>4`
/// (two-string kite).
///
/// A form whose own technique is off counts as a turbot fish. A dual kite is two kites with the same two places of a
/// box. See "Single Digit Patterns" in the HoDoKu reference.
public final class TurbotFishFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            TurbotFishFinder::new,
            Technique.SKYSCRAPER,
            Technique.TWO_STRING_KITE,
            Technique.DUAL_TWO_STRING_KITE,
            Technique.TURBOT_FISH);

    private TurbotFishFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (!Templates.of(position).isDeletable()) {
            return;
        }
        Set<Technique> named = task.options().on();
        named.addAll(task.wanted());
        boolean duals = limits().patterns().duals() && wants(Technique.DUAL_TWO_STRING_KITE);
        if (duals) {
            named.add(Technique.TWO_STRING_KITE);
        }
        for (int digit = 0; digit < 9; digit++) {
            DigitSearch links = new DigitSearch(digit, named, duals);
            if (Templates.of(position).isDeletable(digit)) {
                links.run();
            }
            for (DualPattern dual : links.duals) {
                report(dual);
            }
            for (Chain chain : links.found) {
                if (wants(chain.technique())) {
                    report(chain);
                }
            }
        }
    }

    private record TurbotFish(Technique technique, List<Conclusion> conclusions) {}

    private final class DigitSearch {

        private final int digit;
        private final Set<Technique> sought;
        private final Set<Technique> named;
        private final boolean pairs;
        private final List<Chain> found = new ArrayList<>();
        private final List<Chain> kites = new ArrayList<>();
        private final List<DualPattern> duals = new ArrayList<>();
        private final Set<TurbotFish> known = new HashSet<>();

        DigitSearch(int digit, Set<Technique> named, boolean pairs) {
            this.digit = digit;
            this.named = named;
            this.pairs = pairs;
            this.sought = EnumSet.copyOf(task.wanted());
            if (pairs) {
                sought.add(Technique.TWO_STRING_KITE);
            }
        }

        void run() {
            List<Conjugates> links = StrongLinks.of(position).of(digit);
            for (int i = 0; i < links.size(); i++) {
                for (int j = i + 1; j < links.size(); j++) {
                    Conjugates one = links.get(i);
                    Conjugates other = links.get(j);
                    join(one, one.first(), other, other.first());
                    join(one, one.first(), other, other.second());
                    join(one, one.second(), other, other.first());
                    join(one, one.second(), other, other.second());
                }
            }
        }

        /// Joins two links at these ends, if the ends see each other and all four cells differ.
        private void join(Conjugates one, int near, Conjugates other, int far) {
            int start = one.other(near);
            int end = other.other(far);
            if (near == far || start == far || start == end || near == end || Geometry.sharedHouse(near, far) < 0) {
                return;
            }
            Technique form = form(one, near, start, other, far, end);
            Technique technique = named.contains(form) ? form : Technique.TURBOT_FISH;
            if (!sought.contains(technique)) {
                return;
            }
            CellSet gone = position.cells(digit).and(Geometry.peers(start)).and(Geometry.peers(end));
            if (technique == Technique.TWO_STRING_KITE) {
                int crossing = one.house() < 9 ? end / 9 * 9 + start % 9 : start / 9 * 9 + end % 9;
                gone = gone.and(CellSet.of(Cell.of(crossing)));
            }
            if (gone.isEmpty()) {
                return;
            }
            InferenceChain path = new InferenceChain(
                    List.of(strong(start, near, one.house()), weak(near, far), strong(far, end, other.house())));
            Chain chain = new Chain(
                    technique,
                    path,
                    new EliminationCollector().eliminate(digit, gone).toList());
            if (technique == Technique.TWO_STRING_KITE) {
                pair(chain);
            }
            if (known.add(new TurbotFish(technique, chain.conclusions()))) {
                found.add(chain);
            }
        }

        private static Technique form(Conjugates one, int near, int start, Conjugates other, int far, int end) {
            boolean lines = one.house() < 18 && other.house() < 18;
            boolean parallel = one.house() / 9 == other.house() / 9;
            if (lines && !parallel) {
                return Technique.TWO_STRING_KITE;
            }
            if (lines && Geometry.sharedHouse(near, far) < 18) {
                int shared = Geometry.sharedHouse(start, end);
                return shared < 0 || shared >= 18 ? Technique.SKYSCRAPER : Technique.X_WING;
            }
            return Technique.TURBOT_FISH;
        }

        /// Combines kites with the same two places of a box into duals.
        private void pair(Chain kite) {
            if (!pairs) {
                return;
            }
            for (Chain other : kites) {
                if (nearEnds(other).equals(nearEnds(kite))
                        && !other.conclusions().equals(kite.conclusions())) {
                    EliminationCollector both = new EliminationCollector()
                            .eliminate(other.conclusions())
                            .eliminate(kite.conclusions());
                    duals.add(new DualPattern(Technique.DUAL_TWO_STRING_KITE, other, kite, both.toList()));
                }
            }
            kites.add(kite);
        }

        private static CellSet nearEnds(Chain kite) {
            Link weak = kite.path().links().get(1);
            return weak.from().cells().or(weak.to().cells());
        }

        private Link strong(int from, int to, int house) {
            return link(from, to, Link.Kind.STRONG, house);
        }

        private Link weak(int from, int to) {
            return link(from, to, Link.Kind.WEAK, Geometry.sharedHouse(from, to));
        }

        private Link link(int from, int to, Link.Kind kind, int house) {
            return new Link(node(from), node(to), kind, new Reason.InHouse(House.at(house)));
        }

        private Node node(int cell) {
            return Node.of(Candidate.of(cell, digit));
        }
    }
}
