package nonet.logic.finder.basic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Basics.Subset;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import org.jspecify.annotations.Nullable;

/// Naked and hidden subsets of two to four cells, and locked pairs and triples.
///
/// Pattern: N cells of a house have only N candidate digits together (naked), or N digits have only N places in a house
/// (hidden). A naked subset eliminates its digits from the rest of the house; a hidden subset eliminates all other
/// digits from its cells. A naked subset that eliminates candidates in a box and a line is called locked.
///
/// Examples: `3,7 in r2c45 => r2c1<>3` (naked pair); `1,2` have no places in row 4 but r4c13, so `r4c1<>5` (hidden
/// pair).
///
/// See "Naked Subsets" and "Hidden Subsets" in the HoDoKu reference, "Naked Candidates" and "Hidden Candidates" on
/// SudokuWiki.
public final class SubsetFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            SubsetFinder::new,
            Technique.NAKED_PAIR,
            Technique.NAKED_TRIPLE,
            Technique.NAKED_QUADRUPLE,
            Technique.HIDDEN_PAIR,
            Technique.HIDDEN_TRIPLE,
            Technique.HIDDEN_QUADRUPLE,
            Technique.LOCKED_PAIR,
            Technique.LOCKED_TRIPLE);

    private static final List<Technique> NAKED =
            List.of(Technique.NAKED_PAIR, Technique.NAKED_TRIPLE, Technique.NAKED_QUADRUPLE);
    private static final List<Technique> HIDDEN =
            List.of(Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.HIDDEN_QUADRUPLE);
    private static final List<Technique> LOCKED = List.of(Technique.LOCKED_PAIR, Technique.LOCKED_TRIPLE);

    private SubsetFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (int size = 2; size <= 4; size++) {
            Technique naked = NAKED.get(size - 2);
            @Nullable Technique locked = size < 4 ? LOCKED.get(size - 2) : null;
            boolean wantsLocked = locked != null && wants(locked);
            if (wants(naked) || wantsLocked) {
                new SizeSearch(size).naked(wants(naked));
            }

            if (wants(HIDDEN.get(size - 2))) {
                new SizeSearch(size).hidden();
            }
        }
    }

    /// A search for subsets of one size.
    private final class SizeSearch {

        private final int size;
        private final Set<CellSet> twice = new HashSet<>();
        /// The items to choose from in the current house, places of cells or digits, and for each its digits or places.
        private final int[] items = new int[9];

        private final int[] masks = new int[9];
        private int count;

        SizeSearch(int size) {
            this.size = size;
        }

        void naked(boolean alsoUnlocked) {
            for (int turn = 0; turn < 27; turn++) {
                int house = (turn + 18) % 27;
                boolean mayBeLocked = house >= 18;
                if (since().touchesHouse(house) && position.blanksIn(house) > size && (alsoUnlocked || mayBeLocked)) {
                    count = 0;
                    for (int place = 0; place < 9; place++) {
                        add(place, position.mask(Geometry.cell(house, place)));
                    }
                    choose(house, true, 0, 0, 0, 0);
                }
            }
        }

        void hidden() {
            for (int turn = 0; turn < 27; turn++) {
                int house = (turn + 18) % 27;
                if (since().touchesHouse(house) && position.blanksIn(house) > size) {
                    count = 0;
                    for (int digit = 0; digit < 9; digit++) {
                        add(digit, position.places(house, digit));
                    }
                    choose(house, false, 0, 0, 0, 0);
                }
            }
        }

        private void add(int item, int mask) {
            int bits = Integer.bitCount(mask);
            if (bits >= 2 && bits <= size) {
                items[count] = item;
                masks[count++] = mask;
            }
        }

        private void choose(int house, boolean naked, int from, int depth, int chosen, int union) {
            if (depth == size) {
                if (naked) {
                    nakedFound(house, chosen, union);
                } else {
                    hiddenFound(house, chosen, union);
                }
                return;
            }
            for (int i = from; i <= count - size + depth; i++) {
                int wider = union | masks[i];
                if (Integer.bitCount(wider) <= size) {
                    choose(house, naked, i + 1, depth + 1, chosen | 1 << items[i], wider);
                }
            }
        }

        private void nakedFound(int house, int places, int digits) {
            CellSet cells = cells(house, places);
            List<House> houses = new ArrayList<>();
            EliminationCollector conclusions = new EliminationCollector();
            for (House each : House.all()) {
                if (cells.minus(each.cellSet()).isEmpty() && eliminate(each, cells, digits, conclusions)) {
                    houses.add(each);
                }
            }
            if (houses.isEmpty()) {
                return;
            }
            boolean locked = houses.size() == 2 && size < 4;
            Technique technique = locked ? LOCKED.get(size - 2) : NAKED.get(size - 2);
            if (wants(technique) && twice.add(cells)) {
                report(new Subset(technique, houses, cells, new DigitSet(digits), conclusions.toList()));
            }
        }

        private boolean eliminate(House house, CellSet cells, int digits, EliminationCollector conclusions) {
            int before = conclusions.size();
            CellSet rest = house.cellSet().minus(cells);
            for (int digit : Bits.of(digits)) {
                conclusions.eliminate(digit, rest.and(position.cells(digit)));
            }
            return conclusions.size() > before;
        }

        private void hiddenFound(int house, int digits, int places) {
            CellSet cells = cells(house, places);
            EliminationCollector conclusions = new EliminationCollector();
            for (int digit : Bits.of(0x1FF & ~digits)) {
                conclusions.eliminate(digit, cells.and(position.cells(digit)));
            }
            if (!conclusions.isEmpty() && twice.add(cells)) {
                report(new Subset(
                        HIDDEN.get(size - 2),
                        List.of(House.at(house)),
                        cells,
                        new DigitSet(digits),
                        conclusions.toList()));
            }
        }

        private static CellSet cells(int house, int places) {
            CellSet cells = CellSet.NONE;
            for (int place : Bits.of(places)) {
                cells = cells.with(House.at(house).cells().get(place));
            }
            return cells;
        }
    }
}
