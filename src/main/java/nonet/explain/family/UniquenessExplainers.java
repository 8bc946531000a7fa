package nonet.explain.family;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.DeadlyPatterns.Bug;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Guardians;
import nonet.deduce.Link;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains deductions from uniqueness: the pattern that would leave two solutions, and what prevents it.
final class UniquenessExplainers {

    private UniquenessExplainers() {}

    /// Explains rectangles and loops.
    record OfUniqueness(Uniqueness unique) implements DeductionExplainer {

        private CellSet loop() {
            return CellSet.of(unique.loop());
        }

        @Override
        public String facts() {
            String rectangle = OneLine.digits(unique.digits(), "/") + " in " + Names.of(loop());
            return unique.guardians() instanceof Guardians.OneOf(List<Candidate> candidates, var _)
                    ? rectangle + ", " + placed(candidates)
                    : rectangle;
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            CellSet loop = loop();
            boolean entered = switch (unique.technique()) {
                case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> true;
                default -> false;
            };
            boolean rectangle = loop.size() == 4;
            narration.say(
                    loop,
                    entered ? "deadly.entered" : rectangle ? "deadly.rectangle" : "deadly",
                    loop,
                    unique.digits(),
                    boxes(loop));
            tellOthers(unique.guardians(), unique.roof(), narration);
            UniquenessExplainers.tell(unique.guardians(), unique.roof(), narration);
            if (unique.guardians() instanceof Guardians.StrongLinks(List<Link> links)) {
                Digit confined = links.getFirst().from().digit();
                DigitSet others = unique.digits().without(confined);
                CellSet cells = unique.roof();
                if (unique.technique() == Technique.UNIQUENESS_6) {
                    narration.say(cells, "deadly.crossed", cells, confined);
                } else if (unique.technique() == Technique.HIDDEN_RECTANGLE) {
                    CellSet corner = corner(links);
                    CellSet opposite = loop;
                    for (Link link : links) {
                        opposite = opposite.minus(link.from().cells())
                                .minus(link.to().cells());
                    }
                    narration.say(
                            corner.or(opposite),
                            "deadly.hidden",
                            corner,
                            words.either(others),
                            confined,
                            opposite,
                            words.either(unique.digits()));
                } else {
                    narration.say(cells, "deadly.confined", cells, words.either(others));
                }
            }
        }

        /// Returns the boxes of cells, such as `boxes 1 and 4`.
        private static List<House> boxes(CellSet cells) {
            return House.all().stream()
                    .filter(each -> each.kind() == House.Kind.BOX)
                    .filter(each -> !each.cellSet().and(cells).isEmpty())
                    .toList();
        }

        /// Returns the cell that both links share.
        private static CellSet corner(List<Link> links) {
            CellSet one =
                    links.getFirst().from().cells().or(links.getFirst().to().cells());
            CellSet other =
                    links.getLast().from().cells().or(links.getLast().to().cells());
            return one.and(other);
        }

        @Override
        public void mark(Marking marking) {
            CellSet loop = loop();
            UniquenessExplainers.mark(unique.guardians(), marking);
            marking.candidates(unique.digits(), loop, Role.PATTERN);
            if (unique.guardians() instanceof Guardians.ExtraSubset subset) {
                marking.candidates(subset.digits(), unique.roof(), Role.FIN);
            }
            // A filled cell has no candidates to mark.
            marking.tint(loop.minus(marking.grid().blanks()), Role.PATTERN);
            marking.tint(unique.roof(), Role.PIVOT);
        }
    }

    record OfBug(Bug bug) implements DeductionExplainer {

        @Override
        public String facts() {
            return placed(bug.extras());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            CellSet extras = CellSet.of(
                    bug.extras().stream().map(Candidate::cell).distinct().toList());
            narration.say(extras, "bug", words.candidates(bug.extras()));
            narration.say(extras, "bug-why", bug.extras().size());
            if (!(bug.guardians() instanceof Guardians.LastCell)) {
                UniquenessExplainers.tell(bug.guardians(), extras, narration);
            }
            if (bug.guardians() instanceof Guardians.StrongLinks(List<Link> links)) {
                Digit confined = links.getFirst().from().digit();
                narration.say(extras, "bug.confined", extras, confined);
            }
        }

        @Override
        public void mark(Marking marking) {
            UniquenessExplainers.mark(bug.guardians(), marking);
            bug.extras().forEach(extra -> marking.mark(extra, Role.FIN));
        }
    }

    private static String placed(List<Candidate> candidates) {
        return candidates.stream().map(OneLine::placed).collect(Collectors.joining(", "));
    }

    /// Says which cells can prevent a pattern.
    static void tellOthers(Guardians guardians, CellSet cells, Narration narration) {
        if (guardians instanceof Guardians.ExtraDigit || guardians instanceof Guardians.ExtraSubset) {
            narration.say(cells, "guard.others", cells);
        }
    }

    static void tell(Guardians guardians, CellSet roof, Narration narration) {
        Words words = narration.words();
        switch (guardians) {
            case Guardians.LastCell() -> narration.say(roof, "guard.last", roof);
            case Guardians.ExtraDigit(Digit digit, CellSet cells) -> narration.say(cells, "guard.extra", digit, cells);
            case Guardians.ExtraSubset subset ->
                narration.say(
                        roof.or(subset.cells()),
                        "guard.subset",
                        roof,
                        houses(subset, roof),
                        subset.cells(),
                        subset.digits());
            case Guardians.OneOf(List<Candidate> candidates, List<House> sides) -> {
                CellSet cells = CellSet.of(
                        candidates.stream().map(Candidate::cell).distinct().toList());
                if (!sides.isEmpty()) {
                    narration.say(cells, "guard.one-of", sides, words.candidates(candidates), candidates.size());
                }
                if (candidates.size() > 1) {
                    narration.say(cells, "guard.conflict");
                }
            }
            case Guardians.StrongLinks(List<Link> links) -> {
                for (Link link : links) {
                    CellSet ends = link.from().cells().or(link.to().cells());
                    String house = link.reason() instanceof Reason.InHouse(var where) ? words.of(where) : "";
                    narration.say(ends, "guard.links", house, link.from().digit(), ends);
                }
            }
        }
    }

    /// Returns the houses of an extra subset: that of the subset and, if all its cells are in another one, that one, too.
    private static List<House> houses(Guardians.ExtraSubset subset, CellSet roof) {
        CellSet cells = roof.or(subset.cells());
        List<House> houses = House.all().stream()
                .filter(house -> house.cellSet().containsAll(cells))
                .toList();
        return houses.contains(subset.house()) ? houses : List.of(subset.house());
    }

    static void mark(Guardians guardians, Marking marking) {
        switch (guardians) {
            case Guardians.LastCell() -> {}
            case Guardians.ExtraDigit(Digit digit, CellSet cells) -> marking.mark(digit, cells, Role.FIN);
            case Guardians.ExtraSubset subset -> {
                marking.candidates(subset.digits(), subset.cells(), Role.FIN);
                marking.tint(subset.house(), Role.BASE);
            }
            case Guardians.OneOf(List<Candidate> candidates, List<House> sides) -> {
                candidates.forEach(each -> marking.mark(each, Role.FIN));
                sides.forEach(side -> marking.tint(side, Role.BASE));
            }
            case Guardians.StrongLinks(List<Link> links) -> links.forEach(marking::line);
        }
    }
}
