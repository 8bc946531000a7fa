package nonet.logic.finder.basic;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Basics.Single;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Singles. Full house: the last blank cell of a house. Naked single: a cell with one candidate. Hidden single: a digit
/// with one place in a house. The digit is placed.
///
/// Example: 7 has no place in box 2 but r3c5, so `r3c5=7` is a hidden single.
///
/// A single in several houses is reported for the first, boxes before lines. See "Singles" in the HoDoKu reference.
public final class SinglesFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return wanted.contains(Technique.FULL_HOUSE) && fullHouses(position, sink)
                || wanted.contains(Technique.NAKED_SINGLE) && nakedSingles(position, sink)
                || wanted.contains(Technique.HIDDEN_SINGLE) && hiddenSingles(position, sink);
    }

    private static boolean fullHouses(Position position, Sink sink) {
        for (int turn = 0; turn < 27; turn++) {
            int house = (turn + 18) % 27;
            if (position.blanksIn(house) == 1) {
                int cell = blank(position, house);
                int mask = position.mask(cell);
                if (Integer.bitCount(mask) == 1
                        && isFirst(position, cell, house)
                        && sink.take(single(Technique.FULL_HOUSE, cell, Integer.numberOfTrailingZeros(mask), house))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int blank(Position position, int house) {
        int place = 0;
        while (position.value(Geometry.cell(house, place)) != 0) {
            place++;
        }
        return Geometry.cell(house, place);
    }

    private static boolean isFirst(Position position, int cell, int house) {
        return house >= 18
                || position.blanksIn(Geometry.box(cell)) != 1
                        && (house < 9 || position.blanksIn(Geometry.row(cell)) != 1);
    }

    private static boolean nakedSingles(Position position, Sink sink) {
        for (int cell = 0; cell < 81; cell++) {
            int mask = position.mask(cell);
            if (mask != 0 && (mask & mask - 1) == 0) {
                int digit = Integer.numberOfTrailingZeros(mask);
                if (sink.take(single(Technique.NAKED_SINGLE, cell, digit, -1))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hiddenSingles(Position position, Sink sink) {
        for (int turn = 0; turn < 27; turn++) {
            int house = (turn + 18) % 27;
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(house, digit);
                if (places != 0 && (places & places - 1) == 0) {
                    int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(places));
                    if (isFirst(position, cell, house, digit)
                            && sink.take(single(Technique.HIDDEN_SINGLE, cell, digit, house))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isFirst(Position position, int cell, int house, int digit) {
        return house >= 18
                || Integer.bitCount(position.places(Geometry.box(cell), digit)) != 1
                        && (house < 9 || Integer.bitCount(position.places(Geometry.row(cell), digit)) != 1);
    }

    private static Single single(Technique technique, int cell, int digit, int house) {
        @Nullable House where = house < 0 ? null : House.at(house);
        return new Single(technique, Candidate.of(cell, digit), where);
    }
}
