package nonet.explain.family;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.deduce.Wings.BentSet;
import nonet.deduce.Wings.IntersectionPair;
import nonet.deduce.Wings.MultiBranchWWing;
import nonet.deduce.Wings.WWing;
import nonet.deduce.Wings.Wing;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.notation.Names;

/// Explains wings and bent sets.
final class WingExplainers {

    private WingExplainers() {}

    record OfWing(Wing wing) implements DeductionExplainer {

        @Override
        public String facts() {
            CellSet cells = CellSet.of(wing.pincers()).with(wing.pivot());
            return OneLine.digits(wing.digits(), "/") + " in " + Names.of(cells);
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            boolean open = wing.technique() != Technique.XY_WING;
            DigitSet pivot = open ? wing.digits() : wing.digits().without(wing.shared());
            CellSet all = CellSet.of(wing.pincers()).with(wing.pivot());
            narration.say(CellSet.of(wing.pivot()), "wing.xy", wing.pivot(), words.either(pivot));
            List<Digit> others = new ArrayList<>();
            wing.digits().without(wing.shared()).forEach(others::add);
            for (int i = 0; i < wing.pincers().size(); i++) {
                Cell pincer = wing.pincers().get(i);
                narration.say(CellSet.of(pincer), "wing.pincer", others.get(i), pincer, wing.shared());
            }
            if (open) {
                narration.say(CellSet.of(wing.pivot()), "wing.xyz", wing.shared());
            }
            narration.say(open ? all : CellSet.of(wing.pincers()), "wing.seen", wing.shared());
        }

        @Override
        public void mark(Marking marking) {
            marking.tint(CellSet.of(wing.pivot()), Role.PIVOT);
            marking.candidates(wing.digits(), CellSet.of(wing.pivot()), Role.FIN);
            marking.candidates(wing.digits(), CellSet.of(wing.pincers()), Role.PATTERN);
        }
    }

    record OfWWing(WWing wing) implements DeductionExplainer {

        private CellSet pair() {
            return CellSet.of(wing.first(), wing.second());
        }

        @Override
        public String facts() {
            return OneLine.digits(wing.digits(), "/") + " in " + Names.of(pair()) + " connected by "
                    + wing.link().from().digit() + " in " + OneLine.ends(wing.link());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            Link link = wing.link();
            narration.say(pair(), "w-wing.pair", wing.first(), wing.second(), wing.digits());
            narration.say(
                    link.from().cells().or(link.to().cells()),
                    "w-wing.link",
                    words.place(link.reason()),
                    link.from().digit(),
                    Names.of(link.from().cells()),
                    Names.of(link.to().cells()),
                    wing.first(),
                    wing.second());
            narration.say(pair(), "w-wing.so", link.from().digit(), wing.shared());
        }

        @Override
        public void mark(Marking marking) {
            marking.candidates(wing.digits(), pair(), Role.PATTERN);
            marking.link(wing.link());
        }
    }

    record OfMultiBranchWWing(MultiBranchWWing wing) implements DeductionExplainer {

        private CellSet ends() {
            return CellSet.of(wing.ends());
        }

        private CellSet places() {
            return CellSet.union(wing.seen());
        }

        @Override
        public String facts() {
            return OneLine.digits(wing.digits(), "/") + " in " + Names.of(ends()) + " connected by " + wing.linked()
                    + " in " + Names.of(places());
        }

        @Override
        public void tell(Narration narration) {
            narration.say(ends(), "w-wing.all", ends(), wing.digits());
            narration.say(places().or(ends()), "w-wing.branches", wing.house(), wing.linked(), places());
            narration.say(ends(), "w-wing.not-all", wing.linked(), wing.shared());
        }

        @Override
        public void mark(Marking marking) {
            marking.candidates(wing.digits(), ends(), Role.PATTERN);
            marking.mark(wing.linked(), places(), Role.FIN);
            for (int i = 0; i < wing.ends().size(); i++) {
                Node end = Node.of(new Candidate(wing.ends().get(i), wing.linked()));
                Node seen = new Node(wing.linked(), wing.seen().get(i));
                marking.line(new Link(end, seen, Link.Kind.WEAK, new Reason.InHouse(wing.house())));
            }
        }
    }

    record OfIntersectionPair(IntersectionPair pair) implements DeductionExplainer {

        private CellSet cells() {
            return CellSet.of(pair.first(), pair.second());
        }

        @Override
        public String facts() {
            return OneLine.digits(pair.digits(), "/") + " in " + Names.of(cells()) + " connected by box "
                    + pair.box().number();
        }

        @Override
        public void tell(Narration narration) {
            narration.say(cells(), "w-wing.pair", pair.first(), pair.second(), pair.digits());
            narration.say(crossing(), "intersection-pair.box", pair.box(), pair.digits(), pair.row(), pair.column());
            narration.say(cells(), "intersection-pair.same", pair.first(), pair.second(), pair.box());
            narration.say(cells(), "intersection-pair.so", pair.digits());
        }

        private CellSet crossing() {
            return pair.box()
                    .cellSet()
                    .and(pair.row().cellSet().or(pair.column().cellSet()));
        }

        @Override
        public void mark(Marking marking) {
            marking.candidates(pair.digits(), cells(), Role.PATTERN);
            marking.candidates(pair.digits(), crossing(), Role.FIN);
            marking.tint(pair.box(), Role.BASE);
            marking.tint(pair.row(), Role.COVER);
            marking.tint(pair.column(), Role.COVER);
        }
    }

    record OfBentSet(BentSet bent) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.digits(bent.digits(), "/") + " in " + Names.of(bent.cells());
        }

        @Override
        public void tell(Narration narration) {
            CellSet cells = bent.cells();
            narration.say(cells, "bent.set", cells.size(), cells, bent.digits());
            narration.say(cells, "bent.once", bent.shared());
            narration.say(cells, "bent.so", bent.shared());
        }

        @Override
        public void mark(Marking marking) {
            if (bent.pivot() != null) {
                marking.tint(CellSet.of(bent.pivot()), Role.PIVOT);
            }
            marking.places(bent.shared(), bent.cells(), Role.FIN);
            marking.candidates(bent.digits(), bent.cells(), Role.PATTERN);
        }
    }
}
