package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Delta;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;

/// The extended rectangles of a position, by their two lines. Those of lines that did not change are kept from an earlier
/// position.
final class ExtendedRectangles {

    private static final int SMALLEST = 3;
    private static final int LARGEST = 4;

    private static final IncrementalIndex<ExtendedRectangles> INDEX = IncrementalIndex.of(
            position -> new ExtendedRectangles(position, List.of(), Delta.EVERYWHERE),
            (position, earlier, delta) -> new ExtendedRectangles(position, earlier.byLines, delta));

    private final List<List<ExtendedRectangle>> byLines = new ArrayList<>();

    private ExtendedRectangles(Position position, List<List<ExtendedRectangle>> earlier, Delta delta) {
        for (int line = 0; line < 18; line++) {
            for (int other = line + 1; other % 3 != 0; other++) {
                boolean changed = delta.touchesHouse(line) || delta.touchesHouse(other);
                byLines.add(changed ? new Lines(position, line, other).search() : earlier.get(byLines.size()));
            }
        }
    }

    static ExtendedRectangles of(Position position) {
        return INDEX.of(position);
    }

    /// Returns the rectangles in a fixed order.
    List<ExtendedRectangle> all() {
        List<ExtendedRectangle> all = new ArrayList<>();
        byLines.forEach(all::addAll);
        return all;
    }

    /// Two lines of one band or stack.
    private static final class Lines {

        private final int line;
        private final int other;
        private final List<ExtendedRectangle> found = new ArrayList<>();

        /// The candidates by place: in the first line, in the other, and in both.
        private final int[] in = new int[9];

        private final int[] beside = new int[9];
        private final int[] both = new int[9];

        Lines(Position position, int line, int other) {
            this.line = line;
            this.other = other;
            for (int place = 0; place < 9; place++) {
                in[place] = position.mask(Geometry.cell(line, place));
                beside[place] = position.mask(Geometry.cell(other, place));
                both[place] = in[place] | beside[place];
            }
        }

        List<ExtendedRectangle> search() {
            int blank = 0;
            for (int place = 0; place < 9; place++) {
                blank |= Integer.bitCount(in[place]) > 1 && Integer.bitCount(beside[place]) > 1 ? 1 << place : 0;
            }
            for (int places = blank; places != 0; places = places - 1 & blank) {
                int size = Integer.bitCount(places);
                boolean oneBox = (places & ~0b111) == 0 || (places & ~0b111_000) == 0 || (places & 0b111_111) == 0;
                if (size >= SMALLEST && size <= LARGEST && !oneBox) {
                    search(places, size);
                }
            }
            return found;
        }

        /// Tries the digits for the cells at some places. The cells that are not in the roof have no others.
        private void search(int places, int size) {
            int all = union(both, places);
            int[] outside = {
                union(in, places),
                union(beside, places),
                union(both, places & ~0b111),
                union(both, places & ~0b111_000),
                union(both, places & 0b111_111)
            };
            boolean possible = Integer.bitCount(all) <= size + 1;
            for (int rest : outside) {
                possible |= Integer.bitCount(rest) <= size;
            }
            for (int digits = possible ? all : 0; digits != 0; digits = digits - 1 & all) {
                if (Integer.bitCount(digits) == size
                        && (Integer.bitCount(all & ~digits) == 1 || contains(digits, outside))
                        && haveTwo(places, digits)) {
                    add(places, digits);
                }
            }
        }

        private static int union(int[] candidates, int places) {
            int union = 0;
            for (int place : Bits.of(places)) {
                union |= candidates[place];
            }
            return union;
        }

        private static boolean contains(int digits, int[] some) {
            for (int each : some) {
                if ((each & ~digits) == 0) {
                    return true;
                }
            }
            return false;
        }

        private boolean haveTwo(int places, int digits) {
            for (int place : Bits.of(places)) {
                if (Integer.bitCount(in[place] & digits) < 2 || Integer.bitCount(beside[place] & digits) < 2) {
                    return false;
                }
            }
            return true;
        }

        private void add(int places, int digits) {
            CellSet roof = CellSet.NONE;
            List<Cell> there = new ArrayList<>();
            List<Cell> back = new ArrayList<>();
            for (int place : Bits.of(places)) {
                Cell cell = Cell.of(Geometry.cell(line, place));
                Cell opposite = Cell.of(Geometry.cell(other, place));
                roof = (in[place] & ~digits) == 0 ? roof : roof.with(cell);
                roof = (beside[place] & ~digits) == 0 ? roof : roof.with(opposite);
                there.add(cell);
                back.addFirst(opposite);
            }
            int extras = union(both, places) & ~digits;
            if (extras != 0 && (Integer.bitCount(extras) == 1 || isInHouse(roof))) {
                there.addAll(back);
                found.add(new ExtendedRectangle(List.copyOf(there), digits, roof, extras));
            }
        }

        private static boolean isInHouse(CellSet cells) {
            return House.all().stream().anyMatch(house -> house.cellSet().containsAll(cells));
        }
    }

    /// The cells of an extended rectangle of which something may follow: the cells with other digits, the roof, share a house
    /// or have one other digit.
    ///
    /// @param loop the cells, around
    /// @param digits the digits of the rectangle, nine bits
    /// @param extras the other digits of the roof, nine bits
    record ExtendedRectangle(List<Cell> loop, int digits, CellSet roof, int extras) {}
}
