package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.AlsPatterns.DeathBlossom;
import nonet.deduce.AlsPatterns.DeathBlossom.Petal;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.logic.als.AlsList;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Death blossom.
///
/// Pattern: a stem cell, and for each of its candidates an almost locked set, the petal, all of whose places of that
/// digit the stem sees. Whichever digit the stem holds, one petal becomes locked. A digit common to all petals, other
/// than those of the stem, is eliminated from cells that see all its places in every petal.
///
/// Example: stem `r1c1 {12}` with petals `r1c5 {13}` for 1 and `r4c1 {23}` for 2 gives `r4c5<>3`.
///
/// See "Death Blossom" in the HoDoKu reference and on SudokuWiki.
public final class DeathBlossomFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.DEATH_BLOSSOM);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (int stem = 0; stem < 81; stem++) {
            sink.checkCancelled();
            if (Integer.bitCount(position.mask(stem)) >= 2
                    && new Search(position, options.limits().als().overlap(), sink, stem).run()) {
                return true;
            }
        }
        return false;
    }

    private static final class Search {

        private final AlsList sets;
        private final boolean overlap;
        private final Sink sink;
        private final int stem;
        private final List<Integer> digits = new ArrayList<>();
        private final List<List<Integer>> choices = new ArrayList<>();
        private final List<Integer> chosen = new ArrayList<>();
        private final Set<List<Conclusion>> known = new HashSet<>();

        Search(Position position, boolean overlap, Sink sink, int stem) {
            this.sets = AlsList.of(position);
            this.overlap = overlap;
            this.sink = sink;
            this.stem = stem;
            for (int digit : Bits.of(position.mask(stem))) {
                digits.add(digit);
                List<Integer> petals = new ArrayList<>();
                for (int set = 0; set < sets.size(); set++) {
                    if (isPetal(set, digit)) {
                        petals.add(set);
                    }
                }
                choices.add(petals);
            }
        }

        boolean run() {
            return choices.stream().noneMatch(List::isEmpty) && choose(0, 0x1FF, CellSet.NONE);
        }

        /// Tests whether the stem sees all places of the digit in a set that does not contain the stem.
        private boolean isPetal(int set, int digit) {
            boolean there = (sets.mask(set) >>> digit & 1) != 0;
            boolean apart = !sets.cells(set).contains(Cell.of(stem));
            return there && apart && Geometry.peers(stem).containsAll(sets.places(set, digit));
        }

        private boolean choose(int place, int shared, CellSet used) {
            if (place == digits.size()) {
                return report(shared, used);
            }
            for (int set : choices.get(place)) {
                int left = shared & sets.mask(set) & ~(1 << digits.get(place));
                boolean apart = !sets.cells(set).intersects(used);
                chosen.add(set);
                boolean goesOn = left != 0 && (overlap || apart) && takesAnything(left);
                boolean enough = goesOn && choose(place + 1, left, used.or(sets.cells(set)));
                chosen.removeLast();
                if (enough) {
                    return true;
                }
            }
            return false;
        }

        private boolean takesAnything(int shared) {
            for (int digit : Bits.of(shared)) {
                if (!seen(digit).isEmpty()) {
                    return true;
                }
            }
            return false;
        }

        private CellSet seen(int digit) {
            CellSet seen = CellSet.ALL.without(Cell.of(stem));
            for (int set : chosen) {
                seen = seen.and(sets.peers(set, digit));
            }
            return seen;
        }

        private boolean report(int shared, CellSet used) {
            EliminationCollector conclusions = new EliminationCollector();
            for (int digit : Bits.of(shared)) {
                conclusions.eliminate(digit, seen(digit).minus(used));
            }
            if (conclusions.isEmpty() || !known.add(conclusions.toList())) {
                return false;
            }
            List<Petal> petals = new ArrayList<>();
            for (int place = 0; place < digits.size(); place++) {
                petals.add(new Petal(Digit.at(digits.get(place)), sets.get(chosen.get(place))));
            }
            return sink.take(new DeathBlossom(Technique.DEATH_BLOSSOM, Cell.of(stem), petals, conclusions.toList()));
        }
    }
}
