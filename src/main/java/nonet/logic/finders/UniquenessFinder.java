package nonet.logic.finders;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Guard;
import nonet.deduce.Technique;
import nonet.deduce.Uniqueness;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.Finder;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;

/// Rectangles of four cells in two rows, two columns and two boxes, which two digits alone must not fill: uniqueness
/// tests 1 to 6 and the hidden rectangle. The cells are all blank; those that have other candidates are the roof.
public final class UniquenessFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(
                Technique.UNIQUENESS_1,
                Technique.UNIQUENESS_2,
                Technique.UNIQUENESS_3,
                Technique.UNIQUENESS_4,
                Technique.UNIQUENESS_5,
                Technique.UNIQUENESS_6,
                Technique.HIDDEN_RECTANGLE);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        boolean missing = options.patterns().missingCandidates();
        Set<Object> known = new HashSet<>();
        for (int[] cells : Rectangles.all()) {
            int pairs = pairs(position, cells);
            for (int first = pairs; first != 0; first &= first - 1) {
                for (int second = first & first - 1; second != 0; second &= second - 1) {
                    int pair = Integer.lowestOneBit(first) | Integer.lowestOneBit(second);
                    RectangleCheck check = new RectangleCheck(position, cells, pair, wanted, deduction -> {
                        List<Object> same = List.of(deduction.technique(), deduction.digits(), deduction.conclusions());
                        return known.add(same) && sink.take(deduction);
                    });
                    if (isPattern(position, cells, pair, missing) && check.run()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Returns the digits that the cells without others could make the pattern of; none when a cell is filled.
    private static int pairs(Position position, int[] cells) {
        int union = 0;
        boolean floor = false;
        for (int cell : cells) {
            int mask = position.mask(cell);
            if (mask == 0) {
                return 0;
            }
            floor |= Integer.bitCount(mask) == 2;
            union |= Integer.bitCount(mask) <= 2 ? mask : 0;
        }
        return floor ? union : 0;
    }

    /// Tells whether one of the cells holds just the pair, and each of the others both digits or, where some may be
    /// missing, one of them, so that each digit is in both rows and both columns.
    private static boolean isPattern(Position position, int[] cells, int pair, boolean missing) {
        boolean floor = false;
        boolean all = true;
        for (int cell : cells) {
            int there = position.mask(cell) & pair;
            floor |= position.mask(cell) == pair;
            all &= missing ? there != 0 : there == pair;
        }
        return floor && all;
    }

    /// Makes the deduction of a rectangle.
    static Uniqueness deduction(
            Technique technique, int[] cells, int pair, CellSet roof, Guard guard, List<Conclusion> conclusions) {
        return new Uniqueness(
                technique,
                List.of(Cell.of(cells[0]), Cell.of(cells[1]), Cell.of(cells[3]), Cell.of(cells[2])),
                new DigitSet(pair),
                roof,
                guard,
                conclusions);
    }
}
