package nonet.explain.family;

import java.util.stream.Collectors;
import nonet.deduce.Chain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.SingleDigitPatterns.BrokenWing;
import nonet.deduce.SingleDigitPatterns.EmptyRectangle;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains skyscrapers, kites, turbot fish and empty rectangles.
final class SingleDigitExplainers {

    private SingleDigitExplainers() {}

    record OfBrokenWing(BrokenWing odd) implements DeductionExplainer {

        @Override
        public String facts() {
            String loop = odd.loop().stream().map(Cell::toString).collect(Collectors.joining(" "));
            return odd.digit() + " in " + loop + ", guardians " + Names.of(odd.guardians());
        }

        @Override
        public void tell(Narration narration) {
            CellSet loop = CellSet.of(odd.loop());
            CellSet guardians = odd.guardians();
            narration.say(loop.or(guardians), "odd.loop", odd.digit(), loop.size(), loop, guardians, guardians.size());
            narration.say(loop, "odd.why", odd.digit(), guardians.size());
            if (guardians.size() > 1) {
                narration.say(guardians, "odd.so", guardians, odd.digit());
            }
        }

        @Override
        public void mark(Marking marking) {
            marking.mark(odd.digit(), odd.guardians(), Role.FIN);
            marking.mark(odd.digit(), CellSet.of(odd.loop()), Role.PATTERN);
            for (int i = 0; i < odd.loop().size(); i++) {
                Cell next = odd.loop().get((i + 1) % odd.loop().size());
                marking.line(new Link(
                        Node.of(new Candidate(odd.loop().get(i), odd.digit())),
                        Node.of(new Candidate(next, odd.digit())),
                        Link.Kind.WEAK,
                        new Reason.InHouse(odd.houses().get(i))));
            }
        }
    }

    /// Explains two strong links joined by a weak one.
    record OfTurbotFish(Chain turbot) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.chain(turbot.path());
        }

        @Override
        public void tell(Narration narration) {
            Link one = turbot.path().links().get(0);
            Link weak = turbot.path().links().get(1);
            Link other = turbot.path().links().get(2);
            Digit digit = one.from().digit();
            narration.say(
                    ends(one).or(ends(other)),
                    "turbot.strong",
                    house(one),
                    digit,
                    one.from().cells(),
                    one.to().cells(),
                    house(other),
                    other.from().cells(),
                    other.to().cells());
            narration.say(
                    ends(weak),
                    "turbot.weak",
                    weak.from().cells(),
                    weak.to().cells(),
                    house(weak),
                    digit,
                    one.from().cells(),
                    other.to().cells());
            narration.say(one.from().cells().or(other.to().cells()), "chain.seen");
        }

        @Override
        public void mark(Marking marking) {
            marking.chain(turbot.path());
        }
    }

    record OfEmptyRectangle(EmptyRectangle empty) implements DeductionExplainer {

        @Override
        public String facts() {
            return empty.digit() + " in " + Names.of(empty.box()) + " (" + OneLine.ends(empty.link()) + ")";
        }

        @Override
        public void tell(Narration narration) {
            Link link = empty.link();
            CellSet near = link.from().cells();
            CellSet far = link.to().cells();
            boolean alongRow = !near.and(empty.row().cellSet()).isEmpty();
            House other = alongRow ? empty.column() : empty.row();
            narration.say(empty.cells(), "er.box", empty.box(), empty.digit(), empty.row(), empty.column());
            narration.say(ends(link), "er.link", house(link), empty.digit(), near, far);
            narration.say(empty.cells().or(ends(link)), "er.so", near, empty.box(), other, far);
        }

        @Override
        public void mark(Marking marking) {
            marking.mark(empty.digit(), empty.cells(), Role.FIN);
            marking.tint(empty.box(), Role.BASE);
            marking.link(empty.link());
        }
    }

    private static CellSet ends(Link link) {
        return link.from().cells().or(link.to().cells());
    }

    private static House house(Link link) {
        if (link.reason() instanceof Reason.InHouse(House house)) {
            return house;
        }
        throw new IllegalArgumentException("a link of one digit outside a house: " + link);
    }
}
