package nonet.explain.family;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.MultiSectorPatterns.AlmostLockedCandidates;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.MultiSectorPatterns.SkLoop;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains sets of cells that several houses cover together: almost locked candidates, SK-loops, and multi-sector
/// locked sets.
final class MultiSectorExplainers {

    private MultiSectorExplainers() {}

    record OfAlmostLocked(AlmostLockedCandidates almost) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.set(almost.cells(), almost.digits()) + ", " + Names.of(almost.places()) + " in "
                    + Names.of(almost.other());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            CellSet cells = almost.cells();
            String house = words.of(almost.house());
            String other = words.of(almost.other());
            narration.say(cells, "alc.cells", house, other, cells, almost.digits(), cells.size());
            narration.say(
                    almost.places().or(almost.intersection()),
                    "alc.places",
                    other,
                    almost.intersection(),
                    almost.places());
            narration.say(
                    cells.or(almost.places()).or(almost.intersection()),
                    "alc.so",
                    almost.places(),
                    house,
                    cells.or(almost.intersection()));
        }

        @Override
        public void mark(Marking marking) {
            marking.nameCells(Role.FIRST, Meaning.ALMOST_LOCKED_CELLS);
            marking.nameCells(Role.SECOND, Meaning.ONLY_PLACES);
            marking.nameHouses(Role.BASE, Meaning.ALMOST_LOCKED_HOUSE);
            marking.nameHouses(Role.COVER, Meaning.OTHER_HOUSE);
            marking.tint(almost.cells(), Role.FIRST);
            marking.tint(almost.places(), Role.SECOND);
            marking.candidates(
                    almost.digits(), almost.cells().or(almost.places()).or(almost.intersection()), Role.PATTERN);
            marking.tint(almost.house(), Role.BASE);
            marking.tint(almost.other(), Role.COVER);
        }
    }

    record OfSkLoop(SkLoop loop) implements DeductionExplainer {

        @Override
        public String facts() {
            return Names.of(CellSet.of(loop.pivots())) + ": "
                    + shortLinks(loop.rankZeroSets().getFirst());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            narration.say(loop.cells(), "skloop.ring", CellSet.of(loop.pivots()), pairs());
            narration.say(
                    loop.cells(),
                    "skloop.links",
                    words.sectors(loop.rankZeroSets().getFirst().links()));
            conclude(loop.rankZeroSets(), loop.cells(), narration);
        }

        private String pairs() {
            return loop.pairs().stream().map(Names::of).collect(Collectors.joining(", "));
        }

        /// Tints the pairs by turns and writes the digits of each link on the way from one pair to the next.
        @Override
        public void mark(Marking marking) {
            marking.nameCells(Role.PIVOT, Meaning.LOOP_PIVOT);
            marking.nameCells(Role.FIRST, Meaning.LOOP_PAIR, 1);
            marking.nameCells(Role.THIRD, Meaning.LOOP_PAIR, 2);
            marking.nameCandidates(Role.PATTERN, Meaning.LOOP_CANDIDATES);
            marking.tint(CellSet.of(loop.pivots()), Role.PIVOT);
            Map<House, DigitSet> links = byHouse(loop.rankZeroSets().getFirst());
            for (int i = 0; i < loop.pairs().size(); i++) {
                CellSet pair = loop.pairs().get(i);
                CellSet next = loop.pairs().get((i + 1) % loop.pairs().size());
                marking.tint(pair, i % 2 == 0 ? Role.FIRST : Role.THIRD);
                marking.candidates(DigitSet.ALL, pair, Role.PATTERN);
                links.forEach((house, digits) -> {
                    if (house.cellSet().containsAll(pair.or(next))) {
                        marking.sign(new Sign.LinkDigits(house, pair.or(next), digits));
                        if (house.kind() != House.Kind.BOX) {
                            marking.sign(new Sign.Ray(nearest(pair, next), nearest(next, pair)));
                        }
                    }
                });
            }
        }

        /// Returns the cell of a pair that is nearest to another pair in its line.
        private static Cell nearest(CellSet pair, CellSet other) {
            return pair.first().index() < other.first().index() ? Cell.of(last(pair)) : pair.first();
        }

        private static int last(CellSet cells) {
            int last = 0;
            for (Cell cell : cells) {
                last = cell.index();
            }
            return last;
        }
    }

    record OfMultiSectorSet(MultiSectorSet set) implements DeductionExplainer {

        @Override
        public String facts() {
            return numbers(set.rows()) + " x " + numbers(set.columns()) + ": "
                    + shortLinks(set.rankZeroSets().getFirst());
        }

        private static String numbers(List<House> lines) {
            return Names.of(lines.getFirst()).charAt(0)
                    + lines.stream().map(line -> String.valueOf(line.number())).collect(Collectors.joining());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            narration.say(
                    set.cells(),
                    "msls.cells",
                    set.rows(),
                    set.columns(),
                    set.cells().size());
            narration.say(
                    set.cells(),
                    "msls.links",
                    set.cells().size(),
                    words.sectors(set.rankZeroSets().getFirst().links()));
            conclude(set.rankZeroSets(), set.cells(), narration);
        }

        /// Marks digits by whether they are counted in rows or in columns, and writes them at the ends of these.
        @Override
        public void mark(Marking marking) {
            Map<House, DigitSet> links = byHouse(set.rankZeroSets().getFirst());
            links.forEach((line, digits) -> {
                boolean across = line.kind() == House.Kind.ROW;
                marking.candidates(digits, line.cellSet().and(set.cells()), across ? Role.FIRST : Role.SECOND);
                marking.sign(new Sign.EdgeDigits(line, digits));
            });
            marking.nameCandidates(Role.FIRST, Meaning.COUNTED_IN_ROW);
            marking.nameCandidates(Role.SECOND, Meaning.COUNTED_IN_COLUMN);
            marking.nameCells(Role.PATTERN, Meaning.TRUTH_CELL);
            marking.nameHouses(Role.BASE, Meaning.SET_ROW);
            marking.nameHouses(Role.COVER, Meaning.SET_COLUMN);
            marking.tint(set.cells(), Role.PATTERN);
            set.rows().forEach(row -> marking.tint(row, Role.BASE));
            set.columns().forEach(column -> marking.tint(column, Role.COVER));
        }
    }

    private static void conclude(List<RankZeroSet> sets, CellSet cells, Narration narration) {
        narration.say(cells, "rank.so");
        if (sets.size() > 1) {
            narration.say(CellSet.NONE, "rank.choices");
        }
        boolean twice = sets.stream()
                .flatMap(set -> set.eliminations(narration.board()).stream())
                .map(each -> each.candidate())
                .map(Candidate::cell)
                .anyMatch(cells::contains);
        if (twice) {
            narration.say(CellSet.NONE, "rank.twice");
        }
    }

    /// Returns the digits of the links by house, houses in the order of the links.
    static Map<House, DigitSet> byHouse(RankZeroSet set) {
        Map<House, DigitSet> houses = new LinkedHashMap<>();
        for (Sector link : set.links()) {
            if (link instanceof Sector.OfHouse(House house, Digit digit)) {
                houses.merge(house, DigitSet.of(digit), DigitSet::or);
            }
        }
        return houses;
    }

    /// Returns the links in the notation of the field, such as `1c2 2b37`.
    private static String shortLinks(RankZeroSet set) {
        Map<Digit, StringBuilder> byDigit = new EnumMap<>(Digit.class);
        Map<Digit, House.Kind> kinds = new EnumMap<>(Digit.class);
        for (Sector link : set.links()) {
            if (link instanceof Sector.OfHouse(House house, Digit digit)) {
                boolean same = house.kind() == kinds.put(digit, house.kind());
                byDigit.computeIfAbsent(digit, each -> new StringBuilder(each.toString()))
                        .append(same ? String.valueOf(house.number()) : Names.of(house));
            }
        }
        return String.join(" ", byDigit.values());
    }
}
