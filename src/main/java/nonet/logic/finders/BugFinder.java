package nonet.logic.finders;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Bug;
import nonet.deduce.Conclusions;
import nonet.deduce.Guard;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.logic.Finder;
import nonet.logic.Geometry;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;

/// The bivalue universal grave with one candidate too many, which is right then.
public final class BugFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.BUG_PLUS_1);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        int odd = -1;
        for (int cell = 0; cell < 81; cell++) {
            int size = Integer.bitCount(position.mask(cell));
            if (position.value(cell) == 0 && size != 2) {
                if (odd >= 0 || size != 3) {
                    return false;
                }
                odd = cell;
            }
        }
        int extra = odd < 0 ? -1 : extra(position, odd);
        if (extra < 0 || !isGrave(position, odd, extra)) {
            return false;
        }
        DigitSet others = new DigitSet(position.mask(odd) & ~(1 << extra));
        return sink.take(new Bug(
                Technique.BUG_PLUS_1,
                List.of(new Candidate(Cell.of(odd), Digit.values()[extra])),
                new Guard.LastCell(),
                new Conclusions().eliminate(others, Cell.of(odd)).toList()));
    }

    /// Returns the digit that has three places in each house of the cell, or -1.
    private static int extra(Position position, int cell) {
        int extra = -1;
        for (int digits = position.mask(cell); digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            boolean three = true;
            for (int house : new int[] {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)}) {
                three &= Integer.bitCount(position.places(house, digit)) == 3;
            }
            extra = three ? digit : extra;
        }
        return extra;
    }

    /// Tells whether without the extra candidate every digit has two places wherever it is missing.
    private static boolean isGrave(Position position, int cell, int extra) {
        for (int house = 0; house < 27; house++) {
            boolean mine = house == Geometry.row(cell) || house == Geometry.column(cell) || house == Geometry.box(cell);
            for (int digit = 0; digit < 9; digit++) {
                int places = Integer.bitCount(position.places(house, digit)) - (mine && digit == extra ? 1 : 0);
                if (places != 0 && places != 2) {
                    return false;
                }
            }
        }
        return true;
    }
}
