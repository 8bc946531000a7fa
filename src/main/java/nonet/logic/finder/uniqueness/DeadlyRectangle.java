package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;

/// A unique rectangle: four blank cells, at least one of which, the floor, has exactly two candidates, and the others
/// at least one of these. The roof is the cells with other candidates.
///
/// @param pair the two digits, nine bits
/// @param roof the places in the rectangle, four bits
/// @param extras the other candidates of the roof, nine bits
/// @param complete whether each cell has both digits
record DeadlyRectangle(Rectangle where, int pair, int roof, int extras, boolean complete) {

    private static final Set<Technique> ONE = EnumSet.of(Technique.UNIQUENESS_1);
    private static final Set<Technique> BESIDE =
            EnumSet.of(Technique.UNIQUENESS_2, Technique.UNIQUENESS_3, Technique.UNIQUENESS_4);
    private static final Set<Technique> OPPOSITE =
            EnumSet.of(Technique.UNIQUENESS_5, Technique.UNIQUENESS_6, Technique.HIDDEN_RECTANGLE);
    private static final Set<Technique> THREE = EnumSet.of(Technique.UNIQUENESS_5, Technique.HIDDEN_RECTANGLE);

    /// The unique rectangles by rectangle, then by pair.
    static final IncrementalIndex<List<DeadlyRectangle>> ALL = IncrementalIndex.of(DeadlyRectangle::all);

    private static List<DeadlyRectangle> all(Position position) {
        List<Found> found = new ArrayList<>();
        for (Cell floor : position.bivalues()) {
            int pair = position.mask(floor.index());
            CellSet part = withPartOf(position, pair);
            for (int number : Rectangle.through(floor.index())) {
                if (Rectangle.all().get(number).isIn(part)) {
                    found.add(new Found(number, pair));
                }
            }
        }
        return found.stream()
                .sorted()
                .distinct()
                .map(each -> of(position, Rectangle.all().get(each.number), each.pair))
                .toList();
    }

    private static CellSet withPartOf(Position position, int pair) {
        int first = Integer.numberOfTrailingZeros(pair);
        int second = 31 - Integer.numberOfLeadingZeros(pair);
        return position.cells(first).or(position.cells(second));
    }

    /// @param number the index of the rectangle in the list of all
    private record Found(int number, int pair) implements Comparable<Found> {

        private static final Comparator<Found> ORDER = Comparator.comparingInt(Found::number)
                .thenComparingInt(found -> Integer.numberOfTrailingZeros(found.pair))
                .thenComparingInt(Found::pair);

        @Override
        public int compareTo(Found other) {
            return ORDER.compare(this, other);
        }
    }

    private static DeadlyRectangle of(Position position, Rectangle rectangle, int pair) {
        int roof = 0;
        int extras = 0;
        boolean complete = true;
        for (int place = 0; place < 4; place++) {
            int mask = position.mask(rectangle.cells()[place]);
            roof |= (mask & ~pair) == 0 ? 0 : 1 << place;
            extras |= mask & ~pair;
            complete &= (mask & pair) == pair;
        }
        return new DeadlyRectangle(rectangle, pair, roof, extras, complete);
    }

    /// Returns the cell at a place, 0 to 3.
    int cell(int place) {
        return where.cells()[place];
    }

    /// Returns the cells of the roof.
    CellSet roofCells() {
        CellSet cells = CellSet.NONE;
        for (int place : Bits.of(roof)) {
            cells = cells.with(Cell.of(cell(place)));
        }
        return cells;
    }

    /// Returns the techniques that may apply to the rectangle.
    Set<Technique> techniques() {
        return switch (Integer.bitCount(roof)) {
            case 1 -> ONE;
            case 2 -> roof == 0b1001 || roof == 0b0110 ? OPPOSITE : BESIDE;
            case 3 -> THREE;
            default -> Set.of();
        };
    }
}
