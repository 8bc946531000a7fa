package nonet.explain;

import java.util.List;
import nonet.deduce.Bug;
import nonet.deduce.Guardians;
import nonet.deduce.Link;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.deduce.Uniqueness;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Tells deductions from uniqueness: the pattern that would leave two solutions, and what keeps it from coming true.
final class DeadlyPatterns {

    private final Words words;
    private final Branches.Teller teller;

    DeadlyPatterns(Words words, Branches.Teller teller) {
        this.words = words;
        this.teller = teller;
    }

    void tell(Uniqueness unique) {
        CellSet loop = CellSet.of(unique.loop());
        boolean entered = switch (unique.technique()) {
            case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> true;
            default -> false;
        };
        teller.say(loop, entered ? "deadly.entered" : "deadly", words.of(loop), words.of(unique.digits()));
        guard(unique.guardians(), unique.roof());
        if (unique.guardians() instanceof Guardians.StrongLinks(List<Link> links)) {
            Digit confined = links.getFirst().from().digit();
            DigitSet other = unique.digits().without(confined);
            CellSet cells = unique.roof();
            if (unique.technique() == Technique.UNIQUENESS_6) {
                teller.say(cells, "deadly.crossed", words.of(cells), confined);
            } else if (unique.technique() == Technique.HIDDEN_RECTANGLE) {
                CellSet corner = corner(links);
                teller.say(corner, "deadly.hidden", words.of(corner), other.first(), confined);
            } else {
                teller.say(cells, "deadly.confined", words.of(cells), other.first());
            }
        }
    }

    void tell(Bug bug) {
        CellSet extras =
                CellSet.of(bug.extras().stream().map(Candidate::cell).distinct().toList());
        teller.say(extras, "bug", words.candidates(bug.extras()));
        teller.say(extras, "bug-why", bug.extras().size());
        if (!(bug.guardians() instanceof Guardians.LastCell)) {
            guard(bug.guardians(), extras);
        }
        if (bug.guardians() instanceof Guardians.StrongLinks(List<Link> links)) {
            teller.say(
                    extras,
                    "bug.confined",
                    words.of(extras),
                    links.getFirst().from().digit());
        }
    }

    /// Returns the cell that both links share.
    private static CellSet corner(List<Link> links) {
        CellSet one = links.getFirst().from().cells().or(links.getFirst().to().cells());
        CellSet other = links.getLast().from().cells().or(links.getLast().to().cells());
        return one.and(other);
    }

    private void guard(Guardians guardians, CellSet roof) {
        switch (guardians) {
            case Guardians.LastCell() -> teller.say(roof, "guard.last", words.of(roof));
            case Guardians.ExtraDigit(Digit digit, CellSet cells) ->
                teller.say(cells, "guard.extra", digit, words.of(cells));
            case Guardians.ExtraSubset subset ->
                teller.say(
                        roof.or(subset.cells()),
                        "guard.subset",
                        words.of(roof),
                        words.of(subset.house()),
                        words.of(subset.cells()),
                        words.of(subset.digits()));
            case Guardians.StrongLinks(List<Link> links) -> {
                for (Link link : links) {
                    CellSet ends = link.from().cells().or(link.to().cells());
                    String house = link.reason() instanceof Reason.InHouse(var where) ? words.of(where) : "";
                    teller.say(ends, "guard.links", house, link.from().digit(), words.of(ends));
                }
            }
        }
    }
}
