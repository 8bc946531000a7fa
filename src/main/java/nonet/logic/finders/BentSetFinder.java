package nonet.logic.finders;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.BentSet;
import nonet.deduce.Conclusions;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.Finder;
import nonet.logic.Geometry;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;
import org.jspecify.annotations.Nullable;

/// Bent sets of four to six cells in a box and a line: WXYZ-, VWXYZ- and UVWXYZ-wing. As many cells as digits, of which
/// all but one can occur once only.
public final class BentSetFinder implements Finder {

    private static final List<Technique> BY_SIZE =
            List.of(Technique.WXYZ_WING, Technique.VWXYZ_WING, Technique.UVWXYZ_WING);
    private static final int SMALLEST = 4;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.copyOf(BY_SIZE);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (Technique technique : BY_SIZE) {
            if (wanted.contains(technique)) {
                Search search = new Search(position, technique, sink);
                for (int line = 0; line < 18; line++) {
                    for (int box = 18; box < 27; box++) {
                        if (sink.isCancelled()) {
                            return false;
                        }
                        if (search.crossing(House.all().get(line), House.all().get(box))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static final class Search {

        private final Position position;
        private final Technique technique;
        private final int size;
        private final Sink sink;
        private final Set<CellSet> known = new HashSet<>();

        /// The cells at hand; a set of them is a bit for each.
        private final int[] cells = new int[15];

        private final int[] masks = new int[15];
        private final int[] byDigit = new int[9];
        private int count;
        private int inLine;
        private int inBox;
        private CellSet line = CellSet.NONE;
        private CellSet box = CellSet.NONE;

        Search(Position position, Technique technique, Sink sink) {
            this.position = position;
            this.technique = technique;
            this.size = SMALLEST + BY_SIZE.indexOf(technique);
            this.sink = sink;
        }

        boolean crossing(House lineHouse, House boxHouse) {
            line = lineHouse.cellSet();
            box = boxHouse.cellSet();
            if (line.and(box).isEmpty()) {
                return false;
            }
            count = 0;
            inLine = 0;
            inBox = 0;
            Arrays.fill(byDigit, 0);
            for (Cell cell : line.or(box)) {
                int mask = position.mask(cell.index());
                if (Integer.bitCount(mask) >= 2 && Integer.bitCount(mask) <= size) {
                    inLine |= line.contains(cell) ? 1 << count : 0;
                    inBox |= box.contains(cell) ? 1 << count : 0;
                    for (int left = mask; left != 0; left &= left - 1) {
                        byDigit[Integer.numberOfTrailingZeros(left)] |= 1 << count;
                    }
                    masks[count] = mask;
                    cells[count++] = cell.index();
                }
            }
            return choose(0, 0, 0);
        }

        private boolean choose(int from, int chosen, int digits) {
            int missing = size - Integer.bitCount(chosen);
            if (missing == 0) {
                return Integer.bitCount(digits) == size && bent(chosen, digits);
            }
            for (int i = from; i <= count - missing; i++) {
                int wider = digits | masks[i];
                if (Integer.bitCount(wider) <= size && choose(i + 1, chosen | 1 << i, wider)) {
                    return true;
                }
            }
            return false;
        }

        private boolean bent(int bits, int digits) {
            if ((bits & ~inLine) == 0 || (bits & ~inBox) == 0) {
                return false;
            }
            int free = 0;
            for (int left = digits; left != 0; left &= left - 1) {
                int places = bits & byDigit[Integer.numberOfTrailingZeros(left)];
                boolean once = (places & ~inLine) == 0 || (places & ~inBox) == 0;
                free |= once ? 0 : left & -left;
            }
            if (Integer.bitCount(free) != 1) {
                return false;
            }
            CellSet chosen = CellSet.NONE;
            for (int left = bits; left != 0; left &= left - 1) {
                chosen = chosen.with(Cell.of(cells[Integer.numberOfTrailingZeros(left)]));
            }
            int shared = Integer.numberOfTrailingZeros(free);
            CellSet places = places(chosen, shared);
            Conclusions conclusions = new Conclusions()
                    .eliminate(
                            shared,
                            Geometry.commonPeersLo(places.lo(), places.hi()) & position.lo(shared),
                            Geometry.commonPeersHi(places.lo(), places.hi()) & position.hi(shared));
            return !conclusions.isEmpty()
                    && known.add(chosen)
                    && sink.take(new BentSet(
                            technique,
                            chosen,
                            pivot(chosen, digits),
                            new DigitSet(digits),
                            Digit.values()[shared],
                            conclusions.toList()));
        }

        private CellSet places(CellSet chosen, int digit) {
            return chosen.and(new CellSet(position.lo(digit), position.hi(digit)));
        }

        /// Returns the first cell at the crossing that has all, or all but one, of the digits.
        private @Nullable Cell pivot(CellSet chosen, int digits) {
            for (Cell cell : chosen.and(line).and(box)) {
                if (Integer.bitCount(digits & ~position.mask(cell.index())) <= 1) {
                    return cell;
                }
            }
            return null;
        }
    }
}
