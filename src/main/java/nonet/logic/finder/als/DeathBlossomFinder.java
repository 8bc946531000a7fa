package nonet.logic.finder.als;

import java.util.ArrayList;
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
import nonet.logic.links.AlsList;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Death blossom.
///
/// Pattern: a stem cell, and for each of its candidates an almost locked set, the petal, all of whose places of that
/// digit the stem sees. Whichever digit the stem holds, one petal becomes locked. A digit common to all petals, other
/// than those of the stem, is eliminated from cells that see all its places in every petal.
///
/// Example: stem `r1c1 {12}` with petals `r1c5 {13}` for 1 and `r4c1 {23}` for 2 gives `r4c5<>3`.
///
/// See "Death Blossom" in the HoDoKu reference and on SudokuWiki.
public final class DeathBlossomFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(DeathBlossomFinder::new, Technique.DEATH_BLOSSOM);

    private final AlsList sets;

    private DeathBlossomFinder(FinderTask task) {
        super(task);
        this.sets = AlsList.of(position);
    }

    @Override
    public void find() {
        for (int stem = 0; stem < 81; stem++) {
            checkCancelled();
            if (Integer.bitCount(position.mask(stem)) >= 2) {
                new StemSearch(stem).run();
            }
        }
    }

    private final class StemSearch {

        private final int stem;
        private final List<Integer> digits = new ArrayList<>();
        private final List<List<Integer>> choices = new ArrayList<>();
        private final List<Integer> chosen = new ArrayList<>();
        private final Set<List<Conclusion>> known = new HashSet<>();

        StemSearch(int stem) {
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

        void run() {
            if (choices.stream().noneMatch(List::isEmpty)) {
                choose(0, 0x1FF, CellSet.NONE);
            }
        }

        /// Tests whether the stem sees all places of the digit in a set that does not contain the stem.
        private boolean isPetal(int set, int digit) {
            boolean there = (sets.mask(set) >>> digit & 1) != 0;
            boolean apart = !sets.cells(set).contains(Cell.of(stem));
            return there && apart && Geometry.peers(stem).containsAll(sets.places(set, digit));
        }

        private void choose(int place, int shared, CellSet used) {
            if (place == digits.size()) {
                blossom(shared, used);
                return;
            }
            for (int set : choices.get(place)) {
                int left = shared & sets.mask(set) & ~(1 << digits.get(place));
                boolean apart = !sets.cells(set).intersects(used);
                chosen.add(set);
                if (left != 0 && (limits().als().overlap() || apart) && takesAnything(left)) {
                    choose(place + 1, left, used.or(sets.cells(set)));
                }
                chosen.removeLast();
            }
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

        private void blossom(int shared, CellSet used) {
            EliminationCollector conclusions = new EliminationCollector();
            for (int digit : Bits.of(shared)) {
                conclusions.eliminate(digit, seen(digit).minus(used));
            }
            if (conclusions.isEmpty() || !known.add(conclusions.toList())) {
                return;
            }
            List<Petal> petals = new ArrayList<>();
            for (int place = 0; place < digits.size(); place++) {
                petals.add(new Petal(Digit.at(digits.get(place)), sets.get(chosen.get(place))));
            }
            report(new DeathBlossom(Technique.DEATH_BLOSSOM, Cell.of(stem), petals, conclusions.toList()));
        }
    }
}
